import type { PageRequest } from '@pressroom/contract/fields/pages';
import { sql } from 'kysely';
import { libraryType } from '@pressroom/contract/library/library';
import { trashDays } from '@pressroom/contract/library/trash';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, contains } from '../../../platform/database/expressions.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';

export type TrashedRecord = Awaited<ReturnType<typeof findTrashed>>['rows'][number];

/** The last deleted first. */
export function findTrashed(db: Db, { name, ...page }: PageRequest & { name?: string }) {
  let matching = db
    .selectFrom('trashedFiles')
    .innerJoin('blobs', 'blobs.id', 'trashedFiles.blobId')
    .leftJoin('folders', 'folders.id', 'trashedFiles.folderId')
    .where('trashedFiles.libraryType', '=', libraryType.library)
    .select([
      'trashedFiles.id',
      'trashedFiles.name',
      'trashedFiles.folderId',
      'trashedFiles.createUser',
      'trashedFiles.gmtCreate',
      'trashedFiles.deleteUser',
      'trashedFiles.deletedAt',
      'folders.name as folderName',
      'blobs.key',
      'blobs.size',
      'blobs.mime',
      'blobs.width',
      'blobs.height',
      'blobs.cmWidth',
      'blobs.cmHeight',
      'blobs.dpiHorizontal',
      'blobs.dpiVertical',
    ])
    .select(sql<string>`deleted_at + make_interval(days => ${trashDays})`.as('endsAt'));
  if (name) matching = matching.where('trashedFiles.name', 'ilike', contains(name));
  return pageByKey(db, matching, { by: ['deletedAt'], descending: true }, page);
}

/** Moves pictures to the trash. From then on the database refuses rows that refer to one of them. */
export async function trashFiles(tx: Tx, deleteUser: string, ids: readonly string[]): Promise<void> {
  await sql`
    with deleted as (delete from library_files where id = ${anyOf(ids, 'bigint')} returning *)
    insert into trashed_files (id, folder_id, library_type, name, blob_id, create_user, gmt_create, delete_user)
    select id, folder_id, library_type, name, blob_id, create_user, gmt_create, ${deleteUser} from deleted`.execute(tx);
}

export function lockTrashed(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('trashedFiles')
    .select(['id', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('folders')
        .whereRef('folders.id', '=', 'trashedFiles.folderId')
        .select('folders.name')
        .as('folderName'),
    )
    .where('id', '=', anyOf(ids, 'bigint'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Moves pictures back to their folder, or to the top where it is gone. Returns the ids of those whose name was free. */
export async function restoreFiles(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with restored as (
      insert into library_files (id, folder_id, library_type, name, blob_id, create_user, gmt_create)
      select id, folder_id, library_type, name, blob_id, create_user, gmt_create
      from trashed_files where id = ${anyOf(ids, 'bigint')}
      order by lower(name), id
      on conflict do nothing
      returning id
    )
    delete from trashed_files where id in (select id from restored) returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

interface Purged {
  id: string;
  name: string;
  blobId: string;
}

export async function purgeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  const purged = await tx
    .deleteFrom('trashedFiles')
    .where('id', '=', anyOf(ids, 'bigint'))
    .returning('blobId')
    .execute();
  await releaseBlobs(
    tx,
    purged.map(({ blobId }) => blobId),
  );
}

/** Deletes for good the pictures that have been in the trash for `trashDays`. */
export async function purgeExpired(tx: Tx): Promise<Purged[]> {
  const purged = await tx
    .deleteFrom('trashedFiles')
    .where('deletedAt', '<', sql<string>`clock_timestamp() - make_interval(days => ${trashDays})`)
    .returning(['id', 'name', 'blobId'])
    .execute();
  await releaseBlobs(
    tx,
    purged.map(({ blobId }) => blobId),
  );
  return purged;
}
