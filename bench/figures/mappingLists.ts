import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { QuestionName } from '../bare/mappingQueries.ts';
import { mappingDataset } from '../database/datasets.ts';
import { type List, listsFigure } from '../lists.ts';

export const mappingLists = listsFigure({
  name: 'mapping-lists',
  what: 'lists and searches of SKU mappings and of what waits for one, at 200,000 mappings, 20 clients, against a bare Node server with pg',
  bare: 'mapping',
  dataset: mappingDataset,
  lists: {
    mappedProducts: [skuMapping.productPage.path, {}],
    mappedOfStore: [skuMapping.productPage.path, { shopId: 3 }],
    mappedBySku: [skuMapping.productPage.path, { skuId: '30079' }],
    mappedByPrint: [skuMapping.productPage.path, { printingName: 'D4711' }],
    mappedByCode: [skuMapping.productPage.path, { productCode: 'c07-s1' }],
    mappings: [skuMapping.page.path, { productCode: 'TS0001-C01-S02' }],
    waiting: [skuMapping.waitingPage.path, {}],
  } satisfies Record<QuestionName, List>,
  // what the rows hold is proven by the tests
  gist: ({ rows, total }) => `${rows.length} of ${total}`,
});
