import type { ApprovalShortage } from '@pressroom/contract/orders/shortages';
import type { OrderRecord } from '../record/record.ts';

/** The counters of one product code. */
export interface Shelf {
  code: string;
  realStock: number;
  reserved: number;
}

interface Lacking {
  code: string;
  units: number;
}

interface Split<Order> {
  served: Order[];
  /** The orders that lack blanks, with what each lacks. */
  waiting: { order: Order; lacks: Lacking[] }[];
  /** What the waiting orders need beyond the blanks that are left, by product code. */
  short: ApprovalShortage[];
}

type Ordering = Pick<OrderRecord, 'lines'>;

/** Hands out the blanks in the given order: an order gets all that it needs, or nothing and the next one is asked. */
export function splitByShelf<Order extends Ordering>(
  orders: readonly Order[],
  shelves: ReadonlyMap<string, Shelf>,
): Split<Order> {
  const left = new Map([...shelves].map(([id, shelf]) => [id, freeOn(shelf)]));
  const [served, waiting]: [Order[], Order[]] = [[], []];
  for (const order of orders) {
    const needs = [...unitsOf([order])];
    if (needs.some(([id, units]) => units > left.get(id)!)) {
      waiting.push(order);
      continue;
    }
    served.push(order);
    for (const [id, units] of needs) left.set(id, left.get(id)! - units);
  }
  const taken = unitsOf(served);
  const later = new Map(
    [...shelves].map(([id, shelf]) => [id, { ...shelf, reserved: shelf.reserved + (taken.get(id) ?? 0) }]),
  );
  return { served, waiting: shareRest(waiting, left, shelves), short: shortOf(waiting, later) };
}

/**
 * The first waiting order lacks what the remaining blanks do not cover; the orders behind it lack everything that they
 * need.
 */
function shareRest<Order extends Ordering>(
  waiting: readonly Order[],
  left: Map<string, number>,
  shelves: ReadonlyMap<string, Shelf>,
): Split<Order>['waiting'] {
  return waiting.map((order) => ({
    order,
    lacks: [...unitsOf([order])].flatMap(([id, units]) => {
      const rest = left.get(id)!;
      left.set(id, Math.max(0, rest - units));
      return units > rest ? [{ code: shelves.get(id)!.code, units: units - rest }] : [];
    }),
  }));
}

/** What these orders together need beyond the shelf, by code. */
export function shortOf(orders: readonly Ordering[], shelves: ReadonlyMap<string, Shelf>): ApprovalShortage[] {
  return [...unitsOf(orders)]
    .flatMap(([productCodeId, wanted]) => {
      const shelf = shelves.get(productCodeId)!;
      const { code: productCode, realStock, reserved } = shelf;
      const short = wanted - freeOn(shelf);
      return short > 0 ? [{ productCodeId, productCode, realStock, reserved, wanted, short }] : [];
    })
    .sort((one, other) => (one.productCode < other.productCode ? -1 : 1));
}

const freeOn = ({ realStock, reserved }: Shelf) => Math.max(0, realStock - reserved);

function unitsOf(orders: readonly Ordering[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { lines } of orders) {
    for (const { productCodeId, num } of lines)
      if (productCodeId) units.set(productCodeId, (units.get(productCodeId) ?? 0) + num);
  }
  return units;
}
