import type { drawings } from '@pressroom/contract/orders/drawings';
import type { labels } from '@pressroom/contract/orders/labels';
import type { Handlers } from '../../../platform/http/context.ts';
import { offerDrawings, zipLabels } from './downloads.ts';

export const handoutHandlers: Handlers<typeof drawings & Pick<typeof labels, 'downloadPdfZip'>> = {
  async downloadZip(context) {
    const { address, ids, drawings, leftOut } = await offerDrawings(context, context.input.ids, context.language);
    context.audit({ object: 'orders', ids, after: { drawings, ...(leftOut > 0 && { refused: leftOut }) } });
    return address;
  },

  downloadPdfZip: async ({ app, input, t }) => ({
    ...(await zipLabels(app, input.ids, t)),
    mime: 'application/zip',
  }),
};
