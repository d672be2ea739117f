import type { ListedProductCode, ProductCode } from '@pressroom/contract/categories/productCodes';
import { presentCommon } from '../record/present.ts';
import { storedBoxes } from '../record/storedBoxes.ts';
import type { ProductCodeRecord } from './queries.ts';

export function presentProductCode(record: ProductCodeRecord): ProductCode {
  return {
    id: record.id,
    code: record.code,
    productCodeCategoryId: record.categoryId,
    productCategoryName: record.categoryName,
    ...presentCommon(record),
    sizeCode: record.sizeCode,
    sizeName: record.sizeName,
    printLocations: storedBoxes(record.printLocations),
  };
}

/** Without the stock: for people who choose a product but may not see its stock. */
export function presentProductChoice(record: ProductCodeRecord): ListedProductCode {
  const uncounted = { realStock: null, virtualStock: null, shippedNum: null, signedNum: null };
  return { ...presentProductCode(record), ...uncounted };
}
