import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

interface Reference {
  /** With its schema, where that is another than the product's. */
  table: string;
  column: string;
  target: string;
}

/** The columns that refer to a table, as the database itself knows them: those of the archive and of later releases are among them. */
export async function referencesTo(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select case when schema.nspname = 'public' then '' else schema.nspname || '.' end || other.relname as table, here.attname as column, there.attname as target
    from pg_constraint c
    join pg_class other on other.oid = c.conrelid
    join pg_namespace schema on schema.oid = other.relnamespace
    join pg_attribute here on here.attrelid = c.conrelid and here.attnum = c.conkey[1]
    join pg_attribute there on there.attrelid = c.confrelid and there.attnum = c.confkey[1]
    -- a part of a table refers as its whole does
    where not other.relispartition and c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a row of the table, known to the statement as `alias`, is referred to by any of them. */
export function isReferred(references: readonly Reference[], alias: string): RawBuilder<boolean> {
  const each = references.map(
    ({ table, column, target }) =>
      sql`exists (select from ${sql.table(table)} other where other.${sql.ref(column)} = ${sql.ref(`${alias}.${target}`)})`,
  );
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`;
}
