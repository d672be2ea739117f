import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { writeLog } from '../../orders/orders.public.ts';
import { findNamed, type Named, oneUnit } from './find.ts';
import { deleteMade, findKnown, findMarks, insertMade } from './pieces.queries.ts';
import { type Making, roundOf, unitKey, unmarkObjection, workObjection } from './pieces.rules.ts';

interface Refused {
  id: string;
  label: string;
  reason: Message['key'];
  msg: Message;
}

interface Outcome {
  done: string[];
  refused: Refused[];
}

type Piece = Named & { unit: number; making: Making };

/** Each piece by itself: what cannot be marked is named, the others are. */
export async function markMade(act: Act, codes: readonly string[]): Promise<Outcome> {
  const { pieces, refused } = await lockPieces(act, codes);
  const makings = pieces.map(({ making }) => making);
  const fresh = new Set((await insertMade(act.tx, makings, act.actor.username)).map(makingKey));
  await tell(act, pieces, { done: pieces.filter(({ making }) => fresh.has(makingKey(making))), refused, made: true });
  return { done: pieces.map(({ code }) => code), refused };
}

/** The marks were a mistake. Each piece by itself. */
export async function unmarkMade(act: Act, codes: readonly string[]): Promise<Outcome> {
  const { pieces, refused, known } = await lockPieces(act, codes);
  const marks = await findMarks(act.tx, [...new Set(pieces.map(({ line }) => line.id))]);
  const markedAt = new Map(marks.map((mark) => [makingKey(mark), mark.gmtCreate]));
  const judged = pieces.map((piece) => {
    const { code, making } = piece;
    const isScanned = known.scanned.has(unitKey(making));
    return {
      piece,
      problem: unmarkObjection({ code, markedAt: markedAt.get(makingKey(making)), isScanned }, Date.now()),
    };
  });
  const done = judged.flatMap(({ piece, problem }) => (problem ? [] : [piece]));
  const all = [
    ...refused,
    ...judged.flatMap(({ piece: { code }, problem }) => (problem ? [refusedAs(code, problem)] : [])),
  ];
  await deleteMade(
    act.tx,
    done.map(({ making }) => making),
  );
  await tell(act, done, { done, refused: all, made: false });
  return { done: done.map(({ code }) => code), refused: all };
}

const makingKey = (making: Making) => `${unitKey(making)}-${making.round}`;

/** The pieces that may be worked on, with their present round; their orders are locked. */
async function lockPieces({ tx }: Act, codes: readonly string[]) {
  const found = await findNamed(tx, codes, tx);
  const judged = found.map((named) => ({ named, problem: markObjection(named) }));
  const named = judged.flatMap(({ named: one, problem }) => (problem || 'problem' in one ? [] : [oneUnit(one)]));
  const known = await findKnown(tx, {
    orderIds: [...new Set(named.map(({ order }) => order.id))],
    lineIds: [...new Set(named.map(({ line }) => line.id))],
  });
  const pieces = named.map((one): Piece => {
    const which = { lineId: one.line.id, unit: one.unit };
    return { ...one, making: { ...which, round: roundOf(known, which) } };
  });
  const refused = judged.flatMap(({ named: { code }, problem }) => (problem ? [refusedAs(code, problem)] : []));
  return { pieces, refused, known };
}

function refusedAs(code: string, problem: Message): Refused {
  return { id: code, label: code, reason: problem.key, msg: problem };
}

function markObjection(named: Awaited<ReturnType<typeof findNamed>>[number]): Message | undefined {
  if ('problem' in named) return named.problem;
  const { code, order, line, unit } = named;
  if (unit === null) return { key: 'production.anyUnit', params: { code, count: line.num } };
  const reason = workObjection(order);
  return reason && { key: 'production.refused', params: { order: order.thirdOrderNumber, reason } };
}

interface Told {
  /** What has changed; the others were so already. */
  done: readonly Piece[];
  refused: readonly Refused[];
  made: boolean;
}

async function tell(act: Act, pieces: readonly Piece[], { done, refused, made }: Told): Promise<void> {
  await writeLog(
    act,
    done.map(({ order, line, unit }) => ({
      orderId: order.id,
      key: made ? ('orders.log.made' as const) : ('orders.log.unmade' as const),
      params: { line: line.lineNo, unit },
    })),
  );
  const orders = [...new Map(pieces.map(({ order }) => [order.id, order])).values()];
  act.audit({
    object: 'orders',
    ids: orders.map(({ id }) => id),
    after: {
      ...underIds(orders, ({ id, thirdOrderNumber }) => ({
        thirdOrderNumber,
        [made ? 'made' : 'unmade']: piecesOf(id, pieces),
      })),
      ...(refused.length > 0 && { refused: refused.length }),
    },
  });
}

function piecesOf(orderId: string, pieces: readonly Piece[]) {
  return pieces.filter(({ order }) => order.id === orderId).map(({ line, unit }) => ({ line: line.lineNo, unit }));
}
