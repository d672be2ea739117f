import { labelCosts } from '@pressroom/contract/lastMile/costs';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { textsOf } from '../../../testing/productSheets.ts';
import {
  batchOf,
  calculated,
  type LastMileTest,
  lastMileTest,
  openChannelAt,
  ownOrder,
} from '../../../testing/lastMile/makers.ts';

/** Buys a label for each of so many new orders, and answers their rows as priced. */
async function bought(at: LastMileTest, count: number) {
  const orders = [];
  for (let made = 0; made < count; made += 1) orders.push(await ownOrder(at));
  const priced = await calculated(at, await batchOf(at, orders));
  await must(at.admin, lastMile.bulkOrder, { ids: priced.map(({ id }) => id) });
  await at.test.drain();
  return priced;
}

const cents = (amount: string | null) => Math.round(Number(amount) * 100);

it('adds up what labels cost, what came back and what was billed, each currency by itself', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [kept, taken] = await bought(at, 2);
  await must(at.admin, lastMile.cancelLabel, { ids: [taken!.id] });
  await at.test.drain();
  const { totals, unpriced } = await must(at.admin, labelCosts.totals, {});
  const sum = (cents(kept!.cost) + cents(taken!.cost)) / 100;
  expect(totals).toEqual([
    {
      currency: 'USD',
      labels: 2,
      bought: sum.toFixed(2),
      refunded: `-${taken!.cost}`,
      net: kept!.cost,
      billed: null,
      billedLabels: 0,
    },
  ]);
  expect(unpriced).toBe(0);
  // an invoice of another currency: never summed with the others
  const { rows: labels } = await sql<{ id: string; parcelId: string; orderId: string }>`
    select l.id, l.parcel_id, r.order_id from parcel_labels l join last_mile_rows r on r.id = l.row_id order by l.id`.execute(
    at.test.db,
  );
  const entry = { kind: 'labelBilled', certainty: 'settled', source: 'invoice', createUser: 'tester' };
  const billed = (index: number) => ({
    ...entry,
    orderId: labels[index]!.orderId,
    parcelId: labels[index]!.parcelId,
    labelId: labels[index]!.id,
  });
  await at.test.db
    .insertInto('moneyEntries')
    .values([
      { ...billed(0), amount: '500', currency: 'USD' },
      { ...billed(0), amount: '12', currency: 'USD' },
      { ...billed(1), amount: '700', currency: 'CNY' },
    ])
    .execute();
  expect((await must(at.admin, labelCosts.totals, {})).totals).toMatchObject([
    { currency: 'CNY', labels: 0, bought: '0.00', net: '0.00', billed: '7.00', billedLabels: 1 },
    { currency: 'USD', labels: 2, bought: sum.toFixed(2), billed: '5.12', billedLabels: 1 },
  ]);
  expect((await must(at.admin, labelCosts.totals, { currency: 'cny' })).totals).toHaveLength(1);
});

