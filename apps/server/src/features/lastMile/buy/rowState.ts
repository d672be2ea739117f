import { type LabelType, lastMileStatus, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { labelType } from '@pressroom/contract/orders/status';
import type { Label } from './labels.queries.ts';

type Stated = Pick<Label, 'state' | 'problem'>;

/** What follows for a row from the latest label of each of its parcels. */
export function rowStateOf(
  labels: readonly Stated[],
  { labelType: type, orderStatus }: { labelType: LabelType; orderStatus: LastMileStatus },
): { orderStatus: LastMileStatus; problem: Message | null } {
  const own = type === labelType.own;
  const has = (...states: Label['state'][]) => labels.find(({ state }) => states.includes(state));
  const moving = has('waiting', 'sending', 'unknown');
  if (moving || labels.length === 0)
    return { orderStatus: own ? lastMileStatus.placing : lastMileStatus.pushing, problem: moving?.problem ?? null };
  const failed = has('failed');
  if (failed)
    return { orderStatus: own ? lastMileStatus.orderFailed : lastMileStatus.pushFailed, problem: failed.problem };
  const leaving = has('cancelling');
  if (leaving) return { orderStatus, problem: leaving.problem };
  const placed = has('placed');
  if (placed) return { orderStatus: own ? lastMileStatus.ordered : lastMileStatus.pushing, problem: placed.problem };
  const issued = has('issued');
  if (issued) {
    const problem = labels.find((label) => label.state === 'issued' && label.problem)?.problem ?? null;
    return { orderStatus: own ? lastMileStatus.labelIssued : lastMileStatus.sent, problem };
  }
  return { orderStatus: lastMileStatus.cancelled, problem: null };
}

const resting: readonly LastMileStatus[] = [
  lastMileStatus.trialFailed,
  lastMileStatus.waitingForOrder,
  lastMileStatus.ordered,
  lastMileStatus.orderFailed,
  lastMileStatus.labelIssued,
  lastMileStatus.cancelled,
  lastMileStatus.sent,
  lastMileStatus.pushFailed,
];

/** Whether the act that a task follows has come to its end with this row. */
export function isResting(status: LastMileStatus): boolean {
  return resting.includes(status);
}
