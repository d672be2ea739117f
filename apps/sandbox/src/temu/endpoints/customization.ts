import { z } from 'zod';
import { endpoint } from '../gateway.ts';
import { isCustomized, type Line } from '../order.ts';
import { unknownOrder } from '../refusal.ts';

/**
 * What buyers have had put on goods that are made for them. That it takes up to ten order numbers and answers a list is
 * said once; what a record holds is said nowhere, and made up here but for `orderSn`.
 */
export const customization = endpoint({
  type: 'bg.order.customization.get',
  body: z.object({ orderSnList: z.array(z.string().min(1)).min(1).max(10) }),
  act({ state, store, body }) {
    const lines = state.ordersOf(store).flatMap((order) => order.lines);
    return [...new Set(body.orderSnList)].flatMap((orderSn) => {
      const line = lines.find((each) => each.orderSn === orderSn);
      if (!line) throw unknownOrder(orderSn);
      return isCustomized(line) ? [describe(line)] : [];
    });
  },
});

function describe({ orderSn, listing, goodsId, skuId }: Line) {
  return {
    orderSn,
    goodsId: Number(goodsId),
    skuId: Number(skuId),
    previewList: [
      {
        imageUrl: `https://img.example.com/custom/${orderSn}.jpg`,
        textList: [`„${listing.colour}“ 2026`],
      },
    ],
  };
}
