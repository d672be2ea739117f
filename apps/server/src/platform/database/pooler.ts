import { randomInt, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { StartFailure } from '../process/startFailure.ts';
import { withClient } from './client.ts';

/** What requests go through. `forgetful`: a prepared statement may be gone, or be another's, the next time. */
export type Pooler = 'none' | 'faithful' | 'forgetful';

/** Looks what is between. Throws StartFailure where the two addresses lead to different databases. */
export async function findPooler(databaseUrl: string, directUrl: string): Promise<Pooler> {
  return withClient(databaseUrl, async (client) => {
    await refuseOther(client, directUrl);
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

/** A lock that is taken on one way is found taken on the other, if both lead to one database. */
async function refuseOther(client: Client, directUrl: string): Promise<void> {
  const key = randomInt(2 ** 47);
  await withClient(directUrl, async (direct) => {
    await direct.query('begin');
    await direct.query('select pg_advisory_xact_lock($1)', [key]);
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    await direct.query('rollback');
    if (!rows[0]!.free) return;
    throw new StartFailure(
      'databasesDiffer',
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, and what one of them is told would not be heard in the other: set both to the same one.',
    );
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
