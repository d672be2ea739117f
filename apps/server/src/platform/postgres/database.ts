import { DatabaseError, escapeIdentifier } from 'pg';
import { withClient } from '../database/client.ts';

// Two starts may find the database missing at the same time.
const ALREADY_THERE = ['42P04', '23505'];

/** Creates the database `name` on the server that `url` leads to, unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    try {
      const found = await client.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
    } catch (error) {
      if (!(error instanceof DatabaseError && ALREADY_THERE.includes(error.code ?? ''))) throw error;
    }
  });
}
