import type { PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';

/** What of its position a print leaves empty: it is shown as large as the box allows, in proportion, in the middle. */
export interface PrintFit {
  /** From 0 to 1. */
  empty: number;
  /** The proportions differ so much that one sees it. */
  misfit: boolean;
}

/** A difference that nobody sees: rounding to whole pixels makes as much of small boxes. */
const unseen = 0.02;

export function fitPrint(print: PictureSize, box: Pick<PrintBox, 'width' | 'height'>): PrintFit {
  const [across, down] = [box.width / print.width, box.height / print.height];
  const empty = 1 - Math.min(across, down) / Math.max(across, down);
  return { empty, misfit: empty > unseen };
}
