import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { contradictedReason } from '@pressroom/contract/orders/contradictedLine';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { shortReason } from '@pressroom/contract/orders/shortages';
import { actFrom, reservingStatuses } from '@pressroom/contract/orders/status';
import type { ActResult } from './acts.ts';

/** How a refusal stands by now: as it was, mended so that the act goes through, or over since something else was done. */
export type Standing = 'refused' | 'ready' | 'over';

/** These are no obstacles of the order: a person says yes to them. */
const asked: readonly string[] = [contradictedReason, shortReason];

interface Asked {
  act: ActResult['act'];
  refusal: Pick<Refusal, 'reason'>;
  order: OrderRow | undefined;
  /** Other orders, or further parcels, keep it from shipping. */
  isBlocked: boolean;
}

export function standingOf({ act, refusal: { reason }, order, isBlocked }: Asked): Standing {
  if (!order || act === 'undo') return 'refused';
  const { can, sysStatus } = order;
  if (!actFrom[act].includes(sysStatus)) return reason === 'orders.wrongState' ? 'refused' : 'over';
  if (!can.includes(act) || asked.includes(reason)) return 'refused';
  return isBlocked && (act === 'ship' || act === 'schedule') ? 'refused' : 'ready';
}

/** An approved order still cannot leave, because its tracking number or its label is missing. */
export function lacksParcel(order: OrderRow | undefined): boolean {
  if (!order) return true;
  const { sysStatus, trackingNumber, hasLabel, labelVoid } = order;
  return reservingStatuses.includes(sysStatus) && !(trackingNumber && hasLabel && labelVoid === null);
}
