import type { Db } from '../../platform/database/database.ts';
import type { Making } from './pieces.rules.ts';

/** The makings, among the pieces of these lines, that lie on a sheet of prints which is not pressed yet: none, as long as nothing lays pieces out. */
export async function findLaidOut(_db: Db, _lineIds: readonly string[]): Promise<Making[]> {
  return [];
}
