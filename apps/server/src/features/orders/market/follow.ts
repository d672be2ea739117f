import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { sameGoods } from '../record/goods.ts';
import type { Hold, OrderRecord } from '../record/record.ts';
import { type AddressNews, compareAddress, sameRecipient } from './address.ts';
import { compareGoods, goodsToldOf, missingNames, type NamedLine } from './goods.ts';
import type { MarketAddress, MarketOrder } from './marketOrder.ts';
import { reportsOf } from './reports.ts';

/** What changes in an order because of its present state at the marketplace. */
export interface Change {
  order: OrderRecord;
  told: MarketOrder;
  /** The address to write, where nobody has edited the order's or where it had none. */
  address?: MarketAddress;
  /** The buyer's new phone number, to write. */
  phone?: string;
  /** True: the quantities are taken over, because nobody has begun to work on the order. */
  followsGoods: boolean;
  named: NamedLine[];
  holds: Hold[];
  /** The marketplace has the order as shipped or signed for, whoever reported it there. */
  move?: 'shipped' | 'signed';
}

/** Undefined where nothing is new. */
export function changeOf(order: OrderRecord, said: MarketOrder, at: string): Change | undefined {
  const news = compareAddress(order, said);
  const address = news?.effect;
  const told = news ? { ...said, address: news.known } : said;
  const goods = compareGoods(order, told);
  // where a person decides on the quantities, the decision writes the names, too
  const named = goods ? [] : missingNames(order, told);
  const holds = reportsOf(order, told, { news, goods }, at);
  const move = moveOf(order, told);
  const isNews =
    holds.length > 0 || move !== undefined || address === 'fill' || named.length > 0 || differs(order, told);
  if (!isNews) return undefined;
  const followsGoods = goods === 'follow';
  return { order, told, holds, move, named, followsGoods, ...writtenOf(news) };
}

function writtenOf(news: AddressNews | undefined): Pick<Change, 'address' | 'phone'> {
  if (news?.effect === 'fill') return { address: news.ours };
  return news?.phone === undefined ? {} : { phone: news.phone };
}

/** Only what changes there moves ours: a person may have moved it since. */
function moveOf({ sysStatus, marketState, shipmentConfirmation }: OrderRecord, { state }: MarketOrder): Change['move'] {
  if (state === marketState || (state !== 'shipped' && state !== 'signed')) return undefined;
  // abnormal waits for a person; an open shipment confirmation settles itself
  if (shipmentConfirmation !== null || sysStatus === orderStatus.abnormal) return undefined;
  if (state === 'signed' && sysStatus === orderStatus.shipped) return 'signed';
  return openStatuses.includes(sysStatus) ? state : undefined;
}

function differs(order: OrderRecord, told: MarketOrder): boolean {
  return (
    order.marketStatus !== told.marketStatus ||
    order.marketState !== told.state ||
    !sameMoment(order.marketUpdatedAt, told.marketUpdatedAt) ||
    !sameMoment(order.marketCreatedAt, told.marketCreatedAt) ||
    (told.address !== null && !sameRecipient(told.address, order.marketAddress)) ||
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
