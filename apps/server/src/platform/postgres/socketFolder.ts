import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartFailure } from '../process/startFailure.ts';
import type { Account } from './launcher.ts';
import { socketPath } from './postmaster.ts';

// The kernel's limit is 107 bytes; the lock file beside the socket needs no connection and may be longer.
const LONGEST_SOCKET_PATH = 107;

/** Makes the folder for the socket: beside the cluster, or under the system's temporary folder where that path is too long. */
export async function makeSocketFolder(folder: string, account: Account | undefined): Promise<string> {
  const beside = path.join(folder, 'run');
  const fits = Buffer.byteLength(socketPath(beside)) <= LONGEST_SOCKET_PATH;
  const chosen = fits
    ? beside
    : path.join(tmpdir(), `pressroom-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  await mkdir(chosen, { recursive: true, mode: 0o700 });
  if (account) await chown(chosen, account.uid, account.gid);
  await refuseForeign(chosen, account?.uid ?? process.getuid?.());
  return chosen;
}

/** The name in a folder that everybody writes to can be guessed: whoever made it first could listen in our place. */
async function refuseForeign(folder: string, uid: number | undefined): Promise<void> {
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return;
  throw new StartFailure(
    'folderUnwritable',
    `The folder ${folder} for PostgreSQL's socket belongs to somebody else: remove it.`,
  );
}
