import type { Message } from '@pressroom/contract/message';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { cancelTask, type StartTask } from '../../../platform/jobs/tasks.ts';
import { now } from '../../../platform/database/expressions.ts';
import { actOn } from '../record/audit.ts';
import { findNewestLogs } from '../record/log.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { logScheduled } from '../shipping/schedule.ts';
import { approveOrders } from '../review/approve.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import type { Target } from '../state/moves.ts';
import { type Refusal, refusalOf } from '../state/partition.ts';
import { type ActName, type ActRecord, insertAct, lockOwnAct, outcome, undoLimit } from './record.ts';

/** Where each act that can be taken back has brought its orders. */
const endOf: Partial<Record<ActName, OrderStatus>> = {
  submit: orderStatus.factoryReview,
  abnormal: orderStatus.abnormal,
  close: orderStatus.closed,
};

/** The order before the act. */
interface Former {
  sysStatus: Target<'undo'>;
  problem: Message | null;
  holds: unknown;
  scheduledDelivery: string | null;
  /** Its marketplace was being told that it ships. */
  told: boolean;
}

/** Notes an undo with the orders that the act was done to, and ends the act where it is still under way. */
export async function noteUndo(act: Act, actId: string): Promise<ActRecord> {
  const { tx, actor } = act;
  const record = await lockOwnAct(tx, actId, actor.userId);
  const until = undoLimit(record) ?? fail(404, 'platform.notFound');
  if (record.undoneAt !== null) fail(409, 'orders.undo.done');
  if (until.getTime() < Date.now()) fail(409, 'orders.undo.late');
  if (record.taskId) await cancelTask(tx, { id: record.taskId, userId: actor.userId });
  await tx.updateTable('orderActs').set({ undoneAt: now }).where('id', '=', actId).execute();
  const { userId, username } = record;
  const undo = await insertAct(tx, { userId, username, act: 'undo', params: {}, undoesId: actId });
  const { numAffectedRows } = await sql`
    insert into order_act_rows (act_id, order_id, position)
    select ${undo.id}::bigint, order_id, position from order_act_rows
    where act_id = ${actId}::bigint and outcome = ${outcome.done}`.execute(tx);
  return { ...undo, total: Number(numAffectedRows ?? 0) };
}

interface Undo {
  /** The act that is taken back. */
  of: string;
  ids: readonly string[];
  start: StartTask;
}

/** Brings the orders back to where they were, except those to which something was done since. */
export async function undoOrders(
  act: Act,
  { of, ids, start }: Undo,
): Promise<{ done: string[]; refused: Refusal[]; taskId?: string }> {
  const { tx } = act;
  const { act: kind } = await tx.selectFrom('orderActs').where('id', '=', of).select('act').executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('orderActRows')
    .where('actId', '=', of)
    .where('orderId', '=', anyOf(ids, 'bigint'))
    .select(['orderId', 'was', 'logId'])
    .execute();
  const noted = new Map(rows.map(({ orderId, was, logId }) => [orderId, { was: was as unknown as Former, logId }]));
  const orders = await lockOrders(tx, ids);
  const newest = await findNewestLogs(tx, ids);
  const refused: Refusal[] = [];
  const back: { order: OrderRecord; was: Former }[] = [];
  for (const order of orders) {
    const { was, logId } = noted.get(order.id)!;
    if (order.sysStatus !== endOf[kind as ActName] || newest.get(order.id) !== logId)
      refused.push(refusalOf(order, { key: 'orders.undo.followed' }));
    else if (was.told) refused.push(refusalOf(order, { key: 'orders.undo.told' }));
    else back.push({ order, was });
  }
  let taskId: string | undefined;
  for (const [status, its] of Map.groupBy(back, ({ was }) => was.sysStatus)) {
    const allowed = allowMove(
      'undo',
      its.map(({ order }) => order),
    );
    if (status === orderStatus.drawingLayout) taskId = await approveOrders(act, allowed, { start, isUndo: true });
    else await moveOrders(act, allowed, { to: status, isUndo: true });
  }
  await restore(act, back);
  act.audit(await actOn(tx, 'undo', { allowed: back.map(({ order }) => order), refused }));
  return { done: back.map(({ order }) => order.id), refused, ...(taskId && { taskId }) };
}

/** What a move clears. A schedule whose hour has passed meanwhile is not brought back. */
async function restore(act: Act, back: readonly { order: OrderRecord; was: Former }[]): Promise<void> {
  const rows = back.map(({ order, was: { problem, holds, scheduledDelivery } }) => ({
    id: order.id,
    problem,
    holds,
    scheduledDelivery,
  }));
  const { rows: restored } = await sql<{ id: string; scheduledDelivery: string | null }>`
    update orders set
      problem = nullif(given.problem, 'null'), holds = nullif(given.holds, 'null'),
      scheduled_delivery = case when given."scheduledDelivery" > clock_timestamp() then given."scheduledDelivery" end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id bigint, problem jsonb, holds jsonb, "scheduledDelivery" timestamptz)
    where orders.id = given.id
      and (given.problem is not null or given.holds is not null or given."scheduledDelivery" is not null)
    returning orders.id, orders.scheduled_delivery`.execute(act.tx);
  await logScheduled(
    act,
    restored.flatMap(({ id, scheduledDelivery: at }) => (at ? [{ id, at: new Date(at) }] : [])),
  );
}
