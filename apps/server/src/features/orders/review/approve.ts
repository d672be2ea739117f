import { orderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { drawOrder } from '../drawings/drawOrder.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { drawingsReady } from '../state/rules.ts';

/** Moves orders into production where all their drawings exist, else into drawing layout, with a job for each. */
export async function approveOrders(
  act: Act,
  orders: readonly Allowed<OrderRecord, 'approve' | 'resume'>[],
): Promise<string | undefined> {
  const { tx, app, actor } = act;
  const ready = orders.filter(drawingsReady);
  const waiting = orders.filter((order) => !drawingsReady(order));
  await moveOrders(act, ready, { to: orderStatus.inProduction });
  if (waiting.length === 0) return undefined;
  const taskId = await startTask(tx, actor, {
    kind: 'drawings',
    titleKey: 'orders.drawings.task',
    total: waiting.length,
  });
  await moveOrders(act, waiting, { to: orderStatus.drawingLayout, taskId });
  await app.jobs.enqueueMany(
    tx,
    drawOrder,
    waiting.map((order) => ({ orderId: order.id })),
  );
  return taskId;
}
