import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message } from '@pressroom/contract/message';
import { readPieceCode } from '@pressroom/contract/printing/pieceCode';
import type { SheetState } from '@pressroom/contract/production/gangSheetSettings';
import type { DrawingCaption, Printed } from '@pressroom/imaging';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../../platform/database/pageByKey.ts';
import type { Making } from '../pieces/pieces.rules.ts';

/** What a print on a sheet is made of, as it is kept. */
export interface PrintContent {
  /** Of the print's bytes, in hexadecimal digits. */
  sha256: string;
  print: Printed['print'];
  caption: DrawingCaption;
}

type Print = Making & { slot: number };

export function livingKey({ lineId, unit, round, slot }: Print): string {
  return `${lineId}-${unit}-${round}-${slot}`;
}

export const sheetNo = (id: string) => `G${id}`;

/** On which sheet each print of these lines lies, by its key. */
export async function findLiving(db: Db, lineIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('gangSheetPieces')
    .where('lineId', '=', anyOf(lineIds, 'bigint'))
    .where('living', '=', true)
    .select(['sheetId', 'lineId', 'unit', 'round', 'slot'])
    .execute();
  return new Map(rows.map((row) => [livingKey(row), sheetNo(row.sheetId)]));
}

/** One after the other, so that no two of them lay the same piece. */
export async function lockLaying(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gang sheets'))`.execute(tx);
}

export interface SheetRow {
  id: string;
  state: SheetState;
  dpi: number;
  width: number;
  length: number;
  gap: number;
  format: 'png' | 'pdf';
  tile: number | null;
  pieces: number;
  orders: number;
  fill: string;
  taskId: string | null;
  problem: Message | null;
  discardReason: string | null;
  createUser: string;
  gmtCreate: string;
  changeUser: string | null;
  changedAt: string | null;
}

export interface SheetPiece extends Print {
  sheetId: string;
  no: number;
  orderId: string;
  slots: number;
  x: number;
  y: number;
  width: number;
  height: number;
  rotated: boolean;
  content: PrintContent;
}

type NewSheet = Pick<
  SheetRow,
  'dpi' | 'width' | 'length' | 'gap' | 'format' | 'tile' | 'pieces' | 'orders' | 'fill' | 'taskId' | 'createUser'
>;

/** Answers the ids in the order given. */
export async function insertSheets(tx: Tx, sheets: readonly NewSheet[]): Promise<string[]> {
  const rows = await tx.insertInto('gangSheets').values(sheets).returning('id').execute();
  return rows.map(({ id }) => id).toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
}

export async function insertPieces(tx: Tx, pieces: readonly SheetPiece[]): Promise<void> {
  await tx
    .insertInto('gangSheetPieces')
    .values(pieces.map((piece) => ({ ...piece, content: json(piece.content) })))
    .execute();
}

const ofRow = (row: object) => row as SheetRow;

export async function findSheets(db: Db, ids: readonly string[]): Promise<SheetRow[]> {
  const rows = await db
    .selectFrom('gangSheets')
    .where('id', '=', anyOf(ids, 'bigint'))
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(ofRow);
}

export async function lockSheets(tx: Tx, ids: readonly string[]): Promise<SheetRow[]> {
  const rows = await tx
    .selectFrom('gangSheets')
    .where('id', '=', anyOf(ids, 'bigint'))
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(ofRow);
}

interface Search {
  state?: SheetState | undefined;
  search?: string | undefined;
}

/** Newest first. */
export async function listSheets(
  db: Db,
  { pageNum, pageSize, anchor, ...search }: Search & PageRequest,
): Promise<Page<SheetRow>> {
  const found = matching(db, search).selectAll('gangSheets');
  const { rows, total } = await pageByKey(db, found, newestFirst, { pageNum, pageSize, anchor });
  return { rows: rows.map(ofRow), total };
}

const numbered = /^[Gg]?(?<id>[0-9]{1,18})$/;

