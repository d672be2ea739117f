import { storeCalendar } from '@pressroom/contract/stores/calendar';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { shopTest } from '../../testing/orderMakers.ts';

it('is Monday to Saturday until 18:00 until another is kept, and a stale one is refused', async () => {
  const { admin, shop } = await shopTest();
  const id = shop.stores.austin;
  const first = await must(admin, storeCalendar.get, { id });
  expect(first).toMatchObject({ workingDays: [1, 2, 3, 4, 5, 6], cutOff: '18:00', holidays: [] });
  const given = {
    id,
    gmtModified: first.gmtModified,
    workingDays: [7, 1, 1],
    cutOff: '16:30',
    holidays: ['2026-12-25'],
  };
  const kept = { workingDays: [1, 7], cutOff: '16:30', holidays: ['2026-12-25'] };
  expect(await admin.send(storeCalendar.save, given)).toMatchObject({ status: 200, data: kept });
  expect(await must(admin, storeCalendar.get, { id })).toMatchObject(kept);
  expect(await admin.send(storeCalendar.save, given)).toMatchObject({ status: 409, data: { current: kept } });
  for (const wrong of [{ workingDays: [] }, { workingDays: [8] }, { cutOff: '24:00' }, { holidays: ['2026-02-30'] }])
    expect((await admin.send(storeCalendar.save, { ...given, gmtModified: undefined, ...wrong })).status).toBe(400);
  expect((await admin.send(storeCalendar.get, { id: '987654' })).status).toBe(404);
});

it('tells whoever sees orders until when the parcels of each store leave, and nothing else', async () => {
  const { test, admin, shop } = await shopTest();
  const id = shop.stores.austin;
  await must(admin, storeCalendar.save, { id, workingDays: [1, 2], cutOff: '16:30', holidays: ['2026-12-25'] });
  const reader = await test.as(['/order/exceptions']);
  const all = await must(reader, storeCalendar.list, {});
  expect(all.find((one) => one.id === id)).toEqual({
    id,
    workingDays: [1, 2],
    cutOff: '16:30',
    holidays: ['2026-12-25'],
  });
  expect(all.find((one) => one.id === shop.stores.linden)).toMatchObject({ cutOff: '18:00', holidays: [] });
  expect((await reader.call(storeCalendar.get, { id })).status).toBe(403);
  expect((await (await test.as(['/order/print'])).call(storeCalendar.list, {})).status).toBe(403);
});

it.each([
  // a Tuesday, a minute before and after midnight in UTC+8
  ['Asia/Shanghai', '2026-11-24T15:59:00Z', '2026-11-24T10:00:00Z', '2026-11-25T10:00:00Z'],
  ['Asia/Shanghai', '2026-11-24T16:01:00Z', '2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z'],
  ['UTC', '2026-11-24T23:59:00Z', '2026-11-24T18:00:00Z', '2026-11-25T18:00:00Z'],
  ['UTC', '2026-11-25T00:01:00Z', '2026-11-25T18:00:00Z', '2026-11-26T18:00:00Z'],
  // on Saturday Monday comes next, on Sunday nothing leaves
  ['UTC', '2026-11-28T12:00:00Z', '2026-11-28T18:00:00Z', '2026-11-30T18:00:00Z'],
  ['UTC', '2026-11-29T12:00:00Z', null, '2026-11-30T18:00:00Z'],
  // the American clocks change on a Sunday
  ['America/New_York', '2026-10-31T20:00:00Z', '2026-10-31T22:00:00Z', '2026-11-02T23:00:00Z'],
  ['America/New_York', '2027-03-13T20:00:00Z', '2027-03-13T23:00:00Z', '2027-03-15T22:00:00Z'],
])('knows tonight’s cut-off and the next in %s at %s', async (zone, moment, cutOff, next) => {
  const { test, shop } = await shopTest();
  const { rows } = await sql<{ cutOff: string | null; nextCutOff: string }>`
    select cut_off, next_cut_off from store_cut_offs(${zone}, ${moment}::timestamptz) where store_id = ${shop.stores.austin}`.execute(
    test.db,
  );
  expect(rows.map((row) => [row.cutOff && Date.parse(row.cutOff), Date.parse(row.nextCutOff)])).toEqual([
    [cutOff && Date.parse(cutOff), Date.parse(next)],
  ]);
});

it('passes over holidays in a row', async () => {
  const { test, admin, shop } = await shopTest();
  const id = shop.stores.austin;
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'];
  await must(admin, storeCalendar.save, { id, workingDays: [1, 2, 3, 4, 5, 6], cutOff: '12:00', holidays });
  const { rows } = await sql<{ cutOff: string | null; nextCutOff: string }>`
    select cut_off, next_cut_off from store_cut_offs('UTC', '2026-12-24T08:00:00Z') where store_id = ${id}`.execute(
    test.db,
  );
  expect(rows.map((row) => [row.cutOff, Date.parse(row.nextCutOff)])).toEqual([
    [null, Date.parse('2026-12-29T12:00:00Z')],
  ]);
});
