import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { list, text, whereIn } from '../shared/wire.ts';
import { order, type SheinOrder } from './order.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const orderDetail = {
  path: '/open-api/order/order-detail',
  method: 'POST',
  repeatable: true,
  info: list(z.unknown()),
} satisfies Endpoint<z.ZodType>;

/** Each number that was asked for stands in exactly one of the four. */
export type SheinOrders = {
  orders: SheinOrder[];
  /** SHEIN answered without them. */
  missing: string[];
  /** SHEIN will not answer while these are among the asked. */
  refused: { orderNo: string; failure: MarketplaceFailure }[];
  /** Came in a shape that we do not know; `where` names the place. */
  unreadable: { orderNo: string; where: string }[];
};

/** Any number of orders; one bad order spoils no other. */
export async function getSheinOrders(
  store: SheinStore,
  orderNumbers: string[],
  options: SheinCallOptions = {},
): Promise<SheinOrders> {
  const all: SheinOrders = { orders: [], missing: [], refused: [], unreadable: [] };
  for (const batch of inBatches([...new Set(orderNumbers)], store.settings.caps.orderDetails)) {
    const found = await getBatch(store, batch, options);
    const [failure] = found.refused;
    // Not the orders but the question as such was refused.
    if (failure && batch.length > 1 && found.refused.length === batch.length) throw failure.failure;
    append(all, found);
  }
  return all;
}

/** One order, or a failure that says why not. */
export async function getSheinOrder(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<SheinOrder> {
  const { orders, refused, unreadable } = await getSheinOrders(store, [orderNo], options);
  const [order] = orders;
  if (order) return order;
  const [bad] = unreadable;
  if (bad) throw new MarketplaceFailure('malformed', orderDetail.path, { code: `order ${bad.where}` });
  throw refused[0]?.failure ?? new MarketplaceFailure('notFound', orderDetail.path);
}

/** A refused batch is halved until it is clear whose fault it is. */
async function getBatch(store: SheinStore, orderNoList: string[], options: SheinCallOptions): Promise<SheinOrders> {
  try {
    return sortOut(orderNoList, await store.call(orderDetail, { orderNoList }, options));
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure) || (failure.kind !== 'rejected' && failure.kind !== 'notFound'))
      throw failure;
    const [orderNo] = orderNoList;
    if (orderNo !== undefined && orderNoList.length === 1)
      return { orders: [], missing: [], refused: [{ orderNo, failure }], unreadable: [] };
    const half = Math.ceil(orderNoList.length / 2);
    const found = await getBatch(store, orderNoList.slice(0, half), options);
    append(found, await getBatch(store, orderNoList.slice(half), options));
    return found;
  }
}

const numbered = z.object({ orderNo: text });

function sortOut(asked: string[], answered: unknown[]): SheinOrders {
  const result: SheinOrders = { orders: [], missing: [], refused: [], unreadable: [] };
  const open = new Set(asked);
  for (const value of answered) {
    const orderNo = numbered.safeParse(value).data?.orderNo;
    if (orderNo === undefined || !open.delete(orderNo)) continue;
    const read = order.safeParse(value);
    if (read.success) result.orders.push(read.data);
    else result.unreadable.push({ orderNo, where: whereIn(read.error) });
  }
  result.missing.push(...open);
  return result;
}

function append(all: SheinOrders, more: SheinOrders): void {
  all.orders.push(...more.orders);
  all.missing.push(...more.missing);
  all.refused.push(...more.refused);
  all.unreadable.push(...more.unreadable);
}
