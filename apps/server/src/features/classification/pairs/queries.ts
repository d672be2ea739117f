import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

export interface ConfirmedPair {
  sheinAttributeId: string;
  /** Empty: the attributes as such, whatever is typed. */
  sheinValueId: string;
  temuAttributeId: string;
  temuValueId: string;
}

interface CategoryPair {
  sheinProductTypeId: string;
  temuProductTypeId: string;
}

/** The last confirmed ones first. */
export function findConfirmedPairs(
  db: Db,
  { sheinProductTypeId, temuProductTypeId }: CategoryPair,
): Promise<ConfirmedPair[]> {
  return db
    .selectFrom('attributePairings')
    .where('sheinProductTypeId', '=', sheinProductTypeId)
    .where('temuProductTypeId', '=', temuProductTypeId)
    .select(['sheinAttributeId', 'sheinValueId', 'temuAttributeId', 'temuValueId'])
    .orderBy('confirmedAt', 'desc')
    .orderBy('sheinAttributeId')
    .orderBy('sheinValueId')
    .orderBy('temuAttributeId')
    .orderBy('temuValueId')
    .execute();
}

export async function keepPairs(
  tx: Tx,
  { sheinProductTypeId, temuProductTypeId }: CategoryPair,
  pairs: readonly ConfirmedPair[],
  confirmedBy: string | null,
): Promise<void> {
  await tx
    .insertInto('attributePairings')
    .values(pairs.map((pair) => ({ sheinProductTypeId, temuProductTypeId, ...pair, confirmedBy })))
    .onConflict((conflict) =>
      conflict
        .constraint('attribute_pairings_pkey')
        .doUpdateSet({ confirmedAt: sql<string>`clock_timestamp()`, confirmedBy }),
    )
    .execute();
}
