import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { privateFolderMode } from '../process/privateFiles.ts';
import { tryFileLock, type FileLock } from '../process/fileLock.ts';
import { explainFolderError } from '../process/startFailure.ts';
import { embeddedBinaries, type Binaries } from './binaries.ts';
import { clusterOwner, createCluster, SUPERUSER } from './cluster.ts';
import { Shutdown, type ShutdownTimeouts, usualShutdownTimeouts } from './shutdown.ts';
import { launch } from './launch.ts';
import { type Account, findLauncher, mayEnter, rootRefused } from './launcher.ts';
import { StartDeadline } from './startDeadline.ts';
import { acceptsConnections, findPostmaster, isOrphan, PORT, socketPath } from './postmaster.ts';
import { keepAlive } from './keepAlive.ts';
import { makeSocketFolder } from './socketFolder.ts';

export interface EmbeddedOptions {
  /** Takes each line that the server logs. */
  log?: (line: string) => void;
  /** Called with the last log lines when the server that this process started ends without `stop`, and is not started again. */
  onLost?: (log: string) => void;
  /** Given: such a server is started again, and this is called with the last log lines of the one that ended. */
  onRestart?: (log: string) => void;
  /**
   * True where the caller holds the lock of the data folder: a server that still runs belongs to a process that is just
   * dying, and is shut down instead of shared.
   */
  exclusive?: boolean;
  /** The private data folder around it, through which the account that PostgreSQL runs as has to pass. */
  dataFolder?: string;
  /** For tests: the data may be lost when the machine crashes. */
  throwaway?: boolean;
  /** Another installation than the one that comes with Pressroom. */
  binaries?: Binaries;
  /** How long a server that does not stop is waited for before it is killed. */
  shutdownTimeouts?: ShutdownTimeouts;
}

export interface Embedded {
  url(database: string): string;
  /** Whether this process started the server; else it shares that of another process, and `stop` leaves it alone. */
  owner: boolean;
  stop(): Promise<void>;
}

/** Private, except that the group may pass through. */
const traversableByGroup = 0o710;

/**
 * Runs PostgreSQL on `folder`, reachable through a Unix socket alone, or shares the one that runs there already.
 * To be called on the main thread: the server goes down with the thread that started it.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const home = path.resolve(folder);
  const deadline = new StartDeadline();
  try {
    await mkdir(home, { recursive: true, mode: privateFolderMode });
    const lock = await lockStart(path.join(home, 'start.lock'), deadline);
    try {
      return (await share(home, options, deadline)) ?? (await start(home, options));
    } finally {
      lock.release();
    }
  } catch (error) {
    throw explainFolderError(home, error);
  }
}

/** One starter at a time: the next one finds the server ready, or none. */
async function lockStart(file: string, deadline: StartDeadline): Promise<FileLock> {
  for (;;) {
    const lock = tryFileLock(file);
    if (lock) return lock;
    await deadline.pause('another start on this folder does not end');
  }
}

/** Answers the running server, or undefined once none runs. A server whose owner has died is shut down first. */
async function share(
  home: string,
  { exclusive, shutdownTimeouts }: EmbeddedOptions,
  deadline: StartDeadline,
): Promise<Embedded | undefined> {
  const cluster = clusterIn(home);
  let shutdown: Shutdown | undefined;
  for (;;) {
    const found = await findPostmaster(cluster);
    if (found === undefined) return undefined;
    if (exclusive || (await isOrphan(found.pid))) {
      if (shutdown?.pid !== found.pid) shutdown = new Shutdown(found.pid, cluster, shutdownTimeouts);
      await shutdown.escalate();
    } else if (found.ready && (await acceptsConnections(socketPath(found.socketFolder, found.port)))) {
      return { url: urlOn(found.socketFolder, found.port), owner: false, stop: async () => {} };
    }
    await deadline.pause(`the server with process id ${found.pid} neither answers nor ends`);
  }
}

async function start(home: string, options: EmbeddedOptions): Promise<Embedded> {
  const { throwaway, shutdownTimeouts = usualShutdownTimeouts, log = () => {} } = options;
  const cluster = clusterIn(home);
  const binaries = options.binaries ?? embeddedBinaries();
  const owner = await clusterOwner(cluster);
  const launcher = findLauncher(binaries.postgres, owner);
  if (launcher.account) await handOver(home, launcher.account, options.dataFolder);
  await chmod(home, privateFolderMode);
  if (owner === undefined) await createCluster(cluster, binaries, launcher);
  const socketFolder = await makeSocketFolder(home, launcher.account);

  const config = { cluster, socketFolder, binaries, launcher, throwaway, shutdownTimeouts };
  const { onRestart, onLost } = options;
  const server = await keepAlive({ start: () => launch(config, log, new StartDeadline()), onRestart, onLost });
  return { url: urlOn(socketFolder, PORT), owner: true, stop: () => server.stop() };
}

/** Gives the folder to the account and lets it, and nobody else, pass through the folder around it. */
async function handOver(home: string, account: Account, dataFolder: string | undefined): Promise<void> {
  await chown(home, account.uid, account.gid);
  if (dataFolder !== undefined) {
    await chown(dataFolder, (await stat(dataFolder)).uid, account.gid);
    await chmod(dataFolder, traversableByGroup);
  }
  if (!mayEnter(home, account)) throw rootRefused(account, home, 'set DATA_DIR to');
}

function clusterIn(home: string): string {
  return path.join(home, 'cluster');
}

function urlOn(socketFolder: string, port: number): (database: string) => string {
  const host = encodeURIComponent(socketFolder);
  return (database) => `postgres://${SUPERUSER}@localhost:${port}/${encodeURIComponent(database)}?host=${host}`;
}
