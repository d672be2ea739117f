import { z } from 'zod';
import { notFound } from '../commonFailures.ts';
import { endpoint, failure } from '../endpoint.ts';
import { badSheet, importResult, importSize } from './entry.ts';
import { id } from '../fields/ids.ts';
import { badRow } from '../fields/outcomes.ts';
import { pageOf } from '../fields/pages.ts';

/** Orders that are imported at once; more are a task in the background. */
export const importOrdersAtOnce = 200;
export const importLinesMost = 10_000;
/** So many of each kind are named in the answer of a check; the others are counted. */
export const importListed = 200;

const named = z.object({
  /** Of the order's first line. */
  lineNum: z.int(),
  thirdOrderNumber: z.string(),
  shopName: z.string(),
});

export const importCheck = importResult.extend({
  id: id('OrderImport'),
  fileName: z.string(),
  /** The orders that would be created if nothing were refused. */
  created: pageOf(named.extend({ lines: z.int(), units: z.int(), waits: z.boolean(), lacksPrint: z.boolean() })),
  /** The orders whose numbers their stores have already. */
  existing: pageOf(named),
  /** The lines that are refused for any other reason. */
  refused: pageOf(badRow),
  /** The SKU ids without a mapping. */
  unmapped: pageOf(
    z.object({ shopId: id('Store'), shopName: z.string(), skuId: z.string(), lines: z.int(), orders: z.int() }),
  ),
  /** The lines with fewer print images than their products have positions. */
  printless: pageOf(named.extend({ productCode: z.string(), given: z.int(), needed: z.int() })),
});
export type ImportCheck = z.output<typeof importCheck>;

/** The import of a sheet in two steps: what it would do, and then that. */
export const orderImports = {
  checkImport: endpoint({
    method: 'POST',
    path: '/sysOrder/orderImport/check',
    summary:
      'What importing this .xlsx sheet of up to 10,000 lines would do, without doing it. The sheet is kept for a day, to be imported by its id',
    permission: ['orderListAdd'],
    input: z.object({}),
    output: importCheck,
    files: importSize,
  }),
  importChecked: endpoint({
    method: 'POST',
    path: '/sysOrder/orderImport/run',
    summary:
      'Create the orders of a sheet that the caller has checked: all of them, or none and every bad line (422); with skipRefused those without problems. More than 200 orders are a task. An import that has been done answers again what it made',
    permission: ['orderListAdd'],
    prepares: true,
    input: z.object({
      id: id('OrderImport'),
      skipRefused: z
        .boolean()
        .default(false)
        .meta({ description: 'leave out orders with problems and those that exist' }),
    }),
    output: z.object({ result: importResult.nullable(), taskId: z.string().nullable() }),
    failures: { ...notFound, ...badSheet, 'orderImport.underWay': failure(409) },
  }),
  importOutcome: endpoint({
    method: 'GET',
    path: '/sysOrder/orderImport/outcome',
    summary: 'What an import of the caller has made; null while it is under way, and where it made nothing',
    permission: ['orderListAdd'],
    reads: true,
    input: z.object({ id: id('OrderImport') }),
    output: importResult.nullable(),
    failures: { ...notFound },
  }),
  correctedImport: endpoint({
    method: 'GET',
    path: '/sysOrder/orderImport/corrected',
    summary: 'The checked sheet with a column that says what is wrong with each line',
    permission: ['orderListAdd'],
    reads: true,
    input: z.object({ id: id('OrderImport') }),
    output: z.null(),
    download: true,
    failures: { ...notFound },
  }),
};
