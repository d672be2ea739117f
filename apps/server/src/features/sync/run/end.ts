import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { advanceTask, noteProblems, type Problem } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { noteGrantProblem, type StoreProblem } from '../../stores/stores.public.ts';
import type { Claim, SyncOrder } from '../lease/claim.ts';
import { holdStore } from '../lease/lease.ts';
import type { SyncProblem } from '../failures/problem.ts';

export interface RunEnd {
  state: 'done' | 'failed' | 'cut';
  /** Of a run that is done: what a person should know all the same. */
  problem?: SyncProblem;
  /** The marketplace does not accept the store's keys. */
  ofGrant?: boolean;
  /** The job comes again by itself. */
  again?: boolean;
}

/** Every ten minutes; not all stores in the same one. */
const regularly = sql`interval '9.5 minutes' + random() * interval '1 minute'`;
/** After a failure later and later, up to an hour. */
const later = sql`least(interval '10 minutes' * (2 ^ least(misses, 10)), interval '1 hour')`;

/** Answers when the store wants to be looked at again, where a webhook came meanwhile. */
export async function endRun(app: App, claim: Claim, end: RunEnd): Promise<Date | undefined> {
  const { runId, storeId, wish } = claim;
  const { state, problem, again } = end;
  return writeAs(app, system, 'job/sync.run', async ({ tx, audit }) => {
    await holdStore(tx, runId);
    await tx
      .updateTable('syncRuns')
      .set({ state, endedAt: now, problem: problem ? json(problem) : null })
      .where('id', '=', runId)
      .execute();
    const { wakeAt } = await tx
      .updateTable('storeSyncs')
      .set({ runningRunId: null, aliveUntil: null, ...(wish || again ? {} : nextLook(state)) })
      .where('storeId', '=', storeId)
      .returning('wakeAt')
      .executeTakeFirstOrThrow();
    await noteGrant(tx, storeId, end, audit);
    if (wish && !again) await tellTask(tx, storeId, wish, end);
    return wakeAt ? new Date(wakeAt) : undefined;
  });
}

function nextLook(state: RunEnd['state']) {
  return state === 'failed'
    ? { dueAt: sql<string>`clock_timestamp() + ${later}`, misses: sql<number>`misses + 1` }
    : { dueAt: sql<string>`clock_timestamp() + ${regularly}`, misses: 0 };
}

/** A run that went through shows that the keys are good. */
async function noteGrant(
  tx: Tx,
  storeId: string,
  { state, problem, ofGrant }: RunEnd,
  audit: (entry: AuditEntry) => void,
): Promise<void> {
  if (state !== 'done' && !ofGrant) return;
  const noted = ofGrant ? (problem as StoreProblem) : null;
  if (await noteGrantProblem(tx, storeId, 'orders', noted))
    audit({ object: 'stores', ids: [storeId], after: { problem: noted } });
}

async function tellTask(tx: Tx, storeId: string, wish: SyncOrder, { state, problem }: RunEnd): Promise<void> {
  const { taskId, amongOthers } = wish;
  const { name } = await tx.selectFrom('stores').where('id', '=', storeId).select('name').executeTakeFirstOrThrow();
  await advanceTask(tx, taskId, 1, problem && state === 'failed' ? [{ label: name, ...problem }] : []);
  if (wish.numbers.length === 0) return;
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

/** Numbers that none of the stores knows which were asked for them. The runs of other stores have ended by now. */
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
