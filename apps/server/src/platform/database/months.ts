import { type RawBuilder, sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Db, Tx } from './database.ts';
import { transact } from './transact.ts';

/** Kept in a table for each month of UTC: what is only ever added to, and orders, whose lines go with them. */
export type MonthlyTable = 'audit_log' | 'order_logs' | 'orders' | 'stock_movements' | 'outside_calls';

/** How many months are open beyond the present one. */
const monthsAhead = 2;
/** For how long a change of the tables may wait for others, who wait behind it; then it steps back and tries again. */
const patienceMs = 300;
const tries = 100;
const restMs = 500;

/** PostgreSQL's codes of what the functions of the archive end in: no such month, not over yet, no such table. */
const refusals: readonly string[] = ['P0002', '55000', '42P01'];
const lockTimeout = '55P03';

export interface Months {
  table: MonthlyTable;
  /** By their names, `2026_11`, or `before` for all that came before them; the oldest first. */
  open: string[];
  archived: string[];
}

/** The month of a table is not there, or cannot be archived yet. */
export class NoSuchMonth extends Error {
  override readonly name = 'NoSuchMonth';
}

/** Others have held the tables all the time: nothing was changed. */
export class TablesBusy extends Error {
  override readonly name = 'TablesBusy';
}

/** Opens the next months of all tables that are kept by month; answers how many were not open. */
export function openMonths(db: Db): Promise<number> {
  return whenFree(db, async (tx) => {
    const { rows } = await sql<{ opened: number }>`select open_months(${monthsAhead}) as opened`.execute(tx);
    return rows[0]!.opened;
  });
}

/** Drops the months of a table that ended before this moment, with their rows; answers how many. */
export function dropMonths(db: Db, table: MonthlyTable, until: RawBuilder<string>): Promise<number> {
  return whenFree(db, async (tx) => {
    const { rows } = await sql<{ dropped: number }>`select drop_months(${table}, ${until}) as dropped`.execute(tx);
    return rows[0]!.dropped;
  });
}

export async function findMonths(db: Db): Promise<Months[]> {
  const { rows } = await sql<Months>`
    select t.name as table,
      array(select substr(c.relname, length(t.name) + 2) from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = t.name::text::regclass and c.relname <> t.name || '_strays'
        order by c.relname = t.name || '_before' desc, 1) as open,
      array(select substr(c.relname, length(t.name) + 2) from pg_class c
        where c.relnamespace = 'archive'::regnamespace and c.relkind = 'r' and starts_with(c.relname, t.name || '_')
        order by c.relname = t.name || '_before' desc, 1) as archived
    from (select name from monthly_tables() union all select 'orders') t order by t.name`.execute(db);
  return rows;
}

/** PostgreSQL by itself looks at the months alone, and never at what they are together. */
export async function analyzeWholes(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}

/**
 * Puts a month of a table into the archive, or takes it back. Throws NoSuchMonth where there is none, where it is not over, or where
 * its orders are not done, and TablesBusy.
 */
export async function moveMonth(
  db: Db,
  to: 'archive' | 'restore',
  { table, name }: { table: string; name: string },
): Promise<void> {
  const move = sql.raw(to === 'archive' ? 'archive_month' : 'restore_month');
  try {
    await whenFree(db, (tx) => sql`select ${move}(${table}, ${name})`.execute(tx));
  } catch (error) {
    const isRefused = error instanceof DatabaseError && refusals.includes(error.code ?? '');
    throw isRefused ? new NoSuchMonth(error.message, { cause: error }) : error;
  }
  if ((await countArchived(db)).includes(name))
    throw new NoSuchMonth(`An order of ${name} was changed in the last moment. Try again.`);
}

/**
 * Takes archived orders off what lists count, also those of an archiving that was cut off. Answers the quarters that were taken
 * back instead, because not all of their orders are done.
 */
export function countArchived(db: Db): Promise<readonly string[]> {
  return whenFree(db, async (tx) => {
    const { rows } = await sql<{ returned: string[] }>`select count_archived() as returned`.execute(tx);
    return rows[0]!.returned;
  });
}

/** A change of the tables themselves: it tries again until they are free for a moment, so that nobody waits for it for long. */
async function whenFree<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await transact(db, async (tx) => {
        await sql`select set_config('lock_timeout', ${`${patienceMs}ms`}, true)`.execute(tx);
        return change(tx);
      });
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.code === lockTimeout;
      if (!isBusy) throw error;
      if (left === 1)
        throw new TablesBusy('The tables were busy all the time: nothing was changed. Try again.', { cause: error });
      await pause(restMs);
    }
  }
}
