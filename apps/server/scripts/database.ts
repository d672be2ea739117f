// The database as Pressroom's own settings name it, for the commands beside the server.
// The embedded one is started for it, so Pressroom has to be stopped; with DATABASE_URL it may go on running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, openKysely, openPool } from '../src/platform/database/database.ts';
import { openLogger } from '../src/platform/logger.ts';
import { startEmbedded } from '../src/platform/postgres/embedded.ts';
import { lockDataFolder } from '../src/platform/process/dataFolder.ts';
import { StartFailure } from '../src/platform/process/startFailure.ts';
import { readSettings } from '../src/platform/settings.ts';

/** Runs the work, and answers its result as the exit code; a failure to open is told in one line. */
export async function withDatabase(work: (db: Db) => Promise<number>): Promise<void> {
  process.umask(0o077);
  try {
    const settings = readSettings(process.env);
    // past a pooler, which might lose what is prepared
    const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
    process.exitCode = databaseUrl ? await workIn(databaseUrl, work) : await workInFolder(settings.dataDir, work);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

async function workInFolder(dataDir: string, work: (db: Db) => Promise<number>): Promise<number> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder))
    throw new StartFailure('settings', `${dataDir} holds no database: set DATA_DIR as for npm start.`);
  const lock = await lockDataFolder(dataDir, 'all');
  const embedded = await startEmbedded(folder, { exclusive: true, dataFolder: dataDir });
  try {
    return await workIn(embedded.url('pressroom'), work);
  } finally {
    await embedded.stop();
    await lock.release();
  }
}

async function workIn(databaseUrl: string, work: (db: Db) => Promise<number>): Promise<number> {
  const pool = openPool(databaseUrl, openLogger('warn'), 1);
  try {
    return await work(openKysely(pool));
  } finally {
    await pool.end();
  }
}
