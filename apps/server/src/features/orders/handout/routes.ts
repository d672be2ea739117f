import type { drawings } from '@pressroom/contract/orders/drawings';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { offerDrawings, zipLabels } from './downloads.ts';

export const handoutHandlers: Handlers<typeof drawings & Pick<typeof labels, 'downloadPdfZip'>> = {
  async downloadZip({ tx, actor, input, t, audit }) {
    const { address, ids, drawings, leftOut } = await offerDrawings(tx, actor, input.ids, t);
    audit({ object: 'orders', ids, after: { drawings, ...(leftOut > 0 && { refused: leftOut }) } });
    return address;
  },

  downloadPdfZip: async ({ db, app, input, t }) => ({
    ...(await zipLabels(app, db, input.ids, t)),
    mime: 'application/zip',
  }),
};
