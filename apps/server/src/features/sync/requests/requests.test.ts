import { audit } from '@pressroom/contract/audit/audit';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { patience } from '../../../testing/patience.ts';
import { tasks } from '@pressroom/contract/tasks/tasks';
import {
  openSyncedStore,
  ordersOf,
  quickMarket,
  runJob,
  type SyncTest,
  syncTest,
} from '../../../testing/syncMakers.ts';

/** How many of these the marketplace's list of that time names as well, without those that have shipped. */
function inRange({ sandbox }: Pick<SyncTest, 'sandbox'>, numbers: readonly string[], from: string): number {
  const placed = numbers.map((number) => sandbox.core.markets[0]!.order(number) as unknown as { placedAt: number });
  return placed.filter(({ placedAt }) => placedAt >= Date.parse(from)).length;
}

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
    const range = { shopIds: id, startTime, endTime: new Date().toISOString(), filterDeliver: true };
    const { taskId } = await must(at.admin, syncRequests.order, { ...range, thirdOrderNumbers: [old[0]!, 'NO-SUCH'] });
    await at.test.drain();
    const held = await ordersOf(at, id);
    expect(held.has(old[0]!)).toBe(true);
    expect(held.has(recent[0]!)).toBe(true);
    expect(held.has(shipped)).toBe(false);
    expect(held.size).toBeLessThan(33);
    const [run] = (await must(at.admin, sync.runs, { taskId })).rows;
    expect(run).toMatchObject({ cause: 'manual', createUser: 'tester', state: 'done', failed: 0, filterDeliver: true });
    // the marketplace has named those of the range and the old one
    expect(run!.found).toBe(recent.length + 1 + inRange(at, old, startTime));
    const [task] = await must(at.admin, tasks.list, {});
    expect(task).toMatchObject({
      state: 'done',
      problems: [{ label: 'NO-SUCH', msg: 'The marketplace does not know this order' }],
    });
    // it may be another store's: nothing to try again
    expect(run!.errorMsg).toBe('Not known to this store’s marketplace: NO-SUCH (order numbers: 1)');
    expect((await must(at.admin, sync.failures, {})).total).toBe(0);
    expect((await must(at.admin, sync.status, {})).rows[0]).toMatchObject({ safeUntil: null, nextAt: null });
    const [asked] = (await must(at.admin, audit.page, { objectType: 'stores', action: '/sysOrder/sync/order' })).rows;
    const { name } = await at.test.db
      .selectFrom('stores')
      .where('id', '=', id)
      .select('name')
      .executeTakeFirstOrThrow();
    expect(asked).toMatchObject({ objectName: name });
    expect(asked!.changes.map((change) => change.name)).not.toContain('Name');
  });

  it('wants a store, and a whole range or numbers', async () => {
    const at = await quickMarket();
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    const fetchOf = (input: object) => at.admin.send(syncRequests.order, input);
    expect(await fetchOf({ startTime: '2026-11-01', endTime: '2026-11-02' })).toMatchObject({ status: 400 });
    expect(await fetchOf({ shopIds: id })).toMatchObject({
      status: 400,
      data: [{ msg: 'Enter a synchronization time or order numbers: at least one of them must exist' }],
    });
    expect(await fetchOf({ shopIds: id, startTime: '2026-11-01' })).toMatchObject({
      data: [{ path: 'endTime', msg: 'Enter both ends of the range' }],
    });
    expect(await fetchOf({ shopIds: id, startTime: '2026-11-02', endTime: '2026-11-01' })).toMatchObject({
      data: [{ path: 'startTime', msg: 'The start must not be after the end' }],
    });
    await must(at.admin, stores.disable, { id });
    expect(await fetchOf({ shopIds: id, thirdOrderNumbers: 'A' })).toMatchObject({
      status: 409,
      msg: 'These stores are disabled or not authorized for orders: Shop s1',
    });
  });

  it('misses a number only where none of the stores knows it', async () => {
    const at = await quickMarket();
    const { id: first } = await at.sandbox.openStore(at.admin, 's1');
    const { id: second } = await at.sandbox.openStore(at.admin, 's2');
    const [ofFirst] = await at.sandbox.orders('s1', { count: 1, withinHours: 1 });
    const [ofSecond] = await at.sandbox.orders('s2', { count: 1, withinHours: 1 });
    const thirdOrderNumbers = [ofFirst!, ofSecond!, 'NO-SUCH'];
    const { taskId } = await must(at.admin, syncRequests.order, {
      shopIds: [first, second].join(','),
      thirdOrderNumbers,
    });
    await at.test.drain();
    const { rows } = await must(at.admin, sync.runs, { taskId });
    const run = { state: 'done', found: 1, created: 1, failed: 0, errorMsg: null };
    expect(rows).toMatchObject([run, run]);
    expect(await must(at.admin, tasks.list, {})).toMatchObject([
      {
        state: 'done',
        failed: 0,
        problems: [{ label: 'NO-SUCH', msg: 'None of the chosen stores’ marketplaces knows this order' }],
      },
    ]);
  });

  it('wants a range that has begun and is not too long, and numbers that are text', async () => {
    const at = await quickMarket();
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    const fetchOf = (input: object) => at.admin.send(syncRequests.order, { shopIds: id, ...input });
    const day = (later: number) => new Date(Date.now() + later * 24 * 3_600_000).toISOString();
    expect(await fetchOf({ startTime: day(1), endTime: day(2) })).toMatchObject({
      status: 400,
      data: [{ path: 'startTime', msg: 'The range begins in the future' }],
    });
    expect(await fetchOf({ startTime: day(-93), endTime: day(0) })).toMatchObject({
      status: 400,
      data: [{ path: 'endTime', msg: 'At most 92 days at once' }],
    });
    expect(await fetchOf({ thirdOrderNumbers: ['A\u0000B'] })).toMatchObject({
      status: 400,
      data: [{ path: 'thirdOrderNumbers.0' }],
    });
    expect(await fetchOf({ shopIds: '', thirdOrderNumbers: 'A' })).toMatchObject({
      status: 400,
      data: [{ path: 'shopIds', msg: 'Please select the store' }],
    });
  });

  it('is preempted by a scheduled run where it takes long, and goes on after it', async () => {
    const at = await quickMarket();
    const storeId = await openSyncedStore(at, 's1');
    const numbers = await at.sandbox.orders('s1', { count: 6, withinHours: 100 });
    const startTime = new Date(Date.now() - 6 * 24 * 3_600_000).toISOString();
    const range = { shopIds: storeId, thirdOrderNumbers: [], startTime, endTime: new Date().toISOString() };
    const { taskId } = await must(at.admin, syncRequests.order, range);
    // as if each run had begun long ago
    await sql`create function long_ago() returns trigger language plpgsql as $$
      begin new.started_at := new.started_at - interval '5 minutes'; return new; end $$`.execute(at.test.db);
    await sql`create trigger long_ago before insert on sync_runs for each row execute function long_ago()`.execute(
      at.test.db,
    );
    await at.test.drain();
    const first = await must(at.admin, sync.runs, {});
    expect(first.rows.map(({ cause, state }) => [cause, state])).toEqual([
      ['schedule', 'done'],
      ['manual', 'cut'],
    ]);
    expect(first.rows[1]!.errorMsg).toBe('Made way for the regular look; goes on right after');
    expect(await must(at.admin, tasks.list, {})).toMatchObject([{ state: 'waiting', done: 0 }]);

    await sql`update pgboss.job set start_after = now() where name = 'sync.orders'`.execute(at.test.db);
    await at.test.drain();
    const { rows } = await must(at.admin, sync.runs, { taskId });
    expect(rows).toMatchObject([{ state: 'done' }, { state: 'cut' }]);
    expect(Date.parse(rows[0]!.startTime!)).toBeGreaterThan(Date.parse(startTime));
    expect(await must(at.admin, tasks.list, {})).toMatchObject([{ state: 'done', done: 1 }]);
    expect((await ordersOf(at, storeId)).size).toBe(numbers.length);
  });

  it('waits for a run that has not ended', async () => {
    const at = await syncTest('s1');
    await at.sandbox.orders('s1', { count: 20, withinHours: 40 });
    at.sandbox.fault({ kind: 'slow', endpoint: 'shein:*/export-address', ms: 700 });
    const running = runJob(at, { storeId: at.storeId, cause: 'schedule' });
    await vi.waitFor(
      async () => expect((await must(at.admin, sync.status, {})).rows[0]).toMatchObject({ running: true }),
      patience,
    );
    const { taskId } = await must(at.admin, syncRequests.order, { shopIds: at.storeId, thirdOrderNumbers: 'NO-SUCH' });
    await at.test.drain();
    expect((await must(at.admin, sync.runs, { taskId })).total).toBe(0);
    await running;
    await sql`update pgboss.job set start_after = now() where name = 'sync.orders'`.execute(at.test.db);
    await at.test.drain();
    expect((await must(at.admin, sync.runs, { taskId })).rows).toMatchObject([{ state: 'done' }]);
  });

  it('is carried out where the former release has queued it', async () => {
    const at = await syncTest('s1');
    const [number] = (await at.sandbox.orders('s1', { count: 1, withinHours: 40 })) as [string];
    const { taskId } = await must(at.admin, syncRequests.order, { shopIds: at.storeId, thirdOrderNumbers: number });
    await sql`update pgboss.job set data = data - 'request' || jsonb_build_object('wish', data -> 'request')
      where name = 'sync.orders'`.execute(at.test.db);
    await at.test.drain();
    expect((await must(at.admin, sync.runs, { taskId })).rows).toMatchObject([{ state: 'done', created: 1 }]);
    expect(await must(at.admin, tasks.list, {})).toMatchObject([{ state: 'done', done: 1 }]);
  });
});
