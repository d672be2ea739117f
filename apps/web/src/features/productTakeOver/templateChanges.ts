import type { CallOutput } from '@pressroom/contract/endpoint';
import { type productTakeOver, type TakeOverField, takeOverFields } from '@pressroom/contract/products/takeOver';

export type TemplateChanges = CallOutput<typeof productTakeOver.changes>[number];

/** What is chosen to be taken over: everything but what is left out. */
export interface TakeOverChoice {
  omitted: ReadonlySet<TakeOverField>;
  onChoose: (field: TakeOverField, taken: boolean) => void;
}

/** The fields in which any of the products differs, in the order of the dialog. */
export function fieldsOf(products: readonly TemplateChanges[]): TakeOverField[] {
  const found = new Set(products.flatMap(({ changes }) => changes.map(({ field }) => field)));
  return takeOverFields.filter((field) => found.has(field));
}
