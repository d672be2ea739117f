import type { Message } from '@pressroom/contract/message';
import { type SpoilReason, takesBlank, undoMinutes } from '@pressroom/contract/production/spoilReasons';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { moveSpoiled } from '../../categories/categories.public.ts';
import { writeLog } from '../../orders/orders.public.ts';
import { uncountPiece } from '../../printing/printing.public.ts';
import { getNamed, type Named, oneUnit } from './find.ts';
import { deleteSpoiling, findKnown, findSpoilings, insertSpoiling } from './pieces.queries.ts';
import { mayUndo, stateOf, workObjection } from './pieces.rules.ts';

interface Spoiling {
  code: string;
  round: number;
  reason: SpoilReason;
  reasonText: string;
}

/** The piece alone is made again. Its shirt is gone unless the reason says that it survived. */
export async function spoilPiece(act: Act, { code, round: seen, reason, reasonText }: Spoiling): Promise<Named> {
  const named = await lockPiece(act, code);
  const { order, line, unit } = named;
  const which = { lineId: line.id, unit };
  const round = 1 + (await findSpoilings(act.tx, which)).length;
  if (round !== seen) fail(409, 'production.otherRound');
  const blank = takesBlank(reason) ? line.productCodeId : null;
  await insertSpoiling(act.tx, {
    ...which,
    orderId: order.id,
    round,
    reason,
    reasonText,
    productCodeId: blank,
    createUser: act.actor.username,
  });
  if (blank) await moveSpoiled(act, 'taken', { productCodeId: blank, orderId: order.id });
  await uncountPiece(act, order, which);
  const why: Message = { key: `production.reason.${reason}` };
  const params = { line: line.lineNo, unit, why, round: round + 1, text: reasonText };
  const key = reasonText ? 'orders.log.spoiledOther' : 'orders.log.spoiled';
  await writeLog(act, [{ orderId: order.id, key, params }]);
  tellRound(act, named, { from: round, to: round + 1, reason });
  return named;
}

/** The last spoiling of the piece was a mistake. What was counted at a bench has to be scanned again. */
export async function unspoilPiece(act: Act, code: string): Promise<Named> {
  const named = await lockPiece(act, code);
  const { order, line, unit } = named;
  const which = { lineId: line.id, unit };
  const [last] = await findSpoilings(act.tx, which);
  const known = await findKnown(act.tx, { orderIds: [order.id], lineIds: [line.id] });
  const state = stateOf(known, order, which);
  if (!last || !mayUndo({ gmtCreate: last.gmtCreate, state }, Date.now()))
    fail(409, 'production.notUndoable', { params: { count: undoMinutes } });
  await deleteSpoiling(act.tx, last.id);
  const { productCodeId } = last;
  if (productCodeId) await moveSpoiled(act, 'givenBack', { productCodeId, orderId: order.id });
  await writeLog(act, [{ orderId: order.id, key: 'orders.log.unspoiled', params: { line: line.lineNo, unit } }]);
  tellRound(act, named, { from: last.round + 1, to: last.round, reason: last.reason });
  return named;
}

/** Locks the order of the piece, which must be one that is worked on. */
async function lockPiece({ tx }: Act, code: string): Promise<Named & { unit: number }> {
  const named = oneUnit(await getNamed(tx, code, tx));
  const reason = workObjection(named.order);
  if (reason) fail(409, 'production.refused', { params: { order: named.order.thirdOrderNumber, reason } });
  return named;
}

function tellRound(
  act: Act,
  { order: { id, thirdOrderNumber }, line: { lineNo }, unit }: Named,
  { from, to, reason }: { from: number; to: number; reason: SpoilReason },
): void {
  const piece = { line: lineNo, unit };
  act.audit({
    object: 'orders',
    ids: [id],
    before: { thirdOrderNumber, piece: { ...piece, round: from } },
    after: { thirdOrderNumber, piece: { ...piece, round: to, reason } },
  });
}
