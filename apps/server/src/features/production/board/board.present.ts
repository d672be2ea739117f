import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { production } from '@pressroom/contract/production/production';
import type { PieceCounts } from '@pressroom/contract/production/board';
import type { Db } from '../../../platform/database/database.ts';
import { fileUrl, previewUrl } from '../../../platform/storage/blobs.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { findOpenLines, findShelf, type OpenLine } from './board.queries.ts';
import { byDay, countLine, fits, groupOf, type Search, sumOf } from './board.rules.ts';
import { findKnown } from '../pieces/pieces.queries.ts';
import type { Known } from '../pieces/pieces.rules.ts';

type Board = HandlerOutput<typeof production.board>;
type Group = Board['rows'][number];
type PickSheet = HandlerOutput<typeof production.pickSheet>;

/** A line with what is known of its pieces. */
export interface Counted {
  line: OpenLine;
  group: string;
  counts: PieceCounts;
}

interface Shop {
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
  { pageNum, pageSize, day, zone, shopId, ...search }: Search & Shop & { pageNum: number; pageSize: number },
): Promise<Board> {
  const { all } = await readBoard(db, { zone, shopId });
  const today = dayIn(zone, new Date());
  const found = all.filter(({ line }) => fits(line, search));
  const shown = found.filter(({ line }) => fits(line, { day }));
  const groups = [...Map.groupBy(shown, ({ group }) => group)].map(([id, its]) => presentGroup(id, its, today));
  const rows = groups.toSorted(
    (one, other) =>
      byDay(one, other) || compare(one.productCode, other.productCode) || compare(namesOf(one), namesOf(other)),
  );
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

function presentGroup(id: string, its: readonly Counted[], today: string): Group {
  const { line } = its[0]!;
  return {
    id,
    day: line.day,
    late: line.day !== null && line.day < today,
    productCode: line.productCode,
    productName: line.productName,
    picture: line.previewKey && previewUrl(line.previewKey),
    prints: printsOf(line),
    orders: new Set(its.map(({ line: { orderId } }) => orderId)).size,
    ...sumOf(its.map(({ counts }) => counts)),
  };
}

function printsOf(line: OpenLine): Group['prints'] {
  const first = { position: line.printNum === 2 ? 1 : line.printingLocation, name: line.name, key: line.key };
  const second = { position: 2, name: line.name2, key: line.key2 };
  return [first, ...(line.printNum === 2 ? [second] : [])].flatMap(({ position, name, key }) =>
    name ? [{ position, name, picture: key && fileUrl(key) }] : [],
  );
}

const namesOf = ({ prints }: Group) => prints.map(({ name }) => name).join('\n');
const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** A moment's day as people in the zone call it. */
function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
}

export async function presentPickSheet(
  db: Db,
  { zone, shopId, groups, ...search }: Search & Shop & { groups?: readonly string[] | undefined },
): Promise<PickSheet> {
  // the shelf is shared by all stores, so what was made for any of them is looked at
  const { all } = await readBoard(db, { zone });
  const chosen = groups && new Set(groups);
  const mine = shopId === undefined ? all : (await readBoard(db, { zone, shopId })).all;
  const wanted = mine.filter(
    ({ line, group, counts }) => counts.toMake > 0 && (chosen ? chosen.has(group) : fits(line, search)),
  );
  const byCode = Map.groupBy(wanted, ({ line }) => line.productCodeId ?? line.productCode);
  const ids = wanted.flatMap(({ line }) => line.productCodeId ?? []);
  const products = new Map((await findProducts(db, { ids: [...new Set(ids)] })).map((one) => [one.id, one]));
  const stock = await findShelf(db, ids);
  const made = new Map(
    [...Map.groupBy(all, ({ line }) => line.productCodeId ?? line.productCode)].map(([code, its]) => [
      code,
      sumOf(its.map(({ counts }) => counts)).made,
    ]),
  );
  const rows = [...byCode].map(([code, its]) => {
    const [product, realStock] = [products.get(code), stock.get(code) ?? null];
    const { toMake } = sumOf(its.map(({ counts }) => counts));
    const printed = made.get(code) ?? 0;
    return {
      productCode: product?.code ?? its[0]!.line.productCode,
      styleName: product?.styleName ?? '',
      colorName: product?.colorName ?? '',
      sizeName: product?.sizeName ?? '',
      toMake,
      realStock,
      made: printed,
      short: Math.max(0, toMake - Math.max(0, (realStock ?? 0) - printed)),
    };
  });
  const days = [...new Set(wanted.map(({ line }) => line.day))].map((day) => ({ day })).toSorted(byDay);
  return {
    rows: rows.toSorted((one, other) => compare(one.productCode, other.productCode)),
    days: days.map(({ day }) => day),
    toMake: rows.reduce((sum, { toMake }) => sum + toMake, 0),
    short: rows.reduce((sum, { short }) => sum + short, 0),
  };
}
