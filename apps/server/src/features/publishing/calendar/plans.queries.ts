import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** Plans whose time has come, the earliest first. */
export async function findDuePlans(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from publish_plans
    where release_at is not null and released_at is null and release_at <= clock_timestamp()
    order by release_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined where the plan was put off, called off, or taken by another process. */
export async function takeDuePlan(
  tx: Tx,
  id: string,
): Promise<{ publishBatchNo: string; releaseAt: string } | undefined> {
  const { rows } = await sql<{ publishBatchNo: string; releaseAt: string }>`
    update publish_plans set released_at = clock_timestamp(), gmt_modified = clock_timestamp()
    where id = ${id} and released_at is null and release_at <= clock_timestamp()
    returning publish_batch_no, release_at`.execute(tx);
  return rows[0];
}
