import type { Message } from '@pressroom/contract/message';
import { orderStatus, type OrderStatus, reservingStatuses } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { moveStock } from '../../categories/categories.public.ts';
import { writeLog, type Writer } from '../record/log.ts';
import type { OrderRecord } from '../record/record.ts';
import type { Allowed } from './allowed.ts';
import type { Move, Target } from './moves.ts';
import { dropWaitingConfirmations } from './dropConfirmations.ts';
import { logCalledOff } from './callOff.ts';

interface Outcome<M extends Move> {
  to: Target<M>;
  /** The reason, which the order shows until its next move. */
  problem?: Message;
  /** The task that follows the orders while they are in drawing layout. */
  taskId?: string;
  /** They are brought back to where they were. */
  isUndo?: boolean;
}

/** The only place where orders change their status: stock, tasks and the log move with them. The orders are locked. */
export async function moveOrders<M extends Move>(
  writer: Writer,
  orders: readonly Allowed<OrderRecord, M>[],
  { to, problem, taskId, isUndo }: Outcome<M>,
): Promise<void> {
  if (orders.length === 0) return;
  const { tx } = writer;
  const ids = orders.map((order) => order.id);
  const status: OrderStatus = to;
  const reserves = reservingStatuses.includes(status);
  await moveStock(
    writer,
    'reserve',
    orders.filter((order) => reserves && !order.reserves),
  );
  const reserved = orders.filter((order) => order.reserves);
  // what was shipped without having been made here takes nothing from the shelf
  if (status === orderStatus.shipped) await moveStock(writer, 'ship', reserved);
  else if (!reserves) await moveStock(writer, 'release', reserved);
  if (status === orderStatus.signed) {
    await moveStock(
      writer,
      'sign',
      orders.filter((order) => order.shipments > 0),
    );
  }

  await tx
    .updateTable('orders')
    .set({
      sysStatus: status,
      reserves,
      problem: problem ? json(problem) : null,
      drawingTaskId: taskId ?? null,
      scheduledDelivery: status === orderStatus.inProduction ? sql.ref('scheduled_delivery') : null,
      gmtModified: now,
      ...(status !== orderStatus.abnormal && { holds: null }),
      ...(status === orderStatus.shipped && {
        deliveryTime: sql`case when reserves or delivery_time is null then clock_timestamp() else delivery_time end`,
        shipments: sql`shipments + reserves::int`,
      }),
    })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  if (status !== orderStatus.shipped) await dropWaitingConfirmations(tx, orders);
  // shipping writes its own line
  if (status !== orderStatus.inProduction && status !== orderStatus.shipped)
    await logCalledOff(writer, orders, { key: 'orders.log.calledOffMoved', to: status });
  await endTasks(tx, orders, problem);
  const key = isUndo ? 'orders.log.undone' : problem ? 'orders.log.movedWhy' : 'orders.log.moved';
  await writeLog(
    writer,
    orders.map((order) => ({ orderId: order.id, key, problem, from: order.sysStatus, to: status })),
  );
}

/** An order that leaves drawing layout, in whatever way, ends its part of the task that follows it. */
async function endTasks(tx: Tx, orders: readonly OrderRecord[], problem: Message | undefined): Promise<void> {
  const followed = Map.groupBy(
    orders.filter((order) => order.drawingTaskId),
    (order) => order.drawingTaskId,
  );
  for (const [taskId, its] of followed) {
    await advanceTask(
      tx,
      taskId!,
      its.length,
      problem ? its.map((order) => ({ label: order.thirdOrderNumber, ...problem })) : [],
    );
  }
}
