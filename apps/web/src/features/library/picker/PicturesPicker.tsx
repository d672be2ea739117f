import type { LibraryFile } from '@pressroom/contract/library/library';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';

const PickerDialog = lazyPart(async () => (await import('./PickerDialog.tsx')).PickerDialog);

interface Props {
  open: boolean;
  /** How many may be chosen at once. */
  most: number;
  onPick: (pictures: LibraryFile[]) => void;
  onClose: () => void;
}

/** A dialog to choose several pictures of the library. */
export function PicturesPicker({ open, ...props }: Props) {
  return <Suspense>{open && <PickerDialog {...props} />}</Suspense>;
}
