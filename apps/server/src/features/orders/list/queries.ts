import type { OrderSearch } from '@pressroom/contract/orders/search';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { countOf, cutOf, type Page } from '../../../platform/database/page.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { TimeRange } from '../../../platform/time/timeRange.ts';
import type { ListedOrder, Matching } from '../record/listed.ts';
import { withLines } from '../record/record.ts';
import { gatheredPage, pageOfOrders, type PageShape, type Place, readPage } from './pages.ts';
import {
  type ListSearch,
  matchingThemselves,
  onlyCounted,
  onlyTimed,
  productsOf,
  type Sorting,
  sortingOf,
  spanOf,
  timeOf,
  within,
  withProducts,
} from './search.ts';

interface UsualSearch extends Place, TimeRange {
  shopId?: string;
  shopIds?: readonly string[];
}

interface UsualShape extends PageShape {
  sorting: Sorting;
  /** Stands in the text: some indexes hold the orders of some statuses alone. */
  sysStatus?: OrderStatus;
}

/** For searches by stores, status and time alone. One store is named as one: its orders then come sorted out of an index. */
const usualPage = compiledOnce((db, { sorting, sysStatus, ...shape }: UsualShape, values: UsualSearch) => {
  const { shopId, shopIds, from, before } = values;
  let orders: Matching = db.selectFrom('orders as o');
  if (shopId) orders = orders.where('o.shopId', '=', shopId);
  if (shopIds) orders = orders.where('o.shopId', '=', anyOf(shopIds, 'bigint'));
  if (sysStatus !== undefined) orders = orders.where('o.sysStatus', '=', sql.lit(sysStatus));
  const matching = within(orders, sorting.column, { from, before });
  const isTimed = from !== undefined || before !== undefined;
  // the total comes with the rows, so that the usual page takes two queries
  const total = isTimed ? sql<string>`(${matching.select(sql`count(*)`.as('total'))})` : keptTotal(sysStatus, values);
  return pageOfOrders({ db, matching, sorting }, shape, values)
    .select(total.as('total'))
    .modifyFront(plannedOnce)
    .compile();
});

/** One page with lines; `total` counts every match, not this page's. */
export async function findOrders(db: Db, search: ListSearch, clock: Clock): Promise<Page<ListedOrder>> {
  const {
    sysStatus,
    pageNum: _num,
    pageSize: _size,
    sortBy: _by,
    sortType: _sort,
    anchor: _anchor,
    ...filters
  } = search;
  const isUsual = onlyCounted(filters) || (onlyTimed(filters) && timeOf(filters) === sortingOf(search).column);
  const { rows, total } = isUsual
    ? await findUsual(db, search, filters, clock)
    : await findMatching(db, { sysStatus, filters }, search, clock);
  return { rows: await withLines(db, rows), total };
}

async function findUsual(db: Db, search: ListSearch, filters: OrderSearch, clock: Clock) {
  const { sysStatus, shopIds } = search;
  const stores = shopIds?.length === 1 ? { shopId: shopIds[0] } : { shopIds };
  const sorting = sortingOf(search);
  const span = spanOf(search, clock.zone);
  const rows = await readPage(search, (shape, place) =>
    usualPage(db, { ...shape, sorting, sysStatus }, { ...stores, ...span, ...place }),
  );
  const total = rows[0] ? Number(rows[0].total) : sumOf(await countByStatus(db, filters, clock), sysStatus);
  return { rows, total };
}

/** Among a million orders, to walk until twenty of this many are met takes as long as to gather and sort them. */
const fewMatches = 5000;

interface Found {
  sysStatus: OrderStatus | undefined;
  filters: OrderSearch;
}

