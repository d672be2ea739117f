import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { orderSelection } from './search.ts';
import { changedSince } from './selected.ts';

/** More orders are exported by a task, whose file waits for a day. */
export const exportedAtOnce = 5000;
/** What one sheet can hold with several lines an order. */
export const exportedMost = 200_000;

/** Columns that say something of an order; each of its lines repeats them. */
export const orderColumns = [
  'thirdOrderNumber',
  'shopName',
  'shopType',
  'sysStatus',
  'errorMsg',
  'labelType',
  'orderTime',
  'deliveryTimeLimit',
  'deliveryTime',
  'gmtCreate',
  'carrierName',
  'trackingNumber',
  'totalNum',
  'recipientsName',
  'recipientsPhone',
  'recipientsCountry',
  'recipientsProvinces',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
  'recipientsAddress2',
  'remark',
] as const;
/** Columns that say something of a line. Without any of them the sheet has one row for each order. */
export const lineColumns = [
  'lineNo',
  'msku',
  'productCode',
  'productCategoryName',
  'num',
  'printNum',
  'printingName',
  'printingName2',
  'parcelLong',
  'parcelWide',
  'parcelHigh',
  'parcelWeight',
  'productCombinedImage',
] as const;
export const exportColumns = [...orderColumns, ...lineColumns] as const;
export type ExportColumn = (typeof exportColumns)[number];

const ask = z.object({
  selection: orderSelection,
  /** In the order of the sheet. With `productCombinedImage` the effect previews stand in the cells. */
  columns: z
    .array(z.enum(exportColumns), { error: 'orders.export.chooseColumns' })
    .min(1, { error: 'orders.export.chooseColumns' })
    .max(exportColumns.length)
    .transform((columns) => [...new Set(columns)]),
});
export type ExportAsk = z.output<typeof ask>;

export const orderExports = {
  orderExport: endpoint({
    method: 'POST',
    path: '/sysOrder/orderExport',
    summary: 'A sheet of the chosen orders, in the order of the list. 409 where they are more than 5,000',
    permission: ['orderExport'],
    reads: true,
    mayBeOld: true,
    input: ask,
    output: z.null(),
    download: true,
    contents: true,
    failures: {
      ...changedSince,
      'orders.export.none': failure(409),
      'orders.export.large': failure(409, z.object({ count: z.int() })),
    },
  }),
  exportTask: endpoint({
    method: 'POST',
    path: '/sysOrder/orderExport/task',
    summary: 'The same as a task, for up to 200,000 orders: the file can be fetched from the list of tasks for a day',
    permission: ['orderExport'],
    input: ask,
    output: z.object({ taskId: z.string(), count: z.int() }),
    failures: { ...changedSince, 'orders.export.none': failure(409) },
  }),
};
