import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { PickedProduct } from './usePicked.ts';

export type { PickedProduct };

const PickerDialog = lazyPart(async () => (await import('./PickerDialog.tsx')).PickerDialog);

interface Props {
  open: boolean;
  /** Ids of what is chosen already: it is shown as such and cannot be chosen again. */
  chosen: readonly string[];
  /** Products are chosen, not SKUs: each is shown by its first one. */
  ofProducts?: true;
  /** Only what a combination may hold: no combinations. */
  components?: true;
  /** One SKU is wanted, not several. */
  single?: true;
  /** Only SKUs of products of this kind. */
  productType?: 1 | 2 | 3;
  onClose: () => void;
  onChoose: (products: PickedProduct[]) => void;
}

/** A dialog to choose SKUs, or products, from all that there are. */
export function ProductPicker({ open, ...props }: Props) {
  return <Suspense>{open && <PickerDialog {...props} />}</Suspense>;
}
