import { type Selectable, sql } from 'kysely';
import { libraryRoot } from '@pressroom/contract/library/library';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import type { Folders } from '../../../platform/database/schema.gen.ts';
import { fail, failField } from '../../../platform/failure.ts';

export type FolderRecord = Pick<Selectable<Folders>, (typeof columns)[number]>;

const columns = ['id', 'name', 'parentId', 'libraryType', 'gmtModified'] as const;

/** The column's value of a folder id: the top of the library is no row, so its entries have no folder. */
export const folderIdOrNull = (folderId: string) => (folderId === libraryRoot ? null : folderId);
/** The value of a folder id in the unique indexes of names, which have 0 for the top. */
export const indexedFolderId = (folderId: string) => sql<string>`${folderId}::bigint`;

const refusals = {
  folders_place_key: () => failField('name', 'library.folderTaken'),
  folders_parent_id_fkey: () => fail(404, 'library.folderMissing'),
};

/** The folder and all folders below it; every folder where it is the top. */
export function findFoldersBelow(db: Db, folderId: string): Promise<FolderRecord[]> {
  const all = db.selectFrom('folders').select(columns);
  const wanted = folderId === libraryRoot ? all : all.where('id', 'in', sql<string>`${belowAny([folderId])}`);
  return wanted
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function findFoldersIn(db: Db, parentId: string, libraryType?: number): Promise<FolderRecord[]> {
  let matching = db
    .selectFrom('folders')
    .select(columns)
    .where(sql`coalesce(parent_id, 0)`, '=', indexedFolderId(parentId));
  if (libraryType !== undefined) matching = matching.where('libraryType', '=', libraryType);
  return matching
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Ids of these folders and of all below them. */
export function belowAny(folderIds: readonly string[]) {
  return sql<{ id: string }>`(
    with recursive below as (
      select id from folders where id = ${anyOf(folderIds, 'bigint')}
      union
      select folders.id from folders join below on folders.parent_id = below.id
    ) select id from below)`;
}

/** The path of each folder: the names from the top down to its own. */
export async function findFolderPaths(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; path: string[] }>`
    with recursive above as (
      select id, name, parent_id, 0 as steps from folders where id = ${anyOf(ids, 'bigint')}
      union all
      select above.id, folders.name, folders.parent_id, steps + 1
      from above join folders on folders.id = above.parent_id
    )
    select id, array_agg(name order by steps desc) as path from above group by id`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** Of these folders and all below them: the names from the highest of these folders down to each. */
export async function findPathsWithin(db: Db, folderIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; path: string[] }>`
    with recursive below as (
      select id, array[name] as path from folders where id = ${anyOf(folderIds, 'bigint')}
      union all
      select folders.id, below.path || folders.name from folders join below on folders.parent_id = below.id
    )
    select distinct on (id) id, path from below order by id, cardinality(path) desc`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/** The folder's name, null for the top; 404 where there is no such folder. */
export async function requireFolder(db: Db, id: string): Promise<string | null> {
  if (id === libraryRoot) return null;
  const found = await db.selectFrom('folders').where('id', '=', id).select('name').executeTakeFirst();
  return found ? found.name : fail(404, 'library.folderMissing');
}

export async function lockFolders(tx: Tx, ids: readonly string[]): Promise<FolderRecord[]> {
  return tx
    .selectFrom('folders')
    .select(columns)
    .where('id', '=', anyOf(ids, 'bigint'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Only one transaction at a time moves folders, so that two moves never close a circle. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('library folders'))`.execute(tx);
}

/** Whether the folder is one of these folders or below one of them. */
export async function isWithin(db: Db, folderId: string, folderIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    select ${folderId}::bigint in ${belowAny(folderIds)} as within`.execute(db);
  return rows[0]?.within ?? false;
}

interface FolderValues {
  name: string;
  parentId: string | null;
  libraryType: number;
}

export function insertFolder(tx: Tx, values: FolderValues & { createUser: string }): Promise<FolderRecord> {
  const insertion = tx.insertInto('folders').values(values).returning(columns).executeTakeFirstOrThrow();
  return onConstraint(insertion, refusals);
}

export function updateFolder(tx: Tx, id: string, values: Partial<FolderValues>): Promise<FolderRecord> {
  const change = tx
    .updateTable('folders')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return onConstraint(change, refusals);
}

export async function moveFolders(tx: Tx, parentId: string, ids: readonly string[]): Promise<void> {
  const move = tx
    .updateTable('folders')
    .set({ parentId: folderIdOrNull(parentId), gmtModified: now })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
  await onConstraint(move, { ...refusals, folders_place_key: () => fail(409, 'library.clash') });
}

/** The first of these folders that contains entries other than `ids`, and how many of them. */
export async function findFilledFolder(
  db: Db,
  folderIds: readonly string[],
  ids: readonly string[],
): Promise<{ name: string; count: number } | undefined> {
  const { rows } = await sql<{ name: string; count: string }>`
    select folders.name, count(*) as count
    from folders join (
      select folder_id as parent_id, id from library_files
      union all
      select parent_id, id from folders
    ) entry on entry.parent_id = folders.id
    where folders.id = ${anyOf(folderIds, 'bigint')} and not entry.id = ${anyOf(ids, 'bigint')}
    group by folders.id order by folders.id limit 1`.execute(db);
  return rows[0] && { name: rows[0].name, count: Number(rows[0].count) };
}

export async function deleteFolders(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('folders').where('id', '=', anyOf(ids, 'bigint')).execute();
}
