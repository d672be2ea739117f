import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { readBoard } from './board.present.ts';
import { unitsToDo } from './board.rules.ts';
import { findNamed, oneUnit, refuseUnnamed } from '../pieces/find.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import { type Making, roundOf } from '../pieces/pieces.rules.ts';

interface Wanted {
  codes?: readonly string[] | undefined;
  groups?: readonly string[] | undefined;
}

/** The pieces of these codes, and those of these groups of the board that are to do. */
export async function findWanted(
  db: Db,
  { codes = [], groups = [] }: Wanted,
  zone: string,
): Promise<(Making & { orderId: string })[]> {
  const pieces = [...(await findCoded(db, codes)), ...(await findInGroups(db, groups, zone))];
  if (pieces.length === 0) fail(409, 'production.nothingToDo');
  return pieces;
}

export async function findCoded(db: Db, codes: readonly string[]): Promise<(Making & { orderId: string })[]> {
  if (codes.length === 0) return [];
  const named = (await findNamed(db, codes)).map((one) => oneUnit(refuseUnnamed(one)));
  const units = named.map(({ order, line, unit }) => ({ orderId: order.id, lineId: line.id, unit }));
  const known = await findKnown(db, {
    orderIds: [...new Set(units.map(({ orderId }) => orderId))],
    lineIds: [...new Set(units.map(({ lineId }) => lineId))],
  });
  return units.map((unit) => ({ ...unit, round: roundOf(known, unit) }));
}

export async function findInGroups(
  db: Db,
  groups: readonly string[],
  zone: string,
): Promise<(Making & { orderId: string })[]> {
  if (groups.length === 0) return [];
  const { known, all } = await readBoard(db, { zone });
  return all
    .filter(({ group }) => groups.includes(group))
    .flatMap(({ line: { orderId, lineId, num } }) =>
      unitsToDo(known, { lineId, num }).map((unit) => ({ orderId, lineId, ...unit })),
    );
}
