import type { OrderSearch } from '@pressroom/contract/orders/search';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { countOf, type Page } from '../../../platform/database/page.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { ListedOrder, Matching } from '../record/listed.ts';
import { withLines } from '../record/record.ts';
import { pageOfOrders, type PageShape, type Place, readPage } from './pages.ts';
import { type ListSearch, matchingOrders, onlyCounted, type Sorting, sortingOf } from './search.ts';

interface UsualSearch extends Place {
  sysStatus?: OrderStatus;
  shopIds?: readonly string[];
}

interface UsualShape extends PageShape {
  sorting: Sorting;
}

/** For searches by stores and status alone. */
const usualPage = compiledOnce((db, { sorting, ...shape }: UsualShape, values: UsualSearch) => {
  const { sysStatus, shopIds } = values;
  const orders: Matching = db.selectFrom('orders as o');
  const inShops = shopIds ? orders.where('o.shopId', '=', anyOf(shopIds, 'bigint')) : orders;
  const matching = sysStatus === undefined ? inShops : inShops.where('o.sysStatus', '=', sysStatus);
  // the stored count comes with the rows, so that the usual page takes two queries
  return pageOfOrders({ db, matching, sorting }, shape, values)
    .select(keptTotal(sysStatus, shopIds).as('total'))
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
  if (!onlyCounted(filters)) {
    const searched = matchingOrders(db, filters, clock);
    const matching = sysStatus === undefined ? searched : searched.where('o.sysStatus', '=', sysStatus);
    const { rows, total } = await findMatching(db, matching, search);
    return { rows: await withLines(db, rows), total };
  }
  const { shopIds } = filters;
  const sorting = sortingOf(search);
  const rows = await readPage(search, (shape, place) =>
    usualPage(db, { ...shape, sorting }, { sysStatus, shopIds, ...place }),
  );
  const total = rows[0] ? Number(rows[0].total) : sumOf(await countByStatus(db, filters, clock), sysStatus);
  return { rows: await withLines(db, rows), total };
}

/** Among a million orders, to walk until twenty of this many are met takes as long as to gather and sort them. */
const fewMatches = 5000;

async function findMatching(db: Db, matching: Matching, search: ListSearch) {
  const { pageNum, pageSize, thirdOrderNumbers, trackingNumbers } = search;
  const sorting = sortingOf(search);
  const read = (sparse: boolean) =>
    readPage(search, (shape, place) => pageOfOrders({ db, matching, sorting }, { ...shape, sparse }, place).execute());
  // numbers lead to their orders, which mostly fit on one page
  if (thirdOrderNumbers ?? trackingNumbers) {
    const rows = await read(false);
    const isAll = pageNum === 1 && rows.length < pageSize;
    return { rows, total: isAll ? rows.length : await countOf(matching) };
  }
  const total = await countOf(matching);
  return { rows: total > (pageNum - 1) * pageSize ? await read(total <= fewMatches) : [], total };
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

function keptTotal(sysStatus: OrderStatus | undefined, shopIds: readonly string[] | undefined) {
  const inStatus = sysStatus === undefined ? sql`true` : sql`sys_status = ${sysStatus}`;
  return sql<string>`(select coalesce(sum(total), 0) from ${keptPieces} where ${inStatus} and ${inShops(shopIds)})`;
}

async function trueCounts(db: Db, search: OrderSearch, clock: Clock): Promise<Map<number, number>> {
  const rows = await matchingOrders(db, search, clock)
    .select(['o.sysStatus', sql<string>`count(*)`.as('total')])
    .groupBy('o.sysStatus')
    .execute();
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}
