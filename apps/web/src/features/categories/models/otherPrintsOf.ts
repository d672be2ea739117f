import type { TextKey } from '../../../i18n/i18n.ts';

/** What becomes of a product's prints on a model that has more or fewer positions than it has prints. */
export function otherPrintsOf(model: { printNum: number }, category: { numberOfPrints: number }): TextKey {
  return model.printNum < category.numberOfPrints ? 'categories.modelFewerPrints' : 'categories.modelMorePrints';
}
