import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useRead } from '../../../client/useRead.ts';

/** The lines that contradict their listings, by order id; asked for orders that can be approved. */
export function useContradictions(rows: readonly OrderRow[]): ReadonlyMap<string, readonly ContradictedLine[]> {
  const ids = rows.filter(({ can }) => can.includes('approve')).map(({ id }) => id);
  const { data } = useRead(orders.contradictions, { ids }, { enabled: ids.length > 0 });
  return Map.groupBy(ids.length > 0 ? (data ?? []) : [], ({ orderId }) => orderId);
}
