import { z } from 'zod';
import { storeEndpoint, type StoreCall } from '../endpoint.ts';
import { awaitsSplitting } from '../makeOrder.ts';
import { liveUnits, orderStatus, type SheinOrder } from '../order.ts';
import { badParameter, Refusal, wrongState } from '../refusal.ts';

export const confirmNoStock = storeEndpoint({
  path: '/open-api/order/confirm-no-stock',
  method: 'POST',
  body: z.object({
    orderNo: z.string().min(1),
    orderGoodsId: z.union([z.bigint(), z.int()]).transform(String),
    skuCode: z.string().optional(),
  }),
  act({ state, store, body }) {
    const order = state.getOrderOf(store, body.orderNo);
    const unit = order.units.find(({ goodsId }) => goodsId === body.orderGoodsId);
    if (!unit) throw badParameter('orderGoodsId: not in this order');
    if (body.skuCode !== undefined && body.skuCode !== unit.listing.sku) throw badParameter('skuCode: of other goods');
    if (unit.status !== orderStatus.toShip && unit.status !== orderStatus.toBePickedUp)
      throw wrongState('The goods are not in status 2 or 7');
    const reference = `${order.number} ${unit.goodsId}`;
    state.note(store, 'no stock', reference);
    unit.status = orderStatus.refunded;
    for (const parcel of order.parcels) parcel.goodsIds = parcel.goodsIds.filter((id) => id !== unit.goodsId);
    if (liveUnits(order).length > 0) state.touch(order);
    else {
      order.endedAt = state.core.world.clock.now();
      state.move(order, orderStatus.refunded);
    }
    return null;
  },
});

const orderOnly = z.object({ orderNo: z.string().min(1) });

/** Splits an order that is too large for one parcel into two. Cannot be undone. */
export const unpackingConfirm = storeEndpoint({
  path: '/open-api/order/unpacking-group-confirm',
  method: 'POST',
  body: orderOnly,
  act(call) {
    const order = undecided(call);
    for (const [index, unit] of order.units.entries()) unit.splitGroup = 1 + (index % 2);
    decide(call, order, 'confirmed');
    return null;
  },
});

export const unpackingRemove = storeEndpoint({
  path: '/open-api/order/unpacking-group-remove',
  method: 'POST',
  body: orderOnly,
  act(call) {
    decide(call, undecided(call), 'removed');
    return null;
  },
});

function decide({ state }: StoreCall<unknown>, order: SheinOrder, split: SheinOrder['split']): void {
  order.split = split;
  order.heldBackBy = order.heldBackBy.filter((reason) => reason !== awaitsSplitting);
  state.touch(order);
}

function undecided({ state, store, body }: StoreCall<{ orderNo: string }>): SheinOrder {
  const order = state.getOrderOf(store, body.orderNo);
  if (order.split !== 'undecided') throw new Refusal('9999004', '不适用拆包 Splitting does not apply');
  return order;
}
