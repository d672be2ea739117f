import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codes } from '@pressroom/contract/codes/codes';
import type { QuestionName } from '../bare/catalogueQueries.ts';
import { productDataset } from '../database/datasets.ts';
import { type List, listsFigure } from '../lists.ts';

export const catalogueLists = listsFigure({
  name: 'catalogue-lists',
  what: 'lists and searches of codes, products and stock at 20,000 product codes, 20 clients, against a bare Node server with pg',
  bare: 'catalogue',
  dataset: productDataset,
  lists: {
    codes: [codes.page.path, { type: 1 }],
    codeSearch: [codes.page.path, { type: 1, name: 'del 12' }],
    categories: [categories.page.path, {}],
    categoriesWithCodes: [categories.page.path, { withProductCodes: 'true' }, 0.7],
    categorySearch: [categories.page.path, { code: '0012-c0' }],
    productCodes: [categories.productCodePage.path, {}],
    productCodeSearch: [categories.productCodePage.path, { code: 'c07-s1' }],
    movements: [stock.movements.path, { id: 1 }],
  } satisfies Record<QuestionName, List>,
  gist: ({ rows, total }) => JSON.stringify([total, rows.map(({ id }) => id)]),
});
