import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Cut, cutOf, cutTo } from '../../../platform/database/page.ts';
import { type Matching, withStores } from '../record/listed.ts';
import { inOrder, type ListSearch, reverse, type Sorting } from './search.ts';

/** How a page is found: from the start of the list, or from an order on, in the order of the list or against it. */
export interface PageShape {
  size?: number;
  way: 'fromStart' | 'onward' | 'backward';
  /** Few match: to gather and sort them is quicker than to walk through all orders in the order of the list. */
  sparse?: boolean;
}

export interface Place extends Omit<Cut, 'size'> {
  /** Where the way begins: with this order onward, before it backward. */
  anchorId?: string;
}

interface Orders {
  db: Db;
  matching: Matching;
  sorting: Sorting;
}

/**
 * The orders of a page with their stores. Behind the first page their ids are found first, which an index knows: the orders
 * before them are not read.
 */
export function pageOfOrders({ db, matching, sorting }: Orders, { size, way, sparse }: PageShape, place: Place) {
  const { anchorId, limit, offset } = place;
  const cut = { size, limit, offset };
  if (!sparse && anchorId === undefined && offset === undefined)
    return cutTo(withStores(inOrder(matching, sorting)), cut);
  const walked = way === 'backward' ? reverse(sorting) : sorting;
  const reached = anchorId === undefined ? matching : matching.where(isReached(walked, { anchorId, way }));
  const passed = sparse ? gathered({ db, matching: reached, sorting }) : reached;
  const ids = cutTo(inOrder(passed, walked).select('o.id'), cut);
  const found: Matching = db.selectFrom('orders as o').where('o.id', '=', sql<string>`any(array(${ids}))`);
  return withStores(inOrder(found, sorting));
}

/** PostgreSQL finds all of them before it sorts: it may not hope to meet them early on its way through the sorted orders. */
function gathered({ db, matching, sorting }: Orders): Matching {
  const found = db
    .with(
      (cte) => cte('found').materialized(),
      () => matching.select(['o.id', sorting.column]),
    )
    .selectFrom('found as o');
  return found;
}

/** Orders without the time of the sorting are never reached: such a page is found from the start. */
function isReached({ column, direction }: Sorting, { anchorId, way }: { anchorId: string; way: PageShape['way'] }) {
  const comparison = sql.raw(`${direction === 'asc' ? '>' : '<'}${way === 'onward' ? '=' : ''}`);
  const from = sql`(select ${sql.ref(column)} from orders o where o.id = ${anchorId}::bigint)`;
  return sql<boolean>`(${sql.ref(column)}, o.id) ${comparison} (${from}, ${anchorId}::bigint)`;
}

/** Reads a page from its anchor on where that is nearer than the start, and from the start where the anchor does not lead to it. */
export async function readPage<Row>(
  search: Pick<ListSearch, 'pageNum' | 'pageSize' | 'anchor'>,
  read: (shape: PageShape, place: Place) => Promise<Row[]>,
): Promise<Row[]> {
  const { pageNum, pageSize, anchor } = search;
  const { size, limits } = cutOf(search);
  if (anchor !== undefined) {
    const [anchorPage, anchorId] = anchor.split('-') as [string, string];
    const ahead = pageNum - Number(anchorPage);
    if (Math.abs(ahead) < pageNum) {
      const way = ahead < 0 ? 'backward' : 'onward';
      const passed = (ahead < 0 ? -ahead - 1 : ahead) * pageSize;
      const rows = await read({ size, way }, { limit: limits.limit, offset: passed, anchorId });
      if (rows.length === pageSize) return rows;
    }
  }
  return await read({ size, way: 'fromStart' }, limits);
}
