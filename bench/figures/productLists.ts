import { products } from '@pressroom/contract/products/products';
import type { QuestionName } from '../bare/productQueries.ts';
import { soldDataset } from '../database/datasets.ts';
import { type List, listsFigure } from '../lists.ts';

const { list, specs, page } = products;

export const productLists = listsFigure({
  name: 'product-lists',
  what: 'lists and searches of products at 100,000 products with 1,000,000 SKUs, 20 clients, against a bare Node server with pg',
  bare: 'products',
  dataset: soldDataset,
  lists: {
    singles: [list.path, { productType: 1 }],
    combinations: [list.path, { productType: 3 }],
    variants: [list.path, { productType: 2, withSpecs: 'false' }],
    variantsWithSpecs: [list.path, { productType: 2 }],
    specs: [specs.path, { productId: 99998 }],
    manySpecs: [specs.path, { productId: 99999 }],
    singlesByName: [list.path, { productType: 1, fuzzy: '白鹤' }],
    variantsByName: [list.path, { productType: 2, withSpecs: 'false', fuzzy: '白鹤' }],
    variantsBySku: [list.path, { productType: 2, withSpecs: 'false', fuzzyType: 1, fuzzy: 'DS0123' }],
    variantsBySpu: [list.path, { productType: 2, withSpecs: 'false', fuzzyType: 2, fuzzy: '00417' }],
    variantsByCode: [list.path, { productType: 2, withSpecs: 'false', productCode: 'TS0007-C03-S02' }],
    combinationsByCode: [list.path, { productType: 3, productCode: 'TS0007-C10-S01' }],
    productChoices: [page.path, { pageSize: 50, components: 'true', fuzzy: 'DS0123' }],
  } satisfies Record<QuestionName, List>,
  gist: ({ rows, total }) => JSON.stringify([total, rows.map(({ id }) => id)]),
});