function matching(db: Db, { state, search }: Search) {
  let query = db.selectFrom('gangSheets');
  if (state) query = query.where('state', '=', state);
  if (search === undefined) return query;
  const piece = readPieceCode(search);
  const id = numbered.exec(search)?.groups?.['id'];
  const ofPieces = db
    .selectFrom('gangSheetPieces as piece')
    .innerJoin('orderNumbers', 'orderNumbers.orderId', 'piece.orderId')
    .select('piece.sheetId')
    .where((either) =>
      piece
        ? either.and([either('piece.lineId', '=', piece.lineId), either('piece.unit', '=', piece.unit)])
        : either('orderNumbers.thirdOrderNumber', '=', search),
    );
  return query.where((either) =>
    either.or([either('gangSheets.id', 'in', ofPieces), ...(id ? [either('gangSheets.id', '=', id)] : [])]),
  );
}

export async function findPieces(db: Db, sheetIds: readonly string[]): Promise<SheetPiece[]> {
  const rows = await db
    .selectFrom('gangSheetPieces')
    .where('sheetId', '=', anyOf(sheetIds, 'bigint'))
    .selectAll()
    .orderBy('sheetId')
    .orderBy('no')
    .execute();
  return rows as unknown as SheetPiece[];
}

export interface SheetFileRow {
  sheetId: string;
  name: string;
  sha256: Buffer;
  size: string;
}

export async function findFiles(db: Db, sheetIds: readonly string[]): Promise<SheetFileRow[]> {
  return db
    .selectFrom('gangSheetFiles')
    .innerJoin('blobs', 'blobs.id', 'gangSheetFiles.blobId')
    .where('sheetId', '=', anyOf(sheetIds, 'bigint'))
    .select(['sheetId', 'gangSheetFiles.name', 'blobs.sha256', 'blobs.size'])
    .orderBy('sheetId')
    .orderBy('no')
    .execute();
}

export async function insertFiles(
  tx: Tx,
  sheetId: string,
  files: readonly { name: string; blobId: string }[],
): Promise<void> {
  await tx
    .insertInto('gangSheetFiles')
    .values(files.map((file, index) => ({ sheetId, no: index + 1, ...file })))
    .execute();
}

/** Deletes the rows; answers the blobs that they kept. */
export async function deleteOldFiles(tx: Tx, days: number): Promise<{ sheetId: string; blobId: string }[]> {
  return tx
    .deleteFrom('gangSheetFiles')
    .where('sheetId', 'in', (sheets) =>
      sheets
        .selectFrom('gangSheets')
        .select('id')
        .where('state', '<>', 'laid')
        .where('changedAt', '<', sql<string>`clock_timestamp() - make_interval(days => ${days})`),
    )
    .returning(['sheetId', 'blobId'])
    .execute();
}

export async function setState(
  tx: Tx,
  ids: readonly string[],
  { state, user, reason = null }: { state: SheetState; user: string; reason?: string | null },
): Promise<void> {
  await tx
    .updateTable('gangSheets')
    .set({
      state,
      discardReason: reason,
      // what has happened to a sheet that waits for its printer was a mistake
      changeUser: state === 'laid' ? null : user,
      changedAt: state === 'laid' ? null : now,
    })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
}

/** The prints of discarded sheets may be laid anew. */
export async function freePieces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('gangSheetPieces').set({ living: false }).where('sheetId', '=', anyOf(ids, 'bigint')).execute();
}

export async function setTask(tx: Tx, id: string, taskId: string): Promise<void> {
  await tx.updateTable('gangSheets').set({ taskId, problem: null }).where('id', '=', id).execute();
}

export async function setProblem(tx: Tx, id: string, problem: Message): Promise<void> {
  await tx
    .updateTable('gangSheets')
    .set({ problem: json(problem) })
    .where('id', '=', id)
    .execute();
}
