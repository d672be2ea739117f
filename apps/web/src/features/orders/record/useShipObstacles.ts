import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';

const none: ReadonlyMap<string, Refusal> = new Map();

/**
 * Why orders cannot ship although nothing of their own is in the way, by order id: other orders and further parcels may be. Asked
 * for orders whose next step it is, and again with the list.
 */
export function useShipObstacles(rows: readonly OrderRow[]): ReadonlyMap<string, Refusal> {
  const ids = rows.filter(({ can }) => can.includes('ship')).map(({ id }) => id);
  const { data = none } = useQuery({
    queryKey: [orders.queryList.path, 'shipping', ids],
    queryFn: async ({ signal }) => {
      const { refused } = await call(orders.actCheck, { ids, act: 'ship' }, { signal });
      return new Map(refused.map((refusal) => [refusal.id, refusal]));
    },
    enabled: ids.length > 0,
  });
  return ids.length > 0 ? data : none;
}
