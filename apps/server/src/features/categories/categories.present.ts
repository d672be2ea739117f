import { type Category, category, type ProductCode, productCode } from '@pressroom/contract/categories/categories';
import { fileUrl } from '../../platform/storage/blobs.ts';
import type { CategoryRecord } from './categories.queries.ts';
import type { ProductCodeRecord } from './productCodes.queries.ts';

interface Kept {
  realStock: number;
  reserved: number;
  imageKey: string;
  imageWidth: number;
  imageHeight: number;
  numberOfPrints: number;
}

/** What categories and product codes say alike: the base image, and the stock that no approved order has taken. */
const common = ({ realStock, reserved, imageKey, imageWidth, imageHeight, numberOfPrints }: Kept) => ({
  virtualStock: realStock - reserved,
  printNum: numberOfPrints,
  bottomImageUrl: fileUrl(imageKey),
  bottomImageMetaData: { width: imageWidth, height: imageHeight },
});

export function presentCategory(record: CategoryRecord): Category {
  return category.parse({ ...record, ...common(record) });
}

export function presentProductCode(record: ProductCodeRecord): ProductCode {
  const { categoryId, categoryName } = record;
  return productCode.parse({
    ...record,
    ...common(record),
    productCodeCategoryId: categoryId,
    productCategoryName: categoryName,
  });
}
