import { z } from 'zod';
import type { Store } from '../../world/stores.ts';
import { channels } from '../carriers.ts';
import { storeEndpoint } from '../endpoint.ts';
import type { SheinState } from '../state.ts';
import { warehousesOf } from '../warehouses.ts';
import { liveParcels, liveUnits, orderStatus, type SheinOrder } from '../order.ts';
import { place } from '../placing.ts';
import { badParameter, Refusal, wrongState } from '../refusal.ts';

const quoteMs = 30 * 60_000;

const orderOnly = z.object({ orderNo: z.string().min(1) });
const decimal = z.string().regex(/^\d+(\.\d{1,2})?$/, 'must be a number in a text');

/** The documentation has `orderNo` in the table and `orderNoList` in the sample: this accepts both. */
export const availableWarehouses = storeEndpoint({
  path: '/open-api/gsp/available-shipping-warehouse',
  method: 'POST',
  body: z.object({ orderNo: z.string().min(1).optional(), orderNoList: z.array(z.string().min(1)).optional() }),
  act({ state, store, body }) {
    const number = body.orderNo ?? body.orderNoList?.[0];
    if (number === undefined) throw badParameter('orderNo: is missing');
    const order = onlineOrder(state, store, number);
    return {
      orderNo: order.number,
      availableWarehouses: warehousesOf(state.core.world, store).map(({ code, name }, index) => ({
        warehouseAddressCode: code,
        warehouseName: name,
        availableStatus: index === 0 ? 1 : 2,
        unavailableReasonCode: index === 0 ? '' : 'NO_STOCK',
        unavailableReason: index === 0 ? '' : '库存不足 Not enough stock here',
      })),
    };
  },
});

export const mappedChannels = storeEndpoint({
  path: '/open-api/gsp/order-mapping-channels',
  method: 'POST',
  body: z.object({
    orderNo: z.string().min(1),
    warehouseAddressCode: z.string().min(1),
    packageSizeInfo: z.object({
      packageLength: decimal,
      packageWidth: decimal,
      packageHeight: decimal,
      unit: z.literal('cm'),
    }),
    packageWeightInfo: z.object({ packageWeight: decimal, unit: z.literal('g') }),
    prePackageInfo: z.looseObject({}).nullish(),
  }),
  act({ state, store, body }) {
    const order = onlineOrder(state, store, body.orderNo);
    const warehouse = warehousesOf(state.core.world, store).find(({ code }) => code === body.warehouseAddressCode);
    if (!warehouse) throw badParameter('warehouseAddressCode: unknown');
    const chance = state.draw('quote');
    const grams = Number(body.packageWeightInfo.packageWeight);
    const cents = Object.fromEntries(
      channels.map(({ code }) => [code, 380 + Math.ceil(grams / 100) * 25 + chance.whole(0, 200)]),
    );
    const preRequestId = `POJ${chance.digits(16)}`;
    const due = state.core.world.clock.in(quoteMs);
    const quote = {
      preRequestId,
      orderNo: order.number,
      warehouseAddressCode: warehouse.code,
      cents,
      due,
      spent: false,
    };
    state.quotes.set(preRequestId, quote);
    return {
      preRequestId,
      orderNo: order.number,
      warehouseAddressCode: warehouse.code,
      channelInfoList: channels.map(({ expressId, code, carrierName, days }) => ({
        expressId,
        expressIdCode: carrierName,
        expressChannelCode: code,
        expressShortName: carrierName,
        performanceCost: (cents[code]! / 100).toFixed(2),
        currencyCode: store.currency,
        estimateMinDay: days[0],
        estimateMaxDay: days[1],
      })),
    };
  },
});

