import type { Category } from '@pressroom/contract/categories/categories';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';

/** The dialog that is open, and what it is about; without a record it makes a new one. */
export type Shown =
  | { dialog: 'category'; category?: Category; copyOf?: Category }
  /** Several at once; `like` has the sizes to offer. */
  | { dialog: 'codes'; category?: Category; like?: Category }
  | { dialog: 'stocktake' }
  | { dialog: 'positions' | 'models'; category: Category }
  | { dialog: 'import' }
  | { dialog: 'movements'; product: ProductCode }
  | { dialog: 'productCode'; category?: Category; product?: ProductCode };

export type Show = (shown: Shown) => void;
