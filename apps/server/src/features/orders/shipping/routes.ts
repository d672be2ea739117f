import type { acts } from '@pressroom/contract/orders/acts';
import { requireKey } from '../../../platform/access/actor.ts';
import type { Handlers } from '../../../platform/http/context.ts';
import { deliverOrders } from './deliver.ts';
import { cancelDelivery } from './schedule.ts';

export const shippingHandlers: Handlers<Pick<typeof acts, 'batchDelivery' | 'cancelDelivery'>> = {
  async batchDelivery(context) {
    requireKey(context.actor, context.input.delivery ? 'deliverySend' : 'orderSend');
    return deliverOrders(context, context.input);
  },

  cancelDelivery: (context) => cancelDelivery(context, context.input.ids),
};
