import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import { readFile } from 'node:fs/promises';
import type { Db } from '../../platform/database/database.ts';
import { fail, failInput } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { findEnabledChannels } from '../channels/channels.public.ts';
import { addBatch } from './batches/addBatch.ts';
import { findBadLines, findBatches } from './batches/batches.queries.ts';
import { startImport } from './batches/importBatch.ts';
import { batchTemplate, readBatchSheet } from './batches/sheet.ts';
import { calculate, cancelLabels, fetchLabels, push } from './buy/acts.ts';
import { order } from './buy/order.ts';
import { retry } from './buy/retry.ts';
import { removeRows } from './buy/deleteRows.ts';
import { presentRow } from './rows/present.ts';
import { countByStatus, findNewestRow, findPage, findRowIds, getBatch } from './rows/rows.queries.ts';
import { parcelHandlers } from './parcels/handlers.ts';

export const lastMileRoutes = routes(lastMile, {
  queryBulkPrintRecordList: ({ db, input }) => findBatches(db, input),

  addBulkPrintRecord: (context) => addBatch(context, context.input),

  async importBulkPrintRecord({ files, input, write }) {
    const [file] = files;
    if (!file) failInput('lastMile.excelRequired');
    if (!/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
    const lines = await readBatchSheet(await readFile(file.path));
    return write(async (act) => ({ batchNumber: await startImport(act, lines, input.labelType) }));
  },

  async batchErrors({ db, input }) {
    const { id } = await getBatch(db, input.batchNumber);
    const lines = await findBadLines(db, id);
    return lines.map(({ line, number, ...msg }) => ({ lineNum: line, thirdOrderNumber: number, msg }));
  },

  importTemplate: async ({ t }) => ({
    body: await batchTemplate(t),
    fileName: 'last-mile-import.xlsx',
    mime: xlsxType,
  }),

  async queryBulkPrintRecordDetails({ db, actor, input }) {
    const { batchNumber, ...search } = input;
    const { id, ...batch } = await getBatch(db, batchNumber);
    const { rows, total } = await findPage(db, { batchId: id, ...search });
    return { rows: rows.map(presentRow(actor)), total, batch, totals: await countByStatus(db, id) };
  },

  async orderRow({ db, actor, input }) {
    const row = await findNewestRow(db, input.orderId);
    if (!row) return null;
    const { batchNumber, labelType } = row;
    return { ...presentRow(actor)(row), batchNumber, labelType };
  },

  async costBulkOrder(context) {
    const { tx, input } = context;
    const { id } = await getBatch(tx, input.batchNumber);
    const { channelInfoId, systemCode } = input;
    await requireChannel(tx, { channelInfoId, systemCode });
    const ids = input.ids ?? (await findRowIds(tx, id, input.thirdOrderNumber));
    return calculate(context, ids, { askedChannelId: channelInfoId ?? null, askedSystem: systemCode ?? null });
  },

  bulkOrder: (context) => order(context, context.input.ids),
  bulkOrderPush: (context) => push(context, context.input.ids),
  retry: (context) => retry(context, context.input.ids),
  getLabel: (context) => fetchLabels(context, [context.input.id]),
  cancelLabel: (context) => cancelLabels(context, context.input.ids),
  delete: (context) => removeRows(context, context.input.ids),

  ...parcelHandlers,
});

type Asked = Pick<ParsedInput<typeof lastMile.costBulkOrder>, 'channelInfoId' | 'systemCode'>;

/** 409 where nobody could be asked. */
async function requireChannel(db: Db, { channelInfoId, systemCode }: Asked): Promise<void> {
  const asked = channelInfoId ? { ids: [channelInfoId] } : systemCode ? { system: systemCode } : {};
  const channels = await findEnabledChannels(db, asked);
  if (channels.length === 0) fail(409, 'lastMile.noChannel');
}
