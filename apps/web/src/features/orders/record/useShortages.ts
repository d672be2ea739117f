import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { OrderShortage } from '@pressroom/contract/orders/shortages';
import { reservingStatuses } from '@pressroom/contract/orders/status';
import { useRead } from '../../../client/useRead.ts';
import type { Translate } from '../../../i18n/i18n.ts';

/** The missing blanks of approved orders, by order id. */
export function useShortages(rows: readonly OrderRow[]): ReadonlyMap<string, readonly OrderShortage[]> {
  const ids = rows.filter(({ sysStatus }) => reservingStatuses.includes(sysStatus)).map(({ id }) => id);
  const { data } = useRead(orders.shortages, { ids }, { enabled: ids.length > 0 });
  return Map.groupBy(ids.length > 0 ? (data ?? []) : [], ({ orderId }) => orderId);
}

export function wordsOfShortages(shortages: readonly OrderShortage[], t: Translate): string {
  return shortages
    .map(({ productCode: code, units: count }) => t('orders.shortOf', { code, count }))
    .join(t('platform.separator'));
}
