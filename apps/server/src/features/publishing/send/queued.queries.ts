import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** What decides whether a listing may be sent. */
export interface ReleaseHead {
  id: string;
  storeId: string;
  cargoNo: string;
  publishStatus: number;
  errorCount: number;
  /** After it was sent. */
  isChanged: boolean;
}

/** Locks listings in the order of their ids. */
export async function lockToRelease(tx: Tx, ids: readonly string[]): Promise<ReleaseHead[]> {
  const { rows } = await sql<ReleaseHead>`
    select id, store_id, cargo_no, publish_status, error_count, changed_at is not null as is_changed
    from listings where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  return rows;
}

interface Queued {
  ids: readonly string[];
  taskId: string;
  createUser: string;
}

/** Puts listings on their way, each with its call that waits: an edit where the marketplace has the listing already. */
export async function queueListings(tx: Tx, { ids, taskId, createUser }: Queued): Promise<void> {
  await sql`
    update listings set publish_status = 2, stage = 'queued', due_at = clock_timestamp(), claimed_until = null,
      problem = null, gmt_modified = clock_timestamp()
    where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    insert into listing_calls (listing_id, kind, state, due_at, task_id, create_user)
    select id, case when market_id is null then 'publish' else 'edit' end, 'waiting', clock_timestamp(), ${taskId}, ${createUser}
    from listings where id = any(${ids}::bigint[]) order by id`.execute(tx);
}
