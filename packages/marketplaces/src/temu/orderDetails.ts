import { inBatches } from '../shared/batches.ts';
import type { CallOptions } from '../shared/call.ts';
import { temuOrder, type TemuOrder } from './order.ts';
import { orderPage } from './orderList.ts';
import type { TemuStore } from './temuStore.ts';

/** An order as the detail call answers it: with its packages, without the time of its last update. */
export async function getTemuOrder(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuOrder> {
  return await store.call('orderDetail', { parentOrderSn }, temuOrder, options);
}

/** Each requested number is in exactly one of the three lists. */
export type TemuOrders = {
  orders: TemuOrder[];
  /** TEMU answered without them. */
  missing: string[];
  /** Came in a shape that we do not know; `where` names the place. */
  unreadable: { parentOrderSn: string; where: string }[];
};

/** Reads any number of orders; an unreadable one does not affect the others. */
export async function getTemuOrders(
  store: TemuStore,
  parentOrderSns: string[],
  options: CallOptions = {},
): Promise<TemuOrders> {
  const { orderNumbers, orderPage: pageSize } = store.settings.caps;
  const open = new Set(parentOrderSns);
  const all: TemuOrders = { orders: [], missing: [], unreadable: [] };
  for (const parentOrderSnList of inBatches([...open], orderNumbers)) {
    const question = { parentOrderSnList, pageNumber: 1, pageSize };
    const { pageItems } = await store.call('orderList', question, orderPage, options);
    for (const order of pageItems.rows) if (open.delete(order.parentOrderSn)) all.orders.push(order);
    for (const { name, where } of pageItems.unreadable)
      if (name !== undefined && open.delete(name)) all.unreadable.push({ parentOrderSn: name, where });
  }
  all.missing.push(...open);
  return all;
}
