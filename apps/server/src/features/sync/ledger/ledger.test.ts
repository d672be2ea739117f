import { sync } from '@pressroom/contract/sync/sync';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { ordersOf, quickMarket, syncAll, type SyncTest, syncTest } from '../../../testing/syncMakers.ts';
import { planLedger } from '../sync.public.ts';

const zone = 'Asia/Shanghai';
const dayOf = (ms: number) => new Date(ms).toLocaleDateString('sv-SE', { timeZone: zone });
const hour = 3_600_000;

/** The sandbox's own record: what happens to it reaches nobody by itself. */
function there(at: SyncTest, number: string): { placedAt: number; updatedAt: number; status: number } {
  return at.sandbox.core.markets.map((market) => market.order(number)).find((order) => order !== undefined) as never;
}

async function compare(at: SyncTest, startDay: string, endDay = startDay): Promise<void> {
  await must(at.admin, sync.reconcile, { shopId: at.storeId, startDay, endDay });
  await at.test.drain();
}

describe('the ledger', () => {
  it('says how many there are, how many are here, and which differ in what; the next run mends it', async () => {
    const at = await syncTest('s1');
    const numbers = await at.sandbox.orders('s1', { count: 4, withinHours: 0 });
    const [missing, moved] = numbers as [string, string];
    await syncAll(at);
    const day = dayOf(there(at, moved).placedAt);
    // one is not here but under a number that the marketplace does not know, and one has changed there unnoticed
    await at.test.db
      .updateTable('orders')
      .set({ thirdOrderNumber: 'GHOST' })
      .where('thirdOrderNumber', '=', missing)
      .execute();
    there(at, moved).status = 4;
    await compare(at, day);

    const { rows } = await must(at.admin, sync.ledger, { onlyDifferences: true });
    expect(rows).toMatchObject([{ shopId: at.storeId, day, said: 4, held: 4, missing: 1, unknown: 1, differing: 1 }]);
    const detail = await must(at.admin, sync.ledgerDetail, { shopId: at.storeId, day });
    const kinds = new Map(detail.rows.map((row) => [row.thirdOrderNumber, row]));
    expect(kinds.get(missing)).toMatchObject({ kind: 'missing', there: 'pending', here: null, orderId: null });
    expect(kinds.get(moved)).toMatchObject({ kind: 'differing', there: 'shipped', here: 'pending' });
    expect(kinds.get('GHOST')).toMatchObject({ kind: 'unknown', there: null, here: 'pending' });
    expect((await must(at.admin, sync.failures, {})).total).toBe(2);

    await syncAll(at);
    expect((await ordersOf(at, at.storeId)).get(missing)).toBeDefined();
    expect((await must(at.admin, sync.failures, {})).total).toBe(0);
    // what has been mended counts before anybody compares again
    const mended = await must(at.admin, sync.ledger, { onlyDifferences: true });
    expect(mended.rows).toMatchObject([{ said: 4, held: 5, missing: 0, unknown: 1, differing: 0 }]);
    const left = await must(at.admin, sync.ledgerDetail, { shopId: at.storeId, day });
    expect(left).toMatchObject({ rows: [{ thirdOrderNumber: 'GHOST', kind: 'unknown' }], total: 1 });
    await compare(at, day);
    const again = await must(at.admin, sync.ledger, {});
    expect(again.rows).toMatchObject([{ said: 4, held: 5, missing: 0, unknown: 1, differing: 0 }]);
  });

  it('puts an order into the day of the display zone', async () => {
    const at = await syncTest('s1');
    const numbers = await at.sandbox.orders('s1', { count: 3, withinHours: 0 });
    const today = Date.parse(`${dayOf(Date.now())}T00:00:00+08:00`);
    // 23:30 and 00:30 in Shanghai, and 07:59, when it is still yesterday in UTC
    const moments = [today - 24.5 * hour, today - 23.5 * hour, today - 16 * hour - 60_000];
    numbers.forEach((number, index) =>
      Object.assign(there(at, number), { placedAt: moments[index], updatedAt: moments[index] }),
    );
    await syncAll(at);
    await compare(at, dayOf(today - 30 * hour), dayOf(today - hour));
    const { rows } = await must(at.admin, sync.ledger, {});
    expect(rows.map(({ day, said, held }) => [day, said, held])).toEqual([
      [dayOf(today - hour), 2, 2],
      [dayOf(today - 30 * hour), 1, 1],
    ]);
    expect((await must(at.admin, tasks.list, {}))[0]).toMatchObject({ total: 2, done: 2, failed: 0, state: 'done' });
  });

  it('compares the last days of each synced store at night, by lists alone', async () => {
    const at = await quickMarket();
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    await at.sandbox.openStore(at.admin, 's4');
    await sql`update stores set sync_order = 1 where id = ${id}`.execute(at.test.db);
    await at.test.db.transaction().execute((tx) => at.test.app.jobs.enqueueMany(tx, planLedger, [{}]));
    await at.test.drain();
    const { rows, total } = await must(at.admin, sync.ledger, { pageSize: 100 });
    expect(total).toBe(7);
    expect(new Set(rows.map(({ shopId }) => shopId))).toEqual(new Set([id]));
    expect(rows[0]!.day).toBe(dayOf(Date.now() - 24 * hour));
    const asked = new Set(at.sandbox.core.requests.latest(1000).map(({ endpoint }) => endpoint));
    expect([...asked].filter((endpoint) => /detail|address/.test(endpoint))).toEqual([]);
  });

  it('says why days could not be compared', async () => {
    const at = await syncTest('s4');
    await at.sandbox.issueToken('s4');
    await compare(at, '2026-11-01', '2026-11-03');
    const [task] = await must(at.admin, tasks.list, {});
    expect(task).toMatchObject({ state: 'failed', total: 3, failed: 3 });
    expect(task!.problems[0]!.msg).toMatch(/\w/);
    const tooMany = { shopId: at.storeId, startDay: '2026-01-01', endDay: '2026-03-01' };
    expect(await at.admin.send(sync.reconcile, tooMany)).toMatchObject({
      status: 400,
      data: [{ path: 'endDay', msg: 'At most 31 days at once' }],
    });
    const today = dayOf(Date.now());
    const tomorrow = { shopId: at.storeId, startDay: today, endDay: dayOf(Date.now() + 24 * hour) };
    expect(await at.admin.send(sync.reconcile, tomorrow)).toMatchObject({
      status: 400,
      data: [{ path: 'endDay', msg: `Days after today (${today}) cannot be compared` }],
    });
    const long = { shopId: at.storeId, startDay: '0001-01-01', endDay: '0001-01-02' };
    expect(await at.admin.send(sync.reconcile, long)).toMatchObject({
      status: 400,
      data: [{ path: 'startDay', msg: 'Only the last 400 days can be compared' }],
    });
  });
});
