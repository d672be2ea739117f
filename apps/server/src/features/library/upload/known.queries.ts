import { type Selectable, sql } from 'kysely';
import { libraryRoot, libraryType, type PicturePlace } from '@pressroom/contract/library/library';
import type { Db } from '../../../platform/database/database.ts';
import type { Blobs } from '../../../platform/database/schema.gen.ts';

export type KnownBlob = Selectable<Blobs>;

const hex = (sha256: Buffer) => sha256.toString('hex');

/** Blobs of pictures that are in the library or in its trash, by their SHA-256 in hex. */
export async function findKnown(db: Db, hashes: readonly Buffer[]): Promise<Map<string, KnownBlob>> {
  const known = await db
    .selectFrom('blobs')
    .where('sha256', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('libraryFiles')
            .whereRef('libraryFiles.blobId', '=', 'blobs.id')
            .where('libraryType', '=', libraryType.library)
            .select('libraryFiles.id'),
        ),
        exists(
          selectFrom('trashedFiles')
            .whereRef('trashedFiles.blobId', '=', 'blobs.id')
            .where('libraryType', '=', libraryType.library)
            .select('trashedFiles.id'),
        ),
      ]),
    )
    .selectAll()
    .execute();
  return new Map(known.map((blob) => [hex(blob.sha256), blob]));
}

type Copies = ReadonlyMap<string, PicturePlace[]>;

/** The library's pictures with these bytes, the oldest first, by the SHA-256 in hex. */
export async function findCopies(db: Db, hashes: readonly Buffer[]): Promise<Copies> {
  const { rows } = await sql<PicturePlace & { sha256: Buffer }>`
    select blobs.sha256, file.id, file.name, coalesce(file.folder_id, ${libraryRoot}::bigint) as "folderId",
      coalesce(folders.name, '') as "folderName"
    from blobs
    join library_files file on file.blob_id = blobs.id and file.library_type = ${libraryType.library}
    left join folders on folders.id = file.folder_id
    where blobs.sha256 = any(${hashes}::bytea[])
    order by file.id`.execute(db);
  const copies = new Map<string, PicturePlace[]>();
  for (const { sha256, ...copy } of rows) copies.set(hex(sha256), [...(copies.get(hex(sha256)) ?? []), copy]);
  return copies;
}

/** The library's other pictures with these bytes. */
export const otherCopies = (copies: Copies, sha256: Buffer, id: string): PicturePlace[] =>
  copiesOf(copies, sha256).filter((copy) => copy.id !== id);

export const copiesOf = (copies: Copies, sha256: Buffer): PicturePlace[] => copies.get(hex(sha256)) ?? [];
