import type { categories, Category } from '@pressroom/contract/categories/categories';
import type { CallInput } from '@pressroom/contract/endpoint';

/** What an editor of the category starts with, and sends back with what was changed. */
export function formOf(category: Category): CallInput<typeof categories.update> {
  const { id, gmtModified, name, styleCode, colorCode, bottomImageId, numberOfPrints, printLocations, blend } =
    category;
  const { boxLength, boxWidth, boxHigh, boxWeight } = category;
  const box = { boxLength, boxWidth, boxHigh, boxWeight };
  return { id, gmtModified, name, styleCode, colorCode, bottomImageId, numberOfPrints, printLocations, blend, ...box };
}

/** What a copy of the category starts with: its name and color are to be given. */
export function copyForm(category: Category): Partial<CallInput<typeof categories.create>> {
  const { id: _id, gmtModified: _at, name: _name, colorCode: _color, ...same } = formOf(category);
  return same;
}
