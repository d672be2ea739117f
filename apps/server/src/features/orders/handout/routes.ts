import type { drawings } from '@pressroom/contract/orders/drawings';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { findChosenIds } from '../list/selection.ts';
import { offerDrawings, zipLabels } from './downloads.ts';

export const handoutHandlers: Handlers<typeof drawings & Pick<typeof labels, 'downloadPdfZip'>> = {
  async downloadZip(context) {
    const { tx, app, input, language } = context;
    const chosen = await findChosenIds({ db: tx, zone: app.settings.displayZone }, input);
    const { address, ids, drawings, leftOut } = await offerDrawings(context, chosen, language);
    context.audit({ object: 'orders', ids, after: { drawings, ...(leftOut > 0 && { refused: leftOut }) } });
    return address;
  },

  downloadPdfZip: async ({ app, db, input, t }) => ({
    ...(await zipLabels(app, await findChosenIds({ db, zone: app.settings.displayZone }, input), t)),
    mime: 'application/zip',
  }),
};
