import { type Selectable, sql } from 'kysely';
import { libraryRoot, libraryType, type PicturePlace } from '@pressroom/contract/library/library';
import type { Db } from '../../../platform/database/database.ts';
import type { Blobs } from '../../../platform/database/schema.gen.ts';

export type KnownBlob = Selectable<Blobs>;

const hex = (sha256: Buffer) => sha256.toString('hex');

/** The bytes that pictures of the library have, or had until they were deleted, by their SHA-256 in hex. */
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

type Places = ReadonlyMap<string, PicturePlace[]>;

/** The library's pictures with these bytes, the oldest first, by the SHA-256 in hex. */
export async function findPlaces(db: Db, hashes: readonly Buffer[]): Promise<Places> {
  const { rows } = await sql<PicturePlace & { sha256: Buffer }>`
    select blobs.sha256, file.id, file.name, coalesce(file.folder_id, ${libraryRoot}::bigint) as "folderId",
      coalesce(folders.name, '') as "folderName"
    from blobs
    join library_files file on file.blob_id = blobs.id and file.library_type = ${libraryType.library}
    left join folders on folders.id = file.folder_id
    where blobs.sha256 = any(${hashes}::bytea[])
    order by file.id`.execute(db);
  const places = new Map<string, PicturePlace[]>();
  for (const { sha256, ...place } of rows) places.set(hex(sha256), [...(places.get(hex(sha256)) ?? []), place]);
  return places;
}

/** Where the bytes lie besides this picture. */
export const othersOf = (places: Places, sha256: Buffer, id: string): PicturePlace[] =>
  placesOf(places, sha256).filter((place) => place.id !== id);

export const placesOf = (places: Places, sha256: Buffer): PicturePlace[] => places.get(hex(sha256)) ?? [];
