import { sync } from '@pressroom/contract/sync/sync';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { ordersOf, syncAll, syncTest } from '../../testing/syncMakers.ts';

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
    expect([...held.values()].every((order) => order.recipientsName !== '')).toBe(true);
    const { rows } = await must(at.admin, sync.status, {});
    expect(rows[0]).toMatchObject({ running: false, lastRun: { state: 'done', created: 7 } });

    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).size).toBe(7);
    const second = await must(at.admin, sync.runs, {});
    expect(second.rows[0]).toMatchObject({ state: 'done', created: 0, changed: 0, failed: 0 });
  });
});
