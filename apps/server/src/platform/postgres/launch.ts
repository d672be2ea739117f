import type { Binaries } from './binaries.ts';
import type { ShutdownTimeouts } from './shutdown.ts';
import type { Launcher } from './launcher.ts';
import type { StartDeadline } from './startDeadline.ts';
import { postgresFailure } from './postgresFailure.ts';
import { acceptsConnections, findPostmaster, PORT, socketPath } from './postmaster.ts';
import { cleanUpAfterCrash } from './crashCleanup.ts';
import { superviseServer, type Server } from './server.ts';
import { settingArguments } from './settings.ts';

/** What runs, on what, and where it listens. */
export interface ServerConfig {
  cluster: string;
  socketFolder: string;
  binaries: Binaries;
  throwaway?: boolean;
  launcher: Launcher;
  shutdownTimeouts: ShutdownTimeouts;
}

/** Starts the server, where none runs, and answers once it takes connections. */
export async function launch(
  config: ServerConfig,
  log: (line: string) => void,
  deadline: StartDeadline,
): Promise<Server> {
  const { cluster, shutdownTimeouts } = config;
  for (;;) {
    await cleanUpAfterCrash(config, deadline, shutdownTimeouts);
    const child = config.launcher.run(config.binaries.postgres, serverArguments(config));
    const server = superviseServer(child, { cluster, shutdownTimeouts, log });
    if (await becomesReady(server, config, deadline)) return server;
    // Where other accounts' processes are hidden, the shared memory alone tells of what a killed postmaster has left.
    if (!server.log().includes('pre-existing shared memory block')) {
      throw postgresFailure('PostgreSQL did not start', cluster, server.log());
    }
    await deadline.pause('processes of a killed server are still around');
  }
}

function serverArguments({ cluster, socketFolder, throwaway }: ServerConfig): string[] {
  return ['-D', cluster, '-p', `${PORT}`, ...settingArguments(socketFolder, { throwaway })];
}

async function becomesReady(
  server: Server,
  { cluster, socketFolder }: ServerConfig,
  deadline: StartDeadline,
): Promise<boolean> {
  try {
    while (!server.hasExited()) {
      const found = await findPostmaster(cluster);
      if (found?.ready && found.pid === server.pid && (await acceptsConnections(socketPath(socketFolder)))) return true;
      await deadline.pause('it takes no connections yet');
    }
    return false;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
