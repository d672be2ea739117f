import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { grantOf } from '../../../testing/authorizedStore.ts';
import { patience } from '../../../testing/patience.ts';
import { openSyncedStore, ordersOf, quickMarket, runJob, syncAll, syncTest } from '../../../testing/syncMakers.ts';

describe.each([
  { shop: 's1', marketplace: 'SHEIN' },
  { shop: 's4', marketplace: 'TEMU' },
])('orders of $marketplace', ({ shop }) => {
  it('come in by themselves, once, and with where they go', async () => {
    const at = await syncTest(shop);
    const numbers = await at.sandbox.orders(shop, { count: 7, withinHours: 48 });
    await syncAll(at);
    const held = await ordersOf(at, at.storeId);
    expect([...held.keys()]).toEqual(numbers.toSorted());
    expect([...held.values()].filter((order) => order.recipientsName === '')).toEqual([]);
    const { rows } = await must(at.admin, sync.status, {});
    expect(rows[0]).toMatchObject({ shopId: at.storeId, running: false, lastRun: { state: 'done', created: 7 } });

    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).size).toBe(7);
    const runs = await must(at.admin, sync.runs, {});
    expect(runs.rows[0]).toMatchObject({ state: 'done', created: 0, changed: 0, failed: 0 });
  });

  it('follow what happens there, and keep what staff have written', async () => {
    const at = await syncTest(shop);
    const [kept, cancelled] = (await at.sandbox.orders(shop, { count: 2, withinHours: 48 })) as [string, string];
    await syncAll(at);
    const [order] = (await must(at.admin, orders.queryList, { thirdOrderNumbers: [kept] })).rows;
    const edited = { ...order!, remark: 'gift', recipientsName: 'Ana Diaz', orderTime: order!.orderTime };
    await must(at.admin, orders.save, { ...edited, recipientsPostcode: order!.recipientsPostcode });
    await at.sandbox.control('POST', `orders/${kept}/change-address`);
    await at.sandbox.control('POST', `orders/${cancelled}/cancel`);
    await syncAll(at);
    const { rows } = await must(at.admin, orders.queryList, {});
    const now = new Map(rows.map((row) => [row.thirdOrderNumber, row]));
    expect(now.get(kept)).toMatchObject({
      remark: 'gift',
      recipientsName: 'Ana Diaz',
      sysStatus: orderStatus.abnormal,
    });
    expect(now.get(cancelled)).toMatchObject({ sysStatus: orderStatus.abnormal });
  });

  it('are asked for their addresses once', async () => {
    const at = await syncTest(shop);
    await at.sandbox.orders(shop, { count: 3, withinHours: 48 });
    await syncAll(at);
    await syncAll(at);
    const calls = at.sandbox.core.requests.latest(1000).filter(({ endpoint }) => /address|shippinginfo/.test(endpoint));
    expect(calls).toHaveLength(3);
  });
});

it('lists an order that cannot be kept with its reason, takes the others, and takes that one when it can', async () => {
  const at = await syncTest('s4');
  const [bad, ...others] = (await at.sandbox.orders('s4', { count: 4, withinHours: 48 })) as [string, ...string[]];
  const line = temuLine(at, bad);
  const { quantity } = line;
  line.quantity = 5_000_000;
  await syncAll(at);
  await syncAll(at);
  expect([...(await ordersOf(at, at.storeId)).keys()]).toEqual(others.toSorted());
  const { rows } = await must(at.admin, sync.failures, {});
  expect(rows).toMatchObject([{ thirdOrderNumber: bad, errorMsg: expect.stringMatching(/\w/) as unknown }]);
  expect(rows[0]!.tries).toBeGreaterThan(1);

  line.quantity = quantity;
  await syncAll(at);
  expect((await ordersOf(at, at.storeId)).has(bad)).toBe(true);
  expect((await must(at.admin, sync.failures, {})).total).toBe(0);
});

