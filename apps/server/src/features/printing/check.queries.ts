import type { Message } from '@pressroom/contract/message';
import type { CheckRefusal, CheckStep } from '@pressroom/contract/printing/check';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, json, now } from '../../platform/database/expressions.ts';
import type { Collection, Counted } from './check.rules.ts';

/** One scan and what came of it. */
export interface BenchScan {
  id: string;
  scanId: string;
  bench: string;
  code: string;
  step: CheckStep | 'aborted' | 'slotFull';
  refusal: CheckRefusal | null;
  says: Message | null;
  orderId: string | null;
  lineId: string | null;
  unit: number | null;
  collectionId: string | null;
  counts: boolean;
  createUser: string;
  gmtCreate: string;
}

export type NewScan = Omit<BenchScan, 'id' | 'gmtCreate'>;

/** Any number that no other lock of ours has as its first. */
const benchLock = 7_305_520;

/** Two windows of one bench take turns. */
export async function lockBench(tx: Tx, bench: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${benchLock}, hashtext(${bench}))`.execute(tx);
}

export async function findScan(db: Db, scanId: string): Promise<BenchScan | undefined> {
  const row = await db.selectFrom('benchScans').where('scanId', '=', scanId).selectAll().executeTakeFirst();
  return row as BenchScan | undefined;
}

export async function insertScan(tx: Tx, { says, ...scan }: NewScan): Promise<BenchScan> {
  const row = await tx
    .insertInto('benchScans')
    .values({ ...scan, says: says && json(says) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as BenchScan;
}

/** Newest first. */
export async function findScansAt(db: Db, bench: string, most: number) {
  const rows = await db
    .selectFrom('benchScans as scan')
    .leftJoin('orderNumbers as n', 'n.orderId', 'scan.orderId')
    .where('scan.bench', '=', bench)
    .selectAll('scan')
    .select('n.thirdOrderNumber as orderNumber')
    .orderBy('scan.id', 'desc')
    .limit(most)
    .execute();
  return rows as (BenchScan & { orderNumber: string | null })[];
}

const collection = ['id', 'orderId', 'bench', 'slots', 'labelDue'] as const;

/** What lies at a bench, the oldest first. */
export function findCollectionsAt(db: Db, bench: string): Promise<Collection[]> {
  return db
    .selectFrom('benchCollections')
    .where('bench', '=', bench)
    .where('endedAt', 'is', null)
    .select(collection)
    .orderBy('id')
    .execute();
}

/** Where orders lie now, at any bench. */
export function findCollectionsOf(db: Db, orderIds: readonly string[]): Promise<Collection[]> {
  return db
    .selectFrom('benchCollections')
    .where('orderId', '=', anyOf(orderIds, 'bigint'))
    .where('endedAt', 'is', null)
    .select(collection)
    .execute();
}

/** Also one that has ended. */
export function getCollection(db: Db, id: string): Promise<Collection> {
  return db.selectFrom('benchCollections').where('id', '=', id).select(collection).executeTakeFirstOrThrow();
}

export function insertCollection(
  tx: Tx,
  given: Pick<Collection, 'orderId' | 'bench' | 'slots' | 'labelDue'> & { createUser: string },
): Promise<Collection> {
  return tx.insertInto('benchCollections').values(given).returning(collection).executeTakeFirstOrThrow();
}

export async function updateCollection(
  tx: Tx,
  id: string,
  set: Partial<Pick<Collection, 'slots' | 'labelDue'>>,
): Promise<void> {
  await tx.updateTable('benchCollections').set(set).where('id', '=', id).execute();
}

export async function endCollection(tx: Tx, id: string, endedAs: 'packed' | 'aborted'): Promise<void> {
  await tx.updateTable('benchCollections').set({ endedAs, endedAt: now }).where('id', '=', id).execute();
}

/** The pieces that were counted into collections. */
export async function findCounted(
  db: Db,
  collectionIds: readonly string[],
): Promise<(Counted & { collectionId: string })[]> {
  const { rows } = await sql<Counted & { collectionId: string }>`
    select collection_id, line_id, unit, count(*)::int as count from bench_scans
    where collection_id = any(${collectionIds}::bigint[]) and counts
    group by collection_id, line_id, unit`.execute(db);
  return rows;
}

export async function findOrderOfLine(db: Db, lineId: string): Promise<string | undefined> {
  const line = await db.selectFrom('orderLines').where('id', '=', lineId).select('orderId').executeTakeFirst();
  return line?.orderId;
}

export async function findOrderNumber(db: Db, id: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orderNumbers')
    .where('orderId', '=', id)
    .select('thirdOrderNumber')
    .executeTakeFirst();
  return order?.thirdOrderNumber;
}

export async function findShopNames(db: Db, shopIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('stores')
    .where('id', '=', anyOf(shopIds, 'bigint'))
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How often units of lines were counted at benches, for orders that lie there or have left packed. Unit null: any of the line. */
export async function findScannedUnits(db: Db, orderIds: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select s.line_id, s.unit, count(*)::int as count
    from bench_collections c join bench_scans s on s.collection_id = c.id and s.counts
    where c.order_id = any(${orderIds}::bigint[]) and c.ended_as is distinct from 'aborted'
    group by s.line_id, s.unit`.execute(db);
  return rows;
}

/**
 * Takes one counted scan back: that of the unit itself, or else the last one that meant any unit of its line. Answers the
 * collections that it was counted into.
 */
export async function uncountUnit(
  tx: Tx,
  { orderId, lineId, unit }: { orderId: string; lineId: string; unit: number },
): Promise<string[]> {
  const { rows } = await sql<{ collectionId: string }>`
    update bench_scans set counts = false where id in (
      select distinct on (s.collection_id) s.id
      from bench_collections c join bench_scans s on s.collection_id = c.id and s.counts
      where c.order_id = ${orderId} and c.ended_as is distinct from 'aborted'
        and s.line_id = ${lineId} and (s.unit = ${unit} or s.unit is null)
      order by s.collection_id, s.unit nulls last, s.id desc
    ) returning collection_id`.execute(tx);
  return rows.map(({ collectionId }) => collectionId);
}
