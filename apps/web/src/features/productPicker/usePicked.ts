import type { CallOutput } from '@pressroom/contract/endpoint';
import type { products } from '@pressroom/contract/products/products';
import { useState } from 'react';

export type PickedProduct = CallOutput<typeof products.page>['rows'][number];

/** What is picked, over all pages and searches, in the order of picking. */
export function usePicked(single: boolean) {
  const [rows, setRows] = useState<readonly PickedProduct[]>([]);
  const has = (id: string) => rows.some((row) => row.id === id);
  return {
    rows,
    has,
    toggle(row: PickedProduct) {
      if (has(row.id)) setRows(rows.filter(({ id }) => id !== row.id));
      else setRows(single ? [row] : [...rows, row]);
    },
    add: (more: readonly PickedProduct[]) => setRows([...rows, ...more.filter(({ id }) => !has(id))]),
    clear: () => setRows([]),
  };
}

export type Picked = ReturnType<typeof usePicked>;
