import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { checkout, emptyFolder } from '../folders.ts';
import { databaseUrl, withClient } from './server.ts';

/** What seeds may call. */
const tools = readFileSync(join(import.meta.dirname, 'laterIndexes.sql'), 'utf8');
const schema = readFileSync(join(checkout, 'apps/server/schema.sql'), 'utf8');

export interface Dataset {
  name: string;
  /** SQL, one text after the other. */
  seeds: readonly string[];
  /** What it holds, for whoever waits for it. */
  holds: string;
  settings?: Readonly<Record<string, string>>;
  /** What it holds more of than another, from which it is copied. */
  on?: Dataset;
}

/** A migrated database that its seeds have filled; one from an earlier run is used again while schema and seeds are the same. */
export async function readyDataset({ name, seeds, holds, settings = {}, on }: Dataset): Promise<string> {
  const fingerprint = fingerprintOf({ name, seeds, holds, settings, on });
  const isReady = await withClient('postgres', async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    return rows[0]?.comment === fingerprint;
  });
  if (isReady) return name;

  if (on) await copyOf(await readyDataset(on), name);
  else await createEmpty(name);
  console.log(`Seeding ${holds} …`);
  await withClient(name, async (client) => {
    for (const [setting, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [setting, value]);
    for (const seed of [tools, ...seeds]) await client.query(seed);
    // the bare counting reads the index alone only where the visibility map is filled
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
  await withClient('postgres', (client) =>
    client.query(`comment on database ${escapeIdentifier(name)} is ${escapeLiteral(fingerprint)}`),
  );
  return name;
}

function fingerprintOf({ seeds, settings = {}, on }: Dataset): string {
  const under = on ? fingerprintOf(on) : schema;
  return createHash('sha256')
    .update([under, tools, ...Object.values(settings), ...seeds].join('\n'))
    .digest('hex');
}

async function createEmpty(name: string): Promise<void> {
  await withClient('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${escapeIdentifier(name)}`);
  });
  await migrate(await databaseUrl(name));
}

/** A copy to write in; an older one of that name goes away with its files. */
export async function copyOf(dataset: string, name: string): Promise<string> {
  await withClient('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(dataset)}`);
  });
  emptyFolder(`data/${name}`);
  return name;
}
