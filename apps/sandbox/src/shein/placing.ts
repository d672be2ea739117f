import type { Chance } from '../world/chance.ts';
import type { Store } from '../world/stores.ts';
import { type Carrier, makeTrackingNumber } from '../world/trackingNumbers.ts';
import { packageNumber } from './makeOrder.ts';
import type { SheinState } from './state.ts';
import { orderStatus, type Parcel, type SheinOrder } from './order.ts';

export interface Channel {
  expressId: number;
  code: string;
  /** A carrier's name, as SHEIN writes it. */
  carrierName: string;
  carrier: Carrier;
  days: [min: number, max: number];
}

export const channels: Channel[] = [
  { expressId: 3102, code: 'SPX-UPS-GRD', carrierName: 'UPS-US', carrier: 'UPS', days: [3, 6] },
  { expressId: 3103, code: 'SPX-USPS-GA', carrierName: 'USPS', carrier: 'USPS', days: [3, 7] },
  { expressId: 3104, code: 'SPX-FDX-GRD', carrierName: 'FEDEX SmartPost', carrier: 'FEDEX', days: [2, 5] },
  { expressId: 3105, code: 'SPX-GOFO-EXP', carrierName: 'GofoExpress', carrier: 'GOFO EXPRESS', days: [4, 8] },
  { expressId: 3106, code: 'SPX-UNI-STD', carrierName: 'UNI UNI LOGISTICS', carrier: 'UNIUNI', days: [3, 8] },
];

/** Prices for one order's parcel; good for one purchase. */
export interface Quote {
  preRequestId: string;
  orderNo: string;
  warehouseAddressCode: string;
  cents: Record<string, number>;
  due: number;
  spent: boolean;
}

/** How long partners take until a placed order has its label. */
const placingMs = 2000;

/** The call's answer tells only that the spec was taken up; the carrier answers later. */
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
  state.core.world.schedule.add(placingMs, {
    system: 'shein',
    what: 'placing',
    about: `${order.number} ${parcel.packageNo}`,
  });
  state.move(order, orderStatus.toShip);
  return parcel;
}

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

export interface Warehouse {
  code: string;
  name: string;
  countries: string[];
}

/** Where the store ships from; derived, so that it needs no memory. */
export function warehousesOf(chance: Chance, store: Store): Warehouse[] {
  return [
    { code: `WH${chance.digits(12)}`, name: 'Main warehouse 主仓', countries: [store.country] },
    { code: `WH${chance.digits(12)}`, name: 'Overflow – Größe', countries: [store.country] },
  ];
}
