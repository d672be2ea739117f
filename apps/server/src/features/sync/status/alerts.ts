import type { Alert } from '@pressroom/contract/dashboard/alerts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** By store, the orders that could not be taken over, and a last sync that failed altogether. */
export async function findSyncAlerts(db: Db): Promise<Alert[]> {
  const { rows } = await sql<Alert>`
    select found.kind, s.id as shop_id, s.name as shop_name, found.count, found.at
    from (
      select store_id, 'orderSync' as kind, count(*)::int as count, max(last_at) as at
      from sync_failures where dismissed_at is null group by store_id
      union all
      select y.store_id, 'syncRun', 1, coalesce(r.ended_at, r.started_at)
      from store_syncs y join sync_runs r on r.id = y.last_run_id where r.state = 'failed'
    ) as found join stores s on s.id = found.store_id`.execute(db);
  return rows;
}
