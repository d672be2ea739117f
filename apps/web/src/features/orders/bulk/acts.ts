import type { BulkOutcome } from '@pressroom/contract/fields';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { actFrom } from '@pressroom/contract/orders/status';

/** What staff do to orders from the list; scheduling is shipping with an hour given. */
export const actNames = ['approve', 'submit', 'ship', 'schedule', 'sign', 'abnormal', 'close'] as const;
export type ActName = (typeof actNames)[number];

/** What became of an act. */
export interface Told {
  act: ActName;
  outcome: BulkOutcome;
}

/** Those of the orders that are in a state for the act, and that the user may do it to. */
export function ableOrders(act: ActName, orders: readonly OrderRow[]): readonly OrderRow[] {
  // Scheduling has a right of its own, which `can` does not speak of.
  if (act === 'schedule') return orders.filter(({ sysStatus }) => actFrom.ship.includes(sysStatus));
  return orders.filter(({ can }) => can.includes(act));
}
