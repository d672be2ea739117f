import { orderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { type StartTask, startTask } from '../../../platform/jobs/tasks.ts';
import { writeLog } from '../record/log.ts';
import { findOutgoing, namesOf } from '../record/outgoing.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { logCalledOff } from '../state/callOff.ts';
import { moveOrders } from '../state/move.ts';
import { insertConfirmations } from './confirmations.queries.ts';
import { confirmShipment } from './confirmShipment.ts';

interface Manner {
  /** Starts a task in which the user can follow the confirmations. */
  followed?: boolean;
  /** How that task is begun; absent: as one of its own. */
  start?: StartTask;
  /** The order ships at the hour that it was scheduled for. */
  onSchedule?: boolean;
}

/**
 * Ships locked orders. What came from a marketplace stays in production until the marketplace has accepted the shipment;
 * of the rest only our own data changes. Answers the id of the task that follows the confirmations.
 */
export async function shipOrders(
  act: Pick<Act, 'tx' | 'app' | 'actor'>,
  orders: readonly Allowed<OrderRecord, 'ship' | 'schedule'>[],
  { followed = false, start, onSchedule = false }: Manner = {},
): Promise<string | undefined> {
  const { tx, app, actor } = act;
  if (!onSchedule) await logCalledOff(act, orders, { key: 'orders.log.calledOffShipped' });
  const confirmed = orders.filter(needsConfirmation);
  const others = orders.filter((order) => !needsConfirmation(order));
  await moveOrders(act, others, { to: orderStatus.shipped });
  if (confirmed.length === 0) return undefined;
  const taskId = followed
    ? await (start ?? ((task) => startTask(tx, actor, task)))({
        kind: 'telling',
        titleKey: 'orders.telling.task',
        total: confirmed.length,
      })
    : undefined;
  const ids = confirmed.map((order) => order.id);
  await tx
    .updateTable('orders')
    .set({ problem: null, scheduledDelivery: null, gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  const parcels = await findOutgoing(tx, confirmed);
  const sent = confirmed.map((order) => ({ order, parcels: parcels.get(order.id)! }));
  const confirmations = await insertConfirmations(act, sent, taskId);
  await app.jobs.enqueueMany(
    tx,
    confirmShipment,
    confirmations.map((confirmationId) => ({ confirmationId })),
  );
  await writeLog(
    act,
    sent.map(({ order, parcels: its }) => ({ orderId: order.id, key: 'orders.log.telling', params: namesOf(its) })),
  );
  return taskId;
}

/**
 * True where the marketplace has to accept the shipment first. A marketplace that has the order as shipped or cancelled
 * is not told.
 */
export function needsConfirmation({ marketState }: Pick<OrderRecord, 'marketState'>): boolean {
  return marketState === 'toShip' || marketState === 'pending';
}
