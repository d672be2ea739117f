import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import type { ChangeKind } from './change.ts';

/** Drops changes of the same kind that have not left yet. Answers the listings where one is leaving at this moment. */
export async function makeRoom(
  { tx }: Pick<Act, 'tx'>,
  listingIds: readonly string[],
  kind: ChangeKind,
): Promise<Set<string>> {
  const open = await lockOpen(tx, listingIds, kind);
  const waiting = open.filter(({ state }) => state === 'waiting');
  await dropCalls(
    tx,
    waiting.map(({ id }) => id),
  );
  for (const [taskId, its] of Map.groupBy(waiting, (call) => call.taskId))
    if (taskId) await advanceTask(tx, taskId, its.length);
  return new Set(open.filter(({ state }) => state !== 'waiting').map(({ listingId }) => listingId));
}

interface OpenCall {
  id: string;
  listingId: string;
  state: string;
  taskId: string | null;
}

/** The open calls of this kind. */
async function lockOpen(tx: Tx, listingIds: readonly string[], kind: ChangeKind): Promise<OpenCall[]> {
  const { rows } = await sql<OpenCall>`
    select id, listing_id, state, task_id from listing_calls
    where listing_id = any(${listingIds}::bigint[]) and kind = ${kind} and state in ('waiting', 'sending', 'unknown')
    order by id for update`.execute(tx);
  return rows;
}

/** What a newer change makes needless. */
async function dropCalls(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_calls set state = 'dropped', gmt_modified = clock_timestamp() where id = any(${ids}::bigint[])`.execute(
    tx,
  );
}
