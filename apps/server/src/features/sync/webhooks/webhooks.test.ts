import { stores } from '@pressroom/contract/stores/stores';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { grantOf } from '../../../testing/authorizedStore.ts';
import { ordersOf, syncAll, type SyncTest, syncTest } from '../../../testing/syncMakers.ts';
import { hearWebhooks, webhooksHeard } from '../../../testing/webhooks.ts';

async function queuedRuns({ test }: SyncTest): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'sync.orders' and state = 'created'`.execute(test.db);
  return rows[0]!.n;
}

it.each([
  { shop: 's1', system: 'shein', settings: { spelling: 'slash', form: 'urlencoded' } },
  { shop: 's1', system: 'shein', settings: { spelling: 'number', form: 'multipart', wrapping: 'data' } },
  { shop: 's4', system: 'temu', settings: {} },
] as const)('a webhook of $system ($settings) makes the next run come sooner', async ({ shop, system, settings }) => {
  const at = await syncTest(shop);
  await syncAll(at);
  const before = (await must(at.admin, sync.status, {})).rows[0]!.nextAt!;
  await hearWebhooks(at, system, settings);
  at.sandbox.fault({ kind: 'duplicateWebhook', endpoint: `${system}:webhook/*` });
  const [number] = (await at.sandbox.orders(shop, { count: 3, withinHours: 0 })) as [string];
  await at.sandbox.control('POST', `orders/${number}/cancel`);
  await webhooksHeard(at);
  const [row] = (await must(at.admin, sync.status, {})).rows;
  expect(Date.parse(row!.nextAt!)).toBeLessThan(Date.parse(before));
  expect(Date.parse(row!.nextAt!)).toBeLessThan(Date.now() + 30_000);
  // many events, one run
  expect(await queuedRuns(at)).toBe(1);

  await sql`update store_syncs set wake_at = clock_timestamp()`.execute(at.test.db);
  await syncAll(at, { due: false });
  expect((await ordersOf(at, at.storeId)).size).toBe(3);
});

it('answers while the run of the store is being stored', async () => {
  const at = await syncTest('s4');
  await syncAll(at);
  await hearWebhooks(at, 'temu');
  await at.test.db.transaction().execute(async (tx) => {
    await sql`select from store_syncs for update`.execute(tx);
    await at.sandbox.orders('s4', { count: 1, withinHours: 48 });
    await at.sandbox.core.systems.find(({ name }) => name === 'temu')!.webhooks!.settled();
    const { rows } = await sql`select from pgboss.job where name = 'sync.wake'`.execute(at.test.db);
    expect(rows.length).toBeGreaterThan(0);
  });
  await webhooksHeard(at);
  expect(await queuedRuns(at)).toBe(1);
});

it('refuses what is not signed by the marketplace, and believes nothing else', async () => {
  const at = await syncTest('s1');
  await syncAll(at);
  const url = await hearWebhooks(at, 'shein');
  const event = (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ eventData: 'bm90aGluZw==' }), headers });
  const signed = {
    'x-lt-openkeyid': at.sandbox.keysOf('s1')['openKeyId']!,
    'x-lt-appid': at.test.app.settings.outside.shein.key!,
    'x-lt-timestamp': String(Date.now()),
    'x-lt-eventcode': 'order_push_notice',
    'x-lt-signature': 'abcdeMTIz',
  };
  expect((await event(signed)).status).toBe(401);
  expect((await event({})).status).toBe(401);
  const temu = await fetch(url.replace('shein', 'temu'), {
    method: 'POST',
    body: JSON.stringify({ eventData: 'bm90aGluZw==' }),
    headers: { 'content-type': 'application/json', 'x-tm-app-key': 'nobody' },
  });
  expect(temu.status).toBe(401);
  const large = await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ msg: '消息太大，最大 64 KB' });
  expect(await queuedRuns(at)).toBe(0);
  // SHEIN looks whether somebody is there
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
});

it('shows at the store that the seller has withdrawn', async () => {
  const at = await syncTest('s1');
  await syncAll(at);
  await hearWebhooks(at, 'shein');
  await at.sandbox.control('POST', 'stores/s1/unbind');
  await webhooksHeard(at);
  expect((await grantOf(at.admin, at.storeId))!.problem).toMatch(/unbound/);
});

it('leaves stores alone that are not synced by themselves', async () => {
  const at = await syncTest('s4');
  await hearWebhooks(at, 'temu');
  await must(at.admin, stores.updateSyncOrder, { id: at.storeId, syncOrder: 0 });
  await at.sandbox.orders('s4', { count: 1, withinHours: 48 });
  await webhooksHeard(at);
  expect(await queuedRuns(at)).toBe(0);
});