it('keeps the others of a page where the database will not have one', async () => {
  const at = await syncTest('s1');
  const [bad, ...others] = (await at.sandbox.orders('s1', { count: 4, withinHours: 48 })) as [string, ...string[]];
  await sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''not this one''; end'`.execute(
    at.test.db,
  );
  await sql`
    create trigger refuse before insert on orders for each row when (new.third_order_number = ${sql.lit(bad)})
    execute function refuse()`.execute(at.test.db);
  await syncAll(at);
  expect([...(await ordersOf(at, at.storeId)).keys()]).toEqual(others.toSorted());
  const { rows } = await must(at.admin, sync.failures, {});
  expect(rows).toMatchObject([{ thirdOrderNumber: bad, errorMsg: 'An error of ours; the server’s log tells more' }]);
});

it('leaves a dismissed failure alone, and tries one again when asked to', async () => {
  const at = await syncTest('s4');
  const [bad] = (await at.sandbox.orders('s4', { count: 1, withinHours: 48 })) as [string];
  const line = temuLine(at, bad);
  const { quantity } = line;
  line.quantity = 5_000_000;
  await syncAll(at);
  const { rows } = await must(at.admin, sync.failures, {});
  await must(at.admin, sync.dismissFailures, { ids: [rows[0]!.id] });
  expect((await must(at.admin, sync.failures, {})).total).toBe(0);
  const dismissed = await must(at.admin, sync.failures, { dismissed: true });
  expect(dismissed.rows).toMatchObject([{ thirdOrderNumber: bad, dismissed: true }]);

  line.quantity = quantity;
  await must(at.admin, sync.retryFailures, { ids: [rows[0]!.id] });
  await at.test.drain();
  expect((await ordersOf(at, at.storeId)).has(bad)).toBe(true);
  expect(await at.admin.send(sync.retryFailures, { ids: [rows[0]!.id] })).toMatchObject({ status: 409 });
});

/** The sandbox's own record of a TEMU order's first line. */
function temuLine(at: Awaited<ReturnType<typeof syncTest>>, number: string): { quantity: number } {
  const order = at.sandbox.core.markets.map((market) => market.order(number)).find((found) => found !== undefined);
  return (order as { lines: { quantity: number }[] }).lines[0]!;
}

it('says why a whole run failed, runs again later, and goes on from where it was safe', async () => {
  const at = await syncTest('s1');
  await at.sandbox.orders('s1', { count: 2, withinHours: 48 });
  await syncAll(at);
  const safe = (await must(at.admin, sync.status, {})).rows[0]!.safeUntil!;
  await at.sandbox.orders('s1', { count: 2 });
  at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: 'shein:*/order-list' });
  await syncAll(at);
  const [failed] = (await must(at.admin, sync.status, {})).rows;
  expect(failed).toMatchObject({ safeUntil: safe, lastRun: { state: 'failed' } });
  expect(failed!.lastRun!.errorMsg).toMatch(/\w/);
  expect(Date.parse(failed!.nextAt!)).toBeGreaterThan(Date.now() + 5 * 60_000);

  await at.sandbox.control('DELETE', 'faults');
  await syncAll(at);
  expect((await ordersOf(at, at.storeId)).size).toBe(4);
});

it('asks about each order alone where the marketplace stumbles over one of several', async () => {
  const at = await syncTest('s1');
  await at.sandbox.orders('s1', { count: 5, withinHours: 48 });
  // as often as one question is asked again
  at.sandbox.fault({ kind: 'malformed', shape: 'truncated', endpoint: 'shein:*/order-detail', count: 4 });
  await syncAll(at);
  expect((await ordersOf(at, at.storeId)).size).toBe(5);
  expect((await must(at.admin, sync.failures, {})).total).toBe(0);
});

it('shows at the store that its keys are no longer accepted, and that they are again', async () => {
  const at = await syncTest('s4');
  await at.sandbox.issueToken('s4');
  await syncAll(at);
  expect((await grantOf(at.admin, at.storeId))!.problem).toMatch(/\w/);
  const authToken = at.sandbox.keysOf('s4')['accessToken']!;
  await must(at.admin, stores.authorization, { id: at.storeId, authToken });
  await at.sandbox.orders('s4', { count: 1, withinHours: 48 });
  // authorised anew: it does not wait until the failure's pause is over
  await syncAll(at, { due: false });
  expect((await ordersOf(at, at.storeId)).size).toBe(1);
  expect((await grantOf(at.admin, at.storeId))!.problem).toBeNull();
});

