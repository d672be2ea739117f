import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const mappingsLock = 0x736b_756d;

/** Stores by their ids, or all of them, also those that are added meanwhile. */
export type Stores = readonly string[] | 'all';

/**
 * Until this transaction ends no other transaction can save a mapping of these stores. An order line that finds no mapping
 * would otherwise miss one that is saved at the same time, and wait for ever. Call it before any row is locked. Transactions
 * with this lock do not block each other.
 */
export async function lockMappingsForShare(tx: Tx, stores: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${mappingsLock})`.execute(tx);
  await sql`select pg_advisory_xact_lock_shared(${mappingsLock}, key) from ${keysOf(stores)}`.execute(tx);
}

/**
 * For saving mappings: waits for every `lockMappingsForShare` of these stores, and lets one transaction at a time save
 * mappings of a store. Other stores go on.
 */
export async function lockMappingsForSaving(tx: Tx, stores: Stores): Promise<void> {
  if (stores === 'all') {
    await sql`select pg_advisory_xact_lock(${mappingsLock})`.execute(tx);
    return;
  }
  await sql`select pg_advisory_xact_lock_shared(${mappingsLock})`.execute(tx);
  await sql`select pg_advisory_xact_lock(${mappingsLock}, key) from ${keysOf(stores)}`.execute(tx);
}

/** In the same order for everybody. A lock has two whole numbers of 32 bits. */
const keysOf = (stores: readonly string[]) => sql`(
  select distinct (id % 2147483647)::int as key from unnest(${stores}::bigint[]) as id order by key) keys`;
