import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useShipObstacles } from '../record/useShipObstacles.ts';
import type { ActResult } from './acts.ts';
import { type Standing, standingOf } from './standing.ts';

const most = 1000;

/** The orders of a result as they are now, by id. Read again whenever an order changes, so that what was told of them ends with what was wrong. */
export function useOrdersNow(told: readonly Pick<Refusal, 'label'>[]): ReadonlyMap<string, OrderRow> {
  const thirdOrderNumbers = [...new Set(told.map(({ label }) => label))];
  const { data } = useQuery({
    ...readOf(orders.queryList, { thirdOrderNumbers, pageNum: 1, pageSize: most }),
    enabled: told.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.rows.map((order) => [order.id, order]));
}

interface Refused<R extends Refusal> {
  refusal: R;
  order: OrderRow | undefined;
  standing: Standing;
}

/** How each refusal of an act stands by now. */
export function useStanding<R extends Refusal>(act: ActResult['act'], refused: readonly R[]): Refused<R>[] {
  const now = useOrdersNow(refused);
  const isShipping = act === 'ship' || act === 'schedule';
  const blocked = useShipObstacles(isShipping ? [...now.values()] : []);
  return refused.map((refusal) => {
    const order = now.get(refusal.id);
    return { refusal, order, standing: standingOf({ act, refusal, order, isBlocked: blocked.has(refusal.id) }) };
  });
}
