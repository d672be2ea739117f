import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder } from '../../../testing/orderMakers.ts';
import {
  approveThere,
  goOn,
  productsThere,
  publishedListings,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../../testing/publishMakers.ts';
import { hearWebhooks, webhooksHeard } from '../../../testing/webhooks.ts';
import { compareStoreListings, planRounds } from '../publishing.public.ts';

const look = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.detail, { id })).publishProducts[0]!;

/** A round of all, as if the last had been long ago. */
async function round({ test }: PublishingTest): Promise<void> {
  await sql`update listings set checked_at = clock_timestamp() - interval '1 day'`.execute(test.db);
  await planRounds.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  await test.drain();
}

/** Changes the listing at the marketplace without us. */
async function changeThere(at: PublishingTest, id: string, act: string, body: object = {}): Promise<void> {
  const { marketProductId } = await look(at, id);
  await at.sandbox.control('POST', `products/${marketProductId}/${act}`, body);
}

it('finds in one round what was changed behind our back, nothing else, and brings both sides together', async () => {
  const at = await publishingTest();
  const ids = await publishedListings(at, 8);
  const [price, stock, shelf, gone, price2, stock2, shelf2, same] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await round(at);
  expect(await must(at.admin, publishProducts.page, { publishStatus: 3, differs: 'any' })).toMatchObject({ total: 0 });

  for (const id of [price, price2]) await changeThere(at, id, 'price', { original: 1500, special: 900 });
  for (const id of [stock, stock2]) await changeThere(at, id, 'stock', { units: 4 });
  for (const id of [shelf, shelf2]) await changeThere(at, id, 'shelf', { onShelf: false });
  await changeThere(at, gone, 'delete');
  await round(at);
  const differs = async () => Promise.all(ids.map(async (id) => (await look(at, id)).differs));
  expect(await differs()).toEqual([['price'], ['stock'], ['shelf'], ['gone'], ['price'], ['stock'], ['shelf'], []]);
  expect(await must(at.admin, publishProducts.page, { publishStatus: 3, differs: 'any' })).toMatchObject({ total: 7 });
  expect(await must(at.admin, publishActs.round, {})).toMatchObject({
    everyHours: 4,
    listings: 8,
    stores: [{ listings: 8, calls: expect.any(Number) }],
  });

  expect((await must(at.admin, publishActs.takeTheirs, { ids: [price, stock, shelf, same] })).refused).toMatchObject([
    { id: same, reason: 'publishing.act.agrees' },
  ]);
  expect(await look(at, price)).toMatchObject({ originalPrice: '15.00', specialPrice: '9.00', differs: [] });
  expect(await look(at, stock)).toMatchObject({ realStock: 4 });
  expect(await look(at, shelf)).toMatchObject({ status: 2 });

  const ours = { ids: [price2, stock2, shelf2, gone] };
  const refused = (await must(at.admin, publishActs.sendOurs, ours)).refused;
  expect(refused).toMatchObject([{ id: price2, reason: 'publishing.act.riseReason' }]);
  await must(at.admin, publishActs.sendOurs, { ids: [price2], riseReason: 'afterEvent' });
  await at.test.drain();
  await at.sandbox.control('POST', 'clock', { advanceMs: 25 * 60_000 });
  await approveThere(at);
  await goOn(at);
  await round(at);
  expect(await differs()).toEqual(ids.map(() => []));
  expect(await look(at, gone)).toMatchObject({
    publishStatus: 3,
    publishProductSpecs: [{ market: expect.anything() }],
  });
  expect(await productsThere(at)).toHaveLength(9);
});

it('keeps quiet about what was sold since, and leaves a round where the marketplace does not answer', async () => {
  const at = await publishingTest();
  const [id] = (await publishedListings(at)) as [string];
  await changeThere(at, id, 'stock', { units: 38 });
  const msku = (await look(at, id)).publishProductSpecs[0]!.market!.skuId;
  await makeOrder(at, { shopId: at.storeId, orderTime: Date.now(), orderDetailsList: [{ msku, num: 2 }] });
  await round(at);
  expect((await look(at, id)).differs).toEqual([]);
  await changeThere(at, id, 'stock', { units: 30 });
  at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: 'shein:*/searchProduct' });
  await sql`update listings set checked_at = null`.execute(at.test.db);
  await compareStoreListings.run(
    { app: at.test.app, log: at.test.app.log, signal: AbortSignal.timeout(20_000) },
    { storeId: at.storeId },
  );
  expect(await look(at, id)).toMatchObject({ differs: [], checkedAt: null });
});

it('asks at once about what a person or a webhook names', async () => {
  const at = await publishingTest();
  const [id, asked] = (await readyListings(at, 2)) as [string, string];
  const check = (ids: string[]) => must(at.admin, publishActs.check, { ids });
  await must(at.admin, publishActs.executeProducts, { ids: [asked] });
  expect((await check([id, asked])).refused.map(({ reason }) => reason)).toEqual([
    'publishing.act.notPublished',
    'publishing.act.notSent',
  ]);
  await at.test.drain();
  await approveThere(at);
  await at.test.drain();
  expect(await look(at, asked)).toMatchObject({ publishStatus: 2, stage: 'review' });
  expect(await check([asked])).toEqual({ done: [asked], refused: [] });
  await at.test.drain();
  expect(await look(at, asked)).toMatchObject({ publishStatus: 3 });

  await hearWebhooks(at, 'shein');
  await must(at.admin, publishActs.executeProducts, { ids: [id] });
  await at.test.drain();
  await approveThere(at);
  await webhooksHeard(at);
  expect(await look(at, id)).toMatchObject({ publishStatus: 3 });
  await changeThere(at, id, 'shelf', { onShelf: false });
  await webhooksHeard(at);
  expect(await look(at, id)).toMatchObject({ differs: ['shelf'] });
});
