import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartFailure } from '../process/startFailure.ts';
import { withClient } from './client.ts';
import { refusePooler } from './pooler.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const oldestServer = 150_000;
const newestKnown = /^(\d{4})_\w+\.sql$/;
/** Any number that no other program on the same database uses. */
const lockKey = 7_305_113;

/**
 * Brings the database to the newest migration, each in its own transaction; several starting processes wait for one another.
 * Throws StartFailure for a pooler, a server older than 15, or a database that a newer release has already migrated further.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  // its lock goes with the connection
  await withClient(databaseUrl, async (client) => {
    await refusePooler(client);
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    const files = (await readdir(migrationsFolder)).filter((name) => newestKnown.test(name)).sort();
    const foreign = [...done].filter((name) => !files.includes(name));
    if (foreign.length > 0) {
      throw new StartFailure(
        'databaseTooNew',
        `The database was migrated by a newer release (${foreign.join(', ')}). Start that release, or restore a backup.`,
      );
    }
    for (const name of files.filter((file) => !done.has(file))) await apply(client, name);
  });
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  );
  const server = rows[0]!;
  if (Number(server.number) < oldestServer) {
    throw new StartFailure('databaseTooOld', `PostgreSQL ${server.version} is too old: version 15 or newer is needed.`);
  }
}

async function apply(client: Client, name: string): Promise<void> {
  const sql = await readFile(join(migrationsFolder, name), 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
