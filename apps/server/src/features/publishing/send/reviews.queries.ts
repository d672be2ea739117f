import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { isFree } from '../../../platform/jobs/lease.ts';
import type { KeptProblem } from '../record/heads.ts';
import { type Held, heldOf } from './held.ts';
import { settleSending } from './sent.queries.ts';

/** Long enough for many calls that wait for their turn. */
const leaseSeconds = 180;

/** A listing that is asked about by one worker. */
export interface Asked extends Held {
  id: string;
  cargoNo: string;
  token: number;
  /** An edit of it is reviewed. */
  isPublished: boolean;
  /** When it was sent last. */
  sentAt: string | null;
}

type Row = Omit<Asked, keyof Held> & { marketId: string; marketVersion: string };

/** Listings in review at this store that are due, for this worker alone. */
export async function claimReviews(db: Db, storeId: string, most: number): Promise<Asked[]> {
  const { rows } = await sql<Row>`
    with held as (
      update listings set claimed_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      where id in (
        select id from listings
        where store_id = ${storeId} and publish_status = 2 and stage = 'review' and due_at <= clock_timestamp()
          and ${isFree}
        order by due_at limit ${most} for update skip locked)
      returning id, cargo_no, attempts, market_id, market_version, published_at
    )
    select held.id, held.cargo_no, held.attempts as token, held.market_id, held.market_version,
      held.published_at is not null as is_published,
      (select max(sent_at) from listing_calls call where call.listing_id = held.id and call.kind in ('publish', 'edit')) as sent_at
    from held order by held.id`.execute(db);
  return withNames(db, rows);
}

/** The same with the marketplace's names of their SKUs. */
export async function withNames<Given extends { id: string; marketId: string; marketVersion: string }>(
  db: Db,
  listings: readonly Given[],
): Promise<(Omit<Given, 'marketId' | 'marketVersion'> & Held)[]> {
  const skus = await db
    .selectFrom('listingSkus')
    .where(
      'listingId',
      '=',
      anyOf(
        listings.map(({ id }) => id),
        'bigint',
      ),
    )
    .select(['listingId', 'sku', 'marketSkcId', 'marketSkuId'])
    .orderBy('listingId')
    .orderBy('position')
    .execute();
  const byListing = Map.groupBy(skus, ({ listingId }) => listingId);
  return listings.map(({ marketId, marketVersion, ...listing }) => ({
    ...listing,
    ...heldOf({ head: { marketId, marketVersion }, skus: byListing.get(listing.id) ?? [] }),
  }));
}

/** Locks those of them that are still this worker's; answers their ids. */
export async function lockAsked(tx: Tx, asked: readonly Pick<Asked, 'id' | 'token'>[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select listing.id from listings listing
    join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (id bigint, token integer)
      on given.id = listing.id and given.token = listing.attempts
    order by listing.id for update of listing`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Asks again after a quarter of the time that the review has taken so far. */
export async function waitLonger(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listings set claimed_until = null, due_at = clock_timestamp() + greatest(interval '15 seconds', least(interval '30 minutes',
      (clock_timestamp() - coalesce((
        select max(sent_at) from listing_calls call where call.listing_id = listings.id and call.kind in ('publish', 'edit')
      ), clock_timestamp())) / 4))
    where id = any(${ids}::bigint[])`.execute(tx);
}

export interface Refused {
  id: string;
  problem: KeptProblem;
  /** The marketplace does not have it any more. */
  isGone: boolean;
}

export async function setRefused(tx: Tx, refused: readonly Refused[]): Promise<void> {
  await sql`
    update listings set publish_status = 4, stage = null, due_at = null, claimed_until = null, problem = given.problem, shelf = null,
      market_state = case when given."isGone" then 'gone' else 'refused' end,
      market_id = case when given."isGone" then null else market_id end, gmt_modified = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as given (id bigint, problem jsonb, "isGone" boolean)
    where listings.id = given.id`.execute(tx);
  await settleSending(
    tx,
    refused.map(({ id }) => id),
    { counts: true },
  );
}

/** Lets go of listings that could not be asked about; they are due again after a while. */
export async function letGo(db: Db, asked: readonly Asked[], ms: number, problem?: KeptProblem): Promise<void> {
  await sql`
    update listings set claimed_until = null, due_at = clock_timestamp() + ${ms} * interval '1 millisecond',
      problem = coalesce(${problem ? JSON.stringify(problem) : null}::jsonb, problem)
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (id bigint, token integer)
    where listings.id = given.id and given.token = listings.attempts`.execute(db);
}

/** Stores whose marketplace is to be asked about reviews. */
export async function findStoresInReview(db: Db): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`
    select distinct store_id from listings
    where due_at <= clock_timestamp() and publish_status = 2 and stage = 'review'
      and ${isFree}
    order by 1`.execute(db);
  return rows.map(({ storeId }) => storeId);
}
