import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { must } from '../demo/shop.ts';
import { planSyncs } from '../features/sync/sync.public.ts';
import { type MarketTest, marketTest } from './authorizedStore.ts';

export interface SyncTest extends MarketTest {
  storeId: string;
}

/** A store of this shop of the sandbox, synced by itself. */
export async function syncTest(shopId: string, options?: Parameters<typeof marketTest>[0]): Promise<SyncTest> {
  const at = await marketTest(options);
  return { ...at, storeId: await openSyncedStore(at, shopId) };
}

export async function openSyncedStore({ admin, sandbox }: MarketTest, shopId: string): Promise<string> {
  const { id } = await sandbox.openStore(admin, shopId);
  await must(admin, stores.updateSyncOrder, { id, syncOrder: 1 });
  return id;
}

/** Ten minutes later: every store is due, and is looked at. */
export async function syncAll({ test }: MarketTest): Promise<void> {
  await sql`update store_syncs set due_at = clock_timestamp()`.execute(test.db);
  await test.db.transaction().execute((tx) => test.app.jobs.enqueueMany(tx, planSyncs, [{}]));
  await test.drain();
}

/** What stands here, by number. */
export async function ordersOf({ test }: MarketTest, storeId: string) {
  const rows = await test.db
    .selectFrom('orders')
    .where('shopId', '=', storeId)
    .select(['id', 'thirdOrderNumber', 'sysStatus', 'marketStatus', 'marketState', 'totalNum', 'recipientsName'])
    .orderBy('thirdOrderNumber')
    .execute();
  return new Map(rows.map((row) => [row.thirdOrderNumber, row]));
}
