import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderStatus } from '../order.ts';
import { Refusal } from '../refusal.ts';

/** In cents, whatever the currency. */
export const amounts = endpoint({
  type: 'bg.order.amount.query',
  body: z.object({ parentOrderSn: z.string() }),
  act({ state, store, body }) {
    const order = state.getOrderOf(store, body.parentOrderSn);
    if (order.status === orderStatus.pending) throw new Refusal(140_020_008, 'the amounts are not ready yet');
    const money = (amount: number) => ({ currency: store.currency, amount });
    const total = order.lines.reduce((sum, { listing, quantity }) => sum + listing.cents * quantity, 0);
    return {
      parentOrderMap: {
        parentOrderSn: order.number,
        customerPaid: money(Math.round(total * 1.08)),
        productTaxAmount: money(Math.round(total * 0.08)),
        retailPriceTotalTaxExcl: money(total),
        estimatedRevenue: money(Math.round(total * 0.8)),
        refundsTotal: money(0),
      },
      orderList: order.lines.map(({ orderSn, quantity, listing }) => ({
        orderSn,
        quantity,
        basePrice: money(listing.cents * quantity),
        unitBasePrice: money(listing.cents),
        unitRetailPrice: money(listing.cents),
      })),
      warning: [],
    };
  },
});
