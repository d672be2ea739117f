import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = 4 * 1024 ** 3;

/**
 * A new folder for a server of tests, in memory where the machine has enough of it: a database is hundreds of small
 * files, which tests make and drop all the time.
 */
export async function makeScratchFolder(): Promise<string> {
  return mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), 'pressroom-'));
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > needed;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