async function findMatching(db: Db, { sysStatus, filters }: Found, search: ListSearch, clock: Clock) {
  const { pageNum, pageSize, thirdOrderNumbers, trackingNumbers } = search;
  const sorting = sortingOf(search);
  const searched = matchingThemselves(db, filters, clock);
  const themselves = sysStatus === undefined ? searched : searched.where('o.sysStatus', '=', sql.lit(sysStatus));
  const products = await findProducts(db, filters);
  const matching = products ? withProducts(themselves, sql`${products}::bigint[]`) : themselves;
  const walk = (orders: { matching: Matching; products?: readonly string[] }) =>
    readPage(search, (shape, place) => pageOfOrders({ db, sorting, ...orders }, shape, place).execute());
  // numbers lead to their orders, which mostly fit on one page
  if (thirdOrderNumbers ?? trackingNumbers) {
    const rows = await walk({ matching });
    const isAll = pageNum === 1 && rows.length < pageSize;
    return { rows, total: isAll ? rows.length : await countOf(matching) };
  }
  const total = await countOf(matching);
  const expected = Math.min(pageSize, total - (pageNum - 1) * pageSize);
  if (expected <= 0) return { rows: [], total };
  if (!products && total > fewMatches) return { rows: await walk({ matching }), total };
  // most products are in what comes first
  const met = products ? await walk({ matching: themselves, products }) : [];
  if (met.length >= expected) return { rows: met, total };
  const { size, limits } = cutOf(search);
  return { rows: await gatheredPage({ db, matching, sorting }, { size, ...limits }).execute(), total };
}

/** PostgreSQL reckons far better with the products themselves than with a query of them. */
async function findProducts(db: Db, search: OrderSearch): Promise<string[] | undefined> {
  return (await productsOf(db, search)?.execute())?.map(({ id }) => id);
}

function sumOf(counts: readonly { sysStatus: number; totalNum: number }[], sysStatus: number | undefined): number {
  return counts.reduce(
    (sum, count) => sum + (sysStatus === undefined || count.sysStatus === sysStatus ? count.totalNum : 0),
    0,
  );
}

/** Every status, also those that hold nothing. */
export async function countByStatus(
  db: Db,
  search: OrderSearch,
  clock: Clock,
): Promise<{ sysStatus: OrderStatus; totalNum: number }[]> {
  const counts = onlyCounted(search) ? await keptCounts(db, search.shopIds) : await trueCounts(db, search, clock);
  return orderStatus.values.map((sysStatus) => ({ sysStatus, totalNum: counts.get(sysStatus) ?? 0 }));
}

/** How many orders each store has in each status, folded and not yet folded. */
export const keptPieces = sql`(
  select shop_id, sys_status, total from order_counts
  union all
  select shop_id, sys_status, change from order_count_changes) pieces`;

const inShops = (shopIds: readonly string[] | undefined) =>
  shopIds ? sql`shop_id = any(${shopIds}::bigint[])` : sql`true`;

async function keptCounts(db: Db, shopIds: readonly string[] | undefined): Promise<Map<number, number>> {
  const { rows } = await sql<{ sysStatus: number; total: string }>`
    select sys_status, sum(total) as total from ${keptPieces} where ${inShops(shopIds)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}

function keptTotal(sysStatus: OrderStatus | undefined, { shopId, shopIds }: UsualSearch) {
  const inStatus = sysStatus === undefined ? sql`true` : sql`sys_status = ${sql.lit(sysStatus)}`;
  const ofStores = shopId ? sql`shop_id = ${shopId}` : inShops(shopIds);
  return sql<string>`(select coalesce(sum(total), 0) from ${keptPieces} where ${inStatus} and ${ofStores})`;
}

async function trueCounts(db: Db, search: OrderSearch, clock: Clock): Promise<Map<number, number>> {
  const products = await findProducts(db, search);
  const themselves = matchingThemselves(db, search, clock);
  const rows = await (products ? withProducts(themselves, sql`${products}::bigint[]`) : themselves)
    .select(['o.sysStatus', sql<string>`count(*)`.as('total')])
    .groupBy('o.sysStatus')
    .execute();
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}
