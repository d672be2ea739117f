import { chmod, lstat, opendir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './startFailure.ts';

/** Modes of what belongs to the program alone. */
export const privateFolderMode = 0o700;
export const privateFileMode = 0o600;

const others = 0o077;
/** On a folder that everybody may write to, as the temporary one. */
const sticky = 0o1000;
/** Marks a folder that is closed itself, and whose content is not yet; without others it means nothing else. */
const unfinished = sticky;

/** What the program puts into its data folder. */
const ours = /^(files|postgres|uploads|sandbox|secret\.key.*|pressroom.*|sample-shop|lost\+found)$/;

/**
 * Closes a data folder that was made open, and what lies in it at first sight: nobody gets deeper then. A folder that holds other
 * things as well, or belongs to somebody else, is left as it is; what is ours in it is closed.
 */
export async function makeDataFolderPrivate(folder: string): Promise<void> {
  const names = await readdir(folder);
  const isShared = ((await modeOf(folder)) ?? 0) & sticky;
  if (!isShared && names.every((name) => ours.test(name))) await close(folder);
  for (const name of names) if (ours.test(name)) await close(path.join(folder, name));
}

/**
 * Closes a folder at once, and all that lies below it after that. It costs one look where that has been done before, and goes on
 * where it was broken off: the folder's own mode tells.
 */
export async function makeTreePrivate(folder: string): Promise<void> {
  const mode = await modeOf(folder);
  if (mode === undefined || (mode & (others | unfinished)) === 0) return;
  if (!(await changed(folder, privateFolderMode | unfinished))) return;
  await closeBelow(folder);
  await changed(folder, privateFolderMode);
}

async function closeBelow(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await changed(found, privateFolderMode);
      await closeBelow(found);
    } else if (entry.isFile()) await changed(found, privateFileMode);
  }
}

async function close(found: string): Promise<void> {
  const there = await lstat(found);
  const isOurs = there.uid === process.getuid?.() && !there.isSymbolicLink();
  if (isOurs && (there.mode & others) !== 0)
    await changed(found, there.isDirectory() ? privateFolderMode : privateFileMode);
}

async function modeOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mode;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** False where it is not ours to change, or gone meanwhile. */
async function changed(found: string, mode: number): Promise<boolean> {
  try {
    await chmod(found, mode);
    return true;
  } catch (error) {
    if (['EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}
