import { system } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeLog } from '../record/log.ts';
import type { OrderRecord } from '../record/record.ts';

/** Drops the confirmations of locked orders that have not been sent yet. What is being sent is not taken back. */
export async function dropWaitingConfirmations(tx: Tx, orders: readonly OrderRecord[]): Promise<void> {
  const waiting = orders.filter((order) => order.shipmentConfirmation === 'waiting').map((order) => order.id);
  if (waiting.length === 0) return;
  const dropped = await tx
    .updateTable('shipmentConfirmations')
    .set({ state: 'dropped', carrierNameId: null, gmtModified: now })
    .where('orderId', '=', anyOf(waiting, 'bigint'))
    .where('state', '=', 'waiting')
    .returning(['orderId', 'taskId'])
    .execute();
  for (const { taskId } of dropped) if (taskId) await advanceTask(tx, taskId, 1);
  await writeLog(
    { tx, actor: system },
    dropped.map(({ orderId }) => ({ orderId, key: 'orders.log.dropped' })),
  );
}
