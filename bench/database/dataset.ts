import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { checkout } from '../folders.ts';
import { databaseUrl, withClient } from './server.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const catalogue = read(import.meta.dirname, 'catalogue.sql');
const orders = read(import.meta.dirname, 'orders.sql');
const schema = read(checkout, 'apps/server/schema.sql');

/** The name of a database with this many orders. */
export function datasetOf(count: number): Promise<string> {
  return readyDataset(`orders_${count}`, [catalogue, orders], async (client) => {
    console.log(`Seeding ${count.toLocaleString('en')} orders …`);
    await client.query(catalogue);
    await client.query(`select set_config('bench.orders', $1, false)`, [String(count)]);
    await client.query(orders);
  });
}

/** A migrated database that `fill` has filled; one from an earlier run is used again while schema and `seeds` are the same. */
export async function readyDataset(
  name: string,
  seeds: readonly string[],
  fill: (client: Client) => Promise<void>,
): Promise<string> {
  const fingerprint = createHash('sha256')
    .update([schema, ...seeds].join('\n'))
    .digest('hex');
  const isReady = await withClient('postgres', async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.comment === fingerprint) return true;
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${escapeIdentifier(name)}`);
    return false;
  });
  if (isReady) return name;

  await migrate(await databaseUrl(name));
  await withClient(name, async (client) => {
    await fill(client);
    // the bare counting reads the index alone only where the visibility map is filled
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
  await withClient('postgres', (client) =>
    client.query(`comment on database ${escapeIdentifier(name)} is ${escapeLiteral(fingerprint)}`),
  );
  return name;
}

/** A copy to write in; an older one of that name goes away. */
export async function copyOf(dataset: string, name: string): Promise<string> {
  await withClient('postgres', async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(dataset)}`);
  });
  return name;
}