it('groups labels by day, by channel and by store, and finds those of a time, a store and a channel', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [first, second, third] = await bought(at, 3);
  const ids = (await at.test.db.selectFrom('labelCosts').select('labelId').orderBy('labelId').execute()).map(
    ({ labelId }) => labelId,
  );
  // in Shanghai the second of November begins at 16:00 in Greenwich
  const times = ['2026-11-01T15:59:59.999Z', '2026-11-01T16:00:00Z', '2026-11-02T15:59:59Z'];
  for (const [index, boughtAt] of times.entries())
    await at.test.db.updateTable('labelCosts').set({ boughtAt }).where('labelId', '=', ids[index]!).execute();
  await at.test.db
    .updateTable('labelCosts')
    .set({ shopId: at.shop.stores.austin, channelCode: 'GOFO', channelName: 'GOFO' })
    .where('labelId', '=', ids[2]!)
    .execute();
  const time = { startTime: '2026-11-01', endTime: '2026-11-02' };
  const days = await must(at.admin, labelCosts.groups, { by: 'day', ...time });
  expect(days.rows.map(({ key, day, labels }) => [key, day, labels])).toEqual([
    ['2026-11-02 USD', '2026-11-02', 2],
    ['2026-11-01 USD', '2026-11-01', 1],
  ]);
  expect(days).toMatchObject({
    total: 2,
    rows: [{ bought: ((cents(second!.cost) + cents(third!.cost)) / 100).toFixed(2) }, { bought: first!.cost }],
  });
  expect(await must(at.admin, labelCosts.groups, { by: 'day', pageSize: 1, pageNum: 2, ...time })).toMatchObject({
    total: 2,
    rows: [{ day: '2026-11-01' }],
  });
  const channels = await must(at.admin, labelCosts.groups, { by: 'channel', ...time });
  expect(channels.rows).toMatchObject([
    { provider: 'YWJ', channelCode: 'GOFO', channelName: 'GOFO', labels: 1, day: null, shopId: null },
    { provider: 'YWJ', channelCode: 'UNI-NEXT', channelName: 'UniUni next day', labels: 2 },
  ]);
  expect(await must(at.admin, labelCosts.channels, {})).toEqual([
    { provider: 'YWJ', channelCode: 'GOFO', channelName: 'GOFO' },
    { provider: 'YWJ', channelCode: 'UNI-NEXT', channelName: 'UniUni next day' },
  ]);
  const stores = await must(at.admin, labelCosts.groups, { by: 'store', ...time });
  expect(stores.rows.reduce((sum, { labels }) => sum + labels, 0)).toBe(3);
  expect(stores.rows.every(({ shopName }) => shopName !== null)).toBe(true);
  const found = async (search: object) =>
    (await must(at.admin, labelCosts.totals, { ...time, ...search })).totals.map(({ labels }) => labels);
  expect(await found({ endTime: '2026-11-01' })).toEqual([1]);
  expect(await found({ channelCode: 'GOFO', provider: 'YWJ' })).toEqual([1]);
  expect(await found({ provider: 'temu' })).toEqual([]);
  expect(await must(at.admin, labelCosts.totals, time)).toMatchObject({
    firstDay: '2026-11-01',
    lastDay: '2026-11-02',
  });
});

it('counts labels without a known price beside the sums', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [row] = await bought(at, 1);
  await at.test.db.updateTable('parcelLabels').set({ paid: null }).execute();
  expect(await must(at.admin, labelCosts.totals, {})).toMatchObject({ unpriced: 1 });
  const { shopId } = (await at.test.db
    .selectFrom('orders')
    .select('shopId')
    .where('thirdOrderNumber', '=', row!.thirdOrderNumber)
    .executeTakeFirst())!;
  expect(await must(at.admin, labelCosts.totals, { shopId })).toMatchObject({ unpriced: 1 });
  const other = Object.values(at.shop.stores).find((id) => id !== shopId)!;
  expect(await must(at.admin, labelCosts.totals, { shopId: other })).toMatchObject({ unpriced: 0 });
  expect(await must(at.admin, labelCosts.totals, { provider: 'shein' })).toMatchObject({ unpriced: 0 });
});

it('exports each label with its numbers, its parcel and all its amounts', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [kept, taken] = await bought(at, 2);
  await must(at.admin, lastMile.cancelLabel, { ids: [taken!.id] });
  await at.test.drain();
  at.test.language = 'en';
  const { body } = await at.admin.call(labelCosts.export, {});
  const [header, ...lines] = await textsOf(body);
  const told = lines.map((line) => Object.fromEntries(line.map((text, index) => [header![index]!, text])));
  const { labels } = await must(at.admin, lastMile.orderLabels, { orderId: kept!.orderId });
  const amount = String(Number(kept!.cost));
  expect(told).toMatchObject([
    {
      'Order number': kept!.thirdOrderNumber,
      Store: kept!.shopName,
      Provider: 'YWJ',
      Channel: 'UniUni next day',
      'Our reference': labels[0]!.reference,
      'Provider’s number': labels[0]!.providerNumber,
      'Tracking number': labels[0]!.trackingNumber,
      'Quoted (whole order)': amount,
      Paid: amount,
      Refunded: '',
      Billed: '',
      Currency: 'USD',
    },
    { 'Order number': taken!.thirdOrderNumber, Refunded: String(-Number(taken!.cost)) },
  ]);
  expect(Number(told[0]!['Weight (g)'])).toBeGreaterThan(0);
  expect(told[0]!['Size (cm)']).toMatch(/^[\d.]+ × [\d.]+ × [\d.]+$/);
});
