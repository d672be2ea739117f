import type { OrderSearch } from '@pressroom/contract/orders/search';
import { type Attention, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { unfolded } from '../../../platform/database/foldedCounts.ts';
import { cutOf, type Page } from '../../../platform/database/page.ts';
import { type PageShape, type Place, readPage } from '../../../platform/database/pageByKey.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { TimeRange } from '../../../platform/time/timeRange.ts';
import type { ListedOrder, Matching } from '../record/listed.ts';
import { withLines } from '../record/record.ts';
import type { Asked } from './conditions.ts';
import { inParts, needyOrders, totalOf } from './needy.ts';
import { numberedOrders } from './numbered.ts';
import { gatheredPage, type Ways, pageOfOrders } from './pages.ts';
import {
  type ListSearch,
  inStatus,
  isNeverNull,
  matchingThemselves,
  onlyCounted,
  onlyNeeded,
  onlyNumbered,
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
  const { from, before } = values;
  const matching = inStatus(usualOrders(db, sorting.column, values), sysStatus);
  const isTimed = from !== undefined || before !== undefined;
  // the total comes with the rows, so that the usual page takes two queries
  const total = isTimed ? sql<string>`(${matching.select(sql`count(*)`.as('total'))})` : keptTotal(sysStatus, values);
  return pageOfOrders({ db, matching, sorting }, shape, values)
    .select(total.as('total'))
    .modifyFront(plannedOnce)
    .compile();
});

function usualOrders(db: Db, column: Sorting['column'], { shopId, shopIds, from, before }: UsualSearch): Matching {
  let orders: Matching = db.selectFrom('orders as o');
  if (shopId) orders = orders.where('o.shopId', '=', shopId);
  if (shopIds) orders = orders.where('o.shopId', '=', anyOf(shopIds, 'bigint'));
  return within(orders, column, { from, before });
}

const usualCounts = compiledOnce((db, { column }: Pick<Sorting, 'column'>, values: UsualSearch) => {
  const counts = usualOrders(db, column, values)
    .select(['o.sysStatus', sql<string>`count(*)`.as('total')])
    .groupBy('o.sysStatus');
  // of all stores, an index holds the orders of each status by their time, however many there are
  const isPlannedOnce = column === 'o.orderTime' && !values.shopId && !values.shopIds;
  return (isPlannedOnce ? counts.modifyFront(plannedOnce) : counts).compile();
});

/** One page with lines; `total` counts every match, not this page's. */
export async function findOrders(db: Db, search: ListSearch, asked: Asked): Promise<Page<ListedOrder>> {
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
    ? await findUsual(db, search, filters, asked)
    : await findMatching(db, { sysStatus, filters }, search, asked);
  return { rows: await withLines(db, rows), total };
}

async function findUsual(db: Db, search: ListSearch, filters: OrderSearch, asked: Asked) {
  const { sysStatus, shopIds } = search;
  const stores = storesOf(shopIds);
  const sorting = sortingOf(search);
  const span = spanOf(search, asked.zone);
  const rows = await readPage(
    search,
    (shape, place) => usualPage(db, { ...shape, sorting, sysStatus }, { ...stores, ...span, ...place }),
    endOf(search),
  );
  const total = rows[0] ? Number(rows[0].total) : sumOf(await countByStatus(db, filters, asked), sysStatus);
  return { rows, total };
}

/** No way from an order leads to one that lacks the time of the sorting: such a page is found from the start. */
const endOf = (search: ListSearch) => ({ mayEnd: isNeverNull(sortingOf(search).column) });

const storesOf = (shopIds: readonly string[] | undefined) =>
  shopIds?.length === 1 ? { shopId: shopIds[0] } : { shopIds };

/** Among a million orders, to walk until twenty of this many are met takes as long as to gather and sort them. */
const fewMatches = 5000;

interface Found {
  sysStatus: OrderStatus | undefined;
  filters: OrderSearch;
}

async function findMatching(db: Db, { sysStatus, filters }: Found, search: ListSearch, asked: Asked) {
  const { thirdOrderNumbers, trackingNumbers } = search;
  if (onlyNeeded(filters)) return findCounted(search, needyOrders(db, search, asked));
  if (onlyNumbered(filters)) return findFew(search, numberedOrders(db, search));
  const sorting = sortingOf(search);
  const products = await findProducts(db, filters);
  const themselves = (need: Attention | undefined) =>
    inStatus(matchingThemselves(db, { ...filters, attention: need }, asked), sysStatus);
  const ofProducts = (orders: Matching) => (products ? withProducts(orders, sql`${products}::bigint[]`) : orders);
  const matching = ofProducts(themselves(filters.attention));
  const parts = inParts(filters.attention, asked, (need) => ofProducts(themselves(need)));
  const ways: Ways = {
    count: () => countOfParts(db, parts),
    page: (shape, place) => rowsOf(db, pageOfOrders({ db, matching, sorting }, shape, place).compile()),
    gather: ({ size, limits }) => rowsOf(db, gatheredPage({ db, matching, sorting }, { size, ...limits }).compile()),
  };
  if (thirdOrderNumbers ?? trackingNumbers) return findFew(search, ways);
  if (!products) return findCounted(search, ways);
  const total = await ways.count();
  const expected = expectedOf(search, total);
  // most products are in what comes first
  const met = await readPage(
    search,
    (shape, place) =>
      rowsOf(
        db,
        pageOfOrders({ db, matching: themselves(filters.attention), sorting, products }, shape, place).compile(),
      ),
    { mayEnd: false },
  );
  return { rows: met.length < expected ? await ways.gather(cutOf(search)) : met, total };
}