it('lets one run have a store at a time', async () => {
  const at = await syncTest('s1');
  await at.sandbox.orders('s1', { count: 40, withinHours: 48 });
  const job = { storeId: at.storeId, cause: 'schedule' as const };
  await Promise.all([runJob(at, job), runJob(at, job), runJob(at, job)]);
  const { rows } = await must(at.admin, sync.runs, {});
  expect(rows).toMatchObject([{ state: 'done', created: 40 }]);
});

it('stores nothing more once another run has taken its store', async () => {
  const at = await syncTest('s1');
  await at.sandbox.orders('s1', { count: 3, withinHours: 40 });
  at.sandbox.fault({ kind: 'slow', endpoint: 'shein:*/export-address', ms: 700 });
  const running = runJob(at, { storeId: at.storeId, cause: 'schedule' });
  const syncs = at.test.db.updateTable('storeSyncs').where('runningRunId', 'is not', null);
  await vi.waitFor(async () => {
    const { numUpdatedRows } = await syncs.set({ runningRunId: '404' }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  }, patience);
  await running;
  expect((await ordersOf(at, at.storeId)).size).toBe(0);
  const { runningRunId } = await at.test.db.selectFrom('storeSyncs').select('runningRunId').executeTakeFirstOrThrow();
  expect(runningRunId).toBe('404');
});

it('ends between two pages when it is switched off, and goes on from there', async () => {
  const at = await syncTest('s1');
  await at.sandbox.orders('s1', { count: 150, withinHours: 40 });
  at.sandbox.fault({ kind: 'slow', endpoint: 'shein:*/export-address', ms: 250 });
  const running = runJob(at, { storeId: at.storeId, cause: 'schedule' });
  await vi.waitFor(async () => expect((await ordersOf(at, at.storeId)).size).toBeGreaterThan(0), patience);
  await must(at.admin, stores.updateSyncOrder, { id: at.storeId, syncOrder: 0 });
  await running;
  const cut = (await ordersOf(at, at.storeId)).size;
  expect(cut).toBeLessThan(150);
  expect((await must(at.admin, sync.runs, {})).rows).toMatchObject([{ state: 'cut', errorMsg: null }]);
  await must(at.admin, stores.updateSyncOrder, { id: at.storeId, syncOrder: 1 });
  await at.sandbox.control('DELETE', 'faults');
  await syncAll(at);
  expect((await ordersOf(at, at.storeId)).size).toBe(150);
});

it('goes by each store’s own switch', async () => {
  const at = await quickMarket();
  const on = await openSyncedStore(at, 's1');
  const { id: off } = await at.sandbox.openStore(at.admin, 's4');
  await at.sandbox.orders('s1', { count: 1, withinHours: 48 });
  await at.sandbox.orders('s4', { count: 1, withinHours: 48 });
  await syncAll(at);
  expect((await ordersOf(at, on)).size).toBe(1);
  expect((await ordersOf(at, off)).size).toBe(0);
});

it('looks at once where a person asks for it, with the switch off too, and knows of older orders that changed', async () => {
  const at = await syncTest('s4');
  const [number] = (await at.sandbox.orders('s4', { count: 1, withinHours: 48 })) as [string];
  await syncAll(at);
  await must(at.admin, stores.updateSyncOrder, { id: at.storeId, syncOrder: 0 });
  await at.sandbox.control('POST', `orders/${number}/cancel`);
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await at.test.db.updateTable('storeSyncs').set({ safeUntil: anHourAgo }).execute();
  await must(at.admin, syncRequests.now, { shopIds: [at.storeId] });
  await at.test.drain();
  const [after] = (await must(at.admin, sync.status, {})).rows;
  expect(after).toMatchObject({ lastRun: { cause: 'manual', state: 'done', changed: 1 } });
  expect(after!.safeUntil! > anHourAgo).toBe(true);
  expect((await ordersOf(at, at.storeId)).get(number)).toMatchObject({ sysStatus: orderStatus.abnormal });
});
