import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import type { QuestionName } from '../bare/listingQueries.ts';
import { listedDataset } from '../database/datasets.ts';
import { type List, listsFigure } from '../lists.ts';

const { page, specs } = publishProducts;
const published = { publishStatus: 3 };

export const listingLists = listsFigure({
  name: 'listing-lists',
  what: 'lists and searches of plans and listings at 300,000 listings, 20 clients, against a bare Node server with pg',
  bare: 'listings',
  dataset: listedDataset,
  lists: {
    publishPlans: [publishPlans.page.path, {}],
    publishPlansInStore: [publishPlans.page.path, { storeId: 3 }],
    publishedListings: [page.path, published],
    failedListings: [page.path, { publishStatus: 4 }],
    listingsInStore: [page.path, { ...published, storeId: 3 }],
    listingsByName: [page.path, { ...published, fuzzyType: 2, fuzzy: '白鹤' }],
    listingsBySpu: [page.path, { ...published, fuzzyType: 3, fuzzy: '00417' }],
    listingsBySku: [page.path, { ...published, fuzzyType: 4, fuzzy: 'DS0123' }],
    listingsByBatch: [page.path, { ...published, fuzzyType: 1, fuzzy: '0417' }],
    differingListings: [page.path, { ...published, differs: 'any' }],
    listingSpecs: [specs.path, { id: 123_456 }],
  } satisfies Record<QuestionName, List>,
  gist: ({ rows, total }) => JSON.stringify([total, rows.map(({ id }) => id)]),
});
