import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import type { acts } from '@pressroom/contract/orders/acts';
import type { ConfirmedShortage } from '@pressroom/contract/orders/shortages';
import { orderStatus, reviewAction, type ReviewAction } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import type { StartTask } from '../../../platform/jobs/tasks.ts';
import { keepBackContradicted } from '../mapping/contradictions.ts';
import { actOn } from '../record/audit.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import type { Target } from '../state/moves.ts';
import { lockAllowed, type Refusal, refusalOf } from '../state/partition.ts';
import { approveOrders } from './approve.ts';
import { keepBackShort } from './shortages.ts';

type ReviewOutcome = HandlerOutput<typeof acts.orderReview>;

interface Review {
  ids: readonly string[];
  sysStatus: ReviewAction;
  reason: string;
  /** Orders that may be approved although their listings contradict them. */
  confirmContradictions?: readonly string[];
  /** How many blanks are short, by product code. */
  confirmShort?: readonly ConfirmedShortage[] | 'all';
  /** How the making of drawings is followed. */
  start?: StartTask;
}

/** Reviews each order by itself: those that may go through do, the others are named with their reason. */
export async function reviewOrders(act: Act, review: Review): Promise<ReviewOutcome> {
  switch (review.sysStatus) {
    case reviewAction.submit:
      return move(act, review.ids, 'submit', { to: orderStatus.factoryReview });
    case reviewAction.close:
      return move(act, review.ids, 'close', { to: orderStatus.closed });
    case reviewAction.sign:
      return move(act, review.ids, 'sign', { to: orderStatus.signed });
    case reviewAction.abnormal:
      return move(act, review.ids, 'abnormal', { to: orderStatus.abnormal, problem: problemOf(review.reason) });
    case reviewAction.approve:
      return approve(act, review);
  }
}

type SimpleAct = 'submit' | 'close' | 'sign' | 'abnormal';

async function move<A extends SimpleAct>(
  act: Act,
  ids: readonly string[],
  kind: A,
  outcome: { to: Target<A>; problem?: Message },
): Promise<ReviewOutcome> {
  const { allowed, refused } = await lockAllowed(act.tx, kind, ids);
  await moveOrders(act, allowed, outcome);
  return report(act, kind, { allowed, refused });
}

function problemOf(reason: string): Message {
  return reason ? { key: 'orders.markedAbnormalWhy', params: { reason } } : { key: 'orders.markedAbnormal' };
}

/** Orders that contradict their listings, or lack blanks, wait until a person confirms them. */
async function approve(
  act: Act,
  { ids, confirmContradictions = [], confirmShort = [], start }: Review,
): Promise<ReviewOutcome> {
  const ruled = await lockAllowed(act.tx, 'approve', ids);
  const agreeing = await keepBackContradicted(act, ruled.allowed, confirmContradictions);
  const supplied = await keepBackShort(act, agreeing.sound, confirmShort);
  const taskId = await approveOrders(act, supplied.sound, { start });
  const refused = [...ruled.refused, ...agreeing.refused, ...supplied.refused];
  const outcome = await report(act, 'approve', { allowed: supplied.sound, refused });
  return { ...outcome, taskId, unlabelled: findUnlabelled(supplied.sound) };
}

async function report(
  { tx, audit }: Act,
  kind: SimpleAct | 'approve',
  { allowed, refused }: { allowed: readonly OrderRecord[]; refused: Refusal[] },
): Promise<Pick<ReviewOutcome, 'done' | 'refused'>> {
  audit(await actOn(tx, kind, { allowed, refused }));
  return { done: allowed.map((order) => order.id), refused };
}

/** The approved orders that could not ship yet, because their label or tracking number is missing. */
function findUnlabelled(orders: readonly Allowed<OrderRecord, 'approve'>[]): Refusal[] {
  return orders.flatMap((order) => {
    if (!order.trackingNumber) {
      return refusalOf(order, { key: order.labelKey ? 'orders.trackingMissing' : 'orders.noParcelYet' });
    }
    return order.labelKey ? [] : refusalOf(order, { key: 'orders.noLabelYet' });
  });
}
