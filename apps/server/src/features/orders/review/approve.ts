import { orderStatus } from '@pressroom/contract/orders/status';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { drawOrder } from '../drawings/drawOrder.ts';
import { moveOrders } from '../state/move.ts';
import type { OrderRecord } from '../record/record.ts';
import { drawingsReady } from '../state/rules.ts';

/** Straight into production where every drawing is there already; else through drawing layout, with a job for each order. */
export async function approveOrders(
  tx: Tx,
  app: App,
  actor: Actor,
  orders: readonly OrderRecord[],
): Promise<string | undefined> {
  const ready = orders.filter(drawingsReady);
  const waiting = orders.filter((order) => !drawingsReady(order));
  await moveOrders(tx, actor, ready, { to: orderStatus.inProduction });
  if (waiting.length === 0) return undefined;
  const taskId = await startTask(tx, actor, {
    kind: 'drawings',
    titleKey: 'orders.drawings.task',
    total: waiting.length,
  });
  await moveOrders(tx, actor, waiting, { to: orderStatus.drawingLayout, taskId });
  await app.jobs.enqueueMany(
    tx,
    drawOrder,
    waiting.map((order) => ({ orderId: order.id })),
  );
  return taskId;
}
