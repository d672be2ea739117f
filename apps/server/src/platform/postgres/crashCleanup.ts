import { readFile, rm } from 'node:fs/promises';
import { killProcesses, type ShutdownTimeouts } from './shutdown.ts';
import type { StartDeadline } from './startDeadline.ts';
import { findProcesses, isAlive, unlessGone, pidFile, runsOn, socketPath } from './postmaster.ts';

/** Makes a cluster without a postmaster ready for a new one, whatever state a crash has left it in. */
export async function cleanUpAfterCrash(
  { cluster, socketFolder }: { cluster: string; socketFolder: string },
  deadline: StartDeadline,
  shutdownTimeouts: ShutdownTimeouts,
): Promise<void> {
  await waitForOrphans(cluster, deadline, shutdownTimeouts);
  for (const file of [pidFile(cluster), `${socketPath(socketFolder)}.lock`]) await removeStaleLock(file, cluster);
}

/** Waits for the children of a killed postmaster, which notice its end and exit; one that hangs is killed. */
async function waitForOrphans(cluster: string, deadline: StartDeadline, { quit }: ShutdownTimeouts): Promise<void> {
  const begin = performance.now();
  while ((await findProcesses(cluster)).length > 0) {
    if (performance.now() - begin > quit) await killProcesses(cluster);
    await deadline.pause('processes of a killed server do not end');
  }
}

/**
 * Removes a lock file whose number belongs to some other living process by now: PostgreSQL would take that one for its
 * predecessor and refuse to start, as it does where a kill came before the number was written. Those of the dead stay,
 * for PostgreSQL reads in them what the dead may have left.
 */
async function removeStaleLock(file: string, cluster: string): Promise<void> {
  const text = await unlessGone(readFile(file, 'utf8'));
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  const names = pid > 0;
  if (!names || (isAlive(pid) && !(await runsOn(pid, cluster)))) await rm(file, { force: true });
}
