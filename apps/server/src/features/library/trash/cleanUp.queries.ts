import { type RawBuilder, sql } from 'kysely';
import { libraryType } from '@pressroom/contract/library/library';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { isReferred, referencesTo } from '../../../platform/database/references.ts';

/** A form may hold a picture that it has not saved yet. */
const unsavedDays = 30;
/** A copy of the database and one of the files, taken within a day, fit together. */
const keptDays = 1;

const olderThan = (days: number): RawBuilder<string> => sql`clock_timestamp() - make_interval(days => ${days})`;

/** Deletes the pictures of records that no record shows any more: a base image that was replaced, a form that was left. */
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
 * Looks at so many released blobs and deletes those that no row refers to. Their rows stay held until the transaction
 * ends: whoever brings the same bytes meanwhile waits. Those that are in use again are released no more.
 */
export async function deleteUnused(tx: Tx, most: number): Promise<{ looked: number; unused: Unused[] }> {
  const { rows: held } = await sql<{ id: string; key: string }>`
    select blobs.id, blobs.key from blobs join released_blobs on blob_id = blobs.id
    where released_at < ${olderThan(keptDays)}
    order by blobs.id limit ${most}
    for update of blobs skip locked`.execute(tx);
  if (held.length === 0) return { looked: 0, unused: [] };
  const ids = held.map(({ id }) => id);
  const references = (await referencesTo(tx, 'blobs')).filter(({ table }) => table !== 'released_blobs');
  // a line's print and a preview's prints are told by key and id alone, without a constraint
  const { rows } = await sql<Unused>`
    with told as materialized (
      select printing_key as key from order_lines where printing_key = ${anyOf(
        held.map(({ key }) => key),
        'text',
      )}
      union
      select printing_key2 from order_lines where printing_key2 = ${anyOf(
        held.map(({ key }) => key),
        'text',
      )}
    ),
    printed as materialized (
      select distinct print ->> 'blobId' as id from effect_previews, jsonb_array_elements(prints) print
      where print ->> 'blobId' = ${anyOf(ids, 'text')}
    )
    delete from blobs
    where id = ${anyOf(ids, 'bigint')} and not ${isReferred(references, 'blobs')}
      and not exists (select from told where told.key = blobs.key)
      and not exists (select from printed where printed.id = blobs.id::text)
    returning id, sha256`.execute(tx);
  await tx.deleteFrom('releasedBlobs').where('blobId', '=', anyOf(ids, 'bigint')).execute();
  return { looked: held.length, unused: rows };
}
