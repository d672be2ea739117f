import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Write files or streams for one reader, which no envelope puts into words. All others answer messages. */
const writers = [
  'categories/productCodes/sheet.ts',
  'categories/stock/countSheet.ts',
  'categories/stock/shortages.ts',
  'lastMile/batches/sheet.ts',
  'lastMile/costs/export.ts',
  'lastMile/invoices/export.ts',
  'orders/entry/template.ts',
  'orders/handout/batchName.ts',
  'orders/handout/downloads.ts',
  'orders/handout/exportJob.ts',
  'orders/handout/exportRows.ts',
  'printing/printing.routes.ts',
  'printing/testLabel.ts',
  'products/sheets/template.ts',
  'skuMapping/import/template.ts',
  'tasks/tasks.routes.ts',
];

const cwd = path.join(import.meta.dirname, 'features');
const makesWords = (text: string) => text.includes('/platform/i18n.ts');

it('makes words in a feature only for a file or a stream', () => {
  const sources = globSync('**/*.ts', { cwd }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const found = sources.filter((file) => makesWords(readFileSync(path.join(cwd, file), 'utf8')));
  expect(found.toSorted()).toEqual(writers);
});
