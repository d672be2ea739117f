import type { acts } from '@pressroom/contract/orders/acts';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { requireKey } from '../../../platform/access/actor.ts';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import { drawKept, giveToOrder } from './keptPages.ts';
import { readLabels } from './files.ts';
import { findLabelOrders } from './offers.ts';
import { attachLabels, attachToOrder } from './attach.ts';
import { updateParcel } from './parcel.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
import { findRefusals, settleRefusals } from './refusals.ts';

export const labelHandlers: Handlers<Omit<typeof labels, 'downloadPdfZip'> & Pick<typeof acts, 'updateParcel'>> = {
  async updateParcel({ app, actor, input: form, files, t, log, write }) {
    if (files.length > 0) requireKey(actor, 'orderUploadLabel');
    const pages = files.length > 0 ? await readLabels(files, log) : [];
    return write(async (writing) => {
      await updateParcel(writing, app, actor, { form, pages }, t);
      return presentOrder(actor, t)(await getOrder(writing.tx, form.id));
    });
  },

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
};
