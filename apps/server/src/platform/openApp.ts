import { openAccess } from './access/sessions.ts';
import type { App } from './app.ts';
import { openKysely, openPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { type Heartbeat, openNotices } from './database/notices.ts';
import type { AnyJob } from './jobs/job.ts';
import { openJobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import { openOutside } from './outside/outside.ts';
import { errorCode, StartFailure } from './process/startFailure.ts';
import { openSecrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';

export interface OpenApp extends App {
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
  const pool = openPool(databaseUrl, log);
  const db = openKysely(pool);
  const secrets = await migrate(pool)
    .then(() => openSecrets(db, settings, log))
    .catch(async (error: unknown) => {
      await pool.end();
      throw explain(error);
    });
  const [notices, jobs, storage] = await Promise.all([
    openNotices(databaseUrl, log, heartbeat),
    openJobs(databaseUrl, all, log, { zone: settings.displayZone, supervise }),
    openStorage(settings.storageUrl),
  ]);
  const outside = openOutside(db, log);
  const access = openAccess(db, notices, settings.session);
  return {
    settings,
    log,
    pool,
    db,
    notices,
    access,
    storage,
    secrets,
    outside,
    jobs,
    async close(grace = 8000) {
      await jobs.stop(grace);
      await outside.flush();
      await notices.close();
      await pool.end();
    },
  };
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT', '28P01', '28000', '3D000'];

function explain(error: unknown): unknown {
  if (error instanceof StartFailure || !unreachable.includes(errorCode(error) ?? '')) return error;
  return new StartFailure(
    'databaseUnreachable',
    `The database of DATABASE_URL cannot be reached: ${(error as Error).message}`,
    { cause: error },
  );
}
