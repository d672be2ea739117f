import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Making } from './pieces.rules.ts';

/** The makings, among the pieces of these lines, all of whose prints lie on sheets. */
export async function findLaidOut(db: Db, lineIds: readonly string[]): Promise<Making[]> {
  return db
    .selectFrom('gangSheetPieces')
    .where('lineId', '=', anyOf(lineIds, 'bigint'))
    .where('living', '=', true)
    .groupBy(['lineId', 'unit', 'round'])
    .having(sql<boolean>`count(*) >= max(slots)`)
    .select(['lineId', 'unit', 'round'])
    .execute();
}
