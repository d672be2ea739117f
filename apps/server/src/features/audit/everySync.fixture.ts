import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { must } from '../../demo/shop.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { lastDays } from '../../platform/time/lastDays.ts';
import { openSyncedStore, syncAll } from '../../testing/syncMakers.ts';
import { hearWebhooks, webhooksHeard } from '../../testing/webhooks.ts';

/** Orders that come in by themselves and by hand, one that cannot, a day that is compared, and keys that end. */
export async function writeSync({ admin, test }: ShopTest, sandbox: TestSandbox): Promise<void> {
  const at = { admin, test, sandbox };
  const shopId = await openSyncedStore(at, 's2');
  await sandbox.orders('s2', { count: 1, withinHours: 48 });
  await syncAll(at);
  const bad = await sandbox.orders('s2', { count: 2, withinHours: 48 });
  for (const number of bad) Object.assign(sandbox.core.markets[0]!.order(number)!, { units: [] });
  await must(admin, syncRequests.order, { shopIds: shopId, thirdOrderNumbers: bad });
  await must(admin, syncRequests.now, { shopIds: [shopId] });
  await test.drain();
  const { rows } = await must(admin, sync.failures, {});
  const [one, other] = rows.map(({ id }) => id);
  await must(admin, sync.retryFailures, { ids: [one!] });
  await must(admin, sync.dismissFailures, { ids: [other!] });

  await test.db.updateTable('orders').set({ thirdOrderNumber: 'MOVED' }).where('shopId', '=', shopId).execute();
  const days = lastDays(new Date(), 4, test.app.settings.displayZone);
  await must(admin, sync.reconcile, { shopId, startDay: days[0]!.name, endDay: days.at(-1)!.name });
  await test.drain();

  await hearWebhooks(at, 'shein');
  await sandbox.control('POST', 'stores/s2/unbind');
  await webhooksHeard(at);
  await syncAll(at);
}
