import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type Db, rowsOf } from './database.ts';
import { type Cut, cutOf, cutTo, limitOf, type Page, totalOf } from './page.ts';

/**
 * How a page is found: from the start of its list, or from a row on, in the order of the list or against it. `next`: onward,
 * behind as many rows as a page of the usual size has; the text says how many, so that PostgreSQL need not plan each call.
 */
export interface PageShape {
  size?: number;
  way: 'fromStart' | 'next' | 'onward' | 'backward';
}

export interface Place {
  limit?: number;
  offset?: number;
  /** Where the way begins: with this row onward, before it backward. */
  anchorId?: string;
}

/** Where the rows of a page are cut. */
export function cutAt({ size, way }: PageShape, { limit, offset }: Place): Cut {
  return { size, limit, offset: way === 'next' ? sql.lit(size!) : offset };
}

/** How the rows of a list follow each other: by these columns and then by their ids, all in one direction. */
export interface RowOrder {
  /** Columns by their names, or what is made of them; never null. */
  by?: readonly (string | RawBuilder<unknown>)[];
  id?: string;
  descending: boolean;
}

export const newestFirst: RowOrder = { descending: true };

/**
 * The pieces of a query that reads a page in this order. Backward its rows come in the reverse order. `source` is what has
 * the columns of the order, and is asked for those of the anchor.
 */
export function walk(
  { by = [], id = 'id', descending, source }: RowOrder & { source?: RawBuilder<unknown> },
  shape: PageShape,
  place: Place,
): { reached: RawBuilder<SqlBool>; inOrder: RawBuilder<unknown>; cut: RawBuilder<unknown> } {
  const { anchorId } = place;
  const isBackward = shape.way === 'backward';
  const falling = descending !== isBackward;
  const columns = [...by, id].map(valueOf);
  const direction = sql.raw(falling ? 'desc' : 'asc');
  const inOrder = sql.join(columns.map((column) => sql`${column} ${direction}`));
  const cut = limitOf(cutAt(shape, place));
  if (anchorId === undefined) return { reached: sql<SqlBool>`true`, inOrder, cut };
  const comparison = sql.raw(`${falling ? '<' : '>'}${isBackward ? '' : '='}`);
  const anchor = sql`${anchorId}::bigint`;
  const values = by.map((column) => sql`(select ${valueOf(column)} from ${source} where ${sql.ref(id)} = ${anchor})`);
  const reached = sql<SqlBool>`(${sql.join(columns)}) ${comparison} (${sql.join([...values, anchor])})`;
  return { reached, inOrder, cut };
}

const valueOf = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column);

/**
 * Reads a page from its anchor on where that is nearer than the start, and from the start where the anchor does not lead to
 * it. `mayEnd`: a page that is not full is the last one, since the way misses no row.
 */
export async function readPage<Row>(
  page: PageRequest,
  read: (shape: PageShape, place: Place) => Promise<Row[]>,
  { mayEnd = true }: { mayEnd?: boolean } = {},
): Promise<Row[]> {
  const { pageNum, pageSize, anchor } = page;
  const { size, limits } = cutOf(page);
  if (anchor !== undefined) {
    const [anchorPage, anchorId] = anchor.split('-') as [string, string];
    const ahead = pageNum - Number(anchorPage);
    if (Math.abs(ahead) < pageNum) {
      const way = ahead < 0 ? 'backward' : ahead === 1 && size !== undefined ? 'next' : 'onward';
      const passed = (ahead < 0 ? -ahead - 1 : ahead) * pageSize;
      const offset = way === 'next' || passed === 0 ? undefined : passed;
      const rows = await read({ size, way }, { limit: limits.limit, offset, anchorId });
      if (rows.length === pageSize || (mayEnd && way !== 'backward' && rows.length > 0)) return rows;
    }
  }
  return await read({ size, way: 'fromStart' }, limits);
}

/** One page of the rows of `matching`, in this order. */
export function rowsByKey<Row extends { id: string }>(
  db: Db,
  matching: Expression<Row>,
  order: RowOrder,
  page: PageRequest,
): Promise<Row[]> {
  const found = sql`(${matching}) found`;
  return readPage(page, async (shape, place) => {
    const { reached, inOrder, cut } = walk({ ...order, source: found }, shape, place);
    const query = sql<Row>`select * from ${found} where ${reached} order by ${inOrder} ${cut}`;
    const rows = await rowsOf(db, query.compile(db));
    return shape.way === 'backward' ? rows.toReversed() : rows;
  });
}

interface Counting {
  /** Has as many rows and fewer joins. */
  counted?: Expression<unknown>;
  /** Where pages and total end, of a list that grows without end. */
  countsTo?: number;
}

/** One page of the rows of `matching`, in this order, and how many there are in all. */
export async function pageByKey<Row extends { id: string }>(
  db: Db,
  matching: Expression<Row>,
  { counted = matching, countsTo = Infinity, ...order }: RowOrder & Counting,
  page: PageRequest,
): Promise<Page<Row>> {
  const left = countsTo - (page.pageNum - 1) * page.pageSize;
  const rows = left > 0 ? (await rowsByKey(db, matching, order, page)).slice(0, left) : [];
  if (page.pageNum === 1 && rows.length < page.pageSize) return { rows, total: rows.length };
  const upTo = countsTo === Infinity ? sql`` : sql`limit ${sql.lit(countsTo)}`;
  const count = sql<{ total: string }>`select count(*) as total from (select from (${counted}) found ${upTo}) counted`;
  const [answer] = await rowsOf(db, count.compile(db));
  return { rows, total: Number(answer!.total) };
}

interface Ids {
  /** Has the columns of the order. */
  table: RawBuilder<unknown>;
  order: RowOrder;
  /** Whether `matching` leaves anything out, so that rows are counted while they are found. */
  searched: boolean;
  /** Where it is known without counting. */
  total?: RawBuilder<string>;
}

/**
 * The ids of a page with how many rows match in all, for a query that reads nothing else of rows outside the page.
 * Backward they come in the reverse order, so the query sorts them again.
 */
export function pageOfIds<Tables, T extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, T, { id: string }>,
  { table, order, searched, total }: Ids,
  shape: PageShape,
  place: Place,
): RawBuilder<{ id: string; total: string }> {
  const { by = [] } = order;
  if (searched && place.anchorId !== undefined) {
    const names = by.map((_, index) => `by${index}`);
    const found = matching.select(by.map((column, index) => valueOf(column).as(names[index]!)));
    const { reached, inOrder, cut } = walk({ ...order, by: names, source: sql`found` }, shape, place);
    // all of them are looked at for their number anyway
    return sql`(
      with found as materialized ${found}
      select id, (select count(*) from found) as total from found where ${reached} order by ${inOrder} ${cut})`;
  }
  const { reached, inOrder } = walk({ ...order, source: table }, shape, place);
  const counted = total ? total.as('total') : totalOf(matching, { searched });
  const ids = matching.where(reached).select(counted).orderBy(inOrder);
  return sql`${cutTo(ids, cutAt(shape, place))}`;
}
