import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { id, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { badRow, refusal } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { orderSelection } from '../orders/search.ts';
import { changedSince } from '../orders/selected.ts';
import { labelType } from '../orders/status.ts';
import { batchStatus } from './status.ts';

/** The page of batches. */
export const batchKeys = ['/order/course'] as const;
/** The page of one batch. */
export const rowKeys = ['/order/courseDetails'] as const;

/** Lines of an import, and orders that one batch holds at most. */
export const batchRowsMost = 10_000;

export const batchNumberText = text({ max: 40 });
const labelTypeOfBatch = z
  .union([z.number(), z.string()], { error: 'lastMile.labelTypeRequired' })
  .pipe(labelType)
  .meta({ override: { type: 'integer', enum: labelType.values } });

/** A batch of orders that get their labels together. */
export const bulkPrintRecord = z.object({
  id: id('BulkPrintRecord'),
  batchNumber: z.string(),
  total: z.int(),
  labelType,
  dataStatus: batchStatus,
  /** Lines of its sheet that are no orders of the batch. */
  errorNum: z.int(),
  createUser: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type BulkPrintRecord = z.output<typeof bulkPrintRecord>;

/** A batch that was made, and the orders that it does not hold, with why. */
const madeBatch = z.object({ batchNumber: z.string().nullable(), total: z.int(), refused: z.array(refusal) });

export const lastMileBatches = {
  queryBulkPrintRecordList: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryBulkPrintRecordList',
    summary: 'Batches of last-mile orders, newest first',
    permission: batchKeys,
    reads: true,
    unattended: true,
    input: pageQuery,
    output: pageOf(bulkPrintRecord),
  }),
  addBulkPrintRecord: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/addBulkPrintRecord',
    summary:
      'Make a batch of orders, named by their ids or numbers, or of all that a search finds. Orders of the other label type refuse the whole call (409), but of a search they are left out; orders that need no label are named',
    permission: ['batchPush', 'bulkPrint', ...batchKeys],
    input: z
      .object({
        labelType: labelTypeOfBatch,
        thirdOrderNumber: z
          .array(text({ max: 64 }))
          .max(batchRowsMost)
          .default([]),
        ids: ids('Order').optional(),
        selection: orderSelection.optional(),
      })
      .refine(
        ({ thirdOrderNumber: numbers, ...chosen }) => numbers.length > 0 || Boolean(chosen.ids ?? chosen.selection),
        {
          path: ['thirdOrderNumber'],
          error: 'lastMile.chooseOrders',
        },
      ),
    output: madeBatch,
    failures: { ...changedSince, 'lastMile.otherLabelType': failure(409, z.array(refusal)) },
  }),
  importBulkPrintRecord: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/importBulkPrintRecord',
    summary: 'Make a batch of the orders in an .xlsx sheet; its lines are read in the background',
    permission: batchKeys,
    input: z.object({ labelType: labelTypeOfBatch }),
    output: z.object({ batchNumber: z.string() }),
    files: { maxBytes: 20 * 1024 * 1024, maxFiles: 1 },
  }),
  batchErrors: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryImportErrors',
    summary: 'The lines of a batch’s sheet that are no orders of the batch, with why',
    permission: [...batchKeys, ...rowKeys],
    reads: true,
    input: z.object({ batchNumber: batchNumberText }),
    output: z.array(badRow.extend({ thirdOrderNumber: z.string() })),
    failures: { 'lastMile.noBatch': failure(404) },
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/importTemplate',
    summary: 'The empty import sheet, with an example and a sheet that explains each column',
    permission: batchKeys,
    reads: true,
    input: z.object({}),
    output: z.null(),
    download: true,
  }),
};
