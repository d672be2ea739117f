import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** The pending and failed listings of plans, by id. */
export async function findReleasable(db: Db, planIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .where('planId', '=', anyOf(planIds, 'bigint'))
    .where('publishStatus', 'in', [listingStatus.pending, listingStatus.failed])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
