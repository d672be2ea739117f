import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const mappingsLock = 0x736b_756d;

/**
 * From here to the end of the transaction no mapping is saved, so that a line found without one cannot miss it and wait
 * for good. To be called before anything is locked; transactions that hold the mappings do not hinder each other.
 */
export async function holdMappings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${mappingsLock})`.execute(tx);
}

/** The other side: waits for those who hold the mappings, and lets one transaction at a time save. */
export async function lockMappingsForSaving(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${mappingsLock})`.execute(tx);
}
