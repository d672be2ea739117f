import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

interface Version {
  id: string;
  gmtModified: string;
  by: string;
}

/** When the orders were changed last, and whom the newest entries of their logs name. */
export async function findVersions(db: Db, ids: readonly string[]): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select o.id, o.gmt_modified, coalesce(newest.create_user, o.create_user) as by
    from orders o
    left join lateral (
      select log.create_user from order_logs log where log.order_id = o.id
      order by log.gmt_create desc, log.id desc limit 1) newest on true
    where o.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
