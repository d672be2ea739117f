import { storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { marketplaceOf } from '../../stores/stores.public.ts';

export const marketTypes = storeTypeCodes.filter((code) => marketplaceOf(code) !== undefined);

/** Stores `s` whose orders can be asked for. */
export const isReady = sql<boolean>`(s.data_status = 1 and s.auth_status = 1 and s.type_code = any(${marketTypes}::text[]))`;

/** Stores `s` that a run is due for, joined with `withSyncState`. A new authorisation ends the long wait after failures. */
const isDue: RawBuilder<boolean> = sql`(
  s.sync_order = 1 and ${isReady} and (
    y.store_id is null or y.due_at <= clock_timestamp() or y.wake_at <= clock_timestamp()
    or (y.misses > 0 and g.authorized_at > r.ended_at)))`;

/** Joins stores `s` with their sync state `y`, last run `r` and authorisation for orders `g`. */
const withSyncState = sql`
  left join store_syncs y on y.store_id = s.id
  left join sync_runs r on r.id = y.last_run_id
  left join store_grants g on g.store_id = s.id and g.scope = 'orders'`;

/** Stores that a run is due for and that no run has the lease of; the longest overdue first. */
export async function findDueStores(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from stores s ${withSyncState}
    where ${isDue} and (y.alive_until is null or y.alive_until <= clock_timestamp())
    order by y.due_at nulls first, s.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isDueNow(db: Db, storeId: string): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select ${isDue} as due from stores s ${withSyncState} where s.id = ${storeId}`.execute(db);
  return rows[0]?.due ?? false;
}

export async function isSyncedAutomatically(db: Db, storeId: string): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`
    select s.sync_order = 1 and ${isReady} as "on" from stores s where s.id = ${storeId}`.execute(db);
  return rows[0]?.on ?? false;
}

/** All stores whose orders are fetched automatically. */
export async function findAutomaticStores(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from stores s where s.sync_order = 1 and ${isReady} order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}
