import type { SheinOrder, SheinOrderStatus, SheinReceiver, SheinUnit } from '@pressroom/marketplaces/shein';
import type { Listing, MarketAddress, MarketOrder, MarketState } from '../../../orders/orders.public.ts';
import type { FetchResult } from '../source.ts';

type OurState = MarketState | 'notOurs';

/** `pending` is paid and may be produced; `toBePickedUp` has its label, but the carrier has not collected it. */
const states: Readonly<Record<SheinOrderStatus, OurState>> = {
  pending: 'toShip',
  toShip: 'toShip',
  toBePickedUp: 'toShip',
  toShipByShein: 'notOurs',
  shipped: 'shipped',
  damagedOrLost: 'shipped',
  rejected: 'shipped',
  delivered: 'signed',
  refunded: 'cancelled',
};

export function sheinState(status: SheinOrderStatus | undefined): OurState | undefined {
  return status && states[status];
}

/** SHEIN's own name of the status, or its number where no name is known. */
export function sheinStatusText({ status, statusCode }: Pick<SheinOrder, 'status' | 'statusCode'>): string {
  return status ?? String(statusCode);
}

interface Context {
  shopId: string;
  /** The moments as the list tells them, because the order's details round them differently. */
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

export function translateSheinOrder(order: SheinOrder, { shopId, createdAt, updatedAt }: Context): FetchResult {
  const state = sheinState(order.status);
  if (!state)
    return { kind: 'failed', problem: { key: 'sync.unknownState', params: { state: sheinStatusText(order) } } };
  if (state === 'notOurs' || order.stock === 'sheinWarehouse' || order.type === 'certifiedWarehouse')
    return { kind: 'notOurs' };
  const createdTime = createdAt ?? order.allocatedAt ?? order.orderedAt;
  const orderTime = order.orderedAt ?? createdTime;
  if (!createdTime || !orderTime)
    return { kind: 'failed', problem: { key: 'sync.unreadable', params: { where: 'orderTime' } } };
  const parcel = order.parcels.find(({ trackingNumber }) => trackingNumber);
  const changed = updatedAt ?? order.updatedAt;
  const translated: MarketOrder = {
    thirdOrderNumber: order.orderNo,
    shopId,
    labelType: labelTypeOf(order),
    orderTime: orderTime.toISOString(),
    deliveryTimeLimit: order.shipBefore?.toISOString() ?? null,
    marketStatus: sheinStatusText(order),
    state,
    marketCreatedAt: createdTime.toISOString(),
    marketUpdatedAt: changed?.toISOString() ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    carrierName: parcel?.carrier ?? null,
    address: null,
    lines: linesOf(order.units),
    asked: [],
  };
  return { kind: 'order', order: translated };
}

/** An order that either side may ship is the merchant's until SHEIN's logistics have been chosen for it. */
function labelTypeOf(order: SheinOrder): 1 | 2 {
  return order.mayUsePlatformLogistics && (order.platformLogisticsChosen || !order.mayShipOurselves) ? 1 : 2;
}

/** Each unit is one piece. An order of which nothing is left to ship keeps all its lines. */
function linesOf(units: readonly SheinUnit[]): MarketOrder['lines'] {
  const left = units.filter(({ toBeShipped }) => toBeShipped);
  const bySku = new Map<string, SheinUnit[]>();
  for (const unit of left.length > 0 ? left : units)
    bySku.set(unit.skuCode, [...(bySku.get(unit.skuCode) ?? []), unit]);
  return [...bySku].map(([msku, pieces]) => ({
    msku,
    num: pieces.length,
    listing: listingOf(pieces[0]!),
    marketItems: pieces.map(({ goodsId }) => ({ id: goodsId, quantity: 1 })),
  }));
}

function listingOf({ title, sellerSku, pictureUrl, attributes }: SheinUnit): Listing {
  return {
    title: title ?? null,
    sellerSku: sellerSku ?? null,
    image: pictureUrl ?? null,
    attributes: attributes.map(({ name }) => ({ name: null, value: name ?? null })),
  };
}

export function sheinAddress(receiver: SheinReceiver): MarketAddress {
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return {
    recipientsName: joined(receiver.firstName, receiver.middleName, receiver.lastName),
    recipientsPhone: receiver.phone ?? '',
    recipientsCountry: receiver.country ?? '',
    recipientsProvinces: receiver.province ?? '',
    recipientsCity: receiver.city ?? '',
    recipientsPostcode: receiver.postCode ?? '',
    recipientsAddress: joined(receiver.street, receiver.address),
    recipientsAddress2: joined(receiver.addressExt, receiver.district),
  };
}
