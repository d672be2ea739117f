import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { anyOf, now } from '../database/expressions.ts';
import { isReferred, referencesTo } from '../database/references.ts';

/** So that a backup of the database fits a backup of the files that is taken within a day. */
const keptDays = 1;

/** Marks the blobs of deleted records: the nightly job deletes those that no row refers to. */
export async function releaseBlobs(tx: Tx, blobIds: readonly string[]): Promise<void> {
  await sql`
    insert into released_blobs (blob_id) select unnest(${[...new Set(blobIds)]}::bigint[])
    on conflict (blob_id) do update set released_at = ${now}`.execute(tx);
}

export interface ReleasedBlob {
  id: string;
  key: string;
}

/** Up to `most` of them, locked until the transaction ends, so that an upload of the same bytes waits. */
export async function lockReleased(tx: Tx, most: number): Promise<ReleasedBlob[]> {
  const kept: RawBuilder<string> = sql`clock_timestamp() - make_interval(days => ${keptDays})`;
  const { rows } = await sql<ReleasedBlob>`
    select blobs.id, blobs.key from blobs join released_blobs on blob_id = blobs.id
    where released_at < ${kept}
    order by blobs.id limit ${most}
    for update of blobs skip locked`.execute(tx);
  return rows;
}

export interface DeletedBlob {
  id: string;
  sha256: Buffer;
}

/** Tables whose rows go with a blob and keep none. */
const goingAlong: ReadonlySet<string> = new Set(['released_blobs', 'store_pictures']);

/** Deletes those of the locked blobs that no row refers to, and forgets that the others were released. */
export async function deleteUnreferred(
  tx: Tx,
  locked: readonly ReleasedBlob[],
  used: ReadonlySet<string>,
): Promise<DeletedBlob[]> {
  const references = (await referencesTo(tx, 'blobs')).filter(({ table }) => !goingAlong.has(table));
  const free = locked.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const { rows } = await sql<DeletedBlob>`
    delete from blobs where id = ${anyOf(free, 'bigint')} and not ${isReferred(references, 'blobs')}
    returning id, sha256`.execute(tx);
  const ids = locked.map(({ id }) => id);
  await tx.deleteFrom('releasedBlobs').where('blobId', '=', anyOf(ids, 'bigint')).execute();
  return rows;
}
