import type { Recipient } from '@pressroom/contract/orders/recipient';
import type { HoldKind, MarketState, ShipmentConfirmationState } from '@pressroom/contract/orders/holds';
import type { Message } from '@pressroom/contract/message';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { amongIds, rangeOf } from '../../../platform/database/expressions.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { OrderLines, Orders } from '../../../platform/database/schema.gen.ts';
import type { Goods, MarketLine } from './marketLine.ts';

/** A report of the marketplace that nobody has decided on. */
export interface Hold {
  kind: HoldKind;
  at: string;
  /** When the report was no longer true. A person still decides, because the order was stopped. */
  withdrawnAt?: string;
  /** The order's status when the report came. */
  was: OrderStatus;
  /** Of a changed address: ours, and the new one. */
  from?: Recipient;
  to?: Recipient;
  /** Of changed goods: all that the marketplace wants now. */
  goods?: MarketLine[];
}

export type LineRecord = Selectable<OrderLines>;
type OrderColumns = Selectable<Orders>;

/** The columns for which the contract has narrower types than the database. */
interface Meant {
  sysStatus: OrderStatus;
  problem: Message | null;
  /** Null, or at least one. */
  holds: Hold[] | null;
  labelVoid: Message | null;
  labelPurchaseProblem: Message | null;
  marketState: MarketState | null;
  marketAddress: Recipient | null;
  marketGoods: Goods | null;
  shipmentConfirmation: ShipmentConfirmationState | null;
}

/** An order with its lines, as the acts on it see it. */
export type OrderRecord = Omit<OrderColumns, keyof Meant> & Meant & { lines: LineRecord[] };

/** Locks the orders for this transaction, always in the order of their ids, so that two bulk acts cannot block each other. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<OrderRecord[]> {
  const rows = await tx.selectFrom('orders').where(amongIds('id', ids)).selectAll().orderBy('id').forUpdate().execute();
  return withLines(tx, rows);
}

/** The stores whose orders these are. */
export async function storesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('orders').where(amongIds('id', ids)).select('shopId').distinct().execute();
  return rows.map(({ shopId }) => shopId);
}

/** Reads the orders without locking them. */
export async function findRecords(db: Db, ids: readonly string[]): Promise<OrderRecord[]> {
  const rows = await db.selectFrom('orders').where(amongIds('id', ids)).selectAll().orderBy('id').execute();
  return withLines(db, rows);
}

/** Gives the rows their lines. They may have more columns than an order; these are kept. */
export async function withLines<Row extends OrderColumns>(
  db: Db,
  rows: readonly Row[],
): Promise<(Omit<Row, keyof OrderRecord> & OrderRecord)[]> {
  const orders = rows as (Omit<Row, keyof OrderRecord> & OrderRecord)[];
  const lines = await findLines(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  // a copy of every row would take longer than to read it
  for (const order of orders) order.lines = byOrder.get(order.id) ?? [];
  return orders;
}

/** The lines of these orders, each order's in their own order. */
export function findLines(db: Db, orderIds: readonly string[]): Promise<LineRecord[]> {
  return linesOf(db, {}, { orderIds, ...rangeOf(orderIds) });
}

interface LinesOf extends ReturnType<typeof rangeOf> {
  orderIds: readonly string[];
}

const linesOf = compiledOnce((db, _shape: object, { orderIds, least, greatest }: LinesOf) =>
  sql<LineRecord>`
    select ${plannedOnce} * from order_lines
    where order_id = any(${orderIds}::bigint[]) and order_id between ${least}::bigint and ${greatest}::bigint
    order by order_id, line_no`.compile(db),
);

/** The prints that a line needs: which image goes to which position, and the drawing made of it so far. */
export function printsOf(
  line: LineRecord,
): { slot: 1 | 2; position: 1 | 2; imageId: string | null; drawingKey: string | null }[] {
  const first = {
    slot: 1,
    position: line.printNum === 2 ? 1 : (line.printingLocation as 1 | 2),
    imageId: line.printingImageId,
    drawingKey: line.drawingKey,
  } as const;
  if (line.printNum === 1) return [first];
  return [first, { slot: 2, position: 2, imageId: line.printingImage2Id, drawingKey: line.drawingKey2 }];
}
