import type { Db } from '../../../platform/database/database.ts';
import { findFolderPaths } from '../folders/queries.ts';
import { matchNames, pictureKey, possibleStems } from './names.ts';
import { findByStems, findFiles } from './queries.ts';

/** A picture of the library, or of one record. */
export interface Picture {
  id: string;
  /** As its file was called, with `.png`. */
  name: string;
  blobId: string;
  /** What its address carries. */
  key: string;
  sha256: Buffer;
  width: number;
  height: number;
  /** Null where the file names no density. */
  dpiHorizontal: number | null;
  dpiVertical: number | null;
}

type Found = Awaited<ReturnType<typeof findFiles>>[number];

const toPicture = ({ id, name, blobId, key, sha256, width, height, dpiHorizontal, dpiVertical }: Found): Picture => ({
  id,
  name,
  blobId,
  key,
  sha256,
  width: width ?? 0,
  height: height ?? 0,
  dpiHorizontal,
  dpiVertical,
});

/** By id; an id without a picture is not in the answer. */
export async function findPictures(db: Db, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  return new Map((await findFiles(db, ids)).map((found) => [found.id, toPicture(found)]));
}

export interface NamedPicture extends Picture {
  /** The path that a sheet may write to mean this picture alone: its folders and its name, `a/b/name`; `/name` at the top. */
  path: string;
}

/**
 * The library's pictures of these names, by `pictureKey`. Where several folders have a picture of the same name, a name may
 * begin with enough of its folders to tell them apart, `b/name` or `a/b/name`, or with a slash and all of its folders.
 */
export async function findPicturesByName(db: Db, names: readonly string[]): Promise<Map<string, NamedPicture[]>> {
  const keys = [...new Set(names.map(pictureKey))];
  if (keys.length === 0) return new Map();
  const stems = [...new Set(keys.flatMap(possibleStems))];
  const rows = await findByStems(db, stems);
  const folders = await findFolderPaths(db, [...new Set(rows.flatMap(({ folderId }) => folderId ?? []))]);
  const placed = rows.map((row) => ({
    stem: stems[Number(row.position) - 1]!,
    picture: toPicture(row),
    folders: folders.get(row.folderId ?? '') ?? [],
  }));
  return matchNames(keys, placed);
}
