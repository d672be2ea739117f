import { type RawBuilder, sql } from 'kysely';
import { libraryType } from '@pressroom/contract/library/library';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { isReferred, referencesTo } from '../../../platform/database/references.ts';

/** A form may show an uploaded picture that it has not saved yet. */
const unsavedDays = 30;
/** So that a backup of the database fits a backup of the files that is taken within a day. */
const keptDays = 1;

const olderThan = (days: number): RawBuilder<string> => sql`clock_timestamp() - make_interval(days => ${days})`;

/** Deletes pictures of records that no record refers to: replaced base images, and pictures of forms that were not saved. */
export async function deleteAbandoned(tx: Tx) {
  const references = await referencesTo(tx, 'library_files');
  return tx
    .deleteFrom('libraryFiles')
    .where('libraryType', '=', libraryType.record)
    .where('gmtModified', '<', olderThan(unsavedDays))
    .where(sql<boolean>`not ${isReferred(references, 'library_files')}`)
    .returning(['id', 'name', 'blobId'])
    .execute();
}

export interface Unused {
  id: string;
  sha256: Buffer;
}

/**
 * Checks up to `most` released blobs and deletes those that no row refers to. Their rows are locked until the transaction
 * ends, so that an upload of the same bytes waits. Blobs that are in use again are not released any more.
 */
export async function deleteUnused(tx: Tx, most: number): Promise<{ checked: number; unused: Unused[] }> {
  const { rows: locked } = await sql<{ id: string; key: string }>`
    select blobs.id, blobs.key from blobs join released_blobs on blob_id = blobs.id
    where released_at < ${olderThan(keptDays)}
    order by blobs.id limit ${most}
    for update of blobs skip locked`.execute(tx);
  if (locked.length === 0) return { checked: 0, unused: [] };
  const ids = locked.map(({ id }) => id);
  const references = (await referencesTo(tx, 'blobs')).filter(({ table }) => table !== 'released_blobs');
  // order lines and previews refer to blobs by key or id without a constraint
  const { rows } = await sql<Unused>`
    with of_lines as materialized (
      select printing_key as key from order_lines where printing_key = ${anyOf(
        locked.map(({ key }) => key),
        'text',
      )}
      union
      select printing_key2 from order_lines where printing_key2 = ${anyOf(
        locked.map(({ key }) => key),
        'text',
      )}
    ),
    of_previews as materialized (
      select distinct print ->> 'blobId' as id from effect_previews, jsonb_array_elements(prints) print
      where print ->> 'blobId' = ${anyOf(ids, 'text')}
    )
    delete from blobs
    where id = ${anyOf(ids, 'bigint')} and not ${isReferred(references, 'blobs')}
      and not exists (select from of_lines where of_lines.key = blobs.key)
      and not exists (select from of_previews where of_previews.id = blobs.id::text)
    returning id, sha256`.execute(tx);
  await tx.deleteFrom('releasedBlobs').where('blobId', '=', anyOf(ids, 'bigint')).execute();
  return { checked: locked.length, unused: rows };
}
