import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isFree } from '../../../platform/jobs/lease.ts';

/** A published listing that is compared with its marketplace. */
export interface Due {
  id: string;
  marketId: string;
  marketVersion: string;
  token: number;
}

const leaseSeconds = 300;

/** Those of a store that were compared the longest ago, for this worker alone. */
export async function claimDue(
  db: Db,
  storeId: string,
  { hours, most }: { hours: number; most: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update listings set claimed_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from listings
      where store_id = ${storeId} and publish_status = 3 and market_id is not null and ${isFree}
        and (checked_at is null or checked_at < clock_timestamp() - ${hours} * interval '1 hour')
      order by checked_at nulls first, id limit ${most} for update skip locked)
    returning id, market_id, market_version, attempts as token`.execute(db);
  return rows;
}

/** These listings, whenever they were compared last. */
export async function claimChosen(db: Db, ids: readonly string[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update listings set claimed_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from listings
      where id = any(${ids}::bigint[]) and publish_status = 3 and market_id is not null and ${isFree}
      order by id for update skip locked)
    returning id, market_id, market_version, attempts as token`.execute(db);
  return rows;
}

export async function release(db: Db, due: readonly Due[]): Promise<void> {
  await sql`
    update listings set claimed_until = null
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as given (id bigint, token integer)
    where listings.id = given.id and listings.attempts = given.token`.execute(db);
}

/** Stores with listings that were compared too long ago. */
export async function findStoresDue(db: Db, hours: number): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`
    select distinct store_id from listings
    where publish_status = 3 and market_id is not null and ${isFree}
      and (checked_at is null or checked_at < clock_timestamp() - ${hours} * interval '1 hour')
    order by 1`.execute(db);
  return rows.map(({ storeId }) => storeId);
}

export interface StoreRound {
  storeId: string;
  storeName: string;
  listings: number;
  colours: number;
  skus: number;
  /** Null: one of them was never compared. */
  oldestAt: string | null;
}

export async function findRounds(db: Db): Promise<StoreRound[]> {
  const { rows } = await sql<StoreRound>`
    select store.id as store_id, store.name as store_name, count(*)::int as listings,
      sum(listing.sku_count)::int as skus, sum(own.colours)::int as colours,
      case when bool_or(listing.checked_at is null) then null else min(listing.checked_at) end as oldest_at
    from listings listing join stores store on store.id = listing.store_id
    cross join lateral (
      select greatest(count(distinct market_skc_id), 1) as colours from listing_skus where listing_id = listing.id) own
    where listing.publish_status = 3 and listing.market_id is not null
    group by store.id order by store.name, store.id`.execute(db);
  return rows;
}

/** Locks those that are still published; answers their ids. */
export async function lockPublished(tx: Tx, due: readonly Due[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select listing.id from listings listing
    join jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as given (id bigint, token integer)
      on given.id = listing.id and given.token = listing.attempts
    where listing.publish_status = 3 order by listing.id for update of listing`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
