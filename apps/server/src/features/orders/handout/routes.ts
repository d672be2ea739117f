import type { drawings } from '@pressroom/contract/orders/drawings';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { exportedAtOnce, type orderExports } from '@pressroom/contract/orders/export';
import { fail } from '../../../platform/failure.ts';
import { xlsxType } from '../../../platform/http/fileAnswer.ts';
import { exportOrders, requireExported } from './exportFile.ts';
import { exportName, queueExport } from './exportJob.ts';
import { findChosenIds } from '../list/selection.ts';
import { findActOrders } from './actOrders.ts';
import { mergeOrderLabels, offerDrawings, zipLabels } from './downloads.ts';

type Calls = typeof drawings & typeof orderExports & Pick<typeof labels, 'downloadPdfZip' | 'downloadPdf'>;

export const handoutHandlers: Handlers<Calls> = {
  async orderExport({ db, app, input, t }) {
    const place = { app, db, zone: app.settings.displayZone, t };
    const count = await requireExported(place, input);
    if (count > exportedAtOnce) fail(409, 'orders.export.large', { params: { count }, data: { count } });
    const contents = { count, leftOut: 0 };
    const fileName = await exportName(place, input);
    return { body: await exportOrders(place, input), fileName, mime: xlsxType, contents };
  },

  exportTask: (context) => queueExport(context, context.input, context.language),

  async downloadZip(context) {
    const { tx, app, input, language } = context;
    const chosen =
      'actId' in input
        ? await findActOrders(context, input.actId)
        : await findChosenIds({ db: tx, zone: app.settings.displayZone }, input);
    const { address, ids, drawings, leftOut } = await offerDrawings(context, chosen, language);
    context.audit({ object: 'orders', ids, after: { drawings, ...(leftOut > 0 && { refused: leftOut }) } });
    return { data: address, contents: { count: ids.length, leftOut } };
  },

  downloadPdf: async ({ app, db, input, t }) => ({
    ...(await mergeOrderLabels(app, await findChosenIds({ db, zone: app.settings.displayZone }, input), t)),
    mime: 'application/pdf',
  }),

  downloadPdfZip: async ({ app, db, input, t }) => ({
    ...(await zipLabels(app, await findChosenIds({ db, zone: app.settings.displayZone }, input), t)),
    mime: 'application/zip',
  }),
};
