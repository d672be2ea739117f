import { type SelectQueryBuilder, sql } from 'kysely';

export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface PageRequest {
  pageNum: number;
  pageSize: number;
}

/**
 * One page of `matching`, and how many rows match in all. The order must end with the id, so that no row shows twice.
 * Counts for good: for tables that grow without end keep a counter instead.
 */
export async function pageFrom<Tables, T extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, T, Row>,
  inOrder: (query: SelectQueryBuilder<Tables, T, Row>) => SelectQueryBuilder<Tables, T, Row>,
  { pageNum, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const rows = await inOrder(matching)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  if (pageNum === 1 && rows.length < pageSize) return { rows, total: rows.length };
  const [counted] = await matching
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .$castTo<{ total: string }>()
    .execute();
  return { rows, total: Number(counted?.total) };
}
