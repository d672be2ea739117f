import { sql } from 'kysely';
import type { TestApp } from './testApp.ts';

/** How many rows every table holds, but for what signing in and reading touch. */
export async function rowCounts({ db }: TestApp): Promise<unknown> {
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_stat_user_tables where schemaname in ('public', 'pgboss') order by 1`.execute(db);
  const counts: Record<string, unknown> = {};
  for (const { name } of rows) {
    const schema = name.startsWith('job') || name === 'queue' ? 'pgboss' : 'public';
    const found = await sql<{ n: string }>`select count(*) as n from ${sql.id(schema, name)}`
      .execute(db)
      .catch(() => undefined);
    if (found) counts[name] = found.rows[0]?.n;
  }
  return counts;
}
