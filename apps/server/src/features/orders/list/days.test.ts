import { orders } from '@pressroom/contract/orders/orders';
import { dateType } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { readTable } from '../../../testing/readTable.ts';

/** Of each zone a day, with moments just before it, at its two ends and just after it; some days have 23 or 25 hours. */
const days = [
  {
    zone: 'Asia/Shanghai',
    day: '2026-03-09',
    within: { '2026-03-08T16:00:00Z': '00:00', '2026-03-08T16:01:00Z': '00:01', '2026-03-09T15:59:00Z': '23:59' },
    outside: ['2026-03-08T15:59:59.999Z', '2026-03-09T16:00:00Z'],
  },
  {
    zone: 'UTC',
    day: '2026-03-09',
    within: { '2026-03-09T00:00:00Z': '00:00', '2026-03-09T00:01:00Z': '00:01', '2026-03-09T23:59:00Z': '23:59' },
    outside: ['2026-03-08T23:59:59.999Z', '2026-03-10T00:00:00Z'],
  },
  {
    // clocks go from 02:00 to 03:00
    zone: 'America/New_York',
    day: '2026-03-08',
    within: { '2026-03-08T05:00:00Z': '00:00', '2026-03-08T07:30:00Z': '03:30', '2026-03-09T03:59:00Z': '23:59' },
    outside: ['2026-03-08T04:59:59.999Z', '2026-03-09T04:00:00Z'],
  },
  {
    // clocks go from 02:00 back to 01:00
    zone: 'America/New_York',
    day: '2026-11-01',
    within: { '2026-11-01T04:00:00Z': '00:00', '2026-11-01T06:30:00Z': '01:30', '2026-11-02T04:59:00Z': '23:59' },
    outside: ['2026-11-01T03:59:59.999Z', '2026-11-02T05:00:00Z'],
  },
] as const;

/** The name under which each kind of time is exported. */
const columnOf = {
  [dateType.orderTime]: 'orderTime',
  [dateType.deliveryTimeLimit]: 'deliveryTimeLimit',
  [dateType.creation]: 'gmtCreate',
  [dateType.delivery]: 'deliveryTime',
} as const;

/** An order with all of its times at this moment; answers its number. */
async function orderAt(at: ShopTest, time: string): Promise<string> {
  const { id, thirdOrderNumber } = await makeOrder(at, { orderTime: time, deliveryTimeLimit: time });
  // when it came in and when it left, the database's clock says
  await sql`update orders set gmt_create = ${time}, delivery_time = ${time} where id = ${id}::bigint`.execute(
    at.test.db,
  );
  return thirdOrderNumber;
}

it.each(days)('finds, counts and exports what falls on $day in $zone', async ({ zone, day, within, outside }) => {
  const at = await shopTest({ environment: { DISPLAY_ZONE: zone } });
  const numbers = new Map<string, string>();
  for (const time of [...Object.keys(within), ...outside]) numbers.set(time, await orderAt(at, time));
  const expected = Object.entries(within).map(([time, clock]) => [numbers.get(time)!, `${day} ${clock}`]);
  for (const kind of dateType.values) {
    const search = { dateType: kind, orderTimeStart: day, orderTimeEnd: day };
    const { rows, total } = await must(at.admin, orders.queryList, search);
    const found = rows.map(({ thirdOrderNumber }) => thirdOrderNumber);
    expect([kind, new Set(found)]).toEqual([kind, new Set(expected.map(([number]) => number))]);
    const counts = await must(at.admin, orders.queryListTotal, search);
    expect([total, counts.reduce((sum, { totalNum }) => sum + totalNum, 0)]).toEqual([3, 3]);
    const columns = ['thirdOrderNumber' as const, columnOf[kind]];
    const selection = { match: search, count: total };
    const reply = await at.admin.call(orders.orderExport, { selection, columns });
    const sheet = await readTable(reply.body);
    // a time is a number in the sheet: its seconds are shown or not
    expect([kind, new Set(sheet.rows.map((row) => row.map((cell) => cell.slice(0, 16)).join()))]).toEqual([
      kind,
      new Set(expected.map((row) => row.join())),
    ]);
  }
});
