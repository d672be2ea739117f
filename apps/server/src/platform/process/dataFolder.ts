import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFileMode, makeDataFolderPrivate, privateFolderMode } from './privateFiles.ts';
import { tryFileLock } from './fileLock.ts';
import { errorCode, explainFolderError, StartFailure } from './startFailure.ts';

export interface DataFolderLock {
  release(): Promise<void>;
}

/** The role under which a process locks its data folder. With the embedded database one process does everything, so it is `all`. */
export function folderRole(settings: { databaseUrl?: string; process: string }): string {
  return settings.databaseUrl ? settings.process : 'all';
}

/**
 * Creates the folder if need be, proves that it can be written, closes it to other accounts, and keeps every other Pressroom
 * out until released.
 * Processes of another `role` (an api beside a worker, on a database of their own) may share the folder.
 */
export async function lockDataFolder(folder: string, role = 'all'): Promise<DataFolderLock> {
  const name = role === 'all' ? 'pressroom' : `pressroom-${role}`;
  const holderFile = path.join(folder, `${name}.pid`);
  try {
    await makeFolder(path.resolve(folder));
    await writeFile(path.join(folder, `${name}.lock`), '', { flag: 'a', mode: privateFileMode });
    const lock = tryFileLock(path.join(folder, `${name}.lock`));
    if (lock === undefined) throw inUse(folder, await readHolder(holderFile));
    await writeFile(holderFile, `${process.pid}\n`, { mode: privateFileMode });
    await makeDataFolderPrivate(folder);
    return { release: async () => lock.release() };
  } catch (error) {
    throw explainFolderError(folder, error);
  }
}

/** Node's own recursive mkdir never returns where a file system answers ENOENT below a folder that is there (/proc does). */
async function makeFolder(folder: string, mode = privateFolderMode): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    const parent = path.dirname(folder);
    if (errorCode(error) !== 'ENOENT' || existsSync(parent)) throw error;
    // PostgreSQL may run as another account, which has to pass through this folder
    await makeFolder(parent, 0o711);
    await mkdir(folder, { mode });
  }
}

function inUse(folder: string, holder: string): StartFailure {
  return new StartFailure(
    'folderInUse',
    `The data folder ${folder} is already in use by process ${holder}: stop that one first, or set DATA_DIR to another folder.`,
  );
}

/** The holder writes its number just after it took the lock, so for a moment there may be none. */
async function readHolder(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim() || '(starting)';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '(starting)';
    throw error;
  }
}
