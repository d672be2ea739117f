import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import { goodsOf, isUnnamed, piecesOf, sameGoods, unitsOf } from '../record/goods.ts';
import type { Goods, MarketItem, MarketLine } from '../record/marketLine.ts';
import type { OrderRecord } from '../record/record.ts';
import type { MarketOrder } from './marketOrder.ts';

/**
 * The pieces that the marketplace wants, by SKU id. Undefined for an order that can no longer change, because the
 * marketplace then counts returned pieces, too.
 */
export function goodsToldOf({ state, lines }: MarketOrder): Goods | undefined {
  return state === 'pending' || state === 'toShip' ? goodsOf(lines) : undefined;
}

/**
 * `follow`: nobody has begun to work on the order. `changed`: a person has to decide which quantities count. What staff
 * have edited is not compared: only what the marketplace said before. `back`: the marketplace's quantities are the
 * order's again, so that nothing is left to decide.
 */
export function compareGoods(order: OrderRecord, told: MarketOrder): 'follow' | 'changed' | 'back' | undefined {
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
    unitsOf(order.lines).every((line) => line.marketItems !== null) &&
    sameGoods(ours, order.marketGoods);
  return isUntouched ? 'follow' : 'changed';
}

/** True where the order was entered by hand before its marketplace told of it, and otherwise. Lines without a SKU id can only be counted. */
function wasEnteredOtherwise(order: OrderRecord, theirs: Goods): boolean {
  const { sysStatus, lines } = order;
  if (sysStatus !== orderStatus.closed && !openStatuses.includes(sysStatus)) return false;
  return isUnnamed(order)
    ? piecesOf(lines) !== Object.values(theirs).reduce((sum, num) => sum + num, 0)
    : !sameGoods(goodsOf(lines), theirs);
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
  const ours = Map.groupBy(unitsOf(order.lines), ({ msku }) => msku);
  const mayRename = goodsToldOf(told) !== undefined;
  return [...ours].flatMap(([msku, lines]) => {
    const given = theirs.get(msku) ?? [];
    const unnamed = lines.filter(({ marketItems }) => marketItems === null);
    if (mayRename && unnamed.length === 0 && lines.length === given.length)
      return lines.flatMap(({ id, marketItems }, index) =>
        sameNames((marketItems as MarketItem[] | null) ?? [], given[index]!.marketItems)
          ? []
          : [{ id, line: given[index]! }],
      );
    return unnamed.length === lines.length
      ? unnamed.slice(0, given.length).map(({ id }, index) => ({ id, line: given[index]! }))
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
