import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Cut, type cutOf, cutTo } from '../../../platform/database/page.ts';
import { cutAt, type PageShape, type Place } from '../../../platform/database/pageByKey.ts';
import { type Matching, withIds, withStores } from '../record/listed.ts';
import { inOrder, reverse, type Sorting, withProducts } from './search.ts';

interface Orders {
  db: Db;
  matching: Matching;
  sorting: Sorting;
}

export type FoundOrder = Awaited<ReturnType<ReturnType<typeof pageOfOrders>['execute']>>[number];

/** How the orders of a list are counted and found. */
export interface Ways {
  count(): Promise<number>;
  page(shape: PageShape, place: Place): Promise<FoundOrder[]>;
  gather(cut: ReturnType<typeof cutOf>): Promise<FoundOrder[]>;
}

/**
 * The orders of a page with their stores. Behind the first page their ids are found first, which an index knows: the orders
 * before them are not read. Where `products` are given, an array of ids, the way ends after so many orders that the page may
 * be shorter than it is: too few of them have such a product.
 */
export function pageOfOrders(
  { db, matching, sorting, products }: Orders & { products?: readonly string[] },
  shape: PageShape,
  place: Place,
) {
  const { anchorId, offset } = place;
  const { way } = shape;
  const cut = cutAt(shape, place);
  if (!products && anchorId === undefined && offset === undefined)
    return cutTo(withStores(inOrder(matching, sorting)), cut);
  const walked = way === 'backward' ? reverse(sorting) : sorting;
  const reached = anchorId === undefined ? matching : matching.where(isReached(walked, { anchorId, way }));
  const met = products ? withProducts(nearest(db, reached, walked), sql`${products}::bigint[]`) : reached;
  return ofIds({ db, sorting }, cutTo(inOrder(met, walked).select('o.id'), cut));
}

/** The same of orders that are found and sorted first: PostgreSQL may not hope to meet them early on its way through all orders. */
export function gatheredPage({ db, matching, sorting }: Orders, cut: Cut) {
  const gathered: Matching = db
    .with(
      (cte) => cte('found').materialized(),
      () => matching.select(['o.id', sorting.column]),
    )
    .selectFrom('found as o');
  return ofIds({ db, sorting }, cutTo(inOrder(gathered, sorting).select('o.id'), cut));
}

function ofIds({ db, sorting }: Omit<Orders, 'matching'>, ids: Expression<unknown>) {
  return withStores(inOrder(withIds(db, ids), sorting));
}

/** To look at so many takes as long as to find those of a product by an index. */
const nearby = 5000;

function nearest(db: Db, matching: Matching, sorting: Sorting): Matching {
  const first = inOrder(matching, sorting).select(['o.id', sorting.column]).limit(sql.lit(nearby));
  const found = db.selectFrom(first.as('o'));
  return found;
}

/** Orders without the time of the sorting are never reached: such a page is found from the start. */
function isReached({ column, direction }: Sorting, { anchorId, way }: { anchorId: string; way: PageShape['way'] }) {
  const comparison = sql.raw(`${direction === 'asc' ? '>' : '<'}${way === 'backward' ? '' : '='}`);
  const from = sql`(select ${sql.ref(column)} from orders o where o.id = ${anchorId}::bigint)`;
  return sql<boolean>`(${sql.ref(column)}, o.id) ${comparison} (${from}, ${anchorId}::bigint)`;
}
