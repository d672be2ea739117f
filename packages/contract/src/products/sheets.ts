import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { importMode, planChanged, sheetCheck } from '../fields/sheetImports.ts';
import { ids } from '../fields/ids.ts';
import { badRow } from '../fields/outcomes.ts';
import { productSearch, productsOnly } from './products.ts';

export const importCode = enumOf({ single: 4, combination: 5 });
/** Rows that are imported at once; more are a task in the background. */
export const importRowsAtOnce = 200;
export const importRowsMost = 10_000;

const importForm = z.object({ importCode });

/** What an import does. */
export const importOutcome = z.object({
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Lines that are left out. */
  refused: z.int(),
  /** Effect pictures that it makes afterwards. */
  pictures: z.int(),
  /** Present: the sheet is imported in the background. */
  taskId: z.string().optional(),
});

export const productSheets = {
  check: endpoint({
    method: 'POST',
    path: '/product/checkImport',
    summary: 'What importing this sheet would do, without doing it; every bad cell with its line and column',
    permission: productsOnly,
    reads: true,
    input: importForm,
    output: sheetCheck.extend({ rows: z.int(), pictures: importOutcome.shape.pictures }),
    files: { maxBytes: 50 * 1024 * 1024, maxFiles: 1 },
  }),
  import: endpoint({
    method: 'POST',
    path: '/product/importProduct',
    summary:
      'Add and change the products of an .xlsx sheet: all of them, or none and every bad line (422); with skipRefused the good ones. What the products say already changes nothing. More than 200 rows are a task',
    permission: productsOnly,
    input: importForm.extend(importMode.shape),
    output: importOutcome,
    files: { maxBytes: 50 * 1024 * 1024, maxFiles: 1 },
    failures: { ...planChanged, 'products.sheet.failed': failure(422, z.array(badRow)) },
  }),
  template: endpoint({
    method: 'GET',
    path: '/product/importTemplate',
    summary: 'The empty sheet, with an example and a sheet that explains each column',
    permission: productsOnly,
    reads: true,
    input: importForm,
    output: z.null(),
    download: true,
  }),
  corrected: endpoint({
    method: 'POST',
    path: '/product/correctedImport',
    summary: 'The same sheet with a column that says what is wrong with each line',
    permission: productsOnly,
    reads: true,
    input: importForm,
    output: z.null(),
    files: { maxBytes: 50 * 1024 * 1024, maxFiles: 1 },
    download: true,
  }),
  export: endpoint({
    method: 'POST',
    path: '/product/export',
    summary: 'Products as a sheet with the columns of the import: those that are chosen, or all that match',
    permission: productsOnly,
    reads: true,
    mayBeOld: true,
    input: z.object({ importCode, ids: filter(ids('Product')), search: productSearch.prefault({}) }),
    output: z.null(),
    download: true,
  }),
};
