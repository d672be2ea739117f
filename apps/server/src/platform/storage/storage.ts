import type { Readable } from 'node:stream';

/** Where bytes lie: a folder, or an S3-compatible store. Keys are ours, never a user's file name. */
export interface Storage {
  /** Keeps what is in the file, which stays the caller's; the same key again is the same bytes and changes nothing. */
  putFile(key: string, path: string): Promise<void>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is nothing under the key. */
  get(key: string): Promise<Buffer | undefined>;
  stream(key: string): Promise<Readable | undefined>;
  /** Nothing under the key is no error. */
  remove(key: string): Promise<void>;
  /** Throws where it cannot be written. */
  check(): Promise<void>;
}

/** The first part of every key. */
export const storedKinds = ['originals', 'derived'] as const;

/** Originals by content; derived files may be deleted at any time and are made again. */
export const originalKey = (sha256: Buffer) => `originals/${inSubfolder(sha256.toString('hex'))}`;
export const derivedKey = (kind: string, name: string) => `derived/${kind}/${inSubfolder(name)}`;

function inSubfolder(name: string): string {
  return `${name.slice(0, 2)}/${name}`;
}
