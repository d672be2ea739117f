import type { CatalogueValue } from '../../markets/catalogue.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { SheinAttribute } from '../catalogue/attribute.ts';
import type { SheinState } from '../state.ts';
import type { PublishBody, SheinProduct } from './product.ts';

/** One entry of `pre_valid_result`. */
export interface Finding {
  module: string;
  /** The attribute, or the field. */
  form: string;
  messages: string[];
}

/** Adds what is wrong with a field. */
export type Say = (form: string, message: string) => void;

/** What is to be judged, and by what. */
export interface Judged {
  state: SheinState;
  store: Store;
  body: PublishBody;
  category: Category;
  attributes: SheinAttribute[];
  /** Values that the seller has added, by attribute. */
  own: ReadonlyMap<string, CatalogueValue[]>;
  /** The product that is to be changed; undefined for a new one. */
  held: SheinProduct | undefined;
}

/** The findings of one module, one entry for each field. */
export function collect(module: string, judge: (say: Say) => void): Finding[] {
  const byForm = new Map<string, string[]>();
  judge((form, message) => {
    const messages = byForm.get(form) ?? [];
    // one sentence is said once, however many SKUs it is about
    if (!messages.includes(message)) byForm.set(form, [...messages, message]);
  });
  return [...byForm].map(([form, messages]) => ({ module, form, messages }));
}
