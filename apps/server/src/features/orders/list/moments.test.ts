import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { attention, deadlineState, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const day = 24 * 60 * minute;

interface Midnight {
  at: string;
  /** The cut-off by which goes what is at risk a minute before, and a minute after. Stores send from Monday to Saturday until 18:00. */
  cutOffs: readonly [string, string];
}

const zones: readonly (readonly [string, readonly Midnight[]])[] = [
  ['Asia/Shanghai', [{ at: '2026-11-24T16:00:00Z', cutOffs: ['2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z'] }]],
  ['UTC', [{ at: '2026-11-25T00:00:00Z', cutOffs: ['2026-11-25T18:00:00Z', '2026-11-26T18:00:00Z'] }]],
  [
    'America/New_York',
    [
      // clocks go forward on this Sunday, on which nothing leaves
      { at: '2026-03-08T05:00:00Z', cutOffs: ['2026-03-09T22:00:00Z', '2026-03-09T22:00:00Z'] },
      { at: '2026-03-09T04:00:00Z', cutOffs: ['2026-03-09T22:00:00Z', '2026-03-10T22:00:00Z'] },
      // on this one they go back
      { at: '2026-11-01T04:00:00Z', cutOffs: ['2026-11-02T23:00:00Z', '2026-11-02T23:00:00Z'] },
      { at: '2026-11-02T05:00:00Z', cutOffs: ['2026-11-02T23:00:00Z', '2026-11-03T23:00:00Z'] },
    ],
  ],
];

/** By their deadlines, with those at the very limits. */
async function makeDue(at: ShopTest, times: readonly number[]): Promise<Map<string, number>> {
  const due = new Map<string, number>();
  for (const time of times) {
    const { thirdOrderNumber } = await makeOrder(at, { deliveryTimeLimit: new Date(time).toISOString() });
    due.set(thirdOrderNumber, time);
  }
  return due;
}

/** Two pieces that have left at this moment. */
async function makeShipped(at: ShopTest, time: number): Promise<void> {
  const { id } = await makeOrder(at, { deliveryTimeLimit: '2099-01-01T00:00:00Z' });
  await sql`
    update orders set sys_status = ${orderStatus.shipped}, delivery_time = ${new Date(time).toISOString()}
    where id = ${id}::bigint`.execute(at.test.db);
}

async function found({ admin }: ShopTest, search: object): Promise<string[]> {
  const { rows } = await must(admin, orders.queryList, { dateType: 2, sortType: 1, pageSize: 100, ...search });
  return rows.map(({ thirdOrderNumber }) => thirdOrderNumber);
}

it.each(zones)('says at 23:59 and at 00:01 in %s what is overdue, soon and to leave today', async (zone, midnights) => {
  const at = await shopTest({ environment: { DISPLAY_ZONE: zone } });
  const { admin } = at;
  const moments = midnights.flatMap(({ at: midnight, cutOffs: [before, after] }) => [
    { now: Date.parse(midnight) - minute, cutOff: Date.parse(before), shippedUnits: 2 },
    { now: Date.parse(midnight) + minute, cutOff: Date.parse(after), shippedUnits: 0 },
  ]);
  const limits = moments.flatMap(({ now, cutOff }) => [now, now + day, cutOff]);
  const due = await makeDue(
    at,
    limits.flatMap((limit) => [limit - 1, limit]),
  );
  for (const { at: midnight } of midnights) await makeShipped(at, Date.parse(midnight) - 2 * minute);
  const dueWhere = (within: (time: number) => boolean) =>
    new Set([...due].flatMap(([number, time]) => (within(time) ? number : [])));

  for (const { now, cutOff, shippedUnits } of moments) {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const overdue = dueWhere((time) => time < now);
    // 24 hours, also where the day has 23 or 25 of them
    const soon = dueWhere((time) => time >= now && time < now + day);
    const atRisk = dueWhere((time) => time < cutOff);
    expect(new Set(await found(at, { deadline: deadlineState.overdue }))).toEqual(overdue);
    expect(new Set(await found(at, { deadline: deadlineState.soon }))).toEqual(soon);
    expect(new Set(await found(at, { attention: attention.deadline }))).toEqual(atRisk);
    const tabs = await must(admin, orders.queryListTotal, { deadline: deadlineState.soon });
    expect(tabs.reduce((sum, { totalNum }) => sum + totalNum, 0)).toBe(soon.size);
    const counts = await must(admin, orders.exceptionCounts, {});
    expect(counts.find((one) => one.attention === attention.deadline)?.totalNum).toBe(atRisk.size);
    expect(await must(admin, orders.lateTonight, {})).toMatchObject([
      { orders: atRisk.size, overdue: overdue.size, shippedUnits },
    ]);
    const { orders: figures } = await must(admin, dashboard.overview, {});
    expect(figures).toMatchObject({ overdue: overdue.size, dueSoon: soon.size });
    const match = { deadline: deadlineState.soon };
    expect(await must(admin, orders.selectionCheck, { selection: { match }, act: 'close' })).toMatchObject({
      total: soon.size,
    });
    vi.useRealTimers();
  }
});
