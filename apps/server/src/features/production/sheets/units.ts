import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { gangSheets } from '@pressroom/contract/production/gangSheets';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import {
  findChosenIds,
  findRecords,
  type LineRecord,
  type OrderRecord,
  stopObjection,
} from '../../orders/orders.public.ts';
import { unitsToDo } from '../board/board.rules.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import { type Known, type Making, roundOf, stateOf, unitKey, workObjection } from '../pieces/pieces.rules.ts';
import { findCoded, findInGroups } from '../board/wanted.ts';

/** Of a plan, all that match have no number that their user was told. */
export type SheetAsk = ParsedInput<typeof gangSheets.planSheets> | ParsedInput<typeof gangSheets.makeSheets>;

/** A unit of a line that is to be laid. */
export interface LaidUnit extends Making {
  order: OrderRecord;
  line: LineRecord;
}

export interface LeftOut {
  id: string;
  label: string;
  reason: Message['key'];
  msg: Message;
}

/** Why something is left out. `label`: the number of the order, or the code of the piece. */
export function leftOut(id: string, label: string, msg: Message): LeftOut {
  return { id, label, reason: msg.key, msg };
}

/** The units that were asked for and may be made, by the time when their orders must leave; and why the others may not. `chosen`: how many orders were asked for as a whole. */
export async function findUnits(
  db: Db,
  { orders: choice, numbers = [], groups = [], codes = [] }: SheetAsk,
  zone: string,
): Promise<{ units: LaidUnit[]; chosen: number; leftOut: LeftOut[] }> {
  const numbered = await findNumbered(db, numbers);
  const selected = choice ? await findChosenIds({ db, zone }, choice) : [];
  const chosen = new Set([...selected, ...numbered.map(({ id }) => id)]);
  const named = [...(await findInGroups(db, groups, zone)), ...(await findCoded(db, codes))];
  const records = await findRecords(db, [...new Set([...chosen, ...named.map(({ orderId }) => orderId)])]);
  const orders = new Map(records.map((order) => [order.id, order]));
  const known = await findKnown(db, {
    orderIds: [...orders.keys()],
    lineIds: records.flatMap(({ lines }) => lines.map(({ id }) => id)),
  });
  const out: LeftOut[] = numbers
    .filter((number) => !numbered.some((order) => order.thirdOrderNumber === number))
    .map((number) => leftOut(number, number, { key: 'production.sheets.unknownOrder' }));
  const units: LaidUnit[] = [];
  for (const id of chosen) {
    const order = orders.get(id);
    const objection = order ? workStop(order) : ({ key: 'platform.notFound' } as const);
    const toDo = order && !objection ? unitsOf(known, order) : [];
    if (order && toDo.length > 0) units.push(...toDo);
    else out.push(leftOut(id, order?.thirdOrderNumber ?? id, objection ?? { key: 'production.sheets.allDone' }));
  }
  for (const { orderId, lineId, unit } of named) {
    const order = orders.get(orderId)!;
    const line = order.lines.find(({ id }) => id === lineId)!;
    const which = { lineId, unit };
    const objection = workStop(order) ?? doneAlready(known, order, which);
    const code = pieceCode(which);
    if (objection) out.push(leftOut(code, code, objection));
    else units.push({ order, line, ...which, round: roundOf(known, which) });
  }
  const once = [...new Map(units.map((one) => [unitKey(one), one])).values()];
  return { units: once.toSorted(byDeadline), chosen: chosen.size, leftOut: out };
}

function findNumbered(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('orderNumbers')
    .where('thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .select(['orderId as id', 'thirdOrderNumber'])
    .orderBy('orderId')
    .execute();
}

/** Why nothing of an order is printed now: it is not in production, or somebody has to decide first. */
export function workStop(order: OrderRecord): Message | undefined {
  const stop = workObjection(order) ?? stopObjection(order);
  if (stop || order.sysStatus !== orderStatus.abnormal) return stop;
  return { key: 'production.notInProduction', params: { status: { key: `orders.status.${order.sysStatus}` } } };
}

function doneAlready(known: Known, order: OrderRecord, unit: Omit<Making, 'round'>): Message | undefined {
  return stateOf(known, order, unit) === 'made' ? { key: 'production.sheets.isMade' } : undefined;
}

function unitsOf(known: Known, order: OrderRecord): LaidUnit[] {
  return order.lines.flatMap((line) =>
    unitsToDo(known, { lineId: line.id, num: line.num }).map((one) => ({ order, line, lineId: line.id, ...one })),
  );
}

const never = '9999-12-31T00:00:00Z';

/** The most urgent first, the pieces of an order one after the other. */
function byDeadline(one: LaidUnit, other: LaidUnit): number {
  const byDue = compareMoments(one.order.deliveryTimeLimit ?? never, other.order.deliveryTimeLimit ?? never);
  if (byDue !== 0) return byDue;
  if (one.order.id !== other.order.id) return BigInt(one.order.id) < BigInt(other.order.id) ? -1 : 1;
  return one.line.lineNo - other.line.lineNo || one.unit - other.unit;
}
