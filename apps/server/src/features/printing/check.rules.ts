import type { CheckRefusal } from '@pressroom/contract/printing/check';
import type { Message, MessageParams } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import { type OrderRecord, type OutgoingParcel, printObjection, voidOf } from '../orders/orders.public.ts';

/** An order that lies at a bench. */
export interface Collection {
  id: string;
  orderId: string;
  bench: string;
  slots: number[];
  labelDue: boolean;
}

/** How often a unit was counted; unit null: any of the line. */
export interface Counted {
  lineId: string;
  unit: number | null;
  count: number;
}

export interface Refusal {
  refusal: CheckRefusal;
  says: Message;
}

/** The line that a scanned piece is of. Unit null: any of the line. */
interface CountedPiece {
  lineId: string;
  unit: number | null;
}

export interface Accepted {
  piece: CountedPiece;
  /** The order is complete with it. */
  isLast: boolean;
  /** The slot that the order gets with its first piece. */
  newSlot: number | null;
}

export interface Situation {
  order: OrderRecord;
  parcels: readonly OutgoingParcel[];
  bench: string;
  slots: number;
  /** Of the order, wherever that is. */
  collection: Collection | undefined;
  counted: readonly Counted[];
  /** Slots of this bench in which orders lie. */
  taken: readonly number[];
  /** Undefined where the order's number was scanned, which names none. */
  piece: { lineId: string; unit: number } | undefined;
}

export function refuse(refusal: CheckRefusal, params: MessageParams): Refusal {
  return { refusal, says: { key: `check.${refusal}`, params } };
}

/** Whether a scanned piece belongs here now. */
export function judgePiece(situation: Situation): Refusal | Accepted {
  const { order, bench, collection, counted } = situation;
  const stop = notToPack(order);
  if (stop) return stop;
  if (collection && collection.bench !== bench)
    return refuse('otherBench', { order: order.thirdOrderNumber, bench: collection.bench });
  const piece = pieceOf(situation);
  if ('refusal' in piece) return piece;
  const isLast = missingOf(order, counted) === 1;
  const missing = isLast ? labelMissing(situation) : undefined;
  if (missing) return missing;
  if (isLast || collection) return { piece, isLast, newSlot: null };
  const newSlot = freeSlot(situation);
  return newSlot === undefined ? refuse('noSlot', {}) : { piece, isLast, newSlot };
}

/** What the labels of a complete order lack. */
function labelMissing({ order: { thirdOrderNumber: order }, parcels }: Situation): Refusal | undefined {
  const bare = parcels.find(({ labelKey }) => labelKey === null);
  if (bare && parcels.length === 1) return refuse('noLabel', { order });
  if (bare) {
    const says: Message = { key: 'check.parcelWithoutLabel', params: { order, parcel: bare.parcelNo } };
    return { refusal: 'noLabel', says };
  }
  const reason = parcels.map(voidOf).find((one) => one !== undefined);
  return reason && refuse('notToPack', { order, reason });
}

/** Why no piece of the order may be packed now. */
export function notToPack(order: OrderRecord): Refusal | undefined {
  const { thirdOrderNumber, sysStatus } = order;
  const hasShipped = sysStatus === orderStatus.shipped || sysStatus === orderStatus.signed;
  if (hasShipped || order.shipmentConfirmation) return refuse('shipped', { order: thirdOrderNumber });
  const reason = printObjection(order);
  return reason && refuse('notToPack', { order: thirdOrderNumber, reason });
}

/** The lowest number that no order of the bench has. */
export function freeSlot({ slots, taken }: Pick<Situation, 'slots' | 'taken'>): number | undefined {
  const held = new Set(taken);
  return Array.from({ length: slots }, (_, index) => index + 1).find((slot) => !held.has(slot));
}

/** How many pieces of a line were counted, at most as many as it needs. */
export function countedOf({ id, num }: { id: string; num: number }, counted: readonly Counted[]): number {
  const all = counted.filter(({ lineId }) => lineId === id).reduce((sum, { count }) => sum + count, 0);
  return Math.min(all, num);
}

function missingOf({ lines }: OrderRecord, counted: readonly Counted[]): number {
  return lines.reduce((sum, line) => sum + line.num - countedOf(line, counted), 0);
}

function pieceOf({ order, counted, piece }: Situation): CountedPiece | Refusal {
  const number = order.thirdOrderNumber;
  const open = order.lines.filter((line) => countedOf(line, counted) < line.num);
  if (!piece) {
    if (open.length > 1) return refuse('severalLines', { order: number });
    return open[0] ? { lineId: open[0].id, unit: null } : refuse('scannedBefore', { order: number });
  }
  const unit = piece.unit === 0 ? null : piece.unit;
  const line = order.lines.find(({ id }) => id === piece.lineId)!;
  if (unit !== null && counted.some((one) => one.lineId === line.id && one.unit === unit))
    return refuse('scannedBefore', { order: number });
  if (!open.includes(line) || piece.unit > line.num) return refuse('tooMany', { order: number, count: line.num });
  return { lineId: line.id, unit };
}
