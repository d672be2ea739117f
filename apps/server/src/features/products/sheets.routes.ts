import { messages } from '@pressroom/contract/messages';
import { importCode as codes, productSheets } from '@pressroom/contract/products/sheets';
import { readFile } from 'node:fs/promises';
import { failInput } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import { correctedSheet } from '../../platform/spreadsheet/corrected.ts';
import { writeRows } from '../../platform/spreadsheet/write.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import type { FollowCombinations } from './combination/follow.ts';
import { searchOf } from './list/search.ts';
import { exportedRows, findExported } from './sheets/export.ts';
import { importSheet, isLarge, queueImport } from './sheets/importProducts.ts';
import { judgeLines, planSheet } from './sheets/plan.ts';
import { readProductSheet } from './sheets/read.ts';
import { productTemplate, sheetColumns } from './sheets/template.ts';

const kindOf = (code: number) => (code === codes.single ? 'single' : 'combination');

export const productSheetsRoutes = (combinations: FollowCombinations): FeatureRoutes =>
  routes(productSheets, {
    async check({ db, files, input }) {
      const sheet = await readProductSheet(await bytesOf(files), input.importCode);
      const { created, changed, unchanged, pictures } = await planSheet(db, sheet);
      return { rows: sheet.lines.length, created: created.length, changed: changed.length, unchanged, pictures };
    },
    async import({ db, files, input: { importCode }, write }) {
      const bytes = await bytesOf(files);
      const { fileName } = files[0]!;
      const sheet = await readProductSheet(bytes, importCode);
      if (!isLarge(sheet)) return write((act) => importSheet(act, { sheet, fileName }, combinations));
      const { created, changed, unchanged, pictures } = await planSheet(db, sheet);
      const rows = sheet.lines.length;
      const taskId = await write((act) => queueImport(act, { importCode, fileName, bytes, rows }));
      return { rows, created: created.length, changed: changed.length, unchanged, pictures, taskId };
    },
    async corrected({ db, files, input, t }) {
      const bytes = await bytesOf(files);
      const sheet = await readProductSheet(bytes, input.importCode);
      await judgeLines(db, sheet);
      return {
        body: await correctedSheet(bytes, sheet.findings.rows(), {
          name: '产品 Products',
          header: messages['products.sheet.problems'].join(' '),
          t,
        }),
        fileName: files[0]!.fileName,
        mime: xlsxType,
      };
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

async function bytesOf(files: readonly UploadedFile[]): Promise<Buffer> {
  const [file] = files;
  if (!file || !/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
  return readFile(file.path);
}
