import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { must } from '../demo/shop.ts';
import { planSyncs, syncOrders } from '../features/sync/sync.public.ts';
import type { MarketTest } from './authorizedStore.ts';
import { testSandbox } from './sandbox.ts';
import { testApp } from './testApp.ts';

export interface SyncTest extends MarketTest {
  storeId: string;
  environment: Record<string, string>;
}

const perSecond = 2000;

/** A server beside marketplaces that allow many calls: tests need not wait. */
export async function quickMarket(options?: Parameters<typeof testSandbox>[0]): Promise<Omit<SyncTest, 'storeId'>> {
  const sandbox = await testSandbox(options);
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond });
  const rates = { SHEIN_CALLS_PER_SECOND: String(perSecond), TEMU_CALLS_PER_SECOND: String(perSecond) };
  const environment = { ...sandbox.environment, ...rates };
  const test = await testApp({ environment });
  return { test, sandbox, environment, admin: await test.as('admin') };
}

/** A store of this shop of the sandbox, synced by itself. */
export async function syncTest(shopId: string): Promise<SyncTest> {
  const at = await quickMarket();
  return { ...at, storeId: await openSyncedStore(at, shopId) };
}

export async function openSyncedStore({ admin, sandbox }: MarketTest, shopId: string): Promise<string> {
  const { id } = await sandbox.openStore(admin, shopId);
  await must(admin, stores.updateSyncOrder, { id, syncOrder: 1 });
  return id;
}

/** Ten minutes later, every store is due; each that is will be looked at. */
export async function syncAll(at: MarketTest, { due = true } = {}): Promise<void> {
  await planRuns(at, { due });
  await at.test.drain();
}

/** The same, for workers. */
export async function planRuns({ test }: MarketTest, { due = true } = {}): Promise<void> {
  if (due) await sql`update store_syncs set due_at = clock_timestamp()`.execute(test.db);
  await test.db.transaction().execute((tx) => test.app.jobs.enqueueMany(tx, planSyncs, [{}]));
}

/** As a worker does, at once. */
export function runJob({ test }: MarketTest, job: Parameters<typeof syncOrders.run>[1]): Promise<void> {
  return syncOrders.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, job);
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
