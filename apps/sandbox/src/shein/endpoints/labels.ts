import { z } from 'zod';
import { storeEndpoint, type StoreCall } from '../endpoint.ts';
import { labelLink } from '../labelRoute.ts';
import { orderStatus, type Parcel, type SheinOrder } from '../order.ts';
import { badParameter, wrongState } from '../refusal.ts';

/** Takes the number of a label bought online, or the order's and the parcels' numbers where SHEIN chose the carrier. */
export const printExpress = storeEndpoint({
  path: '/open-api/order/print-express-info',
  method: 'POST',
  body: z.union([
    z.object({ deliveryNo: z.string().min(1) }),
    z.object({ orderNo: z.string().min(1), packageNo: z.array(z.string().min(1)).min(1) }),
  ]),
  act(call) {
    const { body } = call;
    const { order, parcels } = 'deliveryNo' in body ? byDelivery(call, body.deliveryNo) : byParcel(call, body);
    if (order.heldBackBy.length > 0) throw wrongState(`The order is held back: ${order.heldBackBy.join()}`);
    if (order.status === orderStatus.refunded) throw wrongState('The order was refunded');
    return parcels.map((parcel) => print(call, order, parcel));
  },
});

type Asked = StoreCall<unknown>;

function byDelivery({ state, store }: Asked, deliveryNo: string) {
  for (const order of state.ordersOf(store)) {
    const parcel = order.parcels.find(({ online }) => online?.deliveryNo === deliveryNo);
    if (!parcel) continue;
    if (parcel.online!.result !== 'placed') throw wrongState('The carrier has not accepted this parcel');
    return { order, parcels: [parcel] };
  }
  throw badParameter('deliveryNo: unknown');
}

function byParcel({ state, store }: Asked, { orderNo, packageNo }: { orderNo: string; packageNo: string[] }) {
  const order = state.getOrderOf(store, orderNo);
  if (order.placeType !== 1) throw wrongState('The merchant chooses the carrier of this order');
  const parcels = packageNo.map((number) => order.parcels.find((parcel) => parcel.packageNo === number));
  if (!parcels.every((parcel) => parcel !== undefined)) throw badParameter('packageNo: not in this order');
  return { order, parcels };
}

function print({ state, store, origin, linkHasEnded }: Asked, order: SheinOrder, parcel: Parcel) {
  const { status } = order;
  parcel.printed = true;
  order.printedAt ??= state.core.world.clock.now();
  state.note(store, 'label printed', `${order.number} ${parcel.packageNo}`);
  if (status === orderStatus.pending || status === orderStatus.toShip) state.move(order, orderStatus.toBePickedUp);
  const link = labelLink(state, { orderNo: order.number, packageNo: parcel.packageNo, ended: linkHasEnded() });
  return {
    orderNo: order.number,
    packageNo: parcel.packageNo,
    deliveryNo: parcel.online?.deliveryNo ?? '',
    filePdfUrl: origin + link,
    remark: '',
  };
}

export const logisticsTrack = storeEndpoint({
  path: '/open-api/gsp/logistics-track',
  method: 'GET',
  body: z.object({
    orderNo: z.string().min(1),
    packageNo: z.string().optional(),
    waybillNo: z.string().optional(),
  }),
  act({ state, store, body }) {
    const order = state.getOrderOf(store, body.orderNo);
    const parcels = order.parcels.filter(
      ({ packageNo, waybillNo }) => waybillNo !== '' && (packageNo === body.packageNo || waybillNo === body.waybillNo),
    );
    return {
      trackInfo: parcels.map(({ waybillNo, carrier, online }) => ({
        waybillNo,
        carrier,
        carrierCode: online?.channelCode ?? carrier,
        waybillType: 1,
        tracking: nodes(order),
      })),
    };
  },
});

function nodes({ pickedUpAt, deliveredAt }: SheinOrder) {
  const passed = [
    { nodeCode: 'in_transport', nodeCodeName: '运输中', description: 'Picked up by the carrier', at: pickedUpAt },
    { nodeCode: 'signed', nodeCodeName: '已签收', description: 'Delivered', at: deliveredAt },
  ];
  return passed.flatMap(({ at, ...node }) => (at === undefined ? [] : [{ ...node, updateTimeMillis: at }]));
}
