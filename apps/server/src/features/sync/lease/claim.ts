import type { syncCauses } from '@pressroom/contract/sync/syncShapes';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { isDueNow } from '../schedule/queries.ts';
import { isLeased, leaseEnd } from './lease.ts';

export type SyncCause = (typeof syncCauses)[number];

/** What a person asks a run to fetch; without range and numbers everything that has changed, as a scheduled run does. */
export interface SyncRequest {
  from: string | null;
  to: string | null;
  numbers: string[];
  filterDeliver: boolean;
  createUser: string;
  taskId: string;
  /** Whether other stores are asked for the same numbers: that this store does not know a number is then not reported. */
  amongOthers?: boolean;
}

export interface SyncJob {
  storeId: string;
  cause: SyncCause;
  request?: SyncRequest;
}

/** Whether the run fetches everything that has changed, and not a range or some numbers only. */
export function isFullSync(request: SyncRequest | undefined): boolean {
  return request === undefined || (request.from === null && request.numbers.length === 0);
}

export interface Claim {
  runId: string;
  storeId: string;
  cause: SyncCause;
  request: SyncRequest | undefined;
  safeUntil: string | null;
}

/**
 * Takes the store's lease for a new run; a former run whose process has died is marked as cut. `busy`: another run has
 * the lease. `nothing`: there is nothing to do, because the store is not due or the request has been carried out.
 */
export async function claimStore(
  { tx }: Act,
  { storeId, cause, request }: SyncJob,
): Promise<Claim | 'busy' | 'nothing'> {
  await tx
    .insertInto('storeSyncs')
    .columns(['storeId'])
    .expression((eb) => eb.selectFrom('stores').where('id', '=', storeId).select('id'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const sync = await tx
    .selectFrom('storeSyncs')
    .where('storeId', '=', storeId)
    .select(['safeUntil', 'runningRunId', isLeased.as('leased')])
    .forUpdate()
    .executeTakeFirst();
  if (!sync) return 'nothing';
  const isCarriedOut = request && (await hasEnded(tx, storeId, request.taskId));
  if (isCarriedOut || (!request && !(await isDueNow(tx, storeId)))) return 'nothing';
  if (sync.leased) return 'busy';
  if (sync.runningRunId) {
    await tx
      .updateTable('syncRuns')
      .set({ state: 'cut', endedAt: now, problem: json({ key: 'sync.cut' }) })
      .where('id', '=', sync.runningRunId)
      .where('state', '=', 'running')
      .execute();
  }
  const { id: runId } = await tx
    .insertInto('syncRuns')
    .values({
      storeId,
      cause,
      createUser: request?.createUser ?? 'system',
      rangeFrom: request?.from ?? null,
      rangeTo: request?.to ?? null,
      numbers: request?.numbers ?? [],
      filterDeliver: request?.filterDeliver ?? false,
      state: 'running',
      taskId: request?.taskId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('storeSyncs')
    .set({
      runningRunId: runId,
      aliveUntil: leaseEnd,
      lastRunId: runId,
      // if the run dies, the store is still due
      ...(request ? {} : { wakeAt: null, dueAt: sql<string>`least(due_at, clock_timestamp())` }),
    })
    .where('storeId', '=', storeId)
    .execute();
  return { runId, storeId, cause, request, safeUntil: sync.safeUntil };
}

/** The queue may run a job again, after a crash, that had been carried out to its end. */
async function hasEnded(db: Db, storeId: string, taskId: string): Promise<boolean> {
  const run = await db
    .selectFrom('syncRuns')
    .where('storeId', '=', storeId)
    .where('taskId', '=', taskId)
    .where('state', 'in', ['done', 'failed'])
    .select('id')
    .executeTakeFirst();
  return run !== undefined;
}
