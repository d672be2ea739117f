import type { Contradiction, ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

interface Verdict {
  mappingId: string;
  listing: ListingFacts | null;
  contradictions: Contradiction[];
}

/** Judged now, or at the moment given. */
export async function putVerdicts(tx: Tx, verdicts: readonly Verdict[], judgedAt?: string): Promise<void> {
  await sql`
    insert into mapping_verdicts (mapping_id, listing, contradictions, judged_at)
    select "mappingId", listing, contradictions, coalesce(${judgedAt ?? null}::timestamptz, clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as given (
      "mappingId" bigint, listing jsonb, contradictions jsonb)
    order by 1`.execute(tx);
}

export async function forgetVerdicts(tx: Tx, mappingIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('mappingVerdicts').where('mappingId', '=', anyOf(mappingIds, 'bigint')).execute();
}

/** Takes at most so many tellings off the list, and answers which mappings they were about. */
export async function takeHeard(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ mappingId: string }>`
    with taken as (
      delete from heard_listings
      where id in (select id from heard_listings order by id limit ${most} for update skip locked)
      returning mapping_id)
    select distinct mapping_id from taken`.execute(tx);
  return rows.map(({ mappingId }) => mappingId);
}

/** The verdicts that have stood longest, of those older than a day or than the dictionary's last change. */
export async function findAged(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ mappingId: string }>`
    select mapping_id from mapping_verdicts
    where judged_at < greatest(clock_timestamp() - interval '1 day', (select max(gmt_modified) from codes))
    order by judged_at, mapping_id
    limit ${most}`.execute(tx);
  return rows.map(({ mappingId }) => mappingId);
}

/** Those that still exist, held as they are until this transaction ends. */
export async function holdMappingsById(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const held = await tx
    .selectFrom('skuMappings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
  return held.map(({ id }) => id);
}
