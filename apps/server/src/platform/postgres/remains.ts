import { readFile, rm } from 'node:fs/promises';
import { killProcesses, type Urgency } from './ending.ts';
import type { Patience } from './patience.ts';
import { findProcesses, isAlive, orNothing, pidFile, runsOn, socketPath } from './postmaster.ts';

/** Makes a cluster without a postmaster ready for a new one, whatever state a crash has left it in. */
export async function clearRemains(
  { cluster, socketFolder }: { cluster: string; socketFolder: string },
  patience: Patience,
  urgency: Urgency,
): Promise<void> {
  await outliveOrphans(cluster, patience, urgency);
  for (const file of [pidFile(cluster), `${socketPath(socketFolder)}.lock`]) await releaseLock(file, cluster);
}

/** The children of a postmaster that was killed notice and end, unless one hangs. */
async function outliveOrphans(cluster: string, patience: Patience, { quit }: Urgency): Promise<void> {
  const begin = performance.now();
  while ((await findProcesses(cluster)).length > 0) {
    if (performance.now() - begin > quit) await killProcesses(cluster);
    await patience.pause('processes of a killed server do not end');
  }
}

/**
 * Removes a lock file whose number belongs to some other living process by now: PostgreSQL would take that one for its
 * predecessor and refuse to start, as it does where a kill came before the number was written. Those of the dead stay,
 * for PostgreSQL reads in them what the dead may have left.
 */
async function releaseLock(file: string, cluster: string): Promise<void> {
  const text = await orNothing(readFile(file, 'utf8'));
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  const names = pid > 0;
  if (!names || (isAlive(pid) && !(await runsOn(pid, cluster)))) await rm(file, { force: true });
}
