import { orders } from '@pressroom/contract/orders/orders';
import { dateType } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
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

it.each(days)('finds, counts and exports what falls on $day in $zone', async ({ zone, day, within, outside }) => {
  const at = await shopTest({ environment: { DISPLAY_ZONE: zone } });
  const times = [...Object.keys(within), ...outside];
  const numbers = new Map<string, string>();
  for (const time of times)
    numbers.set(time, (await makeOrder(at, { orderTime: time, deliveryTimeLimit: time })).thirdOrderNumber);
  const expected = Object.keys(within).map((time) => numbers.get(time)!);
  for (const kind of [dateType.orderTime, dateType.deliveryTimeLimit]) {
    const search = { dateType: kind, orderTimeStart: day, orderTimeEnd: day };
    const { rows, total } = await must(at.admin, orders.queryList, search);
    expect(new Set(rows.map(({ thirdOrderNumber }) => thirdOrderNumber))).toEqual(new Set(expected));
    const counts = await must(at.admin, orders.queryListTotal, search);
    expect([total, counts.reduce((sum, { totalNum }) => sum + totalNum, 0)]).toEqual([3, 3]);
    const columns = ['thirdOrderNumber', 'orderTime', 'deliveryTimeLimit'] as const;
    const selection = { match: search, count: total };
    const reply = await at.admin.call(orders.orderExport, { selection, columns: [...columns] });
    const sheet = await readTable(reply.body);
    const shown = Object.entries(within).map(([time, clock]) => {
      const moment = `${day} ${clock}`;
      return [numbers.get(time), moment, moment];
    });
    // a time is a number in the sheet: its seconds are shown or not
    expect(new Set(sheet.rows.map((row) => row.map((cell) => cell.slice(0, 16)).join()))).toEqual(
      new Set(shown.map((row) => row.join())),
    );
  }
});
