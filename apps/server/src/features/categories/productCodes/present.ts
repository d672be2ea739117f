import type { CategoryCode, ListedProductCode, ProductCode } from '@pressroom/contract/categories/productCodes';
import { type Counted, presentCommon, presentCounters } from '../record/present.ts';
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

export const presentCategoryCode = (record: Omit<CategoryCode, 'virtualStock'> & Counted): CategoryCode => ({
  id: record.id,
  code: record.code,
  ...presentCounters(record),
  sizeCode: record.sizeCode,
  sizeName: record.sizeName,
  gmtCreate: record.gmtCreate,
  gmtModified: record.gmtModified,
});

/** Without the stock: for people who choose a product but may not see its stock. */
export function presentProductChoice(record: ProductCodeRecord): ListedProductCode {
  const uncounted = { realStock: null, virtualStock: null, shippedNum: null, signedNum: null };
  return { ...presentProductCode(record), ...uncounted };
}
