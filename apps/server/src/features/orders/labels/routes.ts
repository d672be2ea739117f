import type { acts } from '@pressroom/contract/orders/acts';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { requireKey } from '../../../platform/access/actor.ts';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import { drawKept, giveToOrder } from './keptPages.ts';
import { keepLabels } from './files.ts';
import { findLabelOrders } from './offers.ts';
import { attachLabels } from './attach.ts';
import { attachToOrder } from './attachOne.ts';
import { updateParcel } from './parcel.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
import { countRefusals, discardRefusals, findRefusals } from './refusals.ts';

export const labelHandlers: Handlers<
  Omit<typeof labels, 'downloadPdfZip' | 'downloadPdf'> & Pick<typeof acts, 'updateParcel'>
> = {
  async updateParcel({ app, actor, input: form, files, write }) {
    if (files.length > 0) requireKey(actor, 'orderUploadLabel');
    const pages = files.length > 0 ? await keepLabels(app, files) : [];
    const show = presentOrder(actor);
    return write(async (act) => {
      await updateParcel(act, form, { pages, show });
      return show(await getOrder(act.tx, form.id));
    });
  },

  async uploadPdf({ app, input, files, write }) {
    const pages = await keepLabels(app, files.slice(0, 1));
    return write(async (act) => fileUrl(await attachToOrder(act, pages, input)));
  },

  async analysisLabel({ app, input, files, write }) {
    const pages = await keepLabels(app, files);
    return write((act) => attachLabels(act, pages, input.carrierName));
  },

  refusedLabels: ({ db, input }) => findRefusals(db, input),

  refusedLabelCount: async ({ db }) => ({ totalNum: await countRefusals(db) }),

  async settleRefusedLabels({ tx, actor, input, audit }) {
    const { ids, reason, reasonText } = input;
    const discarded = await discardRefusals(tx, ids, { reason, text: reasonText, user: actor.username });
    audit({
      object: 'refusedLabels',
      ids: discarded,
      after: { settled: true, reason, ...(reasonText && { reasonText }) },
    });
    return null;
  },

  refusedLabelPage: ({ db, app, input }) => drawKept(db, app, input.id),

  labelOrders: ({ db, input }) => findLabelOrders(db, input.word),

  giveRefusedLabel: (context) => giveToOrder(context, context.input),
};
