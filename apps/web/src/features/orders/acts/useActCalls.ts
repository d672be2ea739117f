import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import type { ActName } from './acts.ts';

/** Acts that take neither an hour nor a reason. */
export type PlainAct = Exclude<ActName, 'schedule' | 'abnormal'>;

/** The calls behind the acts. */
export function useActCalls() {
  const review = useCommand(orders.orderReview, { invalidates: orderReads });
  const ship = useCommand(orders.batchDelivery, { invalidates: orderReads });
  const callOff = useCommand(orders.cancelDelivery, { invalidates: orderReads });
  const refresh = useCommand(orders.orderRefresh, { invalidates: orderReads });
  const bulk = useCommand(orders.bulkAct, { invalidates: orderReads });
  const underWay = [
    ...[review, ship, callOff, refresh].flatMap(({ pendingInputs }) => pendingInputs),
    ...bulk.pendingInputs.map(({ selection }) => selection),
  ];
  return {
    run: async (act: PlainAct, ids: readonly string[]): Promise<ActOutcome | undefined> => {
      if (act === 'ship') return ship.run({ ids });
      if (act === 'callOff') return callOff.run({ ids });
      if (act === 'askShipment') return bulk.run({ act, selection: { ids: [...ids] } });
      if (act === 'refresh') return refresh.run({ ids });
      return review.run({ ids, sysStatus: reviewAction[act] });
    },
    pending: underWay.length > 0,
    busyWith: (id: string) => underWay.some((one) => 'ids' in one && Array.isArray(one.ids) && one.ids.includes(id)),
  };
}
