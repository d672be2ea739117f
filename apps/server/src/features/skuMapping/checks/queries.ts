import type { Contradiction, ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

interface CheckedMapping {
  mappingId: string;
  listing: ListingFacts | null;
  contradictions: Contradiction[];
}

/** `checkedAt` is the time of the comparison; now, where it is absent. */
export async function insertContradictions(
  tx: Tx,
  checked: readonly CheckedMapping[],
  checkedAt?: string,
): Promise<void> {
  await sql`
    insert into mapping_contradictions (mapping_id, listing, contradictions, checked_at)
    select "mappingId", listing, contradictions, coalesce(${checkedAt ?? null}::timestamptz, clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as given (
      "mappingId" bigint, listing jsonb, contradictions jsonb)
    order by 1`.execute(tx);
}

export async function deleteContradictions(tx: Tx, mappingIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('mappingContradictions').where('mappingId', '=', anyOf(mappingIds, 'bigint')).execute();
}

/** Takes at most `most` changes off the list and answers the mappings that they are about. */
export async function takeListingChanges(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ mappingId: string }>`
    with taken as (
      delete from listing_changes
      where id in (select id from listing_changes order by id limit ${most} for update skip locked)
      returning mapping_id)
    select distinct mapping_id from taken`.execute(tx);
  return rows.map(({ mappingId }) => mappingId);
}

/** Mappings that were checked more than a day ago, or before the dictionary's last change. The longest ago come first. */
export async function findOutdated(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ mappingId: string }>`
    select mapping_id from mapping_contradictions
    where checked_at < greatest(clock_timestamp() - interval '1 day', (select max(gmt_modified) from codes))
    order by checked_at, mapping_id
    limit ${most}`.execute(tx);
  return rows.map(({ mappingId }) => mappingId);
}

/** Locks those that still exist against changes until this transaction ends, and answers their ids. */
export async function lockMappingsByIdForShare(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const locked = await tx
    .selectFrom('skuMappings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
  return locked.map(({ id }) => id);
}
