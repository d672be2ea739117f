import { openAccess } from './access/sessions.ts';
import type { App } from './app.ts';
import { openKysely, openPool } from './database/database.ts';
import { isConnectionLost } from './database/lostConnection.ts';
import { forgetForeignFolds } from './database/foldedCounts.ts';
import { migrate } from './database/migrate.ts';
import { openMonths } from './database/months.ts';
import { findPooler } from './database/pooler.ts';
import { type Heartbeat, openNotifications } from './database/notifications.ts';
import { openReplica } from './database/replica.ts';
import { retryOnLostConnection } from './database/retryOnLostConnection.ts';
import type { AnyJob } from './jobs/job.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import { openOutside } from './outside/outside.ts';
import { errorCode, StartFailure } from './process/startFailure.ts';
import { openSecrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';

/** The parts that everything shares, and what only their opener may do: run the jobs, and close everything. */
export interface OpenApp extends App {
  jobs: Jobs;
  close(grace?: number): Promise<void>;
}

interface OpenOptions {
  log: Logger;
  jobs: readonly AnyJob[];
  /** Off only where a test drives the jobs itself. */
  supervise?: boolean;
  /** Of the listening connection. */
  heartbeat?: Heartbeat;
}

/** Connects everything to one database, which is migrated first. */
export async function openApp(
  settings: Settings,
  databaseUrl: string,
  { log, jobs: all, supervise = true, heartbeat }: OpenOptions,
): Promise<OpenApp> {
  const directUrl = settings.databaseDirectUrl ?? databaseUrl;
  const pooler = directUrl === databaseUrl ? 'none' : await findPooler(databaseUrl, directUrl);
  const pool = openPool(databaseUrl, log);
  const db = openKysely(pool, { prepares: pooler !== 'forgetful' });
  const opened: (() => Promise<void>)[] = [() => pool.end()];
  const open = async () => {
    await migrate(directUrl);
    await forgetForeignFolds(db);
    // a server that stood still for months has none for today
    await openMonths(db);
    const secrets = await openSecrets(db, settings, log);
    const storage = await openStorage(settings.storageUrl, log);
    const notifications = await openNotifications(directUrl, log, heartbeat);
    opened.push(() => notifications.close());
    const jobs = await openJobs(directUrl, all, log, { zone: settings.displayZone, supervise });
    return { secrets, storage, notifications, jobs };
  };
  const { secrets, storage, notifications, jobs } = await open().catch(async (error: unknown) => {
    for (const close of opened.reverse()) await close();
    throw error;
  });
  const replica = settings.replicaUrl === undefined ? undefined : openReplica(settings.replicaUrl, db, log);
  const outside = openOutside(db, log);
  const access = openAccess(db, notifications, settings.session);
  return {
    settings,
    log,
    pool,
    db,
    replica,
    notifications,
    access,
    storage,
    secrets,
    outside,
    jobs,
    async close(grace = 8000) {
      await jobs.stop(grace);
      await outside.flush();
      await notifications.close();
      await replica?.close();
      await pool.end();
    },
  };
}

/** In milliseconds: the database may be starting or restarting at the same time as this program. */
const waitAtMost = 10_000;

/** Repeats a step of the start until the database answers. Ends in a StartFailure for the operator where it does not. */
export async function retryUntilReachable<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await retryOnLostConnection(step, { limit: waitAtMost });
  } catch (error) {
    throw explain(error);
  }
}

const refusals = ['28P01', '28000', '3D000'];

function explain(error: unknown): unknown {
  if (error instanceof StartFailure) return error;
  if (!isConnectionLost(error) && !refusals.includes(errorCode(error) ?? '')) return error;
  return new StartFailure(
    'databaseUnreachable',
    `The database of DATABASE_URL or DATABASE_DIRECT_URL cannot be reached: ${(error as Error).message}`,
    { cause: error },
  );
}
