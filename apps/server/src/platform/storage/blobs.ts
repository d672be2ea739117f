import { createHash, randomBytes } from 'node:crypto';
import type { ImageFacts } from '@pressroom/imaging';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { concurrently } from '../concurrently.ts';
import type { Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { releaseBlobs } from './releasedBlobs.ts';
import { originalKey } from './storage.ts';

export interface Blob {
  id: string;
  key: string;
  sha256: Buffer;
  size: string;
}

/** The columns of a blob beside its bytes. Pictures have all of them, other files only their type. */
export type BlobFacts = { mime: string } & Partial<Omit<ImageFacts, 'mime'>>;

export interface NewBlob {
  sha256: Buffer;
  size: number;
  facts: BlobFacts;
}

/** A file whose bytes are on this machine. */
export type NewBytes = NewBlob & ({ path: string } | { bytes: Buffer });

type Place = Pick<App, 'db' | 'storage'>;

/** Enough for a storage that answers slowly; a disk is busy with fewer. */
const putAtOnce = 4;

/**
 * Stores files under their SHA-256 and returns their rows in the order given: the old row where the same bytes were stored
 * before. Called before the transaction that refers to them, which then waits for no storage; files that nothing refers to a
 * day later are deleted by the clean-up.
 */
export async function keepBlobs({ db, storage }: Place, files: readonly NewBytes[]): Promise<Blob[]> {
  // the rows come first: where the clean-up is deleting the same bytes, this waits until they are gone
  const blobs = await transact(db, (tx) => announce(tx, files));
  await concurrently(putAtOnce, files, async (file) => {
    const key = originalKey(file.sha256);
    await ('path' in file ? storage.putFile(key, file.path) : storage.put(key, file.bytes));
  });
  return blobs;
}

/** Does what `keepBlobs` does for a file that is in memory. */
export async function keepBytes(place: Place, bytes: Buffer, facts: BlobFacts): Promise<Blob> {
  const [blob] = await keepBlobs(place, [newBytes(bytes, facts)]);
  return blob!;
}

export function newBytes(bytes: Buffer, facts: BlobFacts): NewBytes {
  return { sha256: createHash('sha256').update(bytes).digest(), size: bytes.length, facts, bytes };
}

/** Rows whose bytes are about to be stored, marked as unused from now on. */
async function announce(tx: Tx, blobs: readonly NewBlob[]): Promise<Blob[]> {
  const bySha = new Map(blobs.map((blob) => [blob.sha256.toString('hex'), blob]));
  // in one order everywhere, so that two uploads of the same files never wait for each other
  const values = [...bySha].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, blob]) => blobValues(blob));
  if (values.length === 0) return [];
  // who refers to the rows commits later, and to the disk
  await sql`set local synchronous_commit = off`.execute(tx);
  const rows = await tx
    .insertInto('blobs')
    .values(values)
    // an update of nothing, so that the row comes back when it was there already
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256: sql`excluded.sha256` }))
    .returning(['id', 'key', 'sha256', 'size'])
    .execute();
  await releaseBlobs(
    tx,
    rows.map(({ id }) => id),
  );
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
