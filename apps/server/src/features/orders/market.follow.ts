import type { HoldKind, Place } from '@pressroom/contract/orders/holds';
import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { goodsToldOf, judgeGoods, missingNames, type NamedLine, sameGoods } from './market.goods.ts';
import type { MarketAddress, MarketOrder, MarketRequest } from './market.orders.ts';
import type { Hold, OrderRecord } from './orders.records.ts';

const holdOf: Readonly<Record<MarketRequest, HoldKind>> = {
  cancellation: 'cancellationAsked',
  addressChange: 'addressChangeAsked',
  risk: 'risk',
};

/** What a repeated look at a marketplace's order means for ours. */
export interface Change {
  order: OrderRecord;
  told: MarketOrder;
  /** The address to write: nobody has edited ours, or there was none. */
  address?: MarketAddress;
  /** The quantities are taken over: nobody has begun to work on it. */
  followsGoods: boolean;
  named: NamedLine[];
  holds: Hold[];
  /** Shipped or signed for there, by whatever way. */
  move?: 'shipped' | 'signed';
}

/** Undefined where nothing is new. */
export function changeOf(order: OrderRecord, told: MarketOrder, at: string): Change | undefined {
  const address = judgeAddress(order, told);
  const goods = judgeGoods(order, told);
  // quantities that a person decides on bring their names with them
  const named = goods ? [] : missingNames(order, told);
  const hold = (kind: HoldKind): Hold => ({ kind, at, was: order.sysStatus });
  const holds = [
    ...(told.state === 'cancelled' && order.marketState !== 'cancelled' ? [hold('cancelled')] : []),
    ...(goods === 'changed' ? [{ ...hold('goodsChanged'), goods: told.lines }] : []),
    ...(address === 'changed'
      ? [{ ...hold('addressChanged'), from: placeOf(order), to: told.address ?? undefined }]
      : []),
    ...told.asked.filter((request) => !order.marketAsked.includes(request)).map((request) => hold(holdOf[request])),
  ];
  const move = moveOf(order, told);
  const isNews =
    holds.length > 0 || move !== undefined || address === 'fill' || named.length > 0 || differs(order, told);
  if (!isNews) return undefined;
  const followsGoods = goods === 'follow';
  return { order, told, holds, move, named, followsGoods, ...(address === 'fill' && { address: told.address! }) };
}

/**
 * `fill`: ours is what the marketplace said before, or blank, and the buyer may still change it. `changed`: a person has
 * to decide which one counts.
 */
function judgeAddress(order: OrderRecord, { address, state }: MarketOrder): 'fill' | 'changed' | undefined {
  if (!address || same(address, order.marketAddress)) return undefined;
  // an undecided report must not offer an address that is no longer true
  if (order.holds?.some(({ kind }) => kind === 'addressChanged')) return 'changed';
  const ours = placeOf(order);
  if (same(address, ours)) return undefined;
  const blank = Object.values(ours).every((value) => value === '');
  if (blank) return 'fill';
  // entered by hand before the marketplace knew the order: ours counts
  if (order.marketState === null) return undefined;
  const untouched = same(ours, order.marketAddress);
  return state === 'pending' && untouched && order.sysStatus === orderStatus.storeReview ? 'fill' : 'changed';
}

/** Only what changes there moves ours: a person may have moved it since. */
function moveOf({ sysStatus, marketState, telling }: OrderRecord, { state }: MarketOrder): Change['move'] {
  if (state === marketState || (state !== 'shipped' && state !== 'signed')) return undefined;
  // abnormal waits for a person; a notice under way settles itself
  if (telling !== null || sysStatus === orderStatus.abnormal) return undefined;
  if (state === 'signed' && sysStatus === orderStatus.shipped) return 'signed';
  return openStatuses.includes(sysStatus) ? state : undefined;
}

function differs(order: OrderRecord, told: MarketOrder): boolean {
  return (
    order.marketStatus !== told.marketStatus ||
    order.marketState !== told.state ||
    !sameMoment(order.marketUpdatedAt, told.marketUpdatedAt) ||
    !sameMoment(order.marketCreatedAt, told.marketCreatedAt) ||
    (told.address !== null && !same(told.address, order.marketAddress)) ||
    order.marketAsked.join() !== [...new Set(told.asked)].sort().join() ||
    lacksParcel(order, told) ||
    saysOtherGoods(order, told)
  );
}

function saysOtherGoods({ marketGoods }: OrderRecord, told: MarketOrder): boolean {
  const theirs = goodsToldOf(told);
  return theirs !== undefined && (marketGoods === null || !sameGoods(theirs, marketGoods));
}

/** An open order without a number of its own takes the marketplace's. */
function lacksParcel(order: OrderRecord, told: MarketOrder): boolean {
  return told.trackingNumber !== null && order.trackingNumber === null && openStatuses.includes(order.sysStatus);
}

function sameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}

function same(one: Place, other: Place | null): boolean {
  return other !== null && placeKeys.every((key) => one[key] === other[key]);
}

const placeKeys = [
  'recipientsName',
  'recipientsPhone',
  'recipientsCountry',
  'recipientsProvinces',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
  'recipientsAddress2',
] as const satisfies readonly (keyof Place)[];

function placeOf(order: OrderRecord): Place {
  const { recipientsName, recipientsPhone, recipientsCountry, recipientsProvinces } = order;
  const { recipientsCity, recipientsPostcode, recipientsAddress, recipientsAddress2 } = order;
  return {
    recipientsName,
    recipientsPhone,
    recipientsCountry,
    recipientsProvinces,
    recipientsCity,
    recipientsPostcode,
    recipientsAddress,
    recipientsAddress2,
  };
}
