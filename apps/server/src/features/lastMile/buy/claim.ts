import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isFree, type Lease, leaseEnd } from '../../../platform/jobs/lease.ts';

/** A row that one worker has for itself for a while. */
export interface Claim extends Lease {
  orderId: string;
  /** The moment that was claimed, as the database writes it. */
  due: string;
}

/** Undefined where nothing is due, or it is in other hands. */
export async function claimRow(db: Db, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update last_mile_rows
    set claimed_until = ${leaseEnd}, attempts = attempts + 1
    where id = ${id} and deleted_at is null and due_at <= clock_timestamp() and ${isFree}
    returning id, order_id, due_at::text as due, attempts as token`.execute(db);
  return rows[0];
}

/**
 * Lets go of the row. Its next step is due in `ms`, or there is none; but what somebody has asked for meanwhile stays due.
 * Answers when that is; undefined where nothing is due, or somebody else has the row.
 */
export async function letGo(db: Db, { id, token, due }: Claim, ms: number | undefined): Promise<Date | undefined> {
  const next = ms === undefined ? sql`null` : sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  const { rows } = await sql<{ dueAt: string | null }>`
    update last_mile_rows set claimed_until = null,
      due_at = case when due_at::text = ${due} then ${next} else due_at end
    where id = ${id} and attempts = ${token}
    returning due_at`.execute(db);
  const dueAt = rows[0]?.dueAt;
  return dueAt ? new Date(dueAt) : undefined;
}

/** Whether the claim is still ours; the row is locked. */
export async function isOurs(tx: Tx, { id, token }: Claim): Promise<boolean> {
  const row = await tx
    .selectFrom('lastMileRows')
    .where('id', '=', id)
    .where('attempts', '=', token)
    .where('deletedAt', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Rows whose next step has been due for a while without anybody at it. They are due anew, so that nobody is asked twice in a minute. */
export async function takeForgotten(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update last_mile_rows set due_at = clock_timestamp()
    where id in (
      select id from last_mile_rows
      where due_at < clock_timestamp() - interval '90 seconds' and deleted_at is null and ${isFree}
      order by due_at limit ${most} for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
