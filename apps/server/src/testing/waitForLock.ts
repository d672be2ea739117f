import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db, Tx } from '../platform/database/database.ts';
import { patience } from './patience.ts';

/** Until somebody waits for an advisory lock of this database. */
export async function waitForLock(db: Db): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and not granted and d.datname = current_database()`.execute(db);
    expect(rows).toHaveLength(1);
  }, patience);
}

/** Until another transaction waits for this one to end, because it needs a row that this one has changed or deleted. */
export async function waitForRow(tx: Tx): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_locks
      where locktype = 'transactionid' and not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
    expect(rows).toHaveLength(1);
  }, patience);
}
