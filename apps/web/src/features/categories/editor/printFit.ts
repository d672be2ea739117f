import type { PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';

/** How a print looks in its position: as large as the box allows, in proportion, in the middle. */
export interface PrintFit {
  /** Times its own size: above 1 it shows more pixels than it has. */
  scale: number;
  /** The resolution that is left of its own once it has that size. */
  dpi: number;
  enlarged: boolean;
  /** How much of the box stays empty, from 0 to 1. */
  empty: number;
  /** The proportions differ so much that one sees it. */
  misfit: boolean;
}

/** A difference that nobody sees: rounding to whole pixels makes as much of small boxes. */
const unseen = 0.02;

export function fitPrint(print: PictureSize & { dpi: number }, box: Pick<PrintBox, 'width' | 'height'>): PrintFit {
  const [across, down] = [box.width / print.width, box.height / print.height];
  const scale = Math.min(across, down);
  const empty = 1 - scale / Math.max(across, down);
  return { scale, dpi: Math.round(print.dpi / scale), enlarged: scale > 1, empty, misfit: empty > unseen };
}
