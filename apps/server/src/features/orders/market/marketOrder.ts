import type { Recipient } from '@pressroom/contract/orders/recipient';
import type { Message } from '@pressroom/contract/message';
import type { MarketLine } from '../record/marketLine.ts';

/** Where the buyer lives, in the columns of an order. What the marketplace withholds is empty. */
export type MarketAddress = Recipient;

/** `pending`: the buyer may still change the order. */
export type MarketState = 'pending' | 'toShip' | 'shipped' | 'signed' | 'cancelled';

/** Requests at the marketplace that nobody has decided on, such as a cancellation. */
export type MarketRequest = 'cancellation' | 'addressChange' | 'risk';

/** An order of a marketplace, in one form for all marketplaces. */
export interface MarketOrder {
  thirdOrderNumber: string;
  shopId: string;
  labelType: 1 | 2;
  orderTime: string;
  deliveryTimeLimit: string | null;
  /** The marketplace's own name of the status, and the state that it means for us. */
  marketStatus: string;
  state: MarketState;
  marketCreatedAt: string;
  marketUpdatedAt: string | null;
  trackingNumber: string | null;
  carrierName: string | null;
  /** Null while the marketplace withholds it. */
  address: MarketAddress | null;
  lines: MarketLine[];
  asked: MarketRequest[];
}

const limits = { thirdOrderNumber: 64, msku: 64, num: 100_000, lines: 200 };
const moments = ['orderTime', 'deliveryTimeLimit', 'marketCreatedAt', 'marketUpdatedAt'] as const;

/** Why the order cannot be stored; undefined where it can. */
export function flawOf(order: MarketOrder): Message | undefined {
  const { thirdOrderNumber, lines } = order;
  if (!thirdOrderNumber || thirdOrderNumber.length > limits.thirdOrderNumber)
    return { key: 'orders.market.badNumber', params: { number: thirdOrderNumber.slice(0, limits.thirdOrderNumber) } };
  // PostgreSQL cannot store NUL in a text
  if (JSON.stringify(order).includes(String.raw`\u0000`)) return { key: 'orders.market.badText' };
  if (lines.length === 0) return { key: 'orders.linesRequired' };
  if (lines.length > limits.lines) return { key: 'orders.market.manyLines', params: { count: lines.length } };
  const bad = lines.findIndex(
    ({ msku, num }) => !msku || msku.length > limits.msku || !Number.isInteger(num) || num < 1 || num > limits.num,
  );
  if (bad >= 0) return { key: 'orders.market.badLine', params: { line: bad + 1 } };
  const moment = moments.find((name) => order[name] !== null && Number.isNaN(Date.parse(order[name])));
  return moment && { key: 'orders.market.badTime', params: { value: String(order[moment]) } };
}
