import type { BulkSelection } from '@pressroom/contract/products/bulk';

/** The dialog that is open. */
export type Shown =
  | { dialog: 'add' }
  | { dialog: 'spu'; id: string }
  | { dialog: 'sku'; productId: string; id: string }
  | { dialog: 'takeOver'; ids: string[] }
  | { dialog: 'bulk'; selection: BulkSelection; count: number }
  | { dialog: 'history'; id: string };

export type Show = (shown: Shown) => void;
