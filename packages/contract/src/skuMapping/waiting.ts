import { z } from 'zod';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { listingFacts } from './contradiction.ts';

/** A product code with its prints that may be what a SKU id stands for. Either half may be missing. */
export const mappingSuggestion = z.object({
  productCode: z.string().nullable(),
  specName: z.string().nullable(),
  prints: z.array(z.object({ id: id('LibraryFile'), name: z.string(), url: z.string() })),
  /** True: product code and prints are complete, so the suggestion can be saved unchanged. */
  complete: z.boolean(),
  /** Why this is suggested, in the caller's language. */
  reasons: z.array(words),
});
export type MappingSuggestion = z.output<typeof mappingSuggestion>;

/** The product that a listing spells out and that we do not have. */
export const missingProduct = z.object({
  /** Style and colour, as product codes begin. */
  categoryCode: z.string(),
  sizeCode: z.string().nullable(),
  /** The category that has no product code of that size; null where the category is missing, too. */
  category: z.object({ id: id('ProductCategory'), name: z.string() }).nullable(),
});
export type MissingProduct = z.output<typeof missingProduct>;

/** A SKU id of a store that order lines wait for. */
export const waitingSku = z.object({
  shopId: id('Store'),
  shopName: z.string(),
  skuId: z.string(),
  orders: z.int(),
  units: z.int(),
  /** The earliest of its orders' deadlines. */
  deadline: momentOut.nullable(),
  listing: listingFacts.nullable(),
});
export type WaitingSku = z.output<typeof waitingSku>;

export const waitingQuery = z.object({
  shopId: filter(id('Store')),
  skuId: filterText(64),
  /** `next` of the page before. */
  after: filterText(400),
  pageSize: whole({ min: 1, max: 100 }).default(20),
});

/** `total` counts every SKU id that waits and matches; `next` is absent on the last page. */
export const waitingPage = z.object({
  rows: z.array(waitingSku),
  total: z.int(),
  orders: z.int(),
  next: z.string().optional(),
});

const pair = z.object({ shopId: id('Store'), skuId: text({ max: 64, required: 'skuMapping.skuIdRequired' }) });

/** The SKU ids to suggest for; the answer has the same order. */
export const suggestionQuery = z.object({ pairs: z.array(pair).min(1).max(100) });
export const suggestionsOfPairs = z.array(
  pair.extend({ suggestions: z.array(mappingSuggestion), missing: missingProduct.nullable() }),
);
export type SuggestionsOfPair = z.output<typeof suggestionsOfPairs>[number];
