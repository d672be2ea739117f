import { orderStatus, type OrderStatus, reservingStatuses } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { moveStock } from '../../categories/categories.public.ts';
import { writeLog } from '../record/log.ts';
import type { OrderProblem, OrderRecord } from '../record/record.ts';
import { dropWaitingConfirmations } from './dropConfirmations.ts';
import { logCalledOff } from './callOff.ts';

interface Move {
  to: OrderStatus;
  /** Shown with the order until it moves on. */
  problem?: OrderProblem;
  /** The task that follows the orders while they are in drawing layout. */
  taskId?: string;
}

/**
 * The only place where orders change their status: stock, tasks and the log move with them.
 * The orders are locked, and the caller has judged each of them.
 */
export async function moveOrders(
  tx: Tx,
  actor: Actor,
  orders: readonly OrderRecord[],
  { to, problem, taskId }: Move,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map((order) => order.id);
  const reserves = reservingStatuses.includes(to);
  await moveStock(
    { tx, actor },
    'reserve',
    orders.filter((order) => reserves && !order.reserves),
  );
  const reserved = orders.filter((order) => order.reserves);
  // what was shipped without having been made here takes nothing from the shelf
  if (to === orderStatus.shipped) await moveStock({ tx, actor }, 'ship', reserved);
  else if (!reserves) await moveStock({ tx, actor }, 'release', reserved);
  if (to === orderStatus.signed) {
    await moveStock(
      { tx, actor },
      'sign',
      orders.filter((order) => order.shipments > 0),
    );
  }

  await tx
    .updateTable('orders')
    .set({
      sysStatus: to,
      reserves,
      problem: problem ? json(problem) : null,
      drawingTaskId: taskId ?? null,
      scheduledDelivery: to === orderStatus.inProduction ? sql.ref('scheduled_delivery') : null,
      gmtModified: now,
      ...(to !== orderStatus.abnormal && { holds: null }),
      ...(to === orderStatus.shipped && {
        deliveryTime: sql`case when reserves or delivery_time is null then clock_timestamp() else delivery_time end`,
        shipments: sql`shipments + reserves::int`,
      }),
    })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  if (to !== orderStatus.shipped) await dropWaitingConfirmations(tx, orders);
  // whoever ships says so
  if (to !== orderStatus.inProduction && to !== orderStatus.shipped)
    await logCalledOff(tx, actor, orders, { key: 'orders.log.calledOffMoved', to });
  await endTasks(tx, orders, problem);
  const key = problem ? 'orders.log.movedWhy' : 'orders.log.moved';
  await writeLog(
    tx,
    actor,
    orders.map((order) => ({ orderId: order.id, key, problem, from: order.sysStatus, to })),
  );
}

/** Whatever takes an order out of drawing layout ends its part of the task that waited for it. */
async function endTasks(tx: Tx, orders: readonly OrderRecord[], problem: OrderProblem | undefined): Promise<void> {
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
