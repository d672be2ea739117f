import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { fail } from '../../../platform/failure.ts';
import { type OrderRecord, withLines } from './record.ts';

/** An order with the names of its store. */
export type ListedOrder = OrderRecord & { shopName: string; shopType: string };

/** Some orders, chosen but not yet read. */
export type Matching = SelectQueryBuilder<DB & { o: DB['orders'] }, 'o', object>;

export function withStores(matching: Matching) {
  return matching
    .innerJoin('stores as s', 's.id', 'o.shopId')
    .selectAll('o')
    .select(['s.name as shopName', 's.typeCode as shopType']);
}

/** 404 without it. */
export async function getOrder(db: Db, id: string): Promise<ListedOrder> {
  const rows = await withStores(db.selectFrom('orders as o').where('o.id', '=', id)).execute();
  const [order] = await withLines(db, rows);
  return order ?? fail(404, 'platform.notFound');
}
