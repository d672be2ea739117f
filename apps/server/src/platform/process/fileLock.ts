import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

const SQLITE_BUSY = 5;

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
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}
