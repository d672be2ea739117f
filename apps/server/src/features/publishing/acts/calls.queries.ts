import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import type { Change, ChangeKind, SkuOutcome } from './change.ts';

/** A published listing whose marketplace is to be told of a change. */
export interface NewCall {
  listingId: string;
  change: Change;
}

interface Insertion {
  taskId: string;
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

/** Says of listings when their change goes on, where that is not at once. */
export async function setWaiting(tx: Tx, calls: readonly InsertedCall[]): Promise<void> {
  await sql`
    update listings set due_at = given."dueAt"
    from jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as given ("listingId" bigint, "dueAt" timestamptz)
    where listings.id = given."listingId"`.execute(tx);
}

export interface OpenCall {
  id: string;
  listingId: string;
  state: string;
  taskId: string | null;
}

/** The open calls of this kind. */
export async function lockOpen(tx: Tx, listingIds: readonly string[], kind: ChangeKind): Promise<OpenCall[]> {
  const { rows } = await sql<OpenCall>`
    select id, listing_id, state, task_id from listing_calls
    where listing_id = any(${listingIds}::bigint[]) and kind = ${kind} and state in ('waiting', 'sending', 'unknown')
    order by id for update`.execute(tx);
  return rows;
}

/** What a newer change makes needless. */
export async function dropCalls(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_calls set state = 'dropped', gmt_modified = clock_timestamp() where id = any(${ids}::bigint[])`.execute(
    tx,
  );
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
