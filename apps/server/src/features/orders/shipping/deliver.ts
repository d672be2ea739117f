import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { orderStatus } from '@pressroom/contract/orders/status';
import { type Actor, system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import type { Writing } from '../../../platform/http/context.ts';
import { type Translate, translator } from '../../../platform/i18n.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { changesTo } from '../record/audit.ts';
import { judgeEach, type Judgement, refusalOf } from '../state/partition.ts';
import { writeLog } from '../record/log.ts';
import { parcelObjections } from '../record/numbers.ts';
import { moveOrders } from '../state/move.ts';
import { lockOrders, type OrderProblem, type OrderRecord } from '../record/record.ts';
import { objection } from '../state/rules.ts';
import { callOff, logCalledOff } from '../state/callOff.ts';
import { confirmShipment } from './confirmShipment.ts';
import { insertConfirmations } from './confirmations.queries.ts';
import { schedule } from './schedule.ts';

const hour = 3_600_000;

/** Ships now, or `delivery` hours after each order's own time; a time that has passed means now. */
export async function deliverOrders(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  { ids, delivery }: { ids: readonly string[]; delivery?: number },
  t: Translate,
): Promise<BulkOutcome> {
  const { allowed, refused } = await judgeShipping(tx, ids, delivery ? 'schedule' : 'ship', t);
  const due = new Map(
    allowed.map((order) => [order.id, new Date(Date.parse(order.orderTime) + (delivery ?? 0) * hour)]),
  );
  const later = delivery ? allowed.filter((order) => due.get(order.id)!.getTime() > Date.now()) : [];
  const taskId = await shipOrders(
    tx,
    app,
    actor,
    allowed.filter((order) => !later.includes(order)),
    { followed: true },
  );
  const planned = later.map((order) => ({ orderId: order.id, at: due.get(order.id)! }));
  await schedule(tx, app, actor, planned);
  await app.jobs.enqueueMany(
    tx,
    shipScheduled,
    planned.map(({ orderId }) => ({ orderId })),
    ({ orderId }) => due.get(orderId)!,
  );
  const shared = { ...(delivery && { delivery }), ...(refused.length > 0 && { refused: refused.length }) };
  audit(await changesTo(tx, allowed, shared));
  return { done: allowed.map((order) => order.id), refused, taskId };
}

async function judgeShipping(
  tx: Tx,
  ids: readonly string[],
  act: 'ship' | 'schedule',
  t: Translate,
): Promise<Judgement> {
  const { allowed, refused } = await judgeEach(tx, ids, act, t);
  const shared = await parcelObjections(tx, allowed);
  const stopped = allowed.filter(({ id }) => shared.has(id));
  return {
    allowed: allowed.filter(({ id }) => !shared.has(id)),
    refused: [...refused, ...stopped.map((order) => refusalOf(order, shared.get(order.id)!, t))],
  };
}

/**
 * Ships orders that are locked and cleared for it. What came from a marketplace stays in production until the
 * marketplace has been told and agrees; of the rest only our own data changes. Answers the task that follows the telling.
 */
export async function shipOrders(
  tx: Tx,
  app: App,
  actor: Actor,
  orders: readonly OrderRecord[],
  { followed = false, onSchedule = false } = {},
): Promise<string | undefined> {
  if (!onSchedule) await logCalledOff(tx, actor, orders, { key: 'orders.log.calledOffShipped' });
  const told = orders.filter(isToldFirst);
  await moveOrders(
    tx,
    actor,
    orders.filter((order) => !isToldFirst(order)),
    { to: orderStatus.shipped },
  );
  if (told.length === 0) return undefined;
  const taskId = followed
    ? await startTask(tx, actor, { kind: 'telling', titleKey: 'orders.telling.task', total: told.length })
    : undefined;
  const ids = told.map((order) => order.id);
  await tx
    .updateTable('orders')
    .set({ problem: null, scheduledDelivery: null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  const confirmations = await insertConfirmations(tx, actor, told, taskId);
  await app.jobs.enqueueMany(
    tx,
    confirmShipment,
    confirmations.map((confirmationId) => ({ confirmationId })),
  );
  await writeLog(
    tx,
    actor,
    told.map(({ id, carrierName, trackingNumber }) => ({
      orderId: id,
      key: 'orders.log.telling',
      params: { carrier: carrierName ?? '', number: trackingNumber ?? '' },
    })),
  );
  return taskId;
}

/** A marketplace that has the order as shipped or cancelled need not hear of it. */
export function isToldFirst({ marketState }: Pick<OrderRecord, 'marketState'>): boolean {
  return marketState === 'toShip' || marketState === 'pending';
}

/** The clock of a scheduled delivery. Rescheduled or called off meanwhile, it finds nothing to do. */
export const shipScheduled = defineJob<{ orderId: string }>({
  name: 'orders.shipScheduled',
  concurrency: 2,
  retryLimit: 10,
  async run({ app }, { orderId }) {
    await writeAs(app, system, 'job/orders.shipScheduled', async ({ tx, audit }) => {
      const [order] = await lockOrders(tx, [orderId]);
      if (!order?.scheduledDelivery || Date.parse(order.scheduledDelivery) > Date.now()) return;
      const problem = objection('ship', order, translator('zh')) ?? (await parcelObjections(tx, [order])).get(order.id);
      if (problem) await fallBack(tx, order, problem);
      else await shipOrders(tx, app, system, [order], { onSchedule: true });
      audit(await changesTo(tx, [order]));
    });
  },
});

/** The order stays in production, with the reason. */
async function fallBack(tx: Tx, order: OrderRecord, problem: OrderProblem): Promise<void> {
  await callOff(tx, system, [order], problem);
  await tx
    .updateTable('orders')
    .set({ problem: json(problem) })
    .where('id', '=', order.id)
    .execute();
}
