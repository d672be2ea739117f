import { boxesFor, clampBox, hasRoom } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { BaseImage } from '../baseImage/baseImage.ts';

/** The boxes for this many prints on this picture: the ones that were there, moved inside where they stood out. */
export function fittedBoxes(
  count: number,
  given: readonly PrintBox[] | undefined,
  base: BaseImage | undefined,
): PrintBox[] | undefined {
  if (!base || !hasRoom(base)) return undefined;
  return boxesFor(count, given ?? [], base).map((box) => clampBox(box, base));
}
