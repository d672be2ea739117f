import { orders } from '@pressroom/contract/orders/orders';
import type { CallInput } from '@pressroom/contract/endpoint';

type Search = Partial<Record<keyof CallInput<typeof orders.queryList>, string | number>>;

/** Where the orders that a number counts are listed: the list reads its filters from the address. */
export function orderList(search: Search): string {
  const filters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return `/order/index?${new URLSearchParams(filters).toString()}`;
}
