import { sql } from 'kysely';
import type { TestApp } from '../testApp.ts';

/** The ids of the records of one kind, as the contract calls it. */
export type KnownIds = (kind: string) => readonly string[] | undefined;

/** What can be asked for in this database. */
export async function findKnownIds({ db }: TestApp): Promise<KnownIds> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' order by 1`.execute(db);
  const known = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`select id::text from ${sql.id(name)} order by id limit 40`.execute(db);
    if (rows.length > 0)
      known.set(
        name,
        rows.map(({ id }) => id),
      );
  }
  return (kind) => {
    const word = kind.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
    const table = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
    const name = known.has(table) ? table : [...known.keys()].find((other) => other.endsWith(`_${table}`));
    return name === undefined ? undefined : known.get(name);
  };
}
