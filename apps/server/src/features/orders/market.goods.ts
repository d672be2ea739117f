import type { GoodsSides } from '@pressroom/contract/orders/holds';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { Listing, MarketItem, MarketLine, MarketOrder } from './market.orders.ts';
import type { OrderRecord } from './orders.records.ts';

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
 * have edited is not compared: only what the marketplace said before.
 */
export function judgeGoods(order: OrderRecord, told: MarketOrder): 'follow' | 'changed' | undefined {
  const theirs = goodsToldOf(told);
  if (!theirs || !order.marketGoods || sameGoods(theirs, order.marketGoods)) return undefined;
  const ours = goodsOf(order.lines);
  // an undecided report must not offer what is no longer true
  if (order.holds?.some(({ kind }) => kind === 'goodsChanged')) return 'changed';
  if (sameGoods(theirs, ours)) return undefined;
  const isUntouched =
    order.sysStatus === orderStatus.storeReview &&
    order.labelKey === null &&
    order.lines.every((line) => line.marketItems !== null) &&
    sameGoods(ours, order.marketGoods);
  return isUntouched ? 'follow' : 'changed';
}

/** Both sides of each SKU id, ours first. */
export function sidesOf(order: OrderRecord, theirs: readonly MarketLine[]): GoodsSides[] {
  const [here, there] = [goodsOf(order.lines), goodsOf(theirs)];
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].map((msku) => ({
    msku,
    name: nameOf(order, msku) ?? theirs.find((line) => line.msku === msku)?.listing.title ?? null,
    ours: here[msku] ?? 0,
    theirs: there[msku] ?? 0,
  }));
}

function nameOf({ lines }: OrderRecord, msku: string): string | null | undefined {
  const line = lines.find((one) => one.msku === msku);
  return line?.productCode ?? (line?.listing as Listing | null | undefined)?.title;
}

/** What differs, for the log. */
export function wordsOfSides(sides: readonly GoodsSides[]): string {
  return sides
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ msku, ours, theirs }) => `${msku} ${ours} → ${theirs}`)
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
