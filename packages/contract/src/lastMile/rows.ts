import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { channelType, systemCode } from '../channels/channels.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id, idList, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { bulkOutcome } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { labelType } from '../orders/status.ts';
import { batchNumberText, rowKeys } from './batches.ts';
import { batchStatus, lastMileActs, lastMileStatus } from './status.ts';

/** An order of a batch on its way to a label. */
export const lastMileRow = z.object({
  id: id('LastMileOrder'),
  orderId: id('Order'),
  thirdOrderNumber: z.string(),
  shopName: z.string(),
  /** The provider and channel that were chosen; null before. */
  supplierName: z.string().nullable(),
  channelType: channelType.nullable(),
  channelName: z.string().nullable(),
  num: z.int(),
  /** The price of all parcels, as quoted, or as paid once it was bought. */
  cost: z.string().nullable(),
  currency: z.string().nullable(),
  parcels: z.int(),
  orderStatus: lastMileStatus,
  /** The provider may have taken the order or not: it is being asked. */
  outcomeUnknown: z.boolean(),
  /** Why it failed (2, 6 and 11), or what it waits for. */
  errMsg: words.nullable(),
  trackingNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  createUser: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
  /** What the asking user may do with the row now. */
  can: z.array(z.enum(lastMileActs)),
});
export type LastMileRow = z.output<typeof lastMileRow>;

/** A row by itself, with the batch that it is in. */
const orderRow = lastMileRow.extend({ batchNumber: z.string(), labelType });
export type OrderLabelRow = z.output<typeof orderRow>;

/** A page of a batch, and the batch itself. */
const rowsPage = pageOf(lastMileRow).extend({
  batch: z.object({ batchNumber: z.string(), labelType, dataStatus: batchStatus, errorNum: z.int() }),
  /** How many rows of the batch have each status. */
  totals: z.array(z.object({ orderStatus: lastMileStatus, totalNum: z.int() })),
});

const chosenRows = idList('LastMileOrder');

export const lastMileRows = {
  queryBulkPrintRecordDetails: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryBulkPrintRecordDetails',
    summary: 'The orders of a batch, in the order in which they came',
    permission: rowKeys,
    reads: true,
    unattended: true,
    input: pageQuery.extend({
      batchNumber: batchNumberText,
      thirdOrderNumber: filterText(64),
      orderStatus: filter(lastMileStatus),
    }),
    output: rowsPage,
    failures: { 'lastMile.noBatch': failure(404) },
  }),
  orderRow: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/queryOrderRow',
    summary: 'The row of an order in the newest batch that holds it; null where none does',
    permission: rowKeys,
    reads: true,
    input: z.object({ orderId: id('Order') }),
    output: orderRow.nullable(),
  }),
  costBulkOrder: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/costBulkOrder',
    summary:
      'Ask for prices for rows, named by ids or order numbers: of one channel, or, without it, of all enabled channels (of one system)',
    permission: rowKeys,
    input: z
      .object({
        batchNumber: batchNumberText,
        thirdOrderNumber: z
          .array(text({ max: 64 }))
          .max(10_000)
          .default([]),
        ids: ids('LastMileOrder').optional(),
        channelInfoId: filter(id('Channel')),
        systemCode: filter(systemCode),
      })
      .refine(({ thirdOrderNumber, ids: rowIds }) => thirdOrderNumber.length > 0 || rowIds !== undefined, {
        path: ['thirdOrderNumber'],
        error: 'validation.chooseSome',
      }),
    output: bulkOutcome,
    failures: { 'lastMile.noBatch': failure(404), 'lastMile.noChannel': failure(409) },
  }),
  bulkOrder: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/bulkOrder',
    summary: 'Buy the labels of rows whose price is known. Each row is one job; the task follows them',
    permission: rowKeys,
    input: chosenRows,
    output: bulkOutcome,
  }),
  bulkOrderPush: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/bulkOrderPush',
    summary: 'Have the marketplaces ship rows of label type 1, and fetch their labels',
    permission: rowKeys,
    input: chosenRows,
    output: bulkOutcome,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/retry',
    summary: 'Do again what failed: calculate (2), buy at the chosen channel (6), push (11)',
    permission: rowKeys,
    input: chosenRows,
    output: bulkOutcome,
  }),
  getLabel: endpoint({
    method: 'GET',
    path: '/bulkPrintRecord/getLabel/{id}',
    summary: 'Fetch the label of an ordered row, or find out whether a failed one was ordered after all',
    permission: rowKeys,
    input: z.object({ id: id('LastMileOrder') }),
    output: bulkOutcome,
  }),
  cancelLabel: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/cancelLabel',
    summary: 'Ask providers to take labels back. Only what they confirm is cancelled',
    permission: rowKeys,
    input: chosenRows,
    output: bulkOutcome,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/bulkPrintRecord/delete',
    summary: 'Take rows out of their batch; not those for which money is being spent or was spent',
    permission: rowKeys,
    input: chosenRows,
    output: bulkOutcome,
  }),
};
