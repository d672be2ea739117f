import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  goOn,
  productsThere,
  publishedListings,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../../testing/publishMakers.ts';

const look = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.detail, { id })).publishProducts[0]!;
const lastTask = async ({ admin }: PublishingTest) => (await must(admin, tasks.list, {}))[0]!;

it('changes price and stock here while pending, and at the marketplace where it is published', async () => {
  const at = await publishingTest();
  const [published] = (await publishedListings(at)) as [string];
  const [pending] = (await readyListings(at)) as [string];
  const ids = [published, pending];
  const lower = { ids, originalPrice: '18.00', specialPrice: '12.50' };
  const outcome = await must(at.admin, publishActs.updatePrice, lower);
  expect(outcome).toMatchObject({ done: ids, refused: [] });
  expect(await look(at, pending)).toMatchObject({ originalPrice: '18.00', specialPrice: '12.50', publishStatus: 1 });
  expect(await look(at, published)).toMatchObject({ originalPrice: '19.99' });
  await at.test.drain();
  expect(await look(at, published)).toMatchObject({
    originalPrice: '18.00',
    specialPrice: '12.50',
    publishProductSpecs: [{ market: { specialPrice: '12.50' } }],
  });
  expect(await lastTask(at)).toMatchObject({ state: 'done', done: 1, failed: 0 });

  const higher = { ids: [published], originalPrice: '21.00', specialPrice: '19.00' };
  expect(await must(at.admin, publishActs.updatePrice, higher)).toMatchObject({
    done: [],
    refused: [{ reason: 'publishing.act.riseReason' }],
  });
  await must(at.admin, publishActs.updatePrice, { ...higher, riseReason: 'cost' });
  await must(at.admin, publishActs.updateRealStock, { ids, realStock: 9 });
  await at.test.drain();
  expect(await look(at, published)).toMatchObject({ originalPrice: '21.00', realStock: 9 });
  expect(await look(at, pending)).toMatchObject({ realStock: 9 });
  // nothing of it looks like a difference
  await must(at.admin, publishActs.check, { ids: [published] });
  await at.test.drain();
  expect((await look(at, published)).differs).toEqual([]);
});

it('waits with a shelf that was changed a moment ago, and says until when', async () => {
  const at = await publishingTest();
  const [id] = (await publishedListings(at)) as [string];
  const shelve = (status: 1 | 2) => must(at.admin, publishActs.updateStatus, { ids: [id], status });
  await shelve(2);
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({ status: 2, dueAt: null });
  expect((await shelve(2)).refused).toMatchObject([{ reason: 'publishing.act.isRemoved' }]);
  await shelve(1);
  await at.test.drain();
  const waiting = await look(at, id);
  expect(waiting.status).toBe(2);
  expect(Date.parse(waiting.dueAt!)).toBeGreaterThan(Date.now() + 15 * 60_000);
  await at.sandbox.control('POST', 'clock', { advanceMs: 25 * 60_000 });
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ status: 1, dueAt: null });
});

it('finds by asking what the marketplace has carried out without an answer, and names what it refuses', async () => {
  const at = await publishingTest();
  const [id] = (await publishedListings(at)) as [string];
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'shein:*/change-inventory/v2', count: 1, ms: 10 });
  await must(at.admin, publishActs.updateRealStock, { ids: [id], realStock: 3 });
  await at.test.drain();
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ realStock: 3 });
  await at.sandbox.control('POST', `products/${(await productsThere(at))[0]!.number}/delete`);
  await must(at.admin, publishActs.updateRealStock, { ids: [id], realStock: 5 });
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({ realStock: 3 });
  expect(await lastTask(at)).toMatchObject({ state: 'failed', failed: 1 });
});

it('asks before a price below cost, and refuses what is not published or on its way', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  const shelf = await must(at.admin, publishActs.updateStatus, { ids: [id], status: 2 });
  expect(shelf.refused).toMatchObject([{ reason: 'publishing.act.notPublished' }]);
  await sql`update listings set publish_status = 2, stage = 'review'`.execute(at.test.db);
  const stock = await must(at.admin, publishActs.updateRealStock, { ids: [id, '999'], realStock: 1 });
  expect(stock.refused.map(({ reason }) => reason)).toEqual(['publishing.onItsWay', 'platform.notFound']);
  const rule = { factor: '1', plus: '0', to99: false, marginPercent: null, baseCost: '50' };
  await sql`update store_publishing set price_rule = ${JSON.stringify(rule)}::jsonb`.execute(at.test.db);
  const price = { ids: [id], originalPrice: '2.00', specialPrice: '1.00' };
  const below = await at.admin.call(publishActs.updatePrice, price);
  expect(below).toMatchObject({ status: 409, failure: 'publishing.belowCost' });
  const stranger = await at.test.as(['/products/stencil']);
  expect((await stranger.call(publishActs.updatePrice, price)).status).toBe(403);
});
