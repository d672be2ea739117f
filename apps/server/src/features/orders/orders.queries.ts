import type { OrderSearch } from '@pressroom/contract/orders/orders';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/page.ts';
import { fail } from '../../platform/failure.ts';
import type { OrderRecord } from './orders.records.ts';
import { withLines } from './orders.records.ts';
import { inOrder, type ListSearch, matchingOrders, onlyCounted } from './orders.search.ts';

/** An order with the names of its store. */
export type ListedOrder = OrderRecord & { shopName: string; shopType: string };

/** One page with lines; `total` counts every match, not this page's. */
export async function findOrders(db: Db, search: ListSearch, zone: string): Promise<Page<ListedOrder>> {
  const { sysStatus, pageNum, pageSize, sortType: _sort, ...filters } = search;
  let matching = matchingOrders(db, filters, zone);
  if (sysStatus !== undefined) matching = matching.where('o.sysStatus', '=', sysStatus);
  const { column, direction, order } = inOrder(search);
  const [rows, counts] = await Promise.all([
    withStores(matching)
      .orderBy(column, order)
      .orderBy('o.id', direction)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    countByStatus(db, filters, zone),
  ]);
  const counted = counts.filter((count) => sysStatus === undefined || count.sysStatus === sysStatus);
  return { rows: await withLines(db, rows), total: counted.reduce((sum, count) => sum + count.totalNum, 0) };
}

/** Every status, also those that hold nothing. */
export async function countByStatus(
  db: Db,
  search: OrderSearch,
  zone: string,
): Promise<{ sysStatus: OrderStatus; totalNum: number }[]> {
  const counts = onlyCounted(search) ? await keptCounts(db, search.shopIds) : await trueCounts(db, search, zone);
  return orderStatus.values.map((sysStatus) => ({ sysStatus, totalNum: counts.get(sysStatus) ?? 0 }));
}

async function keptCounts(db: Db, shopIds: readonly string[] | undefined): Promise<Map<number, number>> {
  const { rows } = await sql<{ sysStatus: number; total: string }>`
    select sys_status, sum(total) as total from (
      select shop_id, sys_status, total from order_counts
      union all
      select shop_id, sys_status, change from order_count_changes
    ) pieces
    where ${shopIds ?? null}::bigint[] is null or shop_id = any(${shopIds ?? null}::bigint[])
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}

async function trueCounts(db: Db, search: OrderSearch, zone: string): Promise<Map<number, number>> {
  const rows = await matchingOrders(db, search, zone)
    .select(['o.sysStatus', sql<string>`count(*)`.as('total')])
    .groupBy('o.sysStatus')
    .execute();
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}

function withStores(matching: ReturnType<typeof matchingOrders>) {
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
