import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { growTask, type StartTask, startTask } from '../../../platform/jobs/tasks.ts';
import { findNewestLogs } from '../record/log.ts';
import { type ActRecord, isUndoable, noteOutcomes, outcome } from './record.ts';
import { type Performed, perform } from './perform.ts';

/**
 * Does the act to the next of its orders, the most urgent first, and notes what came of each. The act is locked, so that
 * no order is taken twice. Answers undefined once no order is left.
 */
export async function takeStep(act: Act, record: ActRecord, most: number): Promise<Performed | undefined> {
  const { tx } = act;
  const due = await tx
    .selectFrom('orderActRows')
    .where('actId', '=', record.id)
    .where('outcome', 'is', null)
    .select('orderId')
    .orderBy('position')
    .limit(most)
    .execute();
  if (due.length === 0) return undefined;
  const ids = due.map(({ orderId }) => orderId);
  const was = isUndoable(record.act) ? await lockStates(act, ids) : new Map<string, object>();
  const performed = await perform(act, record, ids, followedBy(act, record));
  const logs = was.size > 0 ? await findNewestLogs(act.tx, performed.done) : new Map<string, string>();
  const changed = new Map((performed.changes ?? []).map(({ id, msg }) => [id, msg]));
  await noteOutcomes(tx, record.id, [
    ...performed.done.map((orderId) => ({
      orderId,
      outcome: outcome.done,
      msg: changed.get(orderId) ?? null,
      was: was.get(orderId) ?? null,
      logId: logs.get(orderId) ?? null,
    })),
    ...performed.refused.map(({ id, msg }) => ({
      orderId: id,
      outcome: outcome.refused,
      msg,
      was: null,
      logId: null,
    })),
  ]);
  return performed;
}

/** One task follows the drawings, or the confirmations, of all steps. */
function followedBy({ tx, actor }: Act, record: ActRecord): StartTask {
  return async (task) => {
    if (record.followedTaskId) {
      await growTask(tx, record.followedTaskId, task.total);
      return record.followedTaskId;
    }
    record.followedTaskId = await startTask(tx, actor, task);
    await tx
      .updateTable('orderActs')
      .set({ followedTaskId: record.followedTaskId })
      .where('id', '=', record.id)
      .execute();
    return record.followedTaskId;
  };
}

/** What an undo brings back. Locks the orders as the act itself does, by their ids. */
async function lockStates({ tx }: Act, ids: readonly string[]): Promise<Map<string, object>> {
  const { rows } = await sql<{ id: string; was: object }>`
    select id, jsonb_build_object('sysStatus', sys_status, 'problem', problem, 'holds', holds,
      'scheduledDelivery', scheduled_delivery, 'told', shipment_confirmation is not null) as was
    from orders where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  return new Map(rows.map(({ id, was }) => [id, was]));
}
