import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '../logger.ts';
import { privateFileMode, privateFolderMode, makeTreePrivate } from '../process/privateFiles.ts';
import { errorCode, explainFolderError } from '../process/startFailure.ts';
import { storedKinds, type Storage } from './storage.ts';

/**
 * Files appear under their key complete or not at all, and are on the disk before the call returns. Nobody else on the
 * machine may read them; what was filed when they still might is closed in the background.
 */
export async function openFolderStorage(root: string, log: Logger): Promise<Storage> {
  await mkdir(root, { recursive: true, mode: privateFolderMode }).catch((error: unknown) => {
    throw explainFolderError(root, error);
  });
  for (const kind of storedKinds) {
    makeTreePrivate(join(root, kind)).catch((error: Error) =>
      log.warn({ err: error }, 'files are left open to others'),
    );
  }
  const pathOf = (key: string) => join(root, key);

  async function moveIntoPlace(temporary: string, target: string): Promise<void> {
    const handle = await open(temporary, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  }

  async function prepare(key: string): Promise<{ target: string; temporary: string }> {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true, mode: privateFolderMode });
    return { target, temporary: `${target}.${randomUUID()}` };
  }

  return {
    async putFile(key, path) {
      const { target, temporary } = await prepare(key);
      try {
        await rename(path, temporary);
      } catch (error) {
        // another file system than the uploads' folder
        if (errorCode(error) !== 'EXDEV') throw error;
        await copyFile(path, temporary);
        await rm(path);
      }
      await moveIntoPlace(temporary, target);
    },
    async put(key, bytes) {
      const { target, temporary } = await prepare(key);
      await writeFile(temporary, bytes, { mode: privateFileMode });
      await moveIntoPlace(temporary, target);
    },
    async get(key) {
      return readFile(pathOf(key)).catch(absent);
    },
    async stream(key) {
      const handle = await open(pathOf(key)).catch(absent);
      return handle && createReadStream('', { fd: handle });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      await access(root, constants.W_OK);
    },
  };
}

function absent(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
