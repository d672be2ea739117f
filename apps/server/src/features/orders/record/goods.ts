import type { GoodsSides } from '@pressroom/contract/orders/holds';
import type { Goods, Listing, MarketLine } from './marketLine.ts';
import type { OrderRecord } from './record.ts';

/** Lines without a SKU id were added by hand, and no marketplace knows of them. */
export function goodsOf(lines: readonly { msku: string; num: number }[]): Goods {
  const goods: Record<string, number> = {};
  for (const { msku, num } of lines) if (msku) goods[msku] = (goods[msku] ?? 0) + num;
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
  return [{ msku: '', name: codes, ours: piecesOf(order.lines.map(({ num }) => num)), theirs: 0 }, ...sides];
}

/** True where the whole order was entered by hand: no line has a SKU id. */
export function isUnnamed({ lines }: Pick<OrderRecord, 'lines'>): boolean {
  return lines.every(({ msku }) => msku === '');
}

export function piecesOf(nums: readonly number[]): number {
  return nums.reduce((sum, num) => sum + num, 0);
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
