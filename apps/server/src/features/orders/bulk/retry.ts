import type { confirmable } from '@pressroom/contract/orders/bulk';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { noteRows } from './begin.ts';
import { type ActRecord, insertAct, lockOwnAct, outcome } from './record.ts';

interface Retry {
  actId: string;
  confirmed: readonly (typeof confirmable)[number][];
}

/** Notes the same act for the orders that were refused, or whose turn never came. */
export async function noteRetry(act: Act, { actId, confirmed }: Retry): Promise<ActRecord> {
  const { tx, actor } = act;
  const record = await lockOwnAct(tx, actId, actor.userId);
  const task = record.taskId
    ? await tx.selectFrom('tasks').where('id', '=', record.taskId).select('state').executeTakeFirst()
    : undefined;
  if (task?.state === 'waiting' || task?.state === 'running') fail(409, 'orders.bulk.running');
  const { userId, username, act: kind, params } = record;
  const again = await insertAct(tx, { userId, username, act: kind, params: { ...params, confirmed } });
  const left = sql<{ id: string }>`
    select order_id as id from order_act_rows
    where act_id = ${actId}::bigint and outcome is distinct from ${outcome.done}`;
  const total = await noteRows(act, again.id, left);
  if (total === 0) fail(409, 'orders.bulk.nothingLeft');
  return { ...again, total };
}
