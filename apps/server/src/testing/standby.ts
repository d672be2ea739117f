import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { withClient } from '../platform/database/client.ts';
import { type Embedded, startEmbedded } from '../platform/postgres/embedded.ts';
import { makeScratchFolder } from './scratchFolder.ts';

/** A server of its own with one migrated database, which a standby follows; both are gone when the test is. */
export interface Pair {
  primary: Embedded;
  standby: Embedded;
  database: string;
}

/** `fill` gets the database before the standby is made. */
export async function startPair(fill: (databaseUrl: string) => Promise<void>): Promise<Pair> {
  const folder = await makeScratchFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  const database = 'pressroom';
  const primary = await startEmbedded(join(folder, 'primary'), { throwaway: true });
  onTestFinished(() => primary.stop());
  await withClient(primary.url('postgres'), (client) => client.query(`create database ${database}`));
  await fill(primary.url(database));
  await copyCluster(primary, join(folder, 'primary/cluster'), join(folder, 'standby/cluster'));
  const standby = await startEmbedded(join(folder, 'standby'), { throwaway: true });
  onTestFinished(() => standby.stop());
  return { primary, standby, database };
}

/** What pg_basebackup does, which does not come with the embedded server. */
async function copyCluster(primary: Embedded, from: string, to: string): Promise<void> {
  await withClient(primary.url('postgres'), async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.endsWith('postmaster.pid'),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  });
  const address = new URL(primary.url('postgres'));
  const following = `host=${address.searchParams.get('host')} port=${address.port} user=${address.username}`;
  await writeFile(join(to, 'standby.signal'), '');
  await writeFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${following}'\n`);
}
