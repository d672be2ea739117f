import { noDay, type PieceCounts } from '@pressroom/contract/production/board';
import { orderStatus } from '@pressroom/contract/orders/status';
import { createHash } from 'node:crypto';
import type { OpenLine } from './board.queries.ts';
import { type Known, roundOf, stateOf } from '../pieces/pieces.rules.ts';

export interface Search {
  day?: string | undefined;
  productCode?: string | undefined;
  printName?: string | undefined;
}

export function fits(line: OpenLine, { day, productCode, printName }: Search): boolean {
  const holds = (text: string | null, part: string | undefined) =>
    !part || (text ?? '').toLowerCase().includes(part.toLowerCase());
  return (
    (!day || (line.day ?? noDay) === day) &&
    holds(line.productCode, productCode) &&
    (holds(line.name, printName) || holds(line.name2, printName))
  );
}

/** Equal for lines whose pieces are equal and due on the same day. */
export function groupOf(line: OpenLine): string {
  const told = JSON.stringify([line.day, ...toldOf(line)]);
  return createHash('sha256').update(told).digest('base64url').slice(0, 22);
}

/** Equal for lines whose pieces are equal, whenever they are due. */
export function goodsOf(line: OpenLine): string {
  return JSON.stringify(toldOf(line));
}

/** By what equal pieces are told. A print is told by its name where it has been deleted. */
function toldOf(line: OpenLine): unknown[] {
  const { productCode, printNum, printingLocation, imageId, name, imageId2, name2 } = line;
  const place = printNum === 1 ? printingLocation : 0;
  return [productCode, place, imageId ?? name, name, printNum === 2 ? [imageId2, name2] : null];
}

export const nothing: PieceCounts = { total: 0, toMake: 0, toDo: 0, laidOut: 0, made: 0, spoiled: 0, remakes: 0 };

/** Looks at those units alone of which something is known: the rest of a line is to do, in the first round. */
export function countLine(known: Known, { lineId, num }: Pick<OpenLine, 'lineId' | 'num'>): PieceCounts {
  const units = (known.touched.get(lineId) ?? []).filter(({ unit }) => unit <= num);
  const states = units.map((unit) => ({
    state: stateOf(known, { sysStatus: orderStatus.inProduction }, unit),
    isRemake: roundOf(known, unit) > 1,
    isScanned: known.scanned.has(`${unit.lineId}-${unit.unit}`),
  }));
  const marked = states.filter(({ state }) => state === 'made').length;
  // a scan of the line's code may be of a unit that is marked as made: counting both would count one shirt twice
  const scanned = states.filter(({ isScanned }) => isScanned).length + (known.anyUnit.get(lineId) ?? 0);
  const made = Math.min(num, Math.max(marked, scanned));
  const laidOut = Math.min(num - made, states.filter(({ state }) => state === 'laidOut').length);
  const toMake = num - made;
  const remakes = Math.min(toMake, states.filter(({ state, isRemake }) => isRemake && state !== 'made').length);
  const spoiled = units.reduce((sum, unit) => sum + roundOf(known, unit) - 1, 0);
  return { total: num, toMake, toDo: toMake - laidOut, laidOut, made, spoiled, remakes };
}

export function sumOf(counts: readonly PieceCounts[]): PieceCounts {
  return counts.reduce(
    (sum, one) => ({
      total: sum.total + one.total,
      toMake: sum.toMake + one.toMake,
      toDo: sum.toDo + one.toDo,
      laidOut: sum.laidOut + one.laidOut,
      made: sum.made + one.made,
      spoiled: sum.spoiled + one.spoiled,
      remakes: sum.remakes + one.remakes,
    }),
    nothing,
  );
}

/** The units of a line that are to do: neither made nor laid out. */
export function unitsToDo(
  known: Known,
  { lineId, num }: Pick<OpenLine, 'lineId' | 'num'>,
): { unit: number; round: number }[] {
  return Array.from({ length: num }, (_, index) => ({ lineId, unit: index + 1 }))
    .filter((unit) => stateOf(known, { sysStatus: orderStatus.inProduction }, unit) === 'toDo')
    .map((unit) => ({ unit: unit.unit, round: roundOf(known, unit) }));
}

/** Earlier days first, which are the overdue ones; no day last. */
export function byDay(one: { day: string | null }, other: { day: string | null }): number {
  if (one.day === other.day) return 0;
  if (one.day === null || other.day === null) return one.day === null ? 1 : -1;
  return one.day < other.day ? -1 : 1;
}
