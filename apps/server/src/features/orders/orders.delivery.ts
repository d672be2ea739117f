import type { BulkOutcome } from '@pressroom/contract/fields';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { type Actor, system } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/database/database.ts';
import { json, now } from '../../platform/database/expressions.ts';
import { type Translate, translator } from '../../platform/i18n.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { writeAs } from '../../platform/jobs/writeAs.ts';
import { formatWallTime, wallTimeAt } from '../../platform/time/wallTime.ts';
import { judgeEach } from './orders.judge.ts';
import { writeLog } from './orders.log.ts';
import { moveOrders } from './orders.move.ts';
import { lockOrders, type OrderProblem, type OrderRecord } from './orders.records.ts';
import { objection } from './orders.rules.ts';

const hour = 3_600_000;

/** Ships now, or `delivery` hours after each order's own time; a time that has passed means now. */
export async function deliverOrders(
  tx: Tx,
  app: App,
  actor: Actor,
  { ids, delivery }: { ids: readonly string[]; delivery?: number },
  t: Translate,
): Promise<BulkOutcome> {
  const { allowed, refused } = await judgeEach(tx, ids, 'ship', t);
  const dueAt = (order: OrderRecord) => Date.parse(order.orderTime) + (delivery ?? 0) * hour;
  const later = delivery ? allowed.filter((order) => dueAt(order) > Date.now()) : [];
  await shipOrders(
    tx,
    actor,
    allowed.filter((order) => !later.includes(order)),
  );
  for (const order of later) await schedule(tx, app, actor, order, new Date(dueAt(order)));
  return { done: allowed.map((order) => order.id), refused };
}

/**
 * Ships orders that are locked and cleared for it. A store without a marketplace has nobody to tell:
 * only our own data changes.
 */
export async function shipOrders(tx: Tx, actor: Actor, orders: readonly OrderRecord[]): Promise<void> {
  await moveOrders(tx, actor, orders, { to: orderStatus.shipped });
}

async function schedule(tx: Tx, app: App, actor: Actor, order: OrderRecord, at: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ scheduledDelivery: at.toISOString(), gmtModified: now })
    .where('id', '=', order.id)
    .execute();
  await app.jobs.enqueue(tx, shipScheduled, { orderId: order.id }, { startAfter: at });
  await writeLog(tx, actor, [
    {
      orderId: order.id,
      key: 'orders.log.scheduled',
      params: { time: formatWallTime(wallTimeAt(at, app.settings.displayZone)).slice(0, 16) },
    },
  ]);
}

/** The clock of a scheduled delivery. Rescheduled or called off meanwhile, it finds nothing to do. */
export const shipScheduled = defineJob<{ orderId: string }>({
  name: 'orders.shipScheduled',
  concurrency: 2,
  retryLimit: 10,
  async run({ app }, { orderId }) {
    await writeAs(app, system, 'job/orders.shipScheduled', { object: 'orders', ids: [orderId] }, async (tx) => {
      const [order] = await lockOrders(tx, [orderId]);
      if (!order?.scheduledDelivery || Date.parse(order.scheduledDelivery) > Date.now()) return;
      const problem = objection('ship', order, translator('zh'));
      if (!problem) await shipOrders(tx, system, [order]);
      else await callOff(tx, order, problem);
    });
  },
});

async function callOff(tx: Tx, order: OrderRecord, problem: OrderProblem): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ scheduledDelivery: null, problem: json(problem), gmtModified: sql`clock_timestamp()` })
    .where('id', '=', order.id)
    .execute();
}
