import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/database/database.ts';
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
