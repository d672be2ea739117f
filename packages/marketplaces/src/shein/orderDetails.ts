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

/** Each requested number is in exactly one of the four lists. */
export type SheinOrders = {
  orders: SheinOrder[];
  /** SHEIN answered without them. */
  missing: string[];
  /** SHEIN refuses every request that includes these numbers. */
  refused: { orderNo: string; failure: MarketplaceFailure }[];
  /** Came in a shape that we do not know; `where` names the place. */
  unreadable: { orderNo: string; where: string }[];
};

/** Reads any number of orders; a number that SHEIN refuses does not affect the others. */
export async function getSheinOrders(
  store: SheinStore,
  orderNumbers: string[],
  options: SheinCallOptions = {},
): Promise<SheinOrders> {
  const all: SheinOrders = { orders: [], missing: [], refused: [], unreadable: [] };
  for (const batch of inBatches([...new Set(orderNumbers)], store.settings.caps.orderDetails)) {
    const found = await getBatch(store, batch, options);
    const [failure] = found.refused;
    // The failure concerns the call itself and not one of the orders.
    if (failure && batch.length > 1 && found.refused.length === batch.length) throw failure.failure;
    append(all, found);
  }
  return all;
}

/** Reads one order; fails where SHEIN has none or refuses it. */
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

/** Halves a refused batch until the refused number is found. */
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
