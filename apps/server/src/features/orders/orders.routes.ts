import { readFile } from 'node:fs/promises';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewPermission } from '@pressroom/contract/orders/status';
import { requireKey } from '../../platform/access/actor.ts';
import { underIds } from '../../platform/audit.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { fileUrl } from '../../platform/storage/blobs.ts';
import { importOrders, readOrderSheet } from './entry/importOrders.ts';
import { importTemplate } from './entry/template.ts';
import { changesTo, historyOf } from './record/audit.ts';
import { checkAct } from './state/check.ts';
import { findContradictedLines } from './mapping/contradictions.ts';
import { decideHold, keepLabel } from './review/decide.ts';
import { deliverOrders } from './shipping/deliver.ts';
import { offerDrawings, zipLabels } from './handout/downloads.ts';
import { drawKept, giveToOrder } from './labels/keptPages.ts';
import { readLabels } from './labels/files.ts';
import { findLabelOrders } from './labels/offers.ts';
import { attachLabels, attachToOrder } from './labels/attach.ts';
import { findLog } from './record/log.ts';
import { updateParcel } from './labels/parcel.ts';
import { presentOrder } from './list/present.ts';
import { countByStatus, findOrders } from './list/queries.ts';
import { getOrder } from './record/listed.ts';
import { findRecords } from './record/record.ts';
import { findRefusals, settleRefusals } from './labels/refusals.ts';
import { reviewOrders } from './review/review.ts';
import { saveOrder } from './entry/save.ts';
import { cancelDelivery } from './shipping/schedule.ts';
import { findApprovalShortages, findShortages } from './review/shortages.ts';

export const ordersRoutes = routes(orders, {
  async queryList({ db, app, actor, input, t }) {
    const { rows, total } = await findOrders(db, input, app.settings.displayZone);
    return { rows: rows.map(presentOrder(actor, t)), total };
  },

  queryListTotal: ({ db, app, input }) => countByStatus(db, input, app.settings.displayZone),

  queryDetail: async ({ db, actor, input, t }) => presentOrder(actor, t)(await getOrder(db, input.id)),

  async save({ tx, actor, input, t, audit }) {
    requireKey(actor, input.id ? 'orderUpdate' : 'orderAdd');
    const { id, before } = await saveOrder(tx, actor, input, t);
    const after = await getOrder(tx, id);
    audit({ object: 'orders', ids: [id], before: before && historyOf(before), after: historyOf(after) });
    return presentOrder(actor, t)(after);
  },

  async updateParcel({ app, actor, input: form, files, t, log, write }) {
    if (files.length > 0) requireKey(actor, 'orderUploadLabel');
    const pages = files.length > 0 ? await readLabels(files, log) : [];
    return write(async (writing) => {
      await updateParcel(writing, app, actor, { form, pages }, t);
      return presentOrder(actor, t)(await getOrder(writing.tx, form.id));
    });
  },

  actCheck: ({ db, input, t }) => checkAct(db, input, t),

  async orderReview({ tx, app, actor, input, t, audit }) {
    requireKey(actor, reviewPermission[input.sysStatus]);
    return reviewOrders({ tx, audit }, app, actor, input, t);
  },

  async decideHold({ tx, app, actor, input, t, audit }) {
    const before = await decideHold(tx, app, actor, input, t);
    const after = await getOrder(tx, input.id);
    const { decisions, reason } = input;
    audit({
      object: 'orders',
      ids: [input.id],
      before: historyOf(before),
      after: { ...historyOf(after), decisions, ...(reason && { reason }) },
    });
    return presentOrder(actor, t)(after);
  },

  async keepLabel({ tx, actor, input, t, audit }) {
    const before = await keepLabel(tx, actor, input, t);
    audit(await changesTo(tx, [before]));
    return presentOrder(actor, t)(await getOrder(tx, input.id));
  },

  contradictions: async ({ db, input }) => findContradictedLines(db, await findRecords(db, input.ids)),

  shortages: ({ db, input }) => findShortages(db, input.ids),

  approvalShortages: ({ db, input }) => findApprovalShortages(db, input.ids),

  async batchDelivery({ tx, app, actor, input, t, audit }) {
    requireKey(actor, input.delivery ? 'deliverySend' : 'orderSend');
    return deliverOrders({ tx, audit }, app, actor, input, t);
  },

  cancelDelivery: ({ tx, actor, input, t, audit }) => cancelDelivery({ tx, audit }, actor, input.ids, t),

  async orderImport({ app, actor, files, t, write }) {
    const [file] = files;
    if (!file || !/\.xlsx$/i.test(file.fileName)) fail(400, 'sheet.notXlsx', { data: [] });
    const sheet = await readOrderSheet(await readFile(file.path), app.settings.displayZone, t);
    return write(async ({ tx, audit }) => {
      const { made, ...result } = await importOrders(tx, actor, sheet, t);
      const ids = made.map(({ id }) => id);
      const told = underIds(made, ({ thirdOrderNumber, sysStatus }) => ({ thirdOrderNumber, sysStatus }));
      audit({ object: 'orders', ids, after: { file: file.fileName, ...told } });
      return { orders: ids.length, ...result };
    });
  },

  importTemplate: async ({ t }) => ({ body: await importTemplate(t), fileName: 'order-import.xlsx', mime: xlsxType }),

  async downloadZip({ tx, actor, input, t, audit }) {
    const { address, ids, drawings, leftOut } = await offerDrawings(tx, actor, input.ids, t);
    audit({ object: 'orders', ids, after: { drawings, ...(leftOut > 0 && { refused: leftOut }) } });
    return address;
  },

  downloadPdfZip: async ({ db, app, input, t }) => ({
    ...(await zipLabels(app, db, input.ids, t)),
    mime: 'application/zip',
  }),

  async uploadPdf({ app, actor, input, files, t, log, write }) {
    const pages = await readLabels(files.slice(0, 1), log);
    return write(async ({ tx, audit }) => {
      return fileUrl(await attachToOrder({ tx, audit }, app, actor, pages, input, t));
    });
  },

  async analysisLabel({ app, actor, input, files, t, log, write }) {
    const pages = await readLabels(files, log);
    return write(async ({ tx, audit }) => {
      return attachLabels({ tx, audit }, app, actor, pages, input.carrierName, t);
    });
  },

  refusedLabels: ({ db, input, t }) => findRefusals(db, input, t),

  async settleRefusedLabels({ tx, input, audit }) {
    audit({ object: 'refusedLabels', ids: await settleRefusals(tx, input.ids), after: { settled: true } });
    return null;
  },

  refusedLabelPage: ({ db, app, input }) => drawKept(db, app, input.id),

  labelOrders: ({ db, input }) => findLabelOrders(db, input.word),

  giveRefusedLabel: ({ tx, app, actor, input, t, audit }) => giveToOrder({ tx, audit }, app, actor, input, t),

  operationLog: ({ db, input, t }) => findLog(db, input, t),
});
