import { waitingStatuses } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { contains } from '../../../platform/database/expressions.ts';
import type { Pair } from '../record/queries.ts';

export interface WaitingPair extends Pair {
  shopName: string;
  orders: number;
  units: number;
  deadline: string | null;
  /** 0 where the deadline is less than a day away or has passed. */
  later: number;
  /** What the newest order says of the goods, as its line keeps it. */
  listing: unknown;
}

/** Where a page ended. `asOf` stays the time of the first page, so that no row becomes urgent between two pages. */
export interface Cursor extends Pick<WaitingPair, 'later' | 'orders' | 'units' | 'deadline' | 'shopId' | 'skuId'> {
  asOf: string;
}

interface Search {
  shopId?: string;
  skuId?: string;
  pageSize: number;
}

interface Queue {
  rows: WaitingPair[];
  /** Every SKU id that matches, and the orders that these hold up. */
  total: number;
  orders: number;
}

/** Due within a day first, then by the number of orders held up. Answers one row more than the page where there is a next page. */
export async function findQueue(
  db: Db,
  { shopId, skuId, pageSize }: Search,
  asOf: string,
  after?: Cursor,
): Promise<Queue> {
  const inStore = shopId ? sql`and o.shop_id = ${shopId}` : sql``;
  const named = skuId ? sql`and l.msku ilike ${contains(skuId)}` : sql``;
  const beyond = after
    ? sql`where (later, -orders, -units, coalesce(deadline, 'infinity'), shop_id, sku_id) > (
        ${after.later}::int, ${-after.orders}::int, ${-after.units}::int, coalesce(${after.deadline}::timestamptz, 'infinity'),
        ${after.shopId}::bigint, ${after.skuId}::text)`
    : sql``;
  const { rows } = await sql<WaitingPair & { total: number; held: number }>`
    with lines as materialized (
      select o.shop_id, l.msku as sku_id, l.order_id, l.num, o.delivery_time_limit
      from order_lines l join orders o on o.id = l.order_id
      where l.product_code_id is null and l.msku <> '' and o.sys_status = any (${[...waitingStatuses]}::smallint[])
        ${inStore} ${named}),
    waiting as (
      select shop_id, sku_id, count(distinct order_id)::int as orders, sum(num)::int as units,
        min(delivery_time_limit) as deadline,
        (coalesce(min(delivery_time_limit), 'infinity') > ${asOf}::timestamptz + interval '1 day')::int as later
      from lines group by shop_id, sku_id),
    page as (
      select * from waiting ${beyond}
      order by later, orders desc, units desc, coalesce(deadline, 'infinity'), shop_id, sku_id
      limit ${pageSize + 1})
    select totals.total, totals.held, page.shop_id as "shopId", stores.name as "shopName", page.sku_id as "skuId",
      page.orders, page.units, page.deadline, page.later, newest.listing
    from (select (select count(*)::int from waiting) as total, (select count(distinct order_id)::int from lines) as held) totals
    left join (page join stores on stores.id = page.shop_id) on true
    left join lateral (
      select line.listing from order_lines line join orders o on o.id = line.order_id
      where line.msku = page.sku_id and line.listing is not null and o.shop_id = page.shop_id
      order by line.id desc limit 1) newest on true
    order by page.later, page.orders desc, page.units desc, coalesce(page.deadline, 'infinity'), page.shop_id, page.sku_id`.execute(
    db,
  );
  const [first] = rows;
  const found = rows.filter((row) => row.shopId !== null);
  return {
    rows: found.map(({ total: _t, held: _h, ...row }) => row),
    total: first?.total ?? 0,
    orders: first?.held ?? 0,
  };
}
