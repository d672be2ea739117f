import { type RawBuilder, sql } from 'kysely';
import { libraryType } from '@pressroom/contract/library/library';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { isReferred, referencesTo } from '../../../platform/database/references.ts';
import type { ReleasedBlob } from '../../../platform/storage/releasedBlobs.ts';

/** A form may show an uploaded picture that it has not saved yet. */
const unsavedDays = 30;

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

/** Which of these blobs order lines and previews name, by key or id without a constraint. */
export async function findNamed(tx: Tx, blobs: readonly ReleasedBlob[]): Promise<ReadonlySet<string>> {
  const { rows } = await named(blobs).execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export function named(blobs: readonly ReleasedBlob[]): RawBuilder<{ id: string }> {
  const keys = anyOf(
    blobs.map(({ key }) => key),
    'text',
  );
  const ids = anyOf(
    blobs.map(({ id }) => id),
    'text',
  );
  return sql`
    select blobs.id from blobs join (
      select printing_key as key from order_lines where printing_key = ${keys}
      union
      select printing_key2 from order_lines where printing_key2 = ${keys}
      union
      select printing_key from archived_prints where printing_key = ${keys}
    ) of_lines on of_lines.key = blobs.key
    union
    select (print ->> 'blobId')::bigint from effect_previews, jsonb_array_elements(prints) print
    where print ->> 'blobId' = ${ids}`;
}
