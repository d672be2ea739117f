import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { advanceTask, noteProblems, type Problem } from '../../../platform/jobs/tasks.ts';
import { reportGrantProblem } from '../../stores/stores.public.ts';
import type { Claim, SyncRequest } from '../lease/claim.ts';
import { lockLease } from '../lease/lease.ts';

export interface RunEnd {
  state: 'done' | 'failed' | 'cut';
  /** Of a run that is done: what people should know of it nevertheless. */
  problem?: Message;
  /** The marketplace does not accept the store's keys. */
  isGrantProblem?: boolean;
  /** The queue runs the job again. */
  isRetried?: boolean;
}

/** Every ten minutes, spread so that not all stores are due in the same minute. */
const regularly = sql`interval '9.5 minutes' + random() * interval '1 minute'`;
/** After each failure in a row twice as long, up to an hour. */
const afterFailure = sql`least(interval '10 minutes' * (2 ^ least(misses, 10)), interval '1 hour')`;

/** Ends the run and its lease. Returns when the next run is to start, where a webhook came meanwhile. */
export async function endRun(act: Act, claim: Claim, end: RunEnd): Promise<Date | undefined> {
  const { tx } = act;
  const { runId, storeId, request } = claim;
  const { state, problem, isRetried } = end;
  await lockLease(tx, runId);
  await tx
    .updateTable('syncRuns')
    .set({ state, endedAt: now, problem: problem ? json(problem) : null })
    .where('id', '=', runId)
    .execute();
  const { wakeAt } = await tx
    .updateTable('storeSyncs')
    .set({ runningRunId: null, aliveUntil: null, ...(request || isRetried ? {} : nextRun(state)) })
    .where('storeId', '=', storeId)
    .returning('wakeAt')
    .executeTakeFirstOrThrow();
  await reportKeys(act, storeId, end);
  if (request && !isRetried) await reportToTask(tx, storeId, request, end);
  return wakeAt ? new Date(wakeAt) : undefined;
}

function nextRun(state: RunEnd['state']) {
  return state === 'failed'
    ? { dueAt: sql<string>`clock_timestamp() + ${afterFailure}`, misses: sql<number>`misses + 1` }
    : { dueAt: sql<string>`clock_timestamp() + ${regularly}`, misses: 0 };
}

/** A run that was done proves that the store's keys are accepted. */
async function reportKeys(act: Act, storeId: string, { state, problem, isGrantProblem }: RunEnd): Promise<void> {
  if (state === 'done' || isGrantProblem) await reportGrantProblem(act, storeId, (isGrantProblem && problem) || null);
}

async function reportToTask(tx: Tx, storeId: string, request: SyncRequest, { state, problem }: RunEnd): Promise<void> {
  const { taskId, amongOthers } = request;
  const { name } = await tx.selectFrom('stores').where('id', '=', storeId).select('name').executeTakeFirstOrThrow();
  await advanceTask(tx, taskId, 1, problem && state === 'failed' ? [{ label: name, ...problem }] : []);
  if (request.numbers.length === 0) return;
  const task = await tx
    .selectFrom('tasks')
    .where('id', '=', taskId)
    .select(['done', 'total'])
    .executeTakeFirstOrThrow();
  if (task.done < task.total) return;
  const key = amongOthers ? 'sync.notFoundAnywhere' : 'sync.missingThere';
  const missing = await findMissing(tx, taskId);
  await noteProblems(
    tx,
    taskId,
    missing.map((label): Problem => ({ label, key })),
  );
}

/** The numbers that none of the requested stores knows. The runs of the other stores have ended by now. */
async function findMissing(tx: Tx, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select n.number, bool_or(n.number = any(r.absent)) as absent
      from sync_runs r cross join unnest(r.numbers) as n (number)
      where r.task_id = ${taskId} group by r.store_id, n.number
    ) of_store
    group by number having bool_and(absent) order by number`.execute(tx);
  return rows.map(({ number }) => number);
}
