import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message } from '@pressroom/contract/message';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, contains, json, now } from '../../../platform/database/expressions.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';

export interface OrderFailure {
  thirdOrderNumber: string;
  problem: Message;
}

/** Counts one more try of each order. A dismissed failure is open again, because the marketplace has named the order again. */
export async function noteFailures(tx: Tx, storeId: string, failures: readonly OrderFailure[]): Promise<void> {
  if (failures.length === 0) return;
  const latest = [...new Map(failures.map((failure) => [failure.thirdOrderNumber, failure])).values()];
  await sql`
    insert into sync_failures as known (store_id, third_order_number, problem)
    select ${storeId}, given."thirdOrderNumber", given.problem
    from jsonb_to_recordset(${JSON.stringify(latest)}::jsonb) as given ("thirdOrderNumber" text, problem jsonb)
    order by given."thirdOrderNumber"
    on conflict on constraint sync_failures_order_key do update
    set problem = excluded.problem, tries = known.tries + 1, last_at = clock_timestamp(), dismissed_at = null`.execute(
    tx,
  );
}

/** Counts one more try of those numbers that are failures already, because the marketplace does not know them. */
export async function noteFailedRetries(tx: Tx, storeId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .updateTable('syncFailures')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      lastAt: now,
      problem: json({ key: 'sync.missingThere' }),
    }))
    .where('storeId', '=', storeId)
    .where('thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .execute();
}

/** Adds orders that the ledger has found to differ. A failure that exists already keeps its reason. */
export async function addFailures(tx: Tx, storeId: string, failures: readonly OrderFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    insert into sync_failures (store_id, third_order_number, problem, tries)
    select ${storeId}, given."thirdOrderNumber", given.problem, 0
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as given ("thirdOrderNumber" text, problem jsonb)
    order by given."thirdOrderNumber"
    on conflict do nothing`.execute(tx);
}

export async function forgetFailures(tx: Tx, storeId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .deleteFrom('syncFailures')
    .where('storeId', '=', storeId)
    .where('thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .execute();
}

/** At most so many a run, those tried longest ago first, so that each is tried in time. */
const mostAtOnce = 300;

/** Numbers that a run fetches though nothing has changed at the marketplace: failures, and orders with a withheld address. */
export async function findNumbersToRetry(db: Db, storeId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    (select third_order_number as number from sync_failures
     where store_id = ${storeId} and dismissed_at is null and third_order_number <> '?' order by last_at, id limit ${mostAtOnce})
    union
    (select third_order_number from sync_withheld
     where store_id = ${storeId} and ask_at <= clock_timestamp() order by ask_at, third_order_number limit ${mostAtOnce})
    order by 1`.execute(db);
  return rows.map(({ number }) => number);
}

interface FailureSearch extends PageRequest {
  shopId?: string | undefined;
  thirdOrderNumber?: string | undefined;
  dismissed: boolean;
}

/** The latest failure first. */
export function findFailures(db: Db, { shopId, thirdOrderNumber, dismissed, ...page }: FailureSearch) {
  let matching = db
    .selectFrom('syncFailures as f')
    .innerJoin('stores as s', 's.id', 'f.storeId')
    .where('f.dismissedAt', dismissed ? 'is not' : 'is', null)
    .select(['f.id', 'f.storeId as shopId', 's.name as shopName', 'f.thirdOrderNumber', 'f.problem', 'f.tries'])
    .select(['f.firstAt', 'f.lastAt', sql<SqlBool>`f.dismissed_at is not null`.as('dismissed')]);
  if (shopId) matching = matching.where('f.storeId', '=', shopId);
  if (thirdOrderNumber) matching = matching.where('f.thirdOrderNumber', 'ilike', contains(thirdOrderNumber));
  return pageByKey(db, matching, { by: ['lastAt'], descending: true }, page);
}

export async function countOpenFailures(db: Db): Promise<number> {
  const counted = await db
    .selectFrom('syncFailures')
    .where('dismissedAt', 'is', null)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return counted.n;
}

export interface OpenFailure {
  id: string;
  storeId: string;
  thirdOrderNumber: string;
}

/** Those of them that still exist, locked for this transaction. */
export function lockFailures(tx: Tx, ids: readonly string[]): Promise<OpenFailure[]> {
  return tx
    .selectFrom('syncFailures')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select(['id', 'storeId', 'thirdOrderNumber'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function dismissFailures(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('syncFailures').set({ dismissedAt: now }).where('id', '=', anyOf(ids, 'bigint')).execute();
}
