import { boxesFor, clampBox, hasRoom } from '@pressroom/contract/categories/boxes';
import type { categories, Category, PrintBox } from '@pressroom/contract/categories/categories';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { BaseImage } from './baseImage.ts';

/** What an editor of the category starts with, and sends back with what was changed. */
export function formOf(category: Category): CallInput<typeof categories.update> {
  const { id, gmtModified, name, styleCode, colorCode, bottomImageId, numberOfPrints, printLocations } = category;
  const { boxLength, boxWidth, boxHigh, boxWeight } = category;
  const box = { boxLength, boxWidth, boxHigh, boxWeight };
  return { id, gmtModified, name, styleCode, colorCode, bottomImageId, numberOfPrints, printLocations, ...box };
}

/** The boxes for this many prints on this picture: the ones that were there, moved inside where they stood out. */
export function fittedBoxes(
  count: number,
  given: readonly PrintBox[] | undefined,
  base: BaseImage | undefined,
): PrintBox[] | undefined {
  if (!base || !hasRoom(base)) return undefined;
  return boxesFor(count, given ?? [], base).map((box) => clampBox(box, base));
}
