import type { GoodsSides } from '@pressroom/contract/orders/holds';
import type { Goods, Listing, MarketLine } from './marketLine.ts';
import type { OrderRecord } from './record.ts';

/** A line, ours or a marketplace's. Ours may be a part of a combination. */
interface CountedLine {
  msku: string;
  num: number;
  combinationNo?: number | null;
  combinationNum?: number | null;
}

/** The lines as the marketplace counts them: of a combination's parts the first alone, with the number of combinations. */
export function unitsOf<Line extends CountedLine>(lines: readonly Line[]): Line[] {
  const counted = new Set<number>();
  return lines.flatMap((line) => {
    const { combinationNo, combinationNum } = line;
    if (typeof combinationNo !== 'number') return line;
    if (counted.has(combinationNo)) return [];
    counted.add(combinationNo);
    return { ...line, num: combinationNum ?? line.num };
  });
}

/** Lines without a SKU id were added by hand, and no marketplace knows of them. */
export function goodsOf(lines: readonly CountedLine[]): Goods {
  const goods: Record<string, number> = {};
  for (const { msku, num } of unitsOf(lines)) if (msku) goods[msku] = (goods[msku] ?? 0) + num;
  return goods;
}

export function sameGoods(one: Goods, other: Goods): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((msku) => one[msku] === other[msku]);
}

/** The pieces of each SKU id, first the order's, then the marketplace's. */
export function sidesOf(order: OrderRecord, theirs: readonly MarketLine[]): GoodsSides[] {
  const [here, there] = [goodsOf(order.lines), goodsOf(theirs)];
  const sides = [...new Set([...Object.keys(here), ...Object.keys(there)])].map((msku) => ({
    msku,
    name: nameOf(order, msku) ?? theirs.find((line) => line.msku === msku)?.listing.title ?? null,
    ours: here[msku] ?? 0,
    theirs: there[msku] ?? 0,
  }));
  if (!isUnnamed(order)) return sides;
  const codes = [...new Set(order.lines.map(({ productCode }) => productCode))].join(', ');
  return [{ msku: '', name: codes, ours: piecesOf(order.lines), theirs: 0 }, ...sides];
}

/** True where the whole order was entered by hand: no line has a SKU id. */
export function isUnnamed({ lines }: Pick<OrderRecord, 'lines'>): boolean {
  return lines.every(({ msku }) => msku === '');
}

/** How many pieces the marketplace counts. */
export function piecesOf(lines: readonly CountedLine[]): number {
  return unitsOf(lines).reduce((sum, { num }) => sum + num, 0);
}

function nameOf({ lines }: OrderRecord, msku: string): string | null | undefined {
  const line = lines.find((one) => one.msku === msku);
  return line?.productCode ?? (line?.listing as Listing | null | undefined)?.title;
}

/** What differs, for the log. */
export function wordsOfSides(sides: readonly GoodsSides[]): string {
  return sides
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ msku, name, ours, theirs }) => `${msku || name} ${ours} → ${theirs}`)
    .join('; ');
}
