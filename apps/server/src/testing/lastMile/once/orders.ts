import type { LabelType } from '@pressroom/contract/lastMile/status';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType } from '@pressroom/contract/orders/status';
import { batchOf, type LastMileTest, openChannelAt, ownOrder } from '../makers.ts';
import { ordersAtMarket } from '../marketMakers.ts';

/** Orders that are wanted labels for in two batches at once. */
export interface Wanted {
  type: LabelType;
  orders: readonly OrderRow[];
  batches: readonly [string, string];
}

/** A third of the orders have their labels from SHEIN or TEMU, the others from label systems. */
export async function makeWanted(at: LastMileTest, count: number): Promise<Wanted[]> {
  await openChannelAt(at, 'YWJ');
  await openChannelAt(at, '17Print', { channelCode: 'GOFO-GROUND', channelName: 'GOFO ground', supplierCode: 'GF' });
  const perMarket = { count: Math.ceil(count / 6) };
  const atMarkets = [...(await ordersAtMarket(at, 's1', perMarket)), ...(await ordersAtMarket(at, 's4', perMarket))];
  const own: OrderRow[] = [];
  for (let serial = 0; serial < count - atMarkets.length; serial += 1)
    own.push(await ownOrder(at, { thirdOrderNumber: `ONCE-${serial}` }));
  return [await inTwoBatches(at, labelType.own, own), await inTwoBatches(at, labelType.platform, atMarkets)];
}

async function inTwoBatches(at: LastMileTest, type: LabelType, orders: readonly OrderRow[]): Promise<Wanted> {
  return { type, orders, batches: [await batchOf(at, orders, type), await batchOf(at, orders, type)] };
}
