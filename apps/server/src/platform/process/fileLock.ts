import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskFull } from './startFailure.ts';

export interface FileLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/**
 * Takes the lock, or answers undefined while another process holds it. The kernel drops it with its holder, so it is
 * never stale: not after kill -9, not when a process id is used again, not between two containers on one volume.
 */
export function tryFileLock(file: string): FileLock | undefined {
  // Node has no file locks of its own; SQLite's are the kernel's.
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const reason = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (reason === SQLITE_BUSY) return undefined;
    throw reason === SQLITE_FULL ? diskFull(path.dirname(file), error) : error;
  }
  return { release: () => lock.close() };
}
