import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

export interface Page<Row> {
  rows: Row[];
  total: number;
}

const usualSizes = [20, 40, 60, 80];

/**
 * A page as a compiled query takes it: its usual size stands in the text, the rest is filled in. A size that PostgreSQL
 * does not know makes it plan each call anew.
 */
export interface Cut {
  size?: number;
  limit?: number;
  offset?: number | RawBuilder<number>;
}

export function cutOf({ pageNum, pageSize }: PageRequest): {
  size?: number;
  limits: { limit?: number; offset?: number };
} {
  const offset = pageNum === 1 ? undefined : (pageNum - 1) * pageSize;
  return usualSizes.includes(pageSize)
    ? { size: pageSize, limits: { offset } }
    : { limits: { limit: pageSize, offset } };
}

/** The same for a query written as SQL. */
export function limitOf({ size, limit, offset }: Cut): RawBuilder<unknown> {
  const first = sql`limit ${size === undefined ? limit : sql.lit(size)}`;
  return offset === undefined ? first : sql`${first} offset ${offset}`;
}

/** The rows of one page of an ordered query. */
export function cutTo<Tables, T extends keyof Tables, Row>(
  ordered: SelectQueryBuilder<Tables, T, Row>,
  { size, limit, offset }: Cut,
): SelectQueryBuilder<Tables, T, Row> {
  const first = ordered.limit(size === undefined ? limit! : sql.lit(size));
  return offset === undefined ? first : first.offset(offset);
}

/**
 * How many rows match in all, beside the rows of a page: one question instead of two, where counting is quick.
 * What must be searched through is counted on the way; what an index knows is counted by it.
 */
export function totalOf<Tables, T extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, T, Row>,
  { searched }: { searched: boolean },
) {
  const total = searched ? sql<string>`count(*) over ()` : sql<string>`(select count(*) from ${matching} as every)`;
  return total.as('total');
}

/**
 * The page of a query whose rows carry the total. A page behind the last one has no row, so `count` gives its total.
 */
export async function pageWithTotal<Found extends { total: string }>(
  rows: Found[],
  count: () => Promise<number>,
  { pageNum }: Pick<PageRequest, 'pageNum'>,
): Promise<Page<Found>> {
  if (rows[0] || pageNum === 1) return { rows, total: Number(rows[0]?.total ?? 0) };
  return { rows, total: await count() };
}

/**
 * One page of a short list, found by its number, and how many rows match in all. The order must leave no two rows equal, so
 * that none shows twice.
 */
export async function pageFrom<Tables, T extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, T, Row>,
  inOrder: (query: SelectQueryBuilder<Tables, T, Row>) => SelectQueryBuilder<Tables, T, Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { size, limits } = cutOf(page);
  const rows = await cutTo(inOrder(matching), { size, ...limits }).execute();
  if (page.pageNum === 1 && rows.length < page.pageSize) return { rows, total: rows.length };
  return { rows, total: await countOf(matching) };
}

export async function countOf<Tables, T extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, T, Row>,
): Promise<number> {
  const [counted] = await matching
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .$castTo<{ total: string }>()
    .execute();
  return Number(counted?.total);
}
