import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/database/database.ts';

interface Pin {
  table: string;
  /** What the new row fulfills, in SQL: `new.done >= 100`. */
  when: string;
  patience: { timeout: number; interval: number };
}

/** Distinguishes this lock from the program's own. */
const pinLock = 4_816_007;

/**
 * Holds every transaction that updates such a row, while `work` runs: whoever does is at that very point, and nowhere else.
 * `isHeld` waits until at least so many are.
 */
export async function pinned(
  db: Db,
  { table, when, patience }: Pin,
  work: (isHeld: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  await sql`
    create function wait_at_pin() returns trigger language plpgsql as
      ${sql.raw(`'begin perform pg_advisory_xact_lock_shared(${pinLock}); return new; end'`)}`.execute(db);
  await sql`
    create trigger pin before update on ${sql.table(table)} for each row when (${sql.raw(when)})
    execute function wait_at_pin()`.execute(db);
  const isHeld = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and not l.granted and l.objid = ${pinLock} and d.datname = current_database()`.execute(
        db,
      );
      expect(rows.length).toBeGreaterThanOrEqual(count);
    }, patience);
  await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(pinLock)})`.execute(holder);
    try {
      await work(isHeld);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(pinLock)})`.execute(holder);
    }
  });
  await sql`drop trigger pin on ${sql.table(table)}`.execute(db);
  await sql`drop function wait_at_pin()`.execute(db);
}
