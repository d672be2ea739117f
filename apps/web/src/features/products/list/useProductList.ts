import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { useSearchParams } from 'react-router';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { useFollowProductTasks } from './useFollowProductTasks.ts';
import type { Kind } from './shown.ts';

/** The products of one kind; the address says which, as it says the filters. */
export function useProductList() {
  const [params, setParams] = useSearchParams();
  const kind: Kind =
    params.get('productType') === String(productType.combination) ? productType.combination : productType.single;
  const list = useResourceList(products.list, { fixed: { productType: String(kind) } });
  useFollowProductTasks();

  /** The filters stay: they are the same for both. */
  function turnTo(next: Kind) {
    const turned = new URLSearchParams(params);
    turned.delete('pageNum');
    turned.set('productType', String(next));
    setParams(turned);
  }
  return { list, kind, turnTo };
}

export type ProductList = ReturnType<typeof useProductList>['list'];
