import type { Stage } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { holding, isFree, type Lease, leaseEnd } from '../../../platform/jobs/lease.ts';

/** A listing that one worker has for itself for a while, with the call that it is about. */
export interface Claim extends Lease {
  storeId: string;
  cargoNo: string;
  stage: Exclude<Stage, 'review'>;
  isJudged: boolean;
  marketId: string | null;
  marketVersion: string;
  /** The marketplace shows a version of it. */
  isPublished: boolean;
  callId: string;
  kind: 'publish' | 'edit';
  sentAt: string | null;
  /** How often it has been sent. */
  sends: number;
  taskId: string | null;
  /** An earlier call to publish it left us: the marketplace may have it although it has no name there that we know. */
  wasSent: boolean;
}

/** Undefined where it is settled, not due yet, or in other hands. */
export async function claimListing(db: Db, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    with held as (
      update listings set claimed_until = ${leaseEnd}, attempts = attempts + 1
      where id = ${id} and publish_status = 2 and stage <> 'review' and due_at <= clock_timestamp() and ${isFree}
      returning id, store_id, cargo_no, stage, attempts, judged_at, market_id, market_version, shelf
    )
    select held.id, held.store_id, held.cargo_no, held.stage, held.attempts as token, held.judged_at is not null as is_judged,
      held.market_id, held.market_version, held.shelf is not null as is_published, call.id as call_id, call.kind, call.sent_at, call.attempts as sends, call.task_id,
      exists (
        select from listing_calls former
        where former.listing_id = held.id and former.kind = 'publish' and former.id < call.id and former.sent_at is not null
      ) as was_sent
    from held join listing_calls call on call.listing_id = held.id
    where call.kind in ('publish', 'edit') and call.state in ('waiting', 'sending', 'unknown')`.execute(db);
  return rows[0];
}

/** Gives signs of life while `work` runs, and lets go of the listing afterwards. */
export async function holdingListing<T>(app: App, { id, token }: Claim, work: () => Promise<T>): Promise<T> {
  try {
    return await holding(app, { table: 'listings', id, token }, work);
  } finally {
    await sql`update listings set claimed_until = null where id = ${id} and attempts = ${token}`.execute(app.db);
  }
}

/** Locks the listing. False where the claim has passed on to somebody else meanwhile. */
export async function lockClaimed(tx: Tx, { id, token }: Claim): Promise<boolean> {
  const row = await tx
    .selectFrom('listings')
    .where('id', '=', id)
    .where('attempts', '=', token)
    .where('publishStatus', '=', 2)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Listings whose next step has been due for a while without anybody at it. They are due anew, so that nobody is asked twice in a minute. */
export async function takeForgotten(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update listings set due_at = clock_timestamp()
    where id in (
      select id from listings
      where due_at < clock_timestamp() - interval '90 seconds' and publish_status = 2 and stage <> 'review' and ${isFree}
      order by due_at limit ${most} for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
