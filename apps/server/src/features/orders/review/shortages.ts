import type { Message } from '@pressroom/contract/message';
import {
  type ApprovalShortage,
  type ConfirmedShortage,
  type OrderShortage,
  shortReason,
} from '@pressroom/contract/orders/shortages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Refusal, refusalOf } from '../state/partition.ts';
import { writeLog, type Writer } from '../record/log.ts';
import { findRecords, type OrderRecord } from '../record/record.ts';
import { drawingsReady, objection } from '../state/rules.ts';
import { type Shelf, shortOf, splitByShelf } from './shelf.ts';

/** Of these orders those that wait for blanks, and for how many of which product code. */
export async function findShortages(db: Db, ids: readonly string[]): Promise<OrderShortage[]> {
  const { rows } = await sql<OrderShortage>`
    select line.order_id as "orderId", line.product_code_id as "productCodeId", p.code as "productCode", line.units
    from short_orders() line join product_codes p on p.id = line.product_code_id
    where line.order_id = any(${ids}::bigint[]) and line.product_code_id in (
      select product_code_id from stock_reservations where order_id = any(${ids}::bigint[]))
    order by line.order_id, p.code, p.id`.execute(db);
  return rows;
}

/** What approving these would take beyond the shelf. Orders that cannot be approved for other reasons take nothing. */
export async function findApprovalShortages(db: Db, ids: readonly string[]): Promise<ApprovalShortage[]> {
  const orders = (await findRecords(db, ids)).filter((order) => !objection('approve', order));
  return shortOf(orders, await findShelves(db, orders));
}

/**
 * Keeps back the orders that the shelf has no blanks for, except those whose shortage a person has confirmed: their logs say
 * so. The counters stay locked until the transaction ends.
 */
export async function keepBackShort<Order extends OrderRecord>(
  writer: Writer,
  orders: readonly Order[],
  confirmed: readonly ConfirmedShortage[] | 'all',
): Promise<{ sound: Order[]; refused: Refusal[] }> {
  const shelves = await lockShelves(writer.tx, orders);
  const { served, waiting, short } = splitByShelf(inLine(orders), shelves);
  if (waiting.length === 0) return { sound: [...orders], refused: [] };
  if (confirmed === 'all' || short.every((one) => isConfirmed(one, confirmed))) {
    await writeLog(
      writer,
      waiting.map(({ order, lacks }) => ({
        orderId: order.id,
        key: 'orders.log.short',
        params: { what: lacks.map(({ code, units }) => `${units} × ${code}`).join('; ') },
      })),
    );
    return { sound: [...orders], refused: [] };
  }
  return {
    sound: served,
    refused: waiting.map(({ order, lacks }) => {
      const what = lacks.map(({ code, units }): Message => ({
        key: 'orders.shortOf',
        params: { code, count: units },
      }));
      return refusalOf(order, { key: shortReason, params: { what } });
    }),
  };
}

/** True where a person has confirmed this shortage, or a greater one. */
function isConfirmed({ productCodeId, short }: ApprovalShortage, confirmed: readonly ConfirmedShortage[]): boolean {
  return confirmed.some((one) => one.productCodeId === productCodeId && one.short >= short);
}

/** The order in which orders get what is on the shelf: those that are drawn already first, then the most urgent. */
function inLine<Order extends OrderRecord>(orders: readonly Order[]): Order[] {
  const due = (order: OrderRecord) =>
    order.deliveryTimeLimit === null ? Infinity : Date.parse(order.deliveryTimeLimit);
  return [...orders].sort(
    (one, other) =>
      Number(drawingsReady(other)) - Number(drawingsReady(one)) ||
      compare(due(one), due(other)) ||
      compare(Date.parse(one.orderTime), Date.parse(other.orderTime)) ||
      compare(BigInt(one.id), BigInt(other.id)),
  );
}

function compare<T extends number | bigint>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const codesOf = (orders: readonly OrderRecord[]) => [
  ...new Set(orders.flatMap(({ lines }) => lines.flatMap((line) => line.productCodeId ?? []))),
];

async function findShelves(db: Db, orders: readonly OrderRecord[]): Promise<Map<string, Shelf>> {
  const { rows } = await sql<Shelf & { id: string }>`
    select id, code, real_stock as "realStock", reserved from product_codes
    where id = any(${codesOf(orders)}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the counters in the order of their ids, as the moving of stock does. */
async function lockShelves(tx: Tx, orders: readonly OrderRecord[]): Promise<Map<string, Shelf>> {
  await sql`select id from product_codes where id = any(${codesOf(orders)}::bigint[]) order by id for update`.execute(
    tx,
  );
  return findShelves(tx, orders);
}
