import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** Listings by the marketplace's names; those without are left out. */
export async function findMarketNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; marketId: string; marketVersion: string }[]> {
  const rows = await db
    .selectFrom('listings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('marketId', 'is not', null)
    .select(['id', 'marketId', 'marketVersion'])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ marketId, ...row }) => (marketId === null ? [] : [{ ...row, marketId }]));
}
