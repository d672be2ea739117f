import { makeTrackingNumber } from '../world/trackingNumbers.ts';
import type { Channel } from './carriers.ts';
import { packageNumber } from './makeOrder.ts';
import { orderStatus, type Parcel, type SheinOrder } from './order.ts';
import type { Quote, SheinState } from './state.ts';

/** Milliseconds from placing an order to its label. */
const placingMs = 2000;

/** Places the order with a carrier, which accepts or refuses it later. */
export function place(
  state: SheinState,
  order: SheinOrder,
  spec: { channel: Channel; goodsIds: string[]; quote: Quote; refuseLater: boolean },
): Parcel {
  const chance = state.draw('placing');
  const parcel: Parcel = {
    packageNo: packageNumber(chance),
    goodsIds: spec.goodsIds,
    carrier: spec.channel.carrier,
    waybillNo: '',
    online: {
      placeRequestId: `POP${chance.digits(15)}`,
      deliveryNo: `GU${chance.digits(14)}`,
      channelCode: spec.channel.code,
      warehouseAddressCode: spec.quote.warehouseAddressCode,
      result: 'pending',
      failReason: spec.refuseLater ? '承运商拒绝 The carrier refused the parcel' : '',
    },
    printed: false,
  };
  order.parcels.push(parcel);
  spec.quote.spent = true;
  state.schedule('placing', `${order.number} ${parcel.packageNo}`, placingMs);
  state.move(order, orderStatus.toShip);
  return parcel;
}

/** `about`: the order's number and the package's, with a space between them. */
export function settlePlacing(state: SheinState, about: string): void {
  const [number, packageNo] = about.split(' ');
  const order = state.order(number!);
  const parcel = order?.parcels.find((each) => each.packageNo === packageNo);
  if (!order || !parcel?.online) return;
  const failed = parcel.online.failReason !== '';
  parcel.online.result = failed ? 'failed' : 'placed';
  if (!failed)
    parcel.waybillNo = makeTrackingNumber(state.core.world.chance('shein waybill', packageNo!), parcel.carrier);
  state.touch(order);
  state.webhooks.send(state.core.world.store(order.storeId), 'logistics_order_result_notice', {
    orderNo: order.number,
    placeRequestId: parcel.online.placeRequestId,
    deliveryNo: parcel.online.deliveryNo,
    handleResult: failed ? 3 : 2,
  });
}
