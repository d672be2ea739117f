import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { production } from '@pressroom/contract/production/production';
import type { PieceCounts } from '@pressroom/contract/production/board';
import type { Db } from '../../../platform/database/database.ts';
import { fileUrl, previewUrl } from '../../../platform/storage/blobs.ts';
import { findOpenLines, type OpenLine } from './board.queries.ts';
import { byDay, countLine, fits, groupOf, type Search, sumOf } from './board.rules.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import type { Known } from '../pieces/pieces.rules.ts';

type Board = HandlerOutput<typeof production.board>;
type Group = Board['rows'][number];

/** A line with what is known of its pieces. */
export interface Counted {
  line: OpenLine;
  group: string;
  counts: PieceCounts;
}

export interface Choice {
  groups?: readonly string[] | undefined;
}

export interface Shop {
  zone: string;
  shopId?: string | undefined;
}

/** All that is made now, with as many queries however much that is. */
export async function readBoard(db: Db, { zone, shopId }: Shop): Promise<{ known: Known; all: Counted[] }> {
  const lines = await findOpenLines(db, { zone, shopId });
  const known = await findKnown(db, {
    orderIds: [...new Set(lines.map(({ orderId }) => orderId))],
    lineIds: lines.map(({ lineId }) => lineId),
  });
  return { known, all: lines.map((line) => ({ line, group: groupOf(line), counts: countLine(known, line) })) };
}

export async function presentBoard(
  db: Db,
  { pageNum, pageSize, day, zone, shopId, ...search }: Search & Shop & PageRequest,
): Promise<Board> {
  const { all } = await readBoard(db, { zone, shopId });
  const today = dayIn(zone, new Date());
  const found = all.filter(({ line }) => fits(line, search));
  const shown = found.filter(({ line }) => fits(line, { day }));
  const groups = [...Map.groupBy(shown, ({ group }) => group)].map(([id, its]) => presentGroup(id, its, today));
  const rows = groups.toSorted((one, other) => byDay(one, other) || byGoods(one, other));
  const days = [...Map.groupBy(found, ({ line }) => line.day)].map(([on, its]) => ({
    day: on,
    late: on !== null && on < today,
    ...sumOf(its.map(({ counts }) => counts)),
  }));
  return {
    rows: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: rows.length,
    days: days.toSorted(byDay),
    counts: sumOf(shown.map(({ counts }) => counts)),
  };
}

/** Those of chosen groups, or all that a search finds. */
export function chosenOf(all: readonly Counted[], { groups, ...search }: Search & Choice): Counted[] {
  const chosen = groups && new Set(groups);
  return all.filter(({ line, group }) => (chosen ? chosen.has(group) : fits(line, search)));
}

function presentGroup(id: string, its: readonly Counted[], today: string): Group {
  const { line } = its[0]!;
  return {
    id,
    day: line.day,
    late: line.day !== null && line.day < today,
    ...presentGoods(line),
    orders: new Set(its.map(({ line: { orderId } }) => orderId)).size,
    ...sumOf(its.map(({ counts }) => counts)),
  };
}

export function presentGoods(line: OpenLine): Pick<Group, 'productCode' | 'productName' | 'picture' | 'prints'> {
  return {
    productCode: line.productCode,
    productName: line.productName,
    picture: line.previewKey && previewUrl(line.previewKey),
    prints: printsOf(line),
  };
}

function printsOf(line: OpenLine): Group['prints'] {
  const first = { position: line.printNum === 2 ? 1 : line.printingLocation, name: line.name, key: line.key };
  const second = { position: 2, name: line.name2, key: line.key2 };
  return [first, ...(line.printNum === 2 ? [second] : [])].flatMap(({ position, name, key }) =>
    name ? [{ position, name, picture: key && fileUrl(key) }] : [],
  );
}

/** By product code, then by the names of the prints. */
export function byGoods(one: Pick<Group, 'productCode' | 'prints'>, other: Pick<Group, 'productCode' | 'prints'>) {
  return compare(one.productCode, other.productCode) || compare(namesOf(one), namesOf(other));
}

const namesOf = ({ prints }: Pick<Group, 'prints'>) => prints.map(({ name }) => name).join('\n');
export const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** A moment's day as people in the zone call it. */
function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
}
