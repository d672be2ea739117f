import { mappingsAtOnce } from '@pressroom/contract/skuMapping/bulk';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { countFollowers } from '../record/follow.ts';
import { findSelectedIds, type Selection } from '../record/lists.queries.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import { deleteMappings, findMappingsById, lockMappings, type MappingRow } from '../record/queries.ts';

/** Ends in 409 where they are more than may be handled at once. */
async function idsOf(db: Db, selection: Selection): Promise<string[]> {
  const ids = await findSelectedIds(db, selection, { limit: mappingsAtOnce + 1 });
  if (ids.length > mappingsAtOnce) fail(409, 'skuMapping.tooMany', { params: { max: mappingsAtOnce } });
  return ids;
}

export async function countSelected(db: Db, selection: Selection): Promise<{ mappings: number; orders: number }> {
  const ids = await idsOf(db, selection);
  return { mappings: ids.length, orders: await countFollowers(db, await findMappingsById(db, ids)) };
}

/** The mappings that are gone. Ends in 409 where they are not as many as the person was told. */
export async function deleteSelected(
  { tx }: Act,
  { expected, ...selection }: Selection & { expected: number },
): Promise<MappingRow[]> {
  await lockMappingsForSaving(tx, 'all');
  const ids = await idsOf(tx, selection);
  refuseOtherCount(ids.length, expected);
  const gone = await lockMappings(tx, ids);
  await deleteMappings(tx, ids);
  return gone;
}

export function refuseOtherCount(count: number, expected: number): void {
  if (count !== expected) fail(409, 'skuMapping.countChanged', { params: { count }, data: { count } });
}
