import { chown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from '../process/startFailure.ts';
import type { Binaries } from './binaries.ts';
import type { Launcher } from './launcher.ts';
import { postgresFailure } from './postgresFailure.ts';

export const SUPERUSER = 'postgres';

const SCRATCH = 'new-';

/** The account that the cluster's files belong to; undefined while there is no cluster. */
export async function clusterOwner(cluster: string): Promise<number | undefined> {
  try {
    return (await stat(path.join(cluster, 'PG_VERSION'))).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the cluster in a scratch folder and moves it when complete: a kill on the way leaves no half-made cluster. */
export async function createCluster(cluster: string, binaries: Binaries, launcher: Launcher): Promise<void> {
  const folder = path.dirname(cluster);
  await removeScratch(folder);
  const scratch = await mkdtemp(path.join(folder, SCRATCH));
  if (launcher.account) await chown(scratch, launcher.account.uid, launcher.account.gid);
  await runInitdb(scratch, binaries, launcher);
  await rename(scratch, cluster);
  await syncFolder(folder);
}

async function removeScratch(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(SCRATCH));
  // Retried: an initdb whose parent was killed may still be tidying up itself.
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

async function runInitdb(scratch: string, binaries: Binaries, launcher: Launcher): Promise<void> {
  const initdb = launcher.run(binaries.initdb, [
    `--pgdata=${scratch}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    ...binaries.locale,
    '--no-instructions',
  ]);
  const exit = new Promise<number | null>((resolve, reject) => initdb.once('error', reject).once('close', resolve));
  const [, complaint, code] = await Promise.all([text(initdb.stdout!), text(initdb.stderr!), exit]);
  if (code !== 0) throw postgresFailure('The database could not be created', path.dirname(scratch), complaint);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
