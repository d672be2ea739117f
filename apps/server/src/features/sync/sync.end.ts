import { sql } from 'kysely';
import { system } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { json, now } from '../../platform/database/expressions.ts';
import { advanceTask } from '../../platform/jobs/tasks.ts';
import { writeAs } from '../../platform/jobs/writeAs.ts';
import { noteGrantProblem, type StoreProblem } from '../stores/stores.public.ts';
import type { Claim } from './sync.claim.ts';
import { holdStore } from './sync.lease.ts';
import type { SyncProblem } from './sync.problem.ts';

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
    if (wish && !again) await tellTask(tx, claim, end);
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

async function tellTask(tx: Tx, { storeId, wish }: Claim, { state, problem }: RunEnd): Promise<void> {
  const { name } = await tx.selectFrom('stores').where('id', '=', storeId).select('name').executeTakeFirstOrThrow();
  await advanceTask(tx, wish!.taskId, 1, problem && state === 'failed' ? [{ label: name, ...problem }] : []);
}
