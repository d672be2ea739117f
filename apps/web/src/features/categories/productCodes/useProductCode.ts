import { categories } from '@pressroom/contract/categories/categories';
import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { useRead } from '../../../client/useRead.ts';

/** The product with exactly this code. The call searches for a part of codes, so that others may come with it. */
export function useProductCode(code: string | undefined): ListedProductCode | undefined {
  const found = useRead(categories.productCodePage, { code, pageSize: 1000 }, { enabled: Boolean(code) });
  return found.data?.rows.find((product) => product.code === code);
}
