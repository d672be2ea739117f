import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { gangSheets } from '@pressroom/contract/production/gangSheets';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import { findRecords, type OrderRecord } from '../../orders/orders.public.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import { type Known, roundOf, stateOf } from '../pieces/pieces.rules.ts';
import { inMm, type Plan } from './layOutUnits.ts';
import { undoObjection, wasPressed } from './printed.ts';
import {
  findFiles,
  findPieces,
  findSheets,
  listSheets,
  type SheetPiece,
  sheetNo,
  type SheetRow,
} from './sheets.queries.ts';
import { workStop } from './units.ts';

type Listed = HandlerOutput<typeof gangSheets.sheets>;
type Opened = HandlerOutput<typeof gangSheets.sheet>;

export function presentPlan({ sheets, width, chosen, orders: laidOrders, splitOrders, leftOut }: Plan, dpi: number) {
  return {
    sheets: sheets.map(({ length, fill, prints, orders }) => ({
      ...millimetresOf({ width, length, dpi }),
      fill,
      pieces: prints.length,
      orders,
    })),
    pieces: sheets.reduce((sum, { prints }) => sum + prints.length, 0),
    chosen,
    orders: laidOrders,
    splitOrders,
    leftOut,
  };
}

function millimetresOf({ width, length, dpi }: Pick<SheetRow, 'width' | 'length' | 'dpi'>) {
  return { widthMm: inMm(width, dpi), lengthMm: inMm(length, dpi) };
}

export async function presentSheets(db: Db, search: Parameters<typeof listSheets>[1]): Promise<Listed> {
  const { rows, total } = await listSheets(db, search);
  const ids = rows.map(({ id }) => id);
  const pieces = await findPieces(db, ids);
  return { rows: await presentRows(db, rows, await judge(db, pieces)), total };
}

export async function presentSheet(db: Db, id: string): Promise<Opened> {
  const sheets = await findSheets(db, [id]);
  const [sheet] = sheets;
  if (!sheet) fail(404, 'platform.notFound');
  const pieces = await judge(db, await findPieces(db, [id]));
  const [row] = await presentRows(db, sheets, pieces);
  const shas = [...new Set(pieces.map(({ content }) => content.sha256))].map((hex) => Buffer.from(hex, 'hex'));
  const blobs = await db.selectFrom('blobs').where('sha256', 'in', shas).select(['sha256', 'key']).execute();
  const keys = new Map(blobs.map(({ sha256, key }) => [sha256.toString('hex'), key]));
  const mm = (pixels: number) => Math.round((pixels * 254) / sheet.dpi) / 10;
  return {
    ...row!,
    placed: pieces.map(({ no, orderId, unit, round, rotated, content: { sha256, caption }, ...piece }) => ({
      no,
      orderId,
      unit,
      round,
      rotated,
      x: mm(piece.x),
      y: mm(piece.y),
      width: mm(piece.width),
      height: mm(piece.height),
      code: pieceCode({ lineId: piece.lineId, unit }),
      thirdOrderNumber: caption.orderNumber,
      lineNo: caption.line,
      position: caption.position,
      positions: caption.positions,
      productCode: caption.productCode,
      colorName: caption.colorName,
      sizeName: caption.sizeName,
      picture: keys.has(sha256) ? fileUrl(keys.get(sha256)!) : null,
      unwanted: piece.unwanted ?? null,
    })),
  };
}

type Judged = SheetPiece & { unwanted: Message | undefined; isPressed: boolean };

/** Why each piece must not be pressed, if so: as things are now, not as they were when it was laid. */
async function judge(db: Db, pieces: readonly SheetPiece[]): Promise<Judged[]> {
  const orders = new Map(
    (await findRecords(db, [...new Set(pieces.map(({ orderId }) => orderId))])).map((order) => [order.id, order]),
  );
  const known = await findKnown(db, {
    orderIds: [...orders.keys()],
    lineIds: [...new Set(pieces.map(({ lineId }) => lineId))],
  });
  return pieces.map((piece) => ({
    ...piece,
    unwanted: whyUnwanted(known, orders.get(piece.orderId), piece),
    isPressed: wasPressed(known, piece),
  }));
}

function whyUnwanted(known: Known, order: OrderRecord | undefined, piece: SheetPiece): Message | undefined {
  const line = order?.lines.find(({ id }) => id === piece.lineId);
  if (!order || !line || piece.unit > line.num) return { key: 'production.sheets.edited' };
  if (roundOf(known, piece) !== piece.round) return { key: 'production.sheets.spoiledSince' };
  // what is made needs no second look, whatever happens to its order
  return stateOf(known, order, piece) === 'made' ? undefined : workStop(order);
}

async function presentRows(db: Db, rows: readonly SheetRow[], pieces: readonly Judged[]): Promise<Listed['rows']> {
  const files = Map.groupBy(
    await findFiles(
      db,
      rows.map(({ id }) => id),
    ),
    ({ sheetId }) => sheetId,
  );
  const unwanted = Map.groupBy(
    pieces.filter((piece) => piece.unwanted),
    ({ sheetId }) => sheetId,
  );
  const pressed = new Set(pieces.flatMap(({ sheetId, isPressed }) => (isPressed ? [sheetId] : [])));
  return rows.map((row) => {
    const its = files.get(row.id) ?? [];
    const { id, state, dpi, format, pieces: count, orders, fill, problem, discardReason } = row;
    const { createUser, gmtCreate, changeUser, changedAt } = row;
    return {
      id,
      sheetNo: sheetNo(id),
      ...millimetresOf(row),
      fill: Number(fill),
      pieces: count,
      orders,
      state,
      dpi,
      format,
      files: its.length > 0 ? ('ready' as const) : filesLacking(row),
      fileCount: its.length,
      fileSize: String(its.reduce((sum, { size }) => sum + BigInt(size), 0n)),
      problem,
      unwanted: state === 'discarded' ? 0 : (unwanted.get(id)?.length ?? 0),
      discardReason,
      createUser,
      gmtCreate,
      changeUser,
      changedAt,
      canUndo: undoObjection({ ...row, isPressed: pressed.has(id) }, Date.now()) === undefined,
    };
  });
}

function filesLacking({ state, problem }: SheetRow) {
  if (state === 'discarded') return 'gone' as const;
  if (problem) return 'failed' as const;
  return state === 'laid' ? ('waiting' as const) : ('gone' as const);
}
