import { sql } from 'kysely';
import { libraryType } from '@pressroom/contract/library/library';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { belowAny, indexedFolderId, folderIdOrNull } from '../folders/queries.ts';

/** A picture with what its bytes are. */
export type PictureRecord = Awaited<ReturnType<typeof findFiles>>[number];

/** What a list shows of a picture. */
export type ListedPicture = Omit<PictureRecord, 'sha256' | 'blobId'>;

/** Every picture with its bytes' facts and its folder's name. */
export const pictureRows = (db: Db) =>
  db
    .selectFrom('libraryFiles')
    .innerJoin('blobs', 'blobs.id', 'libraryFiles.blobId')
    .leftJoin('folders', 'folders.id', 'libraryFiles.folderId')
    .select([
      'folders.name as folderName',
      'libraryFiles.id',
      'libraryFiles.name',
      'libraryFiles.folderId',
      'libraryFiles.blobId',
      'libraryFiles.createUser',
      'libraryFiles.gmtCreate',
      'libraryFiles.gmtModified',
      'blobs.key',
      'blobs.sha256',
      'blobs.size',
      'blobs.mime',
      'blobs.width',
      'blobs.height',
      'blobs.cmWidth',
      'blobs.cmHeight',
      'blobs.dpiHorizontal',
      'blobs.dpiVertical',
    ]);

/** Pictures by id, both of the library and of single records. */
export function findFiles(db: Db, ids: readonly string[]) {
  return pictureRows(db).where('libraryFiles.id', '=', anyOf(ids, 'bigint')).orderBy('libraryFiles.id').execute();
}

/** The library's pictures among these ids, and those in the folders among them and below. */
export function findPicturesOf(db: Db, ids: readonly string[]): Promise<PictureRecord[]> {
  return pictureRows(db)
    .where('libraryFiles.libraryType', '=', libraryType.library)
    .where((either) =>
      either.or([
        either('libraryFiles.id', '=', anyOf(ids, 'bigint')),
        either('libraryFiles.folderId', 'in', sql<string>`${belowAny(ids)}`),
      ]),
    )
    .orderBy(sql`lower(library_files.name)`)
    .orderBy('libraryFiles.id')
    .execute();
}

/** How many of these ids are pictures of the library or folders. */
export async function countEntries(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from library_files where id = any(${ids}::bigint[]) and library_type = ${libraryType.library})
      + (select count(*) from folders where id = any(${ids}::bigint[])))::int as count`.execute(db);
  return rows[0]!.count;
}

/** The library's pictures with these names but for `.png`, each with its name's position in the list, from 1. */
export function findByStems(db: Db, stems: readonly string[]) {
  const asked = sql<{ name: string; position: string }>`unnest(${stems}::text[]) with ordinality`;
  return pictureRows(db)
    .innerJoin(asked.as<'asked'>(sql`asked(name, position)`), (join) => join.on(stem, '=', sql`lower(asked.name)`))
    .where('libraryFiles.libraryType', '=', libraryType.library)
    .select('asked.position')
    .orderBy('libraryFiles.id')
    .execute();
}

/** The same expression as in its index. */
const stem = sql<string>`regexp_replace(lower(library_files.name), '\\.png$', '')`;

/** The folder's pictures of these names, whatever the case, by the name as given. */
export async function findTaken(db: Db, folderId: string, names: readonly string[]): Promise<Map<string, TakenName>> {
  const { rows } = await sql<TakenName & { given: string }>`
    select given.name as given, library_files.id, blobs.key, blobs.sha256
    from unnest(${names}::text[]) as given(name)
    join library_files on library_type = 1 and coalesce(folder_id, 0) = ${indexedFolderId(folderId)}
      and lower(library_files.name) = lower(given.name)
    join blobs on blobs.id = library_files.blob_id`.execute(db);
  return new Map(rows.map(({ given, ...taken }) => [given, taken]));
}

interface TakenName {
  id: string;
  key: string;
  sha256: Buffer;
}

export interface NewFile {
  name: string;
  blobId: string;
}

/** Ids in the given order; undefined where a picture of that name has been added meanwhile. */
export async function insertPictures(
  tx: Tx,
  folderId: string,
  createUser: string,
  files: readonly NewFile[],
): Promise<(string | undefined)[]> {
  const names = files.map((file) => file.name);
  const blobIds = files.map((file) => file.blobId);
  const insertion = sql<{ id: string; name: string }>`
    insert into library_files (folder_id, library_type, name, blob_id, create_user)
    select ${folderIdOrNull(folderId)}::bigint, ${libraryType.library}, given.name, given.blob_id, ${createUser}
    from unnest(${names}::text[], ${blobIds}::bigint[]) with ordinality as given(name, blob_id, position)
    -- in one order everywhere, so that two uploads of the same names never wait for each other
    order by lower(given.name), position
    on conflict do nothing
    returning id, name`.execute(tx);
  const { rows } = await onConstraint(insertion, {
    library_files_folder_id_fkey: () => fail(404, 'library.folderMissing'),
  });
  const inserted = new Map(rows.map((row) => [row.name, row.id]));
  return names.map((name) => {
    const id = inserted.get(name);
    inserted.delete(name);
    return id;
  });
}

export async function insertRecordPicture(tx: Tx, createUser: string, file: NewFile): Promise<string> {
  const row = await tx
    .insertInto('libraryFiles')
    .values({ ...file, createUser, libraryType: libraryType.record })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks the pictures: no record can begin to refer to one until the transaction ends. */
export function lockFiles(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('libraryFiles')
    .select(['id', 'name', 'libraryType'])
    .select(({ selectFrom }) =>
      selectFrom('folders')
        .whereRef('folders.id', '=', 'libraryFiles.folderId')
        .select('folders.name')
        .as('folderName'),
    )
    .where('id', '=', anyOf(ids, 'bigint'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A name that would be twice in the folder if these pictures and folders were moved into it. */
export async function findClash(db: Db, folderId: string, ids: readonly string[]): Promise<string | undefined> {
  const clashesIn = (table: 'library_files' | 'folders', parent: 'folder_id' | 'parent_id') => sql`
    select min(name) as name from ${sql.table(table)}
    where (coalesce(${sql.ref(parent)}, 0) = ${indexedFolderId(folderId)} or id = ${anyOf(ids, 'bigint')})
      ${table === 'library_files' ? sql`and library_type = 1` : sql``}
    group by lower(name) having count(*) > 1`;
  const { rows } = await sql<{ name: string }>`
    ${clashesIn('library_files', 'folder_id')} union all ${clashesIn('folders', 'parent_id')} limit 1`.execute(db);
  return rows[0]?.name;
}

export async function moveFiles(tx: Tx, folderId: string, ids: readonly string[]): Promise<void> {
  const move = tx
    .updateTable('libraryFiles')
    .set({ folderId: folderIdOrNull(folderId), gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  await onConstraint(move, { library_files_place_key: () => fail(409, 'library.clash') });
}
