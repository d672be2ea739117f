import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const mappingsLock = 0x736b_756d;

/**
 * Until this transaction ends no other transaction can save a mapping. An order line that finds no mapping would
 * otherwise miss one that is saved at the same time, and wait for ever. Call it before any row is locked. Transactions
 * with this lock do not block each other.
 */
export async function lockMappingsForShare(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${mappingsLock})`.execute(tx);
}

/** For saving mappings: waits for every `lockMappingsForShare`, and lets one transaction save at a time. */
export async function lockMappingsForSaving(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${mappingsLock})`.execute(tx);
}
