import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { ReviewOutcome } from '@pressroom/contract/orders/acts';
import type { ConfirmedShortage } from '@pressroom/contract/orders/shortages';
import { orderStatus, reviewAction, type ReviewAction } from '@pressroom/contract/orders/status';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Writing } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { approveOrders } from './approve.ts';
import { changesTo } from '../record/audit.ts';
import { keepBackContradicted } from '../mapping/contradictions.ts';
import { judgeEach, refusalOf } from '../state/partition.ts';
import { moveOrders } from '../state/move.ts';
import type { OrderRecord } from '../record/record.ts';
import { actOfReview } from '../state/rules.ts';
import { keepBackShort } from './shortages.ts';

interface Review {
  ids: readonly string[];
  sysStatus: ReviewAction;
  reason: string;
  /** Orders that may be approved although their listings contradict them. */
  confirmAlarms?: readonly string[];
  /** Of product codes that the shelf has too few of, how many are short. */
  confirmShort?: readonly ConfirmedShortage[];
}

/** Judges each order alone: those that may go through do, the others are named with their reason. */
export async function reviewOrders(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  { confirmAlarms = [], confirmShort = [], ...review }: Review,
  t: Translate,
): Promise<ReviewOutcome> {
  const { ids, sysStatus, reason } = review;
  const judged = await judgeEach(tx, ids, actOfReview[sysStatus], t);
  const approving = sysStatus === reviewAction.approve;
  const { sound: allowed, refused: keptBack } = approving
    ? await keepBackDoubtful(tx, actor, judged.allowed, { confirmAlarms, confirmShort }, t)
    : { sound: judged.allowed, refused: [] };
  const refused = [...judged.refused, ...keptBack];
  const taskId = await carryOut(tx, app, actor, allowed, sysStatus, reason);
  audit(await changesTo(tx, allowed, refused.length > 0 ? { refused: refused.length } : {}));
  const done = allowed.map((order) => order.id);
  return { done, refused, taskId, ...(approving && { unlabelled: findUnlabelled(allowed, t) }) };
}

/** What goes into production and cannot leave it yet. */
function findUnlabelled(orders: readonly OrderRecord[], t: Translate): Refusal[] {
  return orders.flatMap((order) => {
    if (!order.trackingNumber) {
      return refusalOf(order, { key: order.labelKey ? 'orders.trackingMissing' : 'orders.noParcelYet' }, t);
    }
    return order.labelKey ? [] : refusalOf(order, { key: 'orders.noLabelYet' }, t);
  });
}

/** What contradicts its listing and what the shelf has no blanks for waits for a person's word; the rest may go on. */
async function keepBackDoubtful(
  tx: Tx,
  actor: Actor,
  orders: readonly OrderRecord[],
  { confirmAlarms, confirmShort }: Required<Pick<Review, 'confirmAlarms' | 'confirmShort'>>,
  t: Translate,
): Promise<{ sound: OrderRecord[]; refused: Refusal[] }> {
  const right = await keepBackContradicted(tx, actor, orders, confirmAlarms, t);
  const served = await keepBackShort(tx, actor, right.sound, confirmShort, t);
  return { sound: served.sound, refused: [...right.refused, ...served.refused] };
}

async function carryOut(
  tx: Tx,
  app: App,
  actor: Actor,
  orders: OrderRecord[],
  action: ReviewAction,
  reason: string,
): Promise<string | undefined> {
  switch (action) {
    case reviewAction.submit:
      await moveOrders(tx, actor, orders, { to: orderStatus.factoryReview });
      return undefined;
    case reviewAction.close:
      await moveOrders(tx, actor, orders, { to: orderStatus.closed });
      return undefined;
    case reviewAction.sign:
      await moveOrders(tx, actor, orders, { to: orderStatus.signed });
      return undefined;
    case reviewAction.abnormal: {
      const problem = reason
        ? { key: 'orders.markedAbnormalWhy' as const, params: { reason } }
        : { key: 'orders.markedAbnormal' as const };
      await moveOrders(tx, actor, orders, { to: orderStatus.abnormal, problem });
      return undefined;
    }
    case reviewAction.approve:
      return approveOrders(tx, app, actor, orders);
  }
}