export const placeExpress = storeEndpoint({
  path: '/open-api/gsp/place-express-order',
  method: 'POST',
  body: z.object({
    preRequestId: z.string().min(1),
    expressChannelCode: z.string().min(1),
    packageInfoList: z
      .array(
        z.object({
          orderNo: z.string().min(1),
          goodsIds: z.array(z.union([z.bigint(), z.int()]).transform(String)).optional(),
        }),
      )
      .length(1),
  }),
  act({ state, store, body, refuseLater }) {
    const [{ orderNo, goodsIds } = { orderNo: '', goodsIds: undefined }] = body.packageInfoList;
    const quote = state.quotes.get(body.preRequestId);
    const reference = [orderNo, ...(goodsIds ?? [])].join(' ');
    const noted = (done: boolean) => state.note(store, 'label bought', reference, done);
    try {
      const order = onlineOrder(state, store, orderNo);
      const channel = channels.find(({ code }) => code === body.expressChannelCode);
      if (!quote || quote.orderNo !== orderNo) throw badParameter('preRequestId: not of this order');
      if (quote.spent) throw new Refusal('sandbox-gsp-001', '重复下单 These prices were used for an order before');
      if (state.core.world.clock.reached(quote.due))
        throw new Refusal('sandbox-gsp-002', '报价过期 The prices have expired');
      if (!channel) throw badParameter('expressChannelCode: not among the channels');
      const units = liveUnits(order).map((unit) => unit.goodsId);
      const chosen = goodsIds ?? units;
      if (chosen.some((id) => !units.includes(id))) throw badParameter('goodsIds: not in this order');
      const taken = liveParcels(order).flatMap((parcel) => parcel.goodsIds);
      if (chosen.some((id) => taken.includes(id))) throw wrongState('The goods have a parcel already');
      const parcel = place(state, order, { channel, goodsIds: chosen, quote, refuseLater: refuseLater() });
      noted(true);
      return { placeRequestId: parcel.online!.placeRequestId, deliveryNo: parcel.online!.deliveryNo };
    } catch (error) {
      if (error instanceof Refusal) noted(false);
      throw error;
    }
  },
});

export const checkPlaced = storeEndpoint({
  path: '/open-api/gsp/check-express-order',
  method: 'POST',
  body: z
    .object({ placeRequestId: z.string().optional(), deliveryNo: z.string().optional() })
    .refine(({ placeRequestId, deliveryNo }) => placeRequestId || deliveryNo, 'one of the two is needed'),
  act({ state, store, body }) {
    const parcel = state
      .ordersOf(store)
      .flatMap(({ parcels }) => parcels)
      .find(
        ({ online }) =>
          online &&
          (body.deliveryNo ? online.deliveryNo === body.deliveryNo : online.placeRequestId === body.placeRequestId),
      );
    if (!parcel?.online) throw new Refusal('sandbox-gsp-003', '下单记录不存在 Nothing was placed under this number');
    const { placeRequestId, deliveryNo, result, failReason, channelCode, warehouseAddressCode } = parcel.online;
    return {
      placeRequestId,
      deliveryNo,
      handleResult: { pending: 1, placed: 2, failed: 3 }[result],
      placeStateFailReasonDesc: result === 'failed' ? failReason : '',
      printStatus: parcel.printed ? 2 : 1,
      expressChannelCode: channelCode,
      warehouseAddressCode,
    };
  },
});

/** Cannot be undone: afterwards SHEIN's partners carry nothing of the order. */
export const switchToSelf = storeEndpoint({
  path: '/open-api/gsp/switch-self-shipping',
  method: 'POST',
  body: orderOnly,
  act({ state, store, body }) {
    const order = onlineOrder(state, store, body.orderNo);
    if (order.status !== orderStatus.pending) throw wrongState('Only while the order is pending');
    order.logistics = [2];
    state.touch(order);
    return null;
  },
});

/**
 * An order for which the merchant may buy a label from SHEIN's partners now.
 * @throws Refusal for any other.
 */
function onlineOrder(state: SheinState, store: Store, number: string): SheinOrder {
  const order = state.getOrderOf(store, number);
  if (!order.logistics.includes(1) || order.placeType !== 2)
    throw wrongState('No choice of SHEIN’s partners for this order');
  if (order.heldBackBy.length > 0) throw wrongState(`The order is held back: ${order.heldBackBy.join()}`);
  if (order.status !== orderStatus.pending && order.status !== orderStatus.toShip)
    throw wrongState('The order is past placing');
  return order;
}
