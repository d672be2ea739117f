import type { Db } from '../../platform/database/database.ts';
import { findByStems, findFiles } from './library.queries.ts';

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
}

type Found = Awaited<ReturnType<typeof findFiles>>[number];

const toPicture = ({ id, name, blobId, key, sha256, width, height }: Found): Picture => ({
  id,
  name,
  blobId,
  key,
  sha256,
  width: width ?? 0,
  height: height ?? 0,
});

/** By id; an id without a picture is not in the answer. */
export async function findPictures(db: Db, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  return new Map((await findFiles(db, ids)).map((found) => [found.id, toPicture(found)]));
}

/** What a picture is looked up by: its name without `.png`, whatever the case. */
export const pictureKey = (name: string) =>
  name
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.png$/, '');

/** The library's pictures of these names, by `pictureKey`. Several folders may hold one of the same name. */
export async function findPicturesByName(db: Db, names: readonly string[]): Promise<Map<string, Picture[]>> {
  const keys = [...new Set(names.map(pictureKey))];
  const found = new Map<string, Picture[]>();
  if (keys.length === 0) return found;
  for (const row of await findByStems(db, keys)) {
    const key = keys[Number(row.position) - 1]!;
    found.set(key, [...(found.get(key) ?? []), toPicture(row)]);
  }
  return found;
}
