import type { Binaries } from './binaries.ts';
import type { Urgency } from './ending.ts';
import type { Launcher } from './launcher.ts';
import type { Patience } from './patience.ts';
import { postgresFailure } from './postgresFailure.ts';
import { accepts, findPostmaster, PORT, socketPath } from './postmaster.ts';
import { clearRemains } from './remains.ts';
import { takeCharge, type Server } from './server.ts';
import { settingArguments } from './settings.ts';

/** What runs, on what, and where it listens. */
export interface Site {
  cluster: string;
  socketFolder: string;
  binaries: Binaries;
  throwaway?: boolean;
  launcher: Launcher;
  urgency: Urgency;
}

/** Starts the server, where none runs, and answers once it takes connections. */
export async function launch(site: Site, log: (line: string) => void, patience: Patience): Promise<Server> {
  const { cluster, urgency } = site;
  for (;;) {
    await clearRemains(site, patience, urgency);
    const child = site.launcher.run(site.binaries.postgres, serverArguments(site));
    const server = takeCharge(child, { cluster, urgency, log });
    if (await becomesReady(server, site, patience)) return server;
    // Where other accounts' processes are hidden, the shared memory alone tells of what a killed postmaster has left.
    if (!server.log().includes('pre-existing shared memory block')) {
      throw postgresFailure('PostgreSQL did not start', cluster, server.log());
    }
    await patience.pause('processes of a killed server are still around');
  }
}

function serverArguments({ cluster, socketFolder, throwaway }: Site): string[] {
  return ['-D', cluster, '-p', `${PORT}`, ...settingArguments(socketFolder, { throwaway })];
}

async function becomesReady(server: Server, { cluster, socketFolder }: Site, patience: Patience): Promise<boolean> {
  try {
    while (!server.hasExited()) {
      const found = await findPostmaster(cluster);
      if (found?.ready && found.pid === server.pid && (await accepts(socketPath(socketFolder)))) return true;
      await patience.pause('it takes no connections yet');
    }
    return false;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
