import type { Store } from '../world/stores.ts';
import { makeTrackingNumber } from '../world/trackingNumbers.ts';
import { channels, companyOf, priceOf } from './carriers.ts';
import { markShipped } from './fulfilment.ts';
import type { TemuMarket } from './market.ts';
import { orderStatus } from './order.ts';
import { type Dimensions, type Item, labelStatus, type Package } from './package.ts';

/** How long TEMU's carriers take until a label is there, or is refused. */
const labelMs = 3000;

interface Purchase {
  items: Item[];
  channelId: string;
  warehouseId: string;
  dimensions: Dimensions;
  laterHours: number | undefined;
  refuseLater: boolean;
}

/** The answer only names the package; the carrier answers later. */
export function buyLabel(market: TemuMarket, store: Store, { items, laterHours, ...wish }: Purchase): Package {
  const bought: Package = {
    packageSn: `PK-${market.draw('package').digits(18)}`,
    storeId: store.id,
    createdAt: market.core.world.clock.now(),
    items,
    carrierId: 0,
    trackingNumber: '',
    shipped: false,
  };
  askCarrier(market, bought, { ...wish, ...(laterHours === undefined ? {} : { laterHours }) });
  market.keep(bought);
  return bought;
}

interface Wish {
  channelId: string;
  warehouseId: string;
  dimensions: Dimensions;
  refuseLater: boolean;
  laterHours?: number;
}

/** Asks the carrier, for the first time or once more. */
export function askCarrier(market: TemuMarket, bought: Package, { refuseLater, ...wish }: Wish): void {
  const channel = channels.find(({ id }) => id === wish.channelId)!;
  bought.carrierId = channel.companyId;
  bought.label = {
    ...wish,
    status: labelStatus.pending,
    shipLogisticsType: channel.logisticsType,
    cents: priceOf(channel, gramsOf(wish.dimensions)),
    failReason: refuseLater ? '承运商拒绝 The carrier refused the parcel' : '',
  };
  market.core.world.schedule.add(labelMs, { system: 'temu', what: 'label', about: bought.packageSn });
}

export function gramsOf({ weight, weightUnit }: Pick<Dimensions, 'weight' | 'weightUnit'>): number {
  return Math.round(Number(weight) * (weightUnit === 'lb' ? 453.592_37 : 1000));
}

export function settleLabel(market: TemuMarket, packageSn: string): void {
  const bought = market.packages.get(packageSn);
  if (bought?.label?.status !== labelStatus.pending) return;
  const { world } = market.core;
  const store = world.store(bought.storeId);
  const orders = bought.items.map(({ parentOrderSn }) => market.orderOf(store, parentOrderSn)!);
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
  if (laterHours === undefined) ship(market, bought);
  else world.schedule.add(laterHours * 3_600_000, { system: 'temu', what: 'shipLater', about: packageSn });
}

export function shipAfterLimit(market: TemuMarket, packageSn: string): void {
  const bought = market.packages.get(packageSn);
  if (bought && isToShip(bought)) ship(market, bought);
}

/** Has its label and waits to be made shipped. */
export const isToShip = ({ label, shipped }: Package) => label?.status === labelStatus.ready && !shipped;

export function ship(market: TemuMarket, bought: Package): void {
  bought.shipped = true;
  const store = market.core.world.store(bought.storeId);
  const live = bought.items.filter(({ orderSn, parentOrderSn }) => {
    const line = market.orderOf(store, parentOrderSn)!.lines.find((each) => each.orderSn === orderSn)!;
    return line.status !== orderStatus.cancelled;
  });
  markShipped(market, store, live);
}
