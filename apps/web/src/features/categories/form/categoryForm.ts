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
