import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { QueuedJob } from '../../../platform/jobs/queue.ts';
import type { Change } from './change.ts';

/** Tells a marketplace of one listing's change, once it is due. */
export const changeQueue: QueuedJob<{ callId: string }> = { name: 'publishing.act' };

/** A published listing whose marketplace is to be told of a change. */
export interface NewCall {
  listingId: string;
  change: Change;
}

interface Insertion {
  /** Follows them; null: nobody asked for them by themselves. */
  taskId: string | null;
  createUser: string;
  /** How long the marketplace wants between two changes of a shelf. */
  shelfPauseMs: number;
}

export interface InsertedCall {
  id: string;
  listingId: string;
  dueAt: string;
  isLater: boolean;
}

/** Writes calls that wait for their job. A shelf that was changed a moment ago waits until it may be changed again. */
export async function insertCalls(
  tx: Tx,
  calls: readonly NewCall[],
  { taskId, createUser, shelfPauseMs }: Insertion,
): Promise<InsertedCall[]> {
  const given = calls.map(({ listingId, change }) => ({ listingId, kind: change.kind, change }));
  const { rows } = await sql<InsertedCall>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("listingId" bigint, kind text, change jsonb)
    ), added as (
      insert into listing_calls (listing_id, kind, state, change, due_at, task_id, create_user)
      select given."listingId", given.kind, 'waiting', given.change,
        greatest(clock_timestamp(), case when given.kind = 'shelf'
          then listing.shelf_changed_at + ${shelfPauseMs} * interval '1 millisecond' end),
        ${taskId}, ${createUser}
      from given join listings listing on listing.id = given."listingId" order by 1
      returning id, listing_id, due_at
    )
    select id, listing_id, due_at, due_at > clock_timestamp() as is_later from added order by id`.execute(tx);
  return rows;
}
