import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db, Tx } from '../platform/database/database.ts';

interface Pin {
  table: string;
  /** What the new row fulfills, in SQL: `new.done >= 100`. */
  when: string;
  patience: { timeout: number; interval: number };
}

type IsHeld = (count: number) => Promise<void>;

/** Distinguishes this lock from the program's own. */
const pinLock = 4_816_007;

/**
 * Holds every transaction that updates such a row, while `work` runs: whoever does is at that very point, and nowhere else.
 * `isHeld` waits until at least so many are.
 */
export async function pinned(db: Db, pin: Pin, work: (isHeld: IsHeld) => Promise<void>): Promise<void> {
  await withTrigger(db, pin, 'return new', () => whileHeld(db, pin, work));
}

interface Rivals {
  work: () => Promise<void>;
  /** Comes first in the end. */
  rival: (tx: Tx) => Promise<unknown>;
}

/** Has the transaction in `work` that updates such a row fail as in a deadlock, so that `rival` comes before its second try. */
export async function givingWay(db: Db, pin: Pin, { work, rival }: Rivals): Promise<void> {
  await withTrigger(db, pin, `raise exception using errcode = ''40P01''`, async () => {
    let both: Promise<unknown>[] = [];
    await whileHeld(db, pin, async (isHeld) => {
      const working = work();
      await isHeld(1);
      const changing = db.transaction().execute(async (tx) => {
        // whoever waits for a table gets it before those who ask for it later; orders come before all else, as everywhere
        await sql`lock table orders, ${sql.table(pin.table)} in access exclusive mode`.execute(tx);
        await sql`alter table ${sql.table(pin.table)} disable trigger pin`.execute(tx);
        await rival(tx);
      });
      both = [working, changing];
      await vi.waitFor(async () => expect(await countWaiting(db, `l.locktype = 'relation'`)).toBe(1), pin.patience);
    });
    await Promise.all(both);
  });
}

async function withTrigger(db: Db, { table, when }: Pin, then: string, work: () => Promise<void>): Promise<void> {
  await sql`
    create function wait_at_pin() returns trigger language plpgsql as
      ${sql.raw(`'begin perform pg_advisory_xact_lock_shared(${pinLock}); ${then}; end'`)}`.execute(db);
  await sql`
    create trigger pin before update on ${sql.table(table)} for each row when (${sql.raw(when)})
    execute function wait_at_pin()`.execute(db);
  await work();
  await sql`drop trigger pin on ${sql.table(table)}`.execute(db);
  await sql`drop function wait_at_pin()`.execute(db);
}

async function whileHeld(db: Db, { patience }: Pin, work: (isHeld: IsHeld) => Promise<void>): Promise<void> {
  const isHeld = (count: number) =>
    vi.waitFor(async () => {
      const held = await countWaiting(db, `l.locktype = 'advisory' and l.objid = ${pinLock}`);
      expect(held).toBeGreaterThanOrEqual(count);
    }, patience);
  // for a transaction, not for a session: it is held through a pooler, too
  await db.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(pinLock)})`.execute(holder);
    await work(isHeld);
  });
}

async function countWaiting(db: Db, lock: string): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_locks l join pg_database d on d.oid = l.database
    where ${sql.raw(lock)} and not l.granted and d.datname = current_database()`.execute(db);
  return rows.length;
}
