import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import type { WholeListing } from '../record/queries.ts';

/** Keeps a listing as it is about to be sent, with the bytes of its pictures. */
export async function keepSending(tx: Tx, whole: WholeListing): Promise<void> {
  const { id } = whole.head;
  await sql`update listings set sending = ${keptAsSent(whole)}::jsonb, changed_at = null where id = ${id}`.execute(tx);
  const pictures = [
    ...whole.packagingPictures,
    ...whole.skus.flatMap((sku) => [...sku.pictures, sku.mainPicture ?? []].flat()),
  ];
  await sql`
    insert into listing_sent_pictures (listing_id, blob_id)
    select distinct ${id}::bigint, blob_id from unnest(${pictures.map(({ blobId }) => blobId)}::bigint[]) as blob_id
    on conflict do nothing`.execute(tx);
}

/** Without what only this moment needs: the storage's keys, and what was sent before. */
function keptAsSent({ head, ...whole }: WholeListing): string {
  const { sent: _sent, sending: _sending, findings: _findings, ...kept } = head;
  return JSON.stringify({ ...whole, head: kept }, (name, value: unknown) => (name === 'sha256' ? undefined : value));
}

/**
 * The marketplace has answered: what it was sent counts as sent, or is forgotten where it goes on showing the former. Pictures of
 * the other version are let go.
 */
export async function settleSending(tx: Tx, ids: readonly string[], { counts }: { counts: boolean }): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update listings set sent = case when ${counts} then sending else sent end, sending = null
    where id = any(${ids}::bigint[]) and sending is not null`.execute(tx);
  const { rows } = await sql<{ blobId: string }>`
    with kept as (
      select listings.id as listing_id, (held #>> '{}')::bigint as blob_id
      from listings cross join lateral jsonb_path_query(sent, 'strict $.**.blobId') as held
      where listings.id = any(${ids}::bigint[]) and sent is not null
    )
    delete from listing_sent_pictures held
    where listing_id = any(${ids}::bigint[])
      and not exists (select from kept where kept.listing_id = held.listing_id and kept.blob_id = held.blob_id)
    returning blob_id`.execute(tx);
  await releaseBlobs(
    tx,
    rows.map(({ blobId }) => blobId),
  );
}
