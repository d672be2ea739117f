import type { BulkSelection } from '@pressroom/contract/products/bulk';
import type { PicturesOf } from '../../products/products.public.tsx';

/** The dialog that is open. */
export type Shown =
  | { dialog: 'add' }
  | { dialog: 'spu'; id: string }
  | { dialog: 'sku'; productId: string; id: string }
  | { dialog: 'takeOver'; ids: string[] }
  | { dialog: 'pictures'; of: PicturesOf; count: number }
  | { dialog: 'bulk'; selection: BulkSelection; count: number }
  | { dialog: 'history'; id: string };

export type Show = (shown: Shown) => void;
