import { libraryType } from '@pressroom/contract/library/library';
import { sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { nameKey, type Renaming } from './rules.ts';

const namedPictures = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('libraryFiles')
    .leftJoin('folders', 'folders.id', 'libraryFiles.folderId')
    .where('libraryFiles.id', '=', anyOf(ids, 'bigint'))
    .where('libraryFiles.libraryType', '=', libraryType.library)
    .select([
      'libraryFiles.id',
      'libraryFiles.name',
      'libraryFiles.folderId',
      'libraryFiles.gmtModified',
      'folders.name as folderName',
    ])
    .orderBy('libraryFiles.id');

/** The library's pictures among these ids. */
export const findNamed = (db: Db, ids: readonly string[]) => namedPictures(db, ids).execute();

/** The same, locked for this transaction. */
export const lockNamed = (tx: Tx, ids: readonly string[]) => namedPictures(tx, ids).forUpdate('libraryFiles').execute();

/** Which of these names other pictures than those of the ids have, by `nameKey`. */
export async function findTakenKeys(
  db: Db,
  names: readonly { folderId: string | null; name: string }[],
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select given.key
    from unnest(
      ${names.map(({ folderId, name }) => nameKey(folderId, name))}::text[],
      ${names.map(({ folderId }) => folderId ?? '0')}::bigint[],
      ${names.map(({ name }) => name)}::text[]) as given (key, folder_id, name)
    join library_files file on file.library_type = 1
      and coalesce(file.folder_id, 0) = given.folder_id and lower(file.name) = lower(given.name)
    where not file.id = ${anyOf(ids, 'bigint')}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** All at once, so that one picture may get the name of another one that is renamed, too. */
export async function renameFiles(tx: Tx, renamings: readonly Renaming[]): Promise<void> {
  const wanted = new Set(renamings.map(({ picture, newName }) => nameKey(picture.folderId, newName)));
  const blocking = renamings.filter(({ picture }) => wanted.has(nameKey(picture.folderId, picture.name)));
  // no name contains a slash, so no other picture has this interim name
  await setNames(
    tx,
    blocking.map(({ picture }) => ({ id: picture.id, name: `${picture.id}/${picture.name}` })),
  );
  await setNames(
    tx,
    renamings.map(({ picture, newName }) => ({ id: picture.id, name: newName })),
  );
}

async function setNames(tx: Tx, names: readonly { id: string; name: string }[]): Promise<void> {
  if (names.length === 0) return;
  const change = sql`
    update library_files set name = given.name, gmt_modified = ${now}
    from unnest(${names.map(({ id }) => id)}::bigint[], ${names.map(({ name }) => name)}::text[]) as given (id, name)
    where library_files.id = given.id`.execute(tx);
  await onConstraint(change, { library_files_place_key: () => fail(409, 'library.clash') });
}
