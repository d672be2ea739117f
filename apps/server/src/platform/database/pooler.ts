import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { StartFailure } from '../process/startFailure.ts';
import { withClient } from './client.ts';

/** What requests go through. `forgetful`: a prepared statement may be gone, or be another's, the next time. */
export type Pooler = 'none' | 'faithful' | 'forgetful';

export async function findPooler(databaseUrl: string): Promise<Pooler> {
  return withClient(databaseUrl, async (client) => {
    if (!(await isPooled(client))) return 'none';
    const name = `s${randomUUID()}`;
    await client.query('begin');
    await client.query({ name, text: 'select 1' });
    // one that keeps prepared statements gives them names of its own
    const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name]);
    const isForgetful = rows.length > 0;
    if (isForgetful) await client.query(`deallocate "${name}"`);
    await client.query('commit');
    return isForgetful ? 'forgetful' : 'faithful';
  });
}

/** Throws StartFailure for a pooler: it would hand a connection that listens, or holds a lock, to others. */
export async function refusePooler(client: Client): Promise<void> {
  if (!(await isPooled(client))) return;
  throw new StartFailure(
    'databaseBehindPooler',
    'Notices, jobs and locks would go through a pooler, which keeps none of them: set DATABASE_DIRECT_URL to the same database on PostgreSQL itself.',
  );
}

/** A pooler gives a number of its own for the process at the other end. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid !== (client as Client & { processID: number | null }).processID;
}
