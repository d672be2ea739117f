import type { MessageParams } from '@pressroom/contract/message';
import { readPieceCode } from '@pressroom/contract/printing/pieceCode';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { findRecords, type LineRecord, lockOrders, type OrderRecord } from '../../orders/orders.public.ts';
import { findOrdersOfLines } from './pieces.queries.ts';

/** What a code names. */
export interface Named {
  code: string;
  order: OrderRecord;
  line: LineRecord;
  /** Null: any unit of a line that has several. */
  unit: number | null;
}

/** Why a code names no piece. */
export interface Unnamed {
  code: string;
  problem: {
    key: 'production.unknownPiece' | 'production.misreadPiece' | 'production.noSuchUnit';
    params: MessageParams;
  };
}

/** The pieces of these codes, in their order. With `lock`, their orders stay locked until the transaction ends. */
export async function findNamed(db: Db, codes: readonly string[], lock?: Tx): Promise<(Named | Unnamed)[]> {
  const read = codes.map((code) => ({ code, piece: readPieceCode(code) }));
  const orderOf = await findOrdersOfLines(
    db,
    read.flatMap(({ piece }) => piece?.lineId ?? []),
  );
  const ids = [...new Set(orderOf.values())];
  const orders = lock ? await lockOrders(lock, ids) : await findRecords(db, ids);
  return read.map(({ code, piece }) => {
    const order = orders.find(({ id }) => id === orderOf.get(piece?.lineId ?? ''));
    const line = order?.lines.find(({ id }) => id === piece?.lineId);
    if (!piece) return { code, problem: { key: 'production.misreadPiece', params: { code } } };
    // the order was edited: its lines are others now
    if (!order || !line) return { code, problem: { key: 'production.unknownPiece', params: { code } } };
    if (piece.unit > line.num) {
      const params = { order: order.thirdOrderNumber, count: line.num };
      return { code, problem: { key: 'production.noSuchUnit', params } };
    }
    return { code, order, line, unit: piece.unit === 0 ? (line.num === 1 ? 1 : null) : piece.unit };
  });
}

/** The one piece or line of this code. */
export async function getNamed(db: Db, code: string, lock?: Tx): Promise<Named> {
  const [named] = await findNamed(db, [code], lock);
  return refuseUnnamed(named!);
}

export function refuseUnnamed(named: Named | Unnamed): Named {
  if (!('problem' in named)) return named;
  const { key, params } = named.problem;
  if (key === 'production.unknownPiece') fail(404, key, { params });
  fail(409, key, { params });
}

/** The same where the code must name one piece. */
export function oneUnit(named: Named): Named & { unit: number } {
  const { code, line, unit } = named;
  if (unit === null) fail(409, 'production.anyUnit', { params: { code, count: line.num } });
  return { ...named, unit };
}
