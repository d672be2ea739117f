import type { AttributeField } from '@pressroom/contract/attributes/field';
import type { Finding } from '@pressroom/contract/publishing/finding';
import type { DraftStore, ListingDraft } from './draft.ts';

/** Values that a marketplace offers; null: not asked yet, so nothing can be judged by it. */
type Offered = ReadonlySet<string> | null;

/** What is known of a marketplace when a draft is judged, without asking it. */
export interface Ground {
  /** Of the draft's category, as far as they are kept. */
  fields: readonly AttributeField[] | null;
  /** The marketplace's own definition of those attributes, as its client reads it. */
  attributes: object | null;
  /** SHEIN: fields that its fill-in standard requires. */
  requiredFields: Offered;
  /** SHEIN: switches of its fill-in standard that are on for pictures. */
  pictureRules: Offered;
  brands: Offered;
  /** In which the store names prices; empty: the marketplace does not say. */
  currencies: Offered;
  sites: Offered;
  warehouses: Offered;
  freightTemplates: Offered;
  /** How many charts have a name, by which the classification template knows them. */
  sizeCharts: ReadonlyMap<string, number> | null;
  /** How many a product needs: sets need one for each of their parts; 0: none. */
  sizeChartsNeeded: number | null;
  models: readonly { modelId: string; name: string }[] | null;
  modelsEnabled: boolean | null;
  /** Attributes of the category to which the seller may add values. */
  ownValueAttributes: Offered;
  /** SKUs that the store is known to have beside this listing, in lower case. */
  takenSkus: ReadonlySet<string>;
  /** Words that must not stand in a title or description, in lower case. */
  forbiddenWords: readonly string[];
}

/** One rule of a marketplace, with where it is from: what changes there is changed here as data. */
export interface Rule<Store extends DraftStore = DraftStore> {
  id: string;
  /** The day from which it is known to hold, ISO. */
  since: string;
  /** The document or the clients that say so. */
  source: string;
  /** As the references mark it: A documented and seen, B documented, C seen by clients, I inferred. */
  sureness: 'A' | 'B' | 'C' | 'I';
  judge(draft: ListingDraft, store: Store, ground: Ground): Omit<Finding, 'ruleId'>[];
}
