import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { fail } from '../../../platform/failure.ts';
import { type OrderRecord, withLines } from './record.ts';

/** An order with the names of its store. */
export type ListedOrder = OrderRecord & { shopName: string; shopType: string };

/** Some orders, chosen but not yet read. */
export type Matching = SelectQueryBuilder<DB & { o: DB['orders'] }, 'o', object>;

/** The orders with these ids; of the table's parts, only those that have one of them are opened. */
export function withIds(db: Db, ids: Expression<unknown>): Matching {
  const found: Matching = db.selectFrom(sql<DB['orders']>`orders_of(array(${ids}))`.as('o'));
  return found;
}

export function withStores(matching: Matching) {
  return matching
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .selectAll('o')
    .select(['s.name as shopName', 's.typeCode as shopType']);
}

/** 404 without it, which says so where its month is in the archive. */
export async function getOrder(db: Db, id: string): Promise<ListedOrder> {
  const rows = await withStores(db.selectFrom('orders as o').where('o.id', '=', id)).execute();
  const [order] = await withLines(db, rows);
  return order ?? (await failToFind(db, id));
}

/** The month of an id, of which those of orders from before the months have none. */
const monthOf = sql<
  string | null
>`case when order_id >= 10000000000 then to_char(to_date(left(order_id::text, 6), 'YYYYMM'), 'YYYY-MM') end`;

async function failToFind(db: Db, id: string): Promise<never> {
  const archived = await db
    .selectFrom('orderNumbers')
    .where('orderId', '=', id)
    .select(['thirdOrderNumber', monthOf.as('month')])
    .executeTakeFirst();
  if (!archived) fail(404, 'platform.notFound');
  const { thirdOrderNumber: number, month } = archived;
  if (month === null) fail(404, 'orders.archivedBefore', { params: { number } });
  fail(404, 'orders.archived', { params: { number, month } });
}
