import type { SpoilReason } from '@pressroom/contract/production/spoilReasons';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { findScannedUnits } from '../../printing/printing.public.ts';
import { findLaidOut } from './laidOut.ts';
import { type Known, type Making, type Unit, unitKey } from './pieces.rules.ts';

/** One time that a piece was spoiled. */
export interface SpoiledPiece extends Making {
  id: string;
  reason: SpoilReason;
  reasonText: string;
  productCodeId: string | null;
  createUser: string;
  gmtCreate: string;
}

const spoiledColumns = [
  'id',
  'lineId',
  'unit',
  'round',
  'reason',
  'reasonText',
  'productCodeId',
  'createUser',
  'gmtCreate',
] as const;

/** The times that one piece was spoiled, newest first. */
export async function findSpoilings(db: Db, { lineId, unit }: Unit): Promise<SpoiledPiece[]> {
  const rows = await db
    .selectFrom('spoiledPieces')
    .where('lineId', '=', lineId)
    .where('unit', '=', unit)
    .select(spoiledColumns)
    .orderBy('round', 'desc')
    .execute();
  return rows as SpoiledPiece[];
}

export async function insertSpoiling(
  tx: Tx,
  row: Omit<SpoiledPiece, 'id' | 'gmtCreate'> & { orderId: string },
): Promise<void> {
  await tx.insertInto('spoiledPieces').values(row).execute();
}

export async function deleteSpoiling(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('spoiledPieces').where('id', '=', id).execute();
}

/** Marks that are there already stay as they are. Answers those that are new. */
export async function insertMade(tx: Tx, makings: readonly Making[], createUser: string): Promise<Making[]> {
  if (makings.length === 0) return [];
  return tx
    .insertInto('madePieces')
    .values(makings.map(({ lineId, unit, round }) => ({ lineId, unit, round, createUser })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['lineId', 'unit', 'round'])
    .execute();
}

export interface Mark extends Making {
  createUser: string;
  gmtCreate: string;
}

/** The marks as made of these lines. */
export function findMarks(db: Db, lineIds: readonly string[]): Promise<Mark[]> {
  return db
    .selectFrom('madePieces')
    .where('lineId', '=', anyOf(lineIds, 'bigint'))
    .select(['lineId', 'unit', 'round', 'createUser', 'gmtCreate'])
    .execute();
}

export async function deleteMade(tx: Tx, makings: readonly Making[]): Promise<void> {
  if (makings.length === 0) return;
  await tx
    .deleteFrom('madePieces')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('lineId', 'unit', 'round'),
        'in',
        makings.map(({ lineId, unit, round }) => tuple(lineId, unit, round)),
      ),
    )
    .execute();
}

/** What is known of all units of these lines, with one query of each kind. */
export async function findKnown(
  db: Db,
  { orderIds, lineIds }: { orderIds: readonly string[]; lineIds: readonly string[] },
): Promise<Known> {
  const ofLines = anyOf(lineIds, 'bigint');
  const makings = ['lineId', 'unit', 'round'] as const;
  const spoiled = await db.selectFrom('spoiledPieces').where('lineId', '=', ofLines).select(makings).execute();
  const made = await db.selectFrom('madePieces').where('lineId', '=', ofLines).select(makings).execute();
  const laidOut = await findLaidOut(db, lineIds);
  const counted = await findScannedUnits(db, orderIds);
  const lines = new Set(lineIds);
  const units = counted.flatMap(({ lineId, unit }) => (unit !== null && lines.has(lineId) ? [{ lineId, unit }] : []));
  return {
    spoiled: new Map([...Map.groupBy(spoiled, unitKey)].map(([key, rows]) => [key, rows.length])),
    made: roundsOf(made),
    laidOut: roundsOf(laidOut),
    scanned: new Set(units.map(unitKey)),
    touched: Map.groupBy(
      new Map([...spoiled, ...made, ...laidOut, ...units].map((unit) => [unitKey(unit), unit])).values(),
      ({ lineId }) => lineId,
    ),
    anyUnit: new Map(counted.flatMap(({ lineId, unit, count }) => (unit === null ? [[lineId, count]] : []))),
  };
}

function roundsOf(makings: readonly Making[]): Map<string, Set<number>> {
  return new Map(
    [...Map.groupBy(makings, unitKey)].map(([key, rows]) => [key, new Set(rows.map(({ round }) => round))]),
  );
}

/** The orders of lines. */
export async function findOrdersOfLines(db: Db, lineIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('orderLines')
    .where('id', '=', anyOf(lineIds, 'bigint'))
    .select(['id', 'orderId'])
    .execute();
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

export async function findShopName(db: Db, shopId: string): Promise<string> {
  const store = await db.selectFrom('stores').where('id', '=', shopId).select('name').executeTakeFirst();
  return store?.name ?? '';
}
