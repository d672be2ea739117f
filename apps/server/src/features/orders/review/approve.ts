import { orderStatus } from '@pressroom/contract/orders/status';
import type { Act } from '../../../platform/act.ts';
import { type StartTask, startTask } from '../../../platform/jobs/tasks.ts';
import { drawOrder } from '../drawings/drawOrder.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { drawingsReady } from '../state/rules.ts';

interface Manner {
  /** How the making of drawings is followed; absent: by a task of its own. */
  start?: StartTask;
  /** They are brought back to where they were. */
  isUndo?: boolean;
}

/** Moves orders into production where all their drawings exist, else into drawing layout, with a job for each. */
export async function approveOrders(
  act: Act,
  orders: readonly Allowed<OrderRecord, 'approve' | 'resume' | 'undo'>[],
  { start, isUndo }: Manner = {},
): Promise<string | undefined> {
  const { tx, app, actor } = act;
  const follow = start ?? ((task) => startTask(tx, actor, task));
  const ready = orders.filter(drawingsReady);
  const waiting = orders.filter((order) => !drawingsReady(order));
  await moveOrders(act, ready, { to: orderStatus.inProduction, isUndo });
  if (waiting.length === 0) return undefined;
  const taskId = await follow({
    kind: 'drawings',
    titleKey: 'orders.drawings.task',
    total: waiting.length,
  });
  await moveOrders(act, waiting, { to: orderStatus.drawingLayout, taskId, isUndo });
  await app.jobs.enqueueMany(
    tx,
    drawOrder,
    waiting.map((order) => ({ orderId: order.id })),
  );
  return taskId;
}
