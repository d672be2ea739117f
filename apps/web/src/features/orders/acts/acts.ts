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

/** What is fetched of orders as one file. */
export const fileNames = ['drawings', 'labels', 'labelsPdf'] as const;
export type FileName = (typeof fileNames)[number];

export const isFile = (act: string): act is FileName => (fileNames as readonly string[]).includes(act);

/** What is checked before: both files of labels hold the same ones. */
export function checkOf<Act extends string>(act: Act | 'labelsPdf') {
  return act === 'labelsPdf' ? 'labels' : act;
}

/** An act with what it did and did not do. */
export interface ActResult {
  act: ActName | 'undo';
  outcome: ActOutcome;
}

/** The orders that their marketplaces have cancelled, and that are not closed yet. */
export function cancelledOf(orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(
    ({ can, holds }) =>
      can.includes('close') && holds.some(({ kind, withdrawnAt }) => kind === 'cancelled' && withdrawnAt === null),
  );
}

/** The orders that allow the act by their own `can`; the server may still refuse one. */
export function ordersAllowing(act: ActName, orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(({ can }) => can.includes(act));
}