async function countOfParts(db: Db, parts: readonly Matching[]): Promise<number> {
  const [counted] = await rowsOf(db, sql<{ total: string }>`select ${totalOf(parts)} as total`.compile(db));
  return Number(counted!.total);
}

async function findCounted(search: ListSearch, ways: Ways) {
  const total = await ways.count();
  if (expectedOf(search, total) <= 0) return { rows: [], total };
  const rows = total > fewMatches ? await readPage(search, ways.page, endOf(search)) : await ways.gather(cutOf(search));
  return { rows, total };
}

/** Numbers lead to their orders, which mostly fit on one page. */
async function findFew(search: ListSearch, ways: Pick<Ways, 'count' | 'page'>) {
  const rows = await readPage(search, ways.page, endOf(search));
  const isAll = search.pageNum === 1 && rows.length < search.pageSize;
  return { rows, total: isAll ? rows.length : await ways.count() };
}

/** How many orders the page has. */
function expectedOf({ pageNum, pageSize }: ListSearch, total: number): number {
  return Math.min(pageSize, total - (pageNum - 1) * pageSize);
}

/** PostgreSQL reckons far better with the products themselves than with a query of them. */
async function findProducts(db: Db, search: OrderSearch): Promise<string[] | undefined> {
  const products = productsOf(db, search)?.compile();
  return products && (await rowsOf(db, products)).map(({ id }) => id);
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
  asked: Asked,
): Promise<{ sysStatus: OrderStatus; totalNum: number }[]> {
  const counts = onlyCounted(search) ? await keptCounts(db, search.shopIds) : await trueCounts(db, search, asked);
  return orderStatus.values.map((sysStatus) => ({ sysStatus, totalNum: counts.get(sysStatus) ?? 0 }));
}

/** How many orders each store has in each status, folded and not yet folded. */
export const keptPieces = sql`(
  select shop_id, sys_status, total from order_counts
  union all
  select shop_id, sys_status, change from order_count_changes where ${unfolded('order_count_changes')}) pieces`;

const inShops = (shopIds: readonly string[] | undefined) =>
  shopIds ? sql`shop_id = any(${shopIds}::bigint[])` : sql`true`;

const countsInShops = compiledOnce((db, _shape: object, { shopIds }: Pick<UsualSearch, 'shopIds'>) =>
  sql<{ sysStatus: number; total: string }>`
    select sys_status, sum(total) as total from ${keptPieces} where ${inShops(shopIds)} group by 1`.compile(db),
);

async function keptCounts(db: Db, shopIds: readonly string[] | undefined): Promise<Map<number, number>> {
  const rows = await countsInShops(db, {}, { shopIds });
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}

function keptTotal(sysStatus: OrderStatus | undefined, { shopId, shopIds }: UsualSearch) {
  const inStatus = sysStatus === undefined ? sql`true` : sql`sys_status = ${sql.lit(sysStatus)}`;
  const ofStores = shopId ? sql`shop_id = ${shopId}` : inShops(shopIds);
  return sql<string>`(select coalesce(sum(total), 0) from ${keptPieces} where ${inStatus} and ${ofStores})`;
}

async function trueCounts(db: Db, search: OrderSearch, asked: Asked): Promise<Map<number, number>> {
  const rows = onlyTimed(search)
    ? await usualCounts(db, { column: timeOf(search) }, { ...storesOf(search.shopIds), ...spanOf(search, asked.zone) })
    : await matchingCounts(db, search, asked);
  return new Map(rows.map((row) => [row.sysStatus, Number(row.total)]));
}

async function matchingCounts(db: Db, search: OrderSearch, asked: Asked) {
  const products = await findProducts(db, search);
  const themselves = matchingThemselves(db, search, asked);
  const counts = (products ? withProducts(themselves, sql`${products}::bigint[]`) : themselves)
    .select(['o.sysStatus', sql<string>`count(*)`.as('total')])
    .groupBy('o.sysStatus');
  return await rowsOf(db, counts.compile());
}
