import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { useResourceList } from '../../../kit/useResourceList.ts';

const fixed = { productType: productType.variants };

export function useVariantList() {
  return useResourceList(products.list, { fixed });
}
export type VariantList = ReturnType<typeof useVariantList>;
