import type { syncCauses } from '@pressroom/contract/sync/syncShapes';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { isDueNow } from '../schedule/queries.ts';
import { alive, isHeld } from './lease.ts';

export type SyncCause = (typeof syncCauses)[number];

/** What a person asks for; without range and numbers all that has changed, as a run by the clock does. */
export interface SyncOrder {
  from: string | null;
  to: string | null;
  numbers: string[];
  filterDeliver: boolean;
  createUser: string;
  taskId: string;
  /** Whether other stores are asked for the same numbers: one that does not know a number is no news then. */
  amongOthers?: boolean;
}

export interface SyncJob {
  storeId: string;
  cause: SyncCause;
  wish?: SyncOrder;
}

/** Whether everything that changed is to be known afterwards. */
export function isWholeLook(wish: SyncOrder | undefined): boolean {
  return wish === undefined || (wish.from === null && wish.numbers.length === 0);
}

export interface Claim {
  runId: string;
  storeId: string;
  cause: SyncCause;
  wish: SyncOrder | undefined;
  safeUntil: string | null;
}

/** Takes the store for a new run. One whose process has died goes over to this one, and is marked as cut. */
export async function claimStore(app: App, { storeId, cause, wish }: SyncJob): Promise<Claim | 'busy' | 'nothing'> {
  return app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('storeSyncs')
      .columns(['storeId'])
      .expression((eb) => eb.selectFrom('stores').where('id', '=', storeId).select('id'))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const sync = await tx
      .selectFrom('storeSyncs')
      .where('storeId', '=', storeId)
      .select(['safeUntil', 'runningRunId', isHeld.as('held')])
      .forUpdate()
      .executeTakeFirst();
    if (!sync) return 'nothing';
    const isSettled = wish && (await hasEnded(tx, storeId, wish.taskId));
    if (isSettled || (!wish && !(await isDueNow(tx, storeId)))) return 'nothing';
    if (sync.held) return 'busy';
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
        createUser: wish?.createUser ?? 'system',
        rangeFrom: wish?.from ?? null,
        rangeTo: wish?.to ?? null,
        numbers: wish?.numbers ?? [],
        filterDeliver: wish?.filterDeliver ?? false,
        state: 'running',
        taskId: wish?.taskId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('storeSyncs')
      .set({
        runningRunId: runId,
        aliveUntil: alive,
        lastRunId: runId,
        // a run that dies stays due
        ...(wish ? {} : { wakeAt: null, dueAt: sql<string>`least(due_at, clock_timestamp())` }),
      })
      .where('storeId', '=', storeId)
      .execute();
    return { runId, storeId, cause, wish, safeUntil: sync.safeUntil };
  });
}

/** A job that comes again after a crash may have been carried out to its end. */
async function hasEnded(db: Parameters<typeof isDueNow>[0], storeId: string, taskId: string): Promise<boolean> {
  const run = await db
    .selectFrom('syncRuns')
    .where('storeId', '=', storeId)
    .where('taskId', '=', taskId)
    .where((eb) => eb.or([eb('state', 'in', ['done', 'failed'])]))
    .select('id')
    .executeTakeFirst();
  return run !== undefined;
}
