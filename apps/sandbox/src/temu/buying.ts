import type { Store } from '../world/stores.ts';
import { makeTrackingNumber } from '../world/trackingNumbers.ts';
import { channels, companyOf, priceOf } from './carriers.ts';
import { markShipped } from './fulfilment.ts';
import type { TemuState } from './state.ts';
import { orderStatus } from './order.ts';
import { type Dimensions, type Item, labelStatus, type Package } from './package.ts';

/** How long TEMU's carriers take to make a label or to refuse it. */
const labelMs = 3000;

interface Purchase {
  items: Item[];
  channelId: string;
  warehouseId: string;
  dimensions: Dimensions;
  laterHours: number | undefined;
  refuseLater: boolean;
}

/** Makes the package. The carrier accepts or refuses it later. */
export function buyLabel(state: TemuState, store: Store, { items, laterHours, ...spec }: Purchase): Package {
  const bought: Package = {
    packageSn: `PK-${state.draw('package').digits(18)}`,
    storeId: store.id,
    createdAt: state.core.world.clock.now(),
    items,
    carrierId: 0,
    trackingNumber: '',
    shipped: false,
  };
  askCarrier(state, bought, { ...spec, ...(laterHours === undefined ? {} : { laterHours }) });
  state.addPackage(bought);
  return bought;
}

interface LabelSpec {
  channelId: string;
  warehouseId: string;
  dimensions: Dimensions;
  refuseLater: boolean;
  laterHours?: number;
}

/** Requests the package's label, for the first time or again. */
export function askCarrier(state: TemuState, bought: Package, { refuseLater, ...spec }: LabelSpec): void {
  const channel = channels.find(({ id }) => id === spec.channelId)!;
  bought.carrierId = channel.companyId;
  bought.label = {
    ...spec,
    status: labelStatus.pending,
    shipLogisticsType: channel.logisticsType,
    cents: priceOf(channel, gramsOf(spec.dimensions)),
    failReason: refuseLater ? '承运商拒绝 The carrier refused the parcel' : '',
  };
  state.schedule('label', bought.packageSn, labelMs);
}

export function gramsOf({ weight, weightUnit }: Pick<Dimensions, 'weight' | 'weightUnit'>): number {
  return Math.round(Number(weight) * (weightUnit === 'lb' ? 453.592_37 : 1000));
}

export function settleLabel(state: TemuState, packageSn: string): void {
  const bought = state.package(packageSn);
  if (bought?.label?.status !== labelStatus.pending) return;
  const { world } = state.core;
  const store = world.store(bought.storeId);
  const orders = bought.items.map(({ parentOrderSn }) => state.orderOf(store, parentOrderSn)!);
  if (orders.some(({ oversized }) => oversized)) bought.label.failReason = '超出尺寸 The parcel is too large';
  if (bought.label.failReason !== '') {
    bought.label.status = labelStatus.failed;
    return;
  }
  bought.label.status = labelStatus.ready;
  bought.trackingNumber = makeTrackingNumber(
    world.chance('temu tracking', packageSn),
    companyOf(bought.carrierId)!.carrier,
  );
  const { laterHours } = bought.label;
  if (laterHours === undefined) ship(state, bought);
  else state.schedule('shipLater', packageSn, laterHours * 3_600_000);
}

export function shipAfterLimit(state: TemuState, packageSn: string): void {
  const bought = state.package(packageSn);
  if (bought && isToShip(bought)) ship(state, bought);
}

/** Whether the package has its label and does not count as shipped yet. */
export const isToShip = ({ label, shipped }: Package) => label?.status === labelStatus.ready && !shipped;

export function ship(state: TemuState, bought: Package): void {
  bought.shipped = true;
  const store = state.core.world.store(bought.storeId);
  const live = bought.items.filter(({ orderSn, parentOrderSn }) => {
    const line = state.orderOf(store, parentOrderSn)!.lines.find((each) => each.orderSn === orderSn)!;
    return line.status !== orderStatus.cancelled;
  });
  markShipped(state, store, live);
}
