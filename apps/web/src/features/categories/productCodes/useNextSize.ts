import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { useRead } from '../../../client/useRead.ts';

/** After a new product code: the same category with the next size of the size chart; undefined after the last one. */
export function useNextSize() {
  const sizes = useRead(codes.findByType, { type: codeType.size }).data ?? [];
  return ({ productCodeCategoryId, sizeCode }: ProductCode) => {
    const next = sizes[sizes.findIndex(({ code }) => code === sizeCode) + 1];
    return next && { productCodeCategoryId, sizeCode: next.code };
  };
}
