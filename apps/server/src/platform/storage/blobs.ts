import { createHash, randomBytes } from 'node:crypto';
import type { ImageFacts } from '@pressroom/imaging';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { originalKey, type Storage } from './storage.ts';

export interface Blob {
  id: string;
  key: string;
  sha256: Buffer;
  size: string;
}

/** The columns of a blob beside its bytes. Pictures have all of them, other files only their type. */
export type BlobFacts = { mime: string } & Partial<Omit<ImageFacts, 'mime'>>;

/** Stores the bytes under their SHA-256 and returns their row, which is the old one where the same bytes were stored before. */
export async function putBlob(tx: Tx, storage: Storage, bytes: Buffer, facts: BlobFacts): Promise<Blob> {
  const sha256 = createHash('sha256').update(bytes).digest();
  await storage.put(originalKey(sha256), bytes);
  const [row] = await insertBlobs(tx, [{ sha256, size: bytes.length, facts }]);
  return row!;
}

export interface NewBlob {
  sha256: Buffer;
  size: number;
  facts: BlobFacts;
}

/** Rows for bytes that the storage holds already, in the order given; the same bytes twice are one row. */
export async function insertBlobs(tx: Tx, blobs: readonly NewBlob[]): Promise<Blob[]> {
  const bySha = new Map(blobs.map((blob) => [blob.sha256.toString('hex'), blob]));
  // in one order everywhere, so that two uploads of the same files never wait for each other
  const values = [...bySha].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, blob]) => blobValues(blob));
  if (values.length === 0) return [];
  const rows = await tx
    .insertInto('blobs')
    .values(values)
    // an update of nothing, so that the row comes back when it was there already
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256: sql`excluded.sha256` }))
    .returning(['id', 'key', 'sha256', 'size'])
    .execute();
  const rowOf = new Map(rows.map((row) => [row.sha256.toString('hex'), row]));
  return blobs.map((blob) => rowOf.get(blob.sha256.toString('hex'))!);
}

function blobValues({ sha256, size, facts }: NewBlob) {
  const { mime, width, height, cmWidth, cmHeight, dpiHorizontal, dpiVertical } = facts;
  const key = randomBytes(18).toString('base64url');
  return { sha256, mime, width, height, cmWidth, cmHeight, dpiHorizontal, dpiVertical, size: String(size), key };
}

/** The address of a blob. Pictures take `?width=`. */
export const fileUrl = (key: string) => `/files/${key}`;
/** The address of an effect preview. Takes `?width=`. */
export const previewUrl = (key: string) => `/previews/${key}`;
