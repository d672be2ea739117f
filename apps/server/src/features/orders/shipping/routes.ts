import type { acts } from '@pressroom/contract/orders/acts';
import type { Handlers } from '../../../platform/http/context.ts';
import { requireKey } from '../../../platform/access/actor.ts';
import { deliverOrders } from './deliver.ts';
import { cancelDelivery } from './schedule.ts';

export const shippingHandlers: Handlers<Pick<typeof acts, 'batchDelivery' | 'cancelDelivery'>> = {
  async batchDelivery({ tx, app, actor, input, t, audit }) {
    requireKey(actor, input.delivery ? 'deliverySend' : 'orderSend');
    return deliverOrders({ tx, audit }, app, actor, input, t);
  },

  cancelDelivery: ({ tx, actor, input, t, audit }) => cancelDelivery({ tx, audit }, actor, input.ids, t),
};
