import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { type LogEntry, writeLog } from '../record/log.ts';
import type { OrderProblem, OrderRecord } from '../record/record.ts';

/** The orders, which are locked, do not ship by themselves any more, and their logs say why. */
export async function callOff(
  tx: Tx,
  actor: Actor,
  orders: readonly OrderRecord[],
  problem?: OrderProblem,
): Promise<void> {
  const scheduled = orders.filter((order) => order.scheduledDelivery !== null);
  if (scheduled.length === 0) return;
  const ids = scheduled.map((order) => order.id);
  await tx
    .updateTable('orders')
    .set({ scheduledDelivery: null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  const key = problem ? 'orders.log.calledOffWhy' : 'orders.log.calledOff';
  await logCalledOff(tx, actor, scheduled, { key, problem });
}

/** For whatever else ends what was scheduled. */
export async function logCalledOff(
  tx: Tx,
  actor: Actor,
  orders: readonly Pick<OrderRecord, 'id' | 'scheduledDelivery'>[],
  entry: Omit<LogEntry, 'orderId'>,
): Promise<void> {
  const scheduled = orders.filter((order) => order.scheduledDelivery !== null);
  await writeLog(
    tx,
    actor,
    scheduled.map(({ id }) => ({ orderId: id, ...entry })),
  );
}
