import { stores } from '@pressroom/contract/stores/stores';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { must } from '../../demo/shop.ts';
import { patience } from '../../testing/patience.ts';
import { ordersOf, quickMarket, runJob, syncTest } from '../../testing/syncMakers.ts';

describe('by hand', () => {
  it('fetches a range, numbers, or both, without what has shipped, and leaves the safe point where it is', async () => {
    const at = await quickMarket();
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    const recent = await at.sandbox.orders('s1', { count: 3, withinHours: 1 });
    const old = await at.sandbox.orders('s1', { count: 30, withinHours: 90 });
    const shipped = recent.at(-1)!;
    for (const order of at.sandbox.core.markets[0]!.orders())
      if (order.number === shipped) Object.assign(at.sandbox.core.markets[0]!.order(shipped)!, { status: 4 });
    const startTime = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const wish = { shopIds: id, startTime, endTime: new Date().toISOString(), filterDeliver: true };
    const { taskId } = await must(at.admin, sync.order, { ...wish, thirdOrderNumbers: [old[0]!, 'NO-SUCH'] });
    await at.test.drain();
    const held = await ordersOf(at, id);
    expect(held.has(old[0]!)).toBe(true);
    expect(held.has(recent[0]!)).toBe(true);
    expect(held.has(shipped)).toBe(false);
    expect(held.size).toBeLessThan(33);
    const [run] = (await must(at.admin, sync.runs, { taskId })).rows;
    expect(run).toMatchObject({ cause: 'manual', createUser: 'tester', state: 'done', failed: 1, filterDeliver: true });
    // it may be another store's: nothing to try again
    expect(run!.errorMsg).toBe('Not known to this store’s marketplace: NO-SUCH (order numbers: 1)');
    expect((await must(at.admin, sync.failures, {})).total).toBe(0);
    expect((await must(at.admin, sync.status, {})).rows[0]).toMatchObject({ safeUntil: null, nextAt: null });
  });

  it('wants a store, and a whole range or numbers', async () => {
    const at = await quickMarket();
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    const fetchOf = (input: object) => at.admin.send(sync.order, input);
    expect(await fetchOf({ startTime: '2026-11-01', endTime: '2026-11-02' })).toMatchObject({ status: 400 });
    expect(await fetchOf({ shopIds: id })).toMatchObject({
      status: 400,
      data: [{ msg: 'Enter a synchronization time or order numbers: at least one of them must exist' }],
    });
    expect(await fetchOf({ shopIds: id, startTime: '2026-11-01' })).toMatchObject({
      data: [{ path: 'endTime', msg: 'Enter both ends of the range' }],
    });
    expect(await fetchOf({ shopIds: id, startTime: '2026-11-02', endTime: '2026-11-01' })).toMatchObject({
      data: [{ path: 'endTime', msg: 'The range ends before it begins' }],
    });
    await must(at.admin, stores.disable, { id });
    expect(await fetchOf({ shopIds: id, thirdOrderNumbers: 'A' })).toMatchObject({
      status: 409,
      msg: 'These stores are disabled or not authorised for orders: Shop s1',
    });
  });

  it('waits for a look that is under way', async () => {
    const at = await syncTest('s1');
    await at.sandbox.orders('s1', { count: 20, withinHours: 40 });
    at.sandbox.fault({ kind: 'slow', endpoint: 'shein:*/export-address', ms: 700 });
    const running = runJob(at, { storeId: at.storeId, cause: 'schedule' });
    await vi.waitFor(
      async () => expect((await must(at.admin, sync.status, {})).rows[0]).toMatchObject({ running: true }),
      patience,
    );
    const { taskId } = await must(at.admin, sync.order, { shopIds: at.storeId, thirdOrderNumbers: 'NO-SUCH' });
    await at.test.drain();
    expect((await must(at.admin, sync.runs, { taskId })).total).toBe(0);
    await running;
    await sql`update pgboss.job set start_after = now() where name = 'sync.orders'`.execute(at.test.db);
    await at.test.drain();
    expect((await must(at.admin, sync.runs, { taskId })).rows).toMatchObject([{ state: 'done' }]);
  });
});
