import type { MissingPart } from '@pressroom/contract/products/missingParts';
import { productType } from '@pressroom/contract/products/product';
import { importCode } from '@pressroom/contract/products/sheets';
import type { PicturesOf } from '../parts/MakePicturesDialog.tsx';

/** The kinds that this page shows. */
export type Kind = typeof productType.single | typeof productType.combination;

export const kinds: readonly Kind[] = [productType.single, productType.combination];

/** The sheet that holds products of this kind. */
export const importCodeOf = (kind: Kind) => (kind === productType.single ? importCode.single : importCode.combination);

/** The dialog that is open. */
export type Shown =
  | {
      dialog: Kind;
      /** Absent: a new one. */
      id?: string;
      /** The product that a new one begins as. */
      copyOf?: string;
      /** What the dialog opens at. */
      at?: MissingPart;
    }
  | { dialog: 'pictures'; of: PicturesOf; count: number }
  | { dialog: 'takeOver'; ids: string[] }
  | { dialog: 'history'; id: string }
  | { dialog: 'import' }
  | { dialog: 'bulk' };

export type Show = (shown: Shown) => void;
