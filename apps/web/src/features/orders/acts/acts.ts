import type { CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { ReviewOutcome } from '@pressroom/contract/orders/acts';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';

/** What staff do to orders from the list; scheduling is shipping with an hour given. */
export const actNames = ['approve', 'submit', 'ship', 'schedule', 'callOff', 'sign', 'abnormal', 'close'] as const;
export type ActName = (typeof actNames)[number];

/** What is fetched in one zip. */
export type ZipName = Exclude<CheckedAct, ActName>;

/** What became of an act. */
export interface Told {
  act: ActName;
  outcome: ReviewOutcome;
}

/** Those of the orders that the act would go through for, as far as each of them tells. */
export function ableOrders(act: ActName, orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(({ can }) => can.includes(act));
}
