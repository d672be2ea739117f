import { stock } from '@pressroom/contract/categories/stock';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import { findKeptDifferences, findMovements } from './stock/queries.ts';
import { findShortCodes, purchaseList } from './stock/shortages.ts';

export const stockRoutes = routes(stock, {
  movements: ({ db, input }) => findMovements(db, input),
  differences: ({ db }) => findKeptDifferences(db),
  shortages: ({ db }) => findShortCodes(db),
  purchaseList: async ({ db, app, t }) => ({
    body: await purchaseList(db, app.settings.displayZone, t),
    fileName: datedName(['purchase-list'], 'xlsx', app.settings.displayZone),
    mime: xlsxType,
  }),
});
