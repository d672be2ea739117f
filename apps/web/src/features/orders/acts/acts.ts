import type { CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';

/** What staff do to orders from the list. `schedule` ships at an hour that is given. */
export const actNames = [
  'approve',
  'submit',
  'ship',
  'schedule',
  'callOff',
  'sign',
  'abnormal',
  'close',
  'refresh',
  'askShipment',
] as const;
export type ActName = (typeof actNames)[number];

/** The acts that fetch a zip. */
export type ZipName = Exclude<CheckedAct, ActName>;

/** An act with what it did and did not do. */
export interface ActResult {
  act: ActName | 'undo';
  outcome: ActOutcome;
}

/** The orders that allow the act by their own `can`; the server may still refuse one. */
export function ordersAllowing(act: ActName, orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(({ can }) => can.includes(act));
}
