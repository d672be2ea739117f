import { chmod, lstat, opendir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './startFailure.ts';

/** Modes of files and folders that no other account may read. */
export const privateFolderMode = 0o700;
export const privateFileMode = 0o600;

const otherAccounts = 0o077;
/** On a folder that everybody may write to, as the temporary one. */
const sticky = 0o1000;
/** Marks a folder that is private itself while its content may not be yet. The sticky bit means nothing else on a folder that only its owner may enter. */
const unfinished = sticky;

/** What the program puts into its data folder. */
const ownNames = /^(files|postgres|uploads|sandbox|secret\.key.*|pressroom.*|sample-shop|lost\+found)$/;

/**
 * Makes a data folder private, with the entries directly in it, so that no other account gets deeper. A folder with
 * foreign entries, or of another owner, is left as it is; only our own entries in it are made private.
 */
export async function makeDataFolderPrivate(folder: string): Promise<void> {
  const names = await readdir(folder);
  const isShared = ((await modeOf(folder)) ?? 0) & sticky;
  if (!isShared && names.every((name) => ownNames.test(name))) await makePrivate(folder);
  for (const name of names) if (ownNames.test(name)) await makePrivate(path.join(folder, name));
}

/**
 * Makes a folder private at once, and then all its content. A repeated call costs one `stat`: the mode of the folder
 * tells whether the content is done, and a call that was broken off is continued.
 */
export async function makeTreePrivate(folder: string): Promise<void> {
  const mode = await modeOf(folder);
  if (mode === undefined || (mode & (otherAccounts | unfinished)) === 0) return;
  if (!(await tryChmod(folder, privateFolderMode | unfinished))) return;
  await makeContentPrivate(folder);
  await tryChmod(folder, privateFolderMode);
}

async function makeContentPrivate(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await tryChmod(found, privateFolderMode);
      await makeContentPrivate(found);
    } else if (entry.isFile()) await tryChmod(found, privateFileMode);
  }
}

async function makePrivate(found: string): Promise<void> {
  const there = await lstat(found);
  const isOwn = there.uid === process.getuid?.() && !there.isSymbolicLink();
  if (isOwn && (there.mode & otherAccounts) !== 0)
    await tryChmod(found, there.isDirectory() ? privateFolderMode : privateFileMode);
}

async function modeOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mode;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** False where the entry belongs to somebody else, or is gone meanwhile. */
async function tryChmod(found: string, mode: number): Promise<boolean> {
  try {
    await chmod(found, mode);
    return true;
  } catch (error) {
    if (['EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}
