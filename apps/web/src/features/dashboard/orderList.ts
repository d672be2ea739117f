import type { orders } from '@pressroom/contract/orders/orders';
import type { Attention } from '@pressroom/contract/orders/status';
import type { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import type { CallInput } from '@pressroom/contract/endpoint';

type Search = Partial<Record<keyof CallInput<typeof orders.queryList>, string | number>>;

/** Where the orders that a number counts are listed: the list reads its filters from the address. */
export function orderList(search: Search): string {
  return addressOf('/order/index', search);
}

/** The same among the exceptions, by kind and by deadline. */
export function exceptionList(kind: Attention): string {
  return addressOf('/order/exceptions', { kind });
}

/** The same for listings. */
export function listingList(
  search: Partial<Record<keyof CallInput<typeof publishProducts.page>, string | number>>,
): string {
  return addressOf('/products/publish', search);
}

/** The same for the plans on that page. */
export function planList(search: CallInput<typeof publishPlans.page>): string {
  return addressOf('/products/publish', search);
}

function addressOf(page: string, search: object): string {
  const filters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return `${page}?${new URLSearchParams(filters).toString()}`;
}
