import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { testApp } from '../../../testing/testApp.ts';

/** Two answered, two open, at two marketplaces. */
async function four() {
  const test = await testApp();
  const row = (marketplace: string, ourName: string, theirName: string | null) => ({
    marketplace,
    region: marketplace === 'temu' ? '211' : '',
    ourName,
    ourKey: ourName.toLowerCase(),
    theirName,
    choices: ['UPS', 'FedEx Ground'],
    ...(theirName && { answeredBy: 'tester', answeredAt: '2026-11-20T03:00:00Z' }),
  });
  const rows = [
    row('temu', 'Anchor', 'UPS'),
    row('shein', 'Brown', 'UPS'),
    row('temu', 'Zebra', null),
    row('shein', 'Crow', null),
  ];
  await test.db.insertInto('carrierNames').values(rows).execute();
  return { test, admin: await test.as('admin') };
}

it('shows questions first, by name, of one marketplace where that is asked for', async () => {
  const { admin } = await four();
  const named = async (search: object) =>
    (await must(admin, carrierNames.page, search)).rows.map(({ ourName }) => ourName);
  expect(await named({})).toEqual(['Crow', 'Zebra', 'Anchor', 'Brown']);
  expect(await named({ unanswered: true })).toEqual(['Crow', 'Zebra']);
  expect(await named({ unanswered: 'false' })).toHaveLength(4);
  expect(await named({ marketplace: 'temu' })).toEqual(['Zebra', 'Anchor']);
  expect(await named({ marketplace: 'shein', unanswered: true })).toEqual(['Crow']);
  expect((await admin.send(carrierNames.page, { marketplace: 'etsy' })).status).toBe(400);
  const { rows, total } = await must(admin, carrierNames.page, { pageNum: 2, pageSize: 3 });
  expect([rows.map(({ ourName }) => ourName), total]).toEqual([['Brown'], 4]);
});

it('names the country whose list it is, where a marketplace has one for each', async () => {
  const { admin } = await four();
  const { rows } = await must(admin, carrierNames.page, {});
  expect(rows.map(({ marketplace, country }) => [marketplace, country])).toEqual([
    ['shein', null],
    ['temu', 'US'],
    ['temu', 'US'],
    ['shein', null],
  ]);
});

it('is seen by who sees orders or syncs them, and answered and forgotten by who ships', async () => {
  const { test, admin } = await four();
  const { id } = (await must(admin, carrierNames.page, { unanswered: true })).rows[0]!;
  const [looker, syncer] = [await test.as(['/order/index']), await test.as(['/order/sync'])];
  const [shipper, scheduler] = [await test.as(['orderSend']), await test.as(['deliverySend'])];
  const statusOf = async (caller: typeof admin, call: 'detail' | 'answer' | 'remove') =>
    (await caller.send(carrierNames[call], { id, theirName: 'UPS' })).status;
  for (const caller of [looker, syncer])
    expect([
      await statusOf(caller, 'detail'),
      await statusOf(caller, 'answer'),
      await statusOf(caller, 'remove'),
    ]).toEqual([200, 403, 403]);
  expect(await statusOf(shipper, 'detail')).toBe(403);
  expect((await shipper.send(carrierNames.answer, { id, theirName: '' })).status).toBe(400);
  expect(await statusOf(shipper, 'answer')).toBe(200);
  expect(await statusOf(scheduler, 'remove')).toBe(200);
  for (const call of ['detail', 'answer', 'remove'] as const) expect(await statusOf(admin, call)).toBe(404);
});
