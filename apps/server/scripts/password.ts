// Gives an account a new first password, which its user must replace: npm run password -- NAME
// The embedded database is started for it, so Pressroom has to be stopped; with DATABASE_URL it may go on running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resetPassword } from '../src/features/account/account.public.ts';
import { openKysely, openPool } from '../src/platform/database/database.ts';
import { openLogger } from '../src/platform/logger.ts';
import { startEmbedded } from '../src/platform/postgres/embedded.ts';
import { lockDataFolder } from '../src/platform/process/dataFolder.ts';
import { StartFailure } from '../src/platform/process/startFailure.ts';
import { readSettings } from '../src/platform/settings.ts';

const username = process.argv[2] ?? 'admin';
try {
  const settings = readSettings(process.env);
  const password = settings.databaseUrl ? await resetIn(settings.databaseUrl) : await resetInFolder(settings.dataDir);
  if (password) console.log(`Sign in as ${username} with the password ${password}`);
  else console.error(`There is no account ${username}.`);
  process.exitCode = password ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function resetInFolder(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder))
    throw new StartFailure('settings', `${dataDir} holds no database: set DATA_DIR as for npm start.`);
  const lock = await lockDataFolder(dataDir, 'all');
  const embedded = await startEmbedded(folder, { sole: true });
  try {
    return await resetIn(embedded.url('pressroom'));
  } finally {
    await embedded.stop();
    await lock.release();
  }
}

async function resetIn(databaseUrl: string): Promise<string | undefined> {
  const pool = openPool(databaseUrl, openLogger('warn'), 1);
  try {
    return await resetPassword(openKysely(pool), username);
  } finally {
    await pool.end();
  }
}
