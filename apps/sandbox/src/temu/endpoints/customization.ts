import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isCustomized, type Line } from '../order.ts';
import { unknownOrder } from '../refusal.ts';

/**
 * Answers the texts and pictures on customised goods. The documentation says only that it takes up to ten order numbers and
 * answers a list: all fields but `orderSn` are assumptions.
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
