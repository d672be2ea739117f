import type { Message } from '@pressroom/contract/message';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { PieceState } from '@pressroom/contract/production/pieces';
import { undoMinutes } from '@pressroom/contract/production/spoilReasons';
import type { OrderRecord } from '../../orders/orders.public.ts';

/** A unit of a line. */
export interface Unit {
  lineId: string;
  unit: number;
}

export function unitKey({ lineId, unit }: Unit): string {
  return `${lineId}-${unit}`;
}

/** A making of a piece: the first, or a later one. */
export interface Making extends Unit {
  round: number;
}

/** What is known of units, each by its key. */
export interface Known {
  /** How often each was spoiled, if ever. */
  spoiled: ReadonlyMap<string, number>;
  /** The rounds that were marked as made. */
  made: ReadonlyMap<string, ReadonlySet<number>>;
  /** The rounds that lie on a sheet. */
  laidOut: ReadonlyMap<string, ReadonlySet<number>>;
  /** Counted at a bench: by then a piece is made. What is spoiled is counted no longer, so these are of the present round. */
  scanned: ReadonlySet<string>;
  /** How often any unit of a line was counted at a bench, by line. */
  anyUnit: ReadonlyMap<string, number>;
  /** The units of each line of which anything is known: the others are to do. */
  touched: ReadonlyMap<string, readonly Unit[]>;
}

/** 1 for the first making, and 1 more for each time that the piece was spoiled. */
export function roundOf({ spoiled }: Pick<Known, 'spoiled'>, unit: Unit): number {
  return 1 + (spoiled.get(unitKey(unit)) ?? 0);
}

export function stateOf(known: Known, order: Pick<OrderRecord, 'sysStatus'>, unit: Unit): PieceState {
  const [key, round] = [unitKey(unit), roundOf(known, unit)];
  if (hasShipped(order) || known.scanned.has(key) || known.made.get(key)?.has(round)) return 'made';
  return known.laidOut.get(key)?.has(round) ? 'laidOut' : 'toDo';
}

function hasShipped({ sysStatus }: Pick<OrderRecord, 'sysStatus'>): boolean {
  return sysStatus === orderStatus.shipped || sysStatus === orderStatus.signed;
}

const workable: readonly number[] = [orderStatus.drawingLayout, orderStatus.inProduction, orderStatus.abnormal];

/** Why nothing of this order is made or spoiled now: only an approved order that has not left is worked on, or one that was stopped. */
export function workObjection(
  order: Pick<OrderRecord, 'sysStatus' | 'shipments' | 'shipmentConfirmation'>,
): Message | undefined {
  if (hasShipped(order) || order.shipments > 0) return { key: 'production.shipped' };
  if (order.shipmentConfirmation) return { key: 'production.shipping' };
  if (workable.includes(order.sysStatus)) return undefined;
  return { key: 'production.notInProduction', params: { status: { key: `orders.status.${order.sysStatus}` } } };
}

/** Whether the last spoiling may be taken back: soon after it, and while its remake is not under way. */
export function mayUndo(
  { gmtCreate, state }: { gmtCreate: string | undefined; state: PieceState | null },
  now: number,
): boolean {
  return gmtCreate !== undefined && state === 'toDo' && isRecent(gmtCreate, now);
}

/** Why a mark as made stays: it is none of this round, too old, or the piece was counted at a bench. */
export function unmarkObjection(
  { code, markedAt, isScanned }: { code: string; markedAt: string | undefined; isScanned: boolean },
  now: number,
): Message | undefined {
  if (markedAt === undefined) return { key: 'production.notMarked', params: { code } };
  if (isScanned) return { key: 'production.countedAtBench', params: { code } };
  if (isRecent(markedAt, now)) return undefined;
  return { key: 'production.markedTooLong', params: { code, count: undoMinutes } };
}

/** Within the minutes in which a mistake can be taken back. */
export function isRecent(moment: string, now: number): boolean {
  return now - Date.parse(moment) <= undoMinutes * 60_000;
}
