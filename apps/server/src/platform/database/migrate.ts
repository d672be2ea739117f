import { sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StartFailure } from '../process/startFailure.ts';
import { withClient } from './client.ts';
import type { Db } from './database.ts';
import { refusePooler } from './pooler.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');
const oldestServer = 150_000;
const newestKnown = /^(\d{4})_\w+\.sql$/;
/** The first line of a migration that running processes of the release before do not outlive, with the reason. */
const stops = /^-- stops: (.+)/;
/** Migrations before it say nothing: some of them rename what the release before them uses. */
const firstToOverlap = '0091';
/** For how long a migration may wait for others, who wait behind it; then it steps back and tries again. */
const patience = '500ms';
const tries = 60;
const restMs = 500;
const lockTimeout = '55P03';
/** Any number that no other program on the same database uses. */
const lockKey = 7_305_113;

/** A migration that is still to come, and why all processes have to be stopped for it, if they have to. */
export interface PendingMigration {
  name: string;
  stops?: string;
}

/** What a start of this release would do to the database. Throws StartFailure where a newer one has migrated it. */
export async function findPending(db: Db): Promise<PendingMigration[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`.execute(db);
  const done = rows[0]!.there ? await db.selectFrom('migrations').select('name').execute() : [];
  return await Promise.all((await pendingAfter(done)).map(describe));
}

/** Of a migration's text: why all processes have to be stopped for it. */
export function reasonToStop(text: string): string | undefined {
  return stops.exec(text)?.[1];
}

async function describe(name: string): Promise<PendingMigration> {
  const reason =
    name < firstToOverlap
      ? 'made before releases could overlap'
      : reasonToStop(await readFile(join(migrationsFolder, name), 'utf8'));
  return reason === undefined ? { name } : { name, stops: reason };
}

/**
 * Brings the database to the newest migration, each in its own transaction; several starting processes wait for one another.
 * Processes of the release before may go on meanwhile, unless a migration says otherwise: each waits for their locks for a
 * moment at a time. Throws StartFailure for a pooler, a server older than 15, a database that a newer release has already
 * migrated further, or tables that stay busy.
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
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    for (const name of await pendingAfter(rows)) await applyWhenFree(client, name);
  });
}

async function pendingAfter(rows: readonly { name: string }[]): Promise<string[]> {
  const done = new Set(rows.map(({ name }) => name));
  const files = (await readdir(migrationsFolder)).filter((name) => newestKnown.test(name)).sort();
  const foreign = [...done].filter((name) => !files.includes(name));
  if (foreign.length > 0) {
    throw new StartFailure(
      'databaseTooNew',
      `The database was migrated by a newer release (${foreign.join(', ')}). Start that release, or restore a backup.`,
    );
  }
  return files.filter((file) => !done.has(file));
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

async function applyWhenFree(client: Client, name: string): Promise<void> {
  const text = await readFile(join(migrationsFolder, name), 'utf8');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, name, text);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== lockTimeout) throw error;
      if (attempt === tries)
        throw new StartFailure(
          'databaseBusy',
          `The migration ${name} waits for others who hold its tables: end them (pg_stat_activity shows who), and start again.`,
          { cause: error },
        );
      await pause(restMs);
    }
  }
}

async function apply(client: Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${patience}'`);
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
