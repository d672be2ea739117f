import type { Message } from '@pressroom/contract/message';
import { undoMinutes } from '@pressroom/contract/production/spoilReasons';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Db } from '../../../platform/database/database.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import { isRecent, type Known, roundOf, stateOf } from '../pieces/pieces.rules.ts';
import { type SheetPiece, type SheetRow, sheetNo } from './sheets.queries.ts';

/** The sheets of which a piece was made or spoiled: their film has been used. */
export async function findPressed(db: Db, pieces: readonly SheetPiece[]): Promise<Set<string>> {
  const known = await findKnown(db, {
    orderIds: [...new Set(pieces.map(({ orderId }) => orderId))],
    lineIds: [...new Set(pieces.map(({ lineId }) => lineId))],
  });
  return new Set(pieces.flatMap((piece) => (wasPressed(known, piece) ? [piece.sheetId] : [])));
}

export function wasPressed(known: Known, piece: SheetPiece): boolean {
  if (roundOf(known, piece) !== piece.round) return true;
  return stateOf(known, { sysStatus: orderStatus.inProduction }, piece) === 'made';
}

type Marked = Pick<SheetRow, 'id' | 'state' | 'changedAt'> & { isPressed: boolean };

/** Why a sheet stays printed. */
export function undoObjection({ id, state, changedAt, isPressed }: Marked, now: number): Message | undefined {
  const sheet = sheetNo(id);
  if (state !== 'printed' || !changedAt) return { key: 'production.sheets.notPrinted', params: { sheet } };
  if (isPressed) return { key: 'production.sheets.pressed', params: { sheet } };
  if (isRecent(changedAt, now)) return undefined;
  return { key: 'production.sheets.printedTooLong', params: { sheet, count: undoMinutes } };
}
