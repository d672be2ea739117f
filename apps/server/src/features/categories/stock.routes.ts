import { stock } from '@pressroom/contract/categories/stock';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { handBack, presentCheck, sheetIn } from '../../platform/spreadsheet/sheetPlan.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import { countingSheet, readCountSheet } from './stock/countSheet.ts';
import { judgeStocktake, takeStock } from './stock/stocktake.ts';
import { findKeptDifferences, findMovements } from './stock/queries.ts';
import { findShortCodes, purchaseList } from './stock/shortages.ts';

export const stockRoutes = routes(stock, {
  movements: ({ db, input }) => findMovements(db, input),
  differences: ({ db }) => findKeptDifferences(db),
  shortages: ({ db }) => findShortCodes(db),
  countSheet: async ({ db, input, t }) => ({
    body: await countingSheet(db, input, t),
    fileName: 'stocktake.xlsx',
    mime: xlsxType,
  }),
  async checkStocktake({ db, files }) {
    const { bytes } = await sheetIn(files);
    return presentCheck((await judgeStocktake(db, await readCountSheet(bytes))).plan);
  },
  async stocktake({ files, input, write }) {
    const { fileName, bytes } = await sheetIn(files);
    const sheet = await readCountSheet(bytes);
    return write((act) => takeStock(act, sheet, { ...input, fileName }));
  },
  async correctedStocktake({ db, files, t }) {
    const given = await sheetIn(files);
    const { plan } = await judgeStocktake(db, await readCountSheet(given.bytes));
    return handBack(given, plan.findings, t);
  },
  purchaseList: async ({ db, app, t }) => ({
    body: await purchaseList(db, app.settings.displayZone, t),
    fileName: datedName(['purchase-list'], 'xlsx', app.settings.displayZone),
    mime: xlsxType,
  }),
});
