import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '../logger.ts';
import { privateFileMode, privateFolderMode, makeTreePrivate } from '../process/privateFiles.ts';
import { errorCode, explainFolderError } from '../process/startFailure.ts';
import { storedKinds, type Storage } from './storage.ts';

/** Another file system than that of the file, or one that knows no links. */
const withoutLinks: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

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

  /** On the disk before it is under its key. */
  async function syncFile(path: string): Promise<void> {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function linkUnder(key: string, path: string): Promise<void> {
    const target = pathOf(key);
    await link(path, target).catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      await makeFolderOf(target);
      await link(path, target);
    });
  }

  async function moveUnder(key: string, temporary: string): Promise<void> {
    await syncFile(temporary);
    await rename(temporary, pathOf(key));
  }

  const makeFolderOf = (target: string) => mkdir(dirname(target), { recursive: true, mode: privateFolderMode });

  /** A path beside the key's, on the same file system. */
  async function besides(key: string): Promise<string> {
    const target = pathOf(key);
    await makeFolderOf(target);
    return `${target}.${randomUUID()}`;
  }

  return {
    async putFile(key, path) {
      await syncFile(path);
      try {
        await linkUnder(key, path);
      } catch (error) {
        const code = errorCode(error) ?? '';
        // the same bytes are there already
        if (code === 'EEXIST') return;
        if (!withoutLinks.has(code)) throw error;
        const temporary = await besides(key);
        await copyFile(path, temporary);
        await moveUnder(key, temporary);
      }
    },
    async put(key, bytes) {
      const temporary = await besides(key);
      await writeFile(temporary, bytes, { mode: privateFileMode });
      await moveUnder(key, temporary);
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
