import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import type { Change, SkuOutcome } from '../send/change.ts';
import type { InsertedCall } from '../send/newCalls.queries.ts';

/** Says of listings when their change goes on, where that is not at once. */
export async function setWaiting(tx: Tx, calls: readonly InsertedCall[]): Promise<void> {
  await sql`
    update listings set due_at = given."dueAt"
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as given ("listingId" bigint, "dueAt" timestamptz)
    where listings.id = given."listingId"`.execute(tx);
}

/** A call that this worker carries out. */
export interface ClaimedCall {
  id: string;
  listingId: string;
  storeId: string;
  cargoNo: string;
  change: Change;
  /** `unknown`: it has left us without an answer. */
  state: 'waiting' | 'unknown';
  sentAt: string | null;
  taskId: string | null;
  /** Counts up with each claim: a worker whose claim has passed on writes nothing more. */
  attempts: number;
  createUser: string;
}

/** Longer than such calls last, with the wait for their turn. */
const leaseSeconds = 120;

/**
 * Takes a call that is due: from now on it counts as sent. One that somebody took long ago and has not concluded has left us
 * without an answer. Undefined where it is settled, not due, or in other hands.
 */
export async function claimCall(db: Db, id: string): Promise<ClaimedCall | undefined> {
  const { rows } = await sql<ClaimedCall>`
    with due as (
      select id, state from listing_calls
      where id = ${id} and kind in ('shelf', 'price', 'stock') and due_at <= clock_timestamp()
        and state in ('waiting', 'sending', 'unknown')
      for update skip locked
    )
    update listing_calls call set state = 'sending', attempts = call.attempts + 1, gmt_modified = clock_timestamp(),
      due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}),
      sent_at = case when due.state = 'waiting' then clock_timestamp() else call.sent_at end
    from due, listings listing where call.id = due.id and listing.id = call.listing_id
    returning call.id, call.listing_id, listing.store_id, listing.cargo_no, call.change, call.sent_at, call.task_id,
      case when due.state = 'waiting' then 'waiting' else 'unknown' end as state, call.attempts, call.create_user`.execute(
    db,
  );
  return rows[0];
}

/** Leaves a call for later. `waiting`: it was certainly not carried out. */
export async function delayCall(
  db: Db,
  { id, attempts }: ClaimedCall,
  { state, ms }: { state: 'waiting' | 'unknown'; ms: number },
): Promise<void> {
  await sql`
    update listing_calls set state = ${state}, due_at = clock_timestamp() + ${ms} * interval '1 millisecond',
      gmt_modified = clock_timestamp()
    where id = ${id} and attempts = ${attempts}`.execute(db);
}

/** False where the claim has passed on to somebody else meanwhile. */
export async function closeCall(
  tx: Tx,
  { id, attempts }: ClaimedCall,
  { state, outcome }: { state: 'done' | 'refused'; outcome: readonly SkuOutcome[] },
): Promise<boolean> {
  const { rows } = await sql`
    update listing_calls set state = ${state}, outcome = ${json(outcome)}, due_at = null, gmt_modified = clock_timestamp()
    where id = ${id} and attempts = ${attempts} and state = 'sending' returning id`.execute(tx);
  return rows.length > 0;
}

/** Calls that have been due for a while. They are due anew, so that nobody is asked twice in a minute. */
export async function takeForgottenCalls(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_calls
    where state in ('waiting', 'sending', 'unknown') and kind in ('shelf', 'price', 'stock')
      and due_at < clock_timestamp() - interval '60 seconds'
    order by due_at limit ${most} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
