import { importCode as codes, productSheets } from '@pressroom/contract/products/sheets';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { handBack, presentCheck, sheetIn } from '../../platform/spreadsheet/sheetPlan.ts';
import { writeRows } from '../../platform/spreadsheet/write.ts';
import { keepBytes } from '../../platform/storage/blobs.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import type { FollowCombinations } from './combination/follow.ts';
import { searchOf } from './list/search.ts';
import { exportedRows, findExported } from './sheets/export.ts';
import { importSheet, isLarge, queueImport, settleProducts } from './sheets/importProducts.ts';
import { planSheet } from './sheets/plan.ts';
import { readProductSheet } from './sheets/read.ts';
import { productTemplate, sheetColumns } from './sheets/template.ts';

const kindOf = (code: number) => (code === codes.single ? 'single' : 'combination');

export const productSheetsRoutes = (combinations: FollowCombinations): FeatureRoutes =>
  routes(productSheets, {
    async check({ db, files, input }) {
      const { bytes } = await sheetIn(files);
      const sheet = await readProductSheet(bytes, input.importCode);
      const { plan, pictures } = await planSheet(db, sheet);
      return { ...presentCheck(plan), rows: sheet.lines.length, pictures };
    },
    async import({ app, db, files, input: { importCode, ...options }, write }) {
      const { fileName, bytes } = await sheetIn(files);
      const sheet = await readProductSheet(bytes, importCode);
      if (!isLarge(sheet)) return write((act) => importSheet(act, { sheet, fileName, ...options }, combinations));
      const planned = await planSheet(db, sheet);
      const refused = settleProducts(planned, options);
      const { created, changed, unchanged, pictures } = planned;
      const rows = sheet.lines.length;
      const { id: blobId } = await keepBytes(app, bytes, { mime: xlsxType });
      const taskId = await write((act) => queueImport(act, { importCode, fileName, blobId, rows, ...options }));
      return { rows, created: created.length, changed: changed.length, unchanged, refused, pictures, taskId };
    },
    async corrected({ db, files, input, t }) {
      const given = await sheetIn(files);
      const sheet = await readProductSheet(given.bytes, input.importCode);
      return handBack(given, (await planSheet(db, sheet)).plan.findings, t);
    },
    template: async ({ input, t }) => ({
      body: await productTemplate(input.importCode, t),
      fileName: `${kindOf(input.importCode)}-product-import.xlsx`,
      mime: xlsxType,
    }),
    async export({ db, app, actor, input: { importCode, ids, search } }) {
      const zone = app.settings.displayZone;
      const found = await findExported(db, { importCode, ids, search: searchOf(search, { actor, zone }) });
      const layout = { name: '产品 Products', columns: sheetColumns(importCode).map(({ column }) => column) };
      return {
        body: writeRows(layout, exportedRows(db, { importCode, ids: found })),
        fileName: datedName([`${kindOf(importCode)}-products`], 'xlsx', zone),
        mime: xlsxType,
      };
    },
  });
