import type { GoodsSides } from '@pressroom/contract/orders/holds';
import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import type { Listing, MarketItem, MarketLine, MarketOrder } from './marketOrder.ts';
import type { OrderRecord } from '../record/record.ts';

/** Pieces by SKU id. */
export type Goods = Readonly<Record<string, number>>;

/** Undefined where the order is past changing: then the marketplace counts also what was taken back before. */
export function goodsToldOf({ state, lines }: MarketOrder): Goods | undefined {
  return state === 'pending' || state === 'toShip' ? goodsOf(lines) : undefined;
}

/** Lines without a SKU id were added by hand, and no marketplace knows of them. */
export function goodsOf(lines: readonly { msku: string; num: number }[]): Goods {
  const goods: Record<string, number> = {};
  for (const { msku, num } of lines) if (msku) goods[msku] = (goods[msku] ?? 0) + num;
  return goods;
}

export function sameGoods(one: Goods, other: Goods): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((msku) => one[msku] === other[msku]);
}

/**
 * `follow`: nobody has begun to work on the order. `changed`: a person has to decide which quantities count. What staff
 * have edited is not compared: only what the marketplace said before. `back`: what nobody has decided on is ours again.
 */
export function judgeGoods(order: OrderRecord, told: MarketOrder): 'follow' | 'changed' | 'back' | undefined {
  const theirs = goodsToldOf(told);
  if (!theirs) return undefined;
  if (order.marketState === null) return wasEnteredOtherwise(order, theirs) ? 'changed' : undefined;
  if (!order.marketGoods || sameGoods(theirs, order.marketGoods)) return undefined;
  const ours = goodsOf(order.lines);
  // an undecided report must not offer what is no longer true
  if (order.holds?.some(({ kind }) => kind === 'goodsChanged')) return sameGoods(theirs, ours) ? 'back' : 'changed';
  if (sameGoods(theirs, ours)) return undefined;
  const isUntouched =
    order.sysStatus === orderStatus.storeReview &&
    order.labelKey === null &&
    order.lines.every((line) => line.marketItems !== null) &&
    sameGoods(ours, order.marketGoods);
  return isUntouched ? 'follow' : 'changed';
}

/** By hand, before the marketplace told of it. Lines without a SKU id can only be counted. */
function wasEnteredOtherwise(order: OrderRecord, theirs: Goods): boolean {
  const { sysStatus, lines } = order;
  if (sysStatus !== orderStatus.closed && !openStatuses.includes(sysStatus)) return false;
  return isUnnamed(order)
    ? piecesOf(lines.map(({ num }) => num)) !== piecesOf(Object.values(theirs))
    : !sameGoods(goodsOf(lines), theirs);
}

/** Both sides of each SKU id, ours first. */
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

/** Entered by hand as a whole: no line has a SKU id. */
export function isUnnamed({ lines }: Pick<OrderRecord, 'lines'>): boolean {
  return lines.every(({ msku }) => msku === '');
}

function piecesOf(nums: readonly number[]): number {
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

/** A line of ours with the marketplace's names for its pieces and what it says of them. */
export interface NamedLine {
  id: string;
  line: MarketLine;
}

/**
 * The marketplace's names that our lines lack: orders that were entered by hand first, lines that staff have added, and
 * pieces that were exchanged for others of the same SKU id.
 */
export function missingNames(order: OrderRecord, told: MarketOrder): NamedLine[] {
  const theirs = Map.groupBy(told.lines, ({ msku }) => msku);
  const ours = Map.groupBy(order.lines, ({ msku }) => msku);
  const mayRename = goodsToldOf(told) !== undefined;
  return [...ours].flatMap(([msku, lines]) => {
    const given = theirs.get(msku) ?? [];
    const unnamed = lines.filter(({ marketItems }) => marketItems === null);
    if (mayRename && unnamed.length === 0 && lines.length === given.length)
      return lines.flatMap(({ id, marketItems }, place) =>
        sameNames((marketItems as MarketItem[] | null) ?? [], given[place]!.marketItems)
          ? []
          : [{ id, line: given[place]! }],
      );
    return unnamed.length === lines.length
      ? unnamed.slice(0, given.length).map(({ id }, place) => ({ id, line: given[place]! }))
      : [];
  });
}

function sameNames(one: readonly MarketItem[], other: readonly MarketItem[]): boolean {
  const names = (items: readonly MarketItem[]) =>
    items
      .map(({ id }) => id)
      .sort()
      .join();
  return names(one) === names(other);
}
