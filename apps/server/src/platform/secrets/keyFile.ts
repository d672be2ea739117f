import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFileMode, privateFolderMode } from '../process/privateFiles.ts';
import { errorCode, explainFolderError } from '../process/startFailure.ts';

export const keyFileName = 'secret.key';

/** The data folder's own key, made when first asked for. Processes that share the folder get the same one. */
export async function readKeyFile(folder: string): Promise<string> {
  const file = join(folder, keyFileName);
  try {
    return (await found(file)) ?? (await make(folder, file));
  } catch (error) {
    throw explainFolderError(folder, error);
  }
}

async function found(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file gets its name when it is complete, so nobody reads half a key. Of two processes that make one, the first one's is kept. */
async function make(folder: string, file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true, mode: privateFolderMode });
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: privateFileMode, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}
