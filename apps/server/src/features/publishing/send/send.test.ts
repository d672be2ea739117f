import { audit } from '@pressroom/contract/audit/audit';
import { alerts } from '@pressroom/contract/dashboard/alerts';
import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  approveThere,
  goOn,
  productsThere,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../../testing/publishMakers.ts';
import { reviewStore, sendListing } from '../publishing.public.ts';

const publish = '*/publishOrEdit';

const look = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.detail, { id })).publishProducts[0]!;
const release = ({ admin }: PublishingTest, ids: string[]) => must(admin, publishActs.executeProducts, { ids });
const timeline = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.timeline, { id })).map(({ behavior }) => behavior).toReversed();

/** How many times each picture was uploaded in each use. */
async function uploads({ sandbox }: PublishingTest): Promise<number> {
  const requests = await sandbox.control<{ endpoint: string }[]>('GET', 'requests?limit=500');
  return requests.filter(({ endpoint }) => endpoint.includes('upload-pic')).length;
}

it('sends each listing once with each picture once, calls published what is confirmed, and maps its SKUs', async () => {
  const at = await publishingTest();
  const [first, second, third] = (await readyListings(at, 3)) as [string, string, string];
  await sql`update listings set error_count = 2 where id = ${third}`.execute(at.test.db);
  const both = await Promise.all([release(at, [first, second]), release(at, [first, second])]);
  expect(both.flatMap(({ done }) => done).toSorted()).toEqual([first, second].toSorted());
  expect(both.flatMap(({ refused }) => refused.map(({ reason }) => reason))).toEqual([
    'publishing.onItsWay',
    'publishing.onItsWay',
  ]);
  await at.test.drain();
  expect(await look(at, first)).toMatchObject({ publishStatus: 2, stage: 'review', problem: null });
  expect(await productsThere(at)).toHaveLength(2);
  expect(await uploads(at)).toBe(3);
  expect((await must(at.admin, tasks.list, {}))[0]).toMatchObject({ state: 'done', done: 2, failed: 0 });

  await approveThere(at);
  await goOn(at);
  for (const id of [first, second])
    expect(await look(at, id)).toMatchObject({ publishStatus: 3, stage: null, status: 1, differs: [], problem: null });
  expect(await timeline(at, first)).toEqual([
    'Released',
    'Uploaded 3 pictures',
    'Sent to the marketplace',
    'The marketplace has it and reviews it',
    'The marketplace has confirmed it as published',
  ]);
  const there = (await productsThere(at)).map(({ skcs }) => skcs[0]!.skus[0]!.id);
  const { rows } = await must(at.admin, skuMapping.page, { shopId: at.storeId });
  expect(rows.map(({ skuId }) => skuId).toSorted()).toEqual(there.toSorted());
  expect(rows[0]).toMatchObject({ productCode: 'TEE-WHT-L', printingName: 'owl_front.png' });
  expect((await release(at, [first])).refused).toMatchObject([{ reason: 'publishing.refused.unchanged' }]);
});

it('asks about a review again at once where what was heard could not be kept', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  await release(at, [id]);
  await at.test.drain();
  await approveThere(at);
  const { app, db } = at.test;
  await sql`update listings set due_at = clock_timestamp()`.execute(db);
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''no room''; end'`.execute(db);
  await sql`create trigger refuses before update on listings for each row when (new.publish_status = 3)
    execute function refuse()`.execute(db);
  const context = { app, log: app.log, signal: new AbortController().signal };
  await expect(reviewStore.run(context, { storeId: at.storeId })).rejects.toThrow('no room');
  await sql`drop trigger refuses on listings`.execute(db);
  await reviewStore.run(context, { storeId: at.storeId });
  expect(await look(at, id)).toMatchObject({ publishStatus: 3 });
});

it('finds by asking what the marketplace took without an answer', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: `shein:${publish}`, count: 1, ms: 10 });
  await release(at, [id]);
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'review' });
  expect(await timeline(at, id)).toContain(
    'The marketplace has not answered. It is asked whether the listing has arrived',
  );
  expect(await productsThere(at)).toHaveLength(1);
});

it('rings once for what has left without an answer, however often the marketplace is asked about it', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: `shein:${publish}`, count: 1, ms: 10 });
  at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: 'shein:*/searchProduct', count: 50 });
  await release(at, [id]);
  await at.test.drain();
  const rung = await must(at.admin, alerts.list, {});
  expect(rung).toMatchObject([{ kind: 'listingUnknown', shopId: at.storeId, count: 1 }]);
  const before = (await look(at, id)).gmtModified;
  await goOn(at);
  expect((await look(at, id)).gmtModified).not.toBe(before);
  expect(await must(at.admin, alerts.list, {})).toEqual(rung);
});

it('sends again what a killed worker has not brought about, and not before that is certain', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  await release(at, [id]);
  await sql`delete from pgboss.job where name = ${sendListing.name}`.execute(at.test.db);
  const left = async (seconds: number) => {
    await sql`update listings set stage = 'sending' where id = ${id}`.execute(at.test.db);
    await sql`
      update listing_calls set state = 'sending', attempts = 1, sent_at = clock_timestamp() - ${seconds} * interval '1 second'
      where listing_id = ${id}`.execute(at.test.db);
    await goOn(at);
  };
  await left(60);
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'unknown' });
  expect(await productsThere(at)).toEqual([]);
  await left(125);
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'review' });
  expect(await productsThere(at)).toHaveLength(1);
});

it('waits for a marketplace that has no time, and goes on by itself', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  at.sandbox.fault({ kind: 'throttle', endpoint: `shein:${publish}`, count: 1 });
  await release(at, [id]);
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'queued', errorMessage: expect.any(String) });
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'review', problem: null });
  expect(await productsThere(at)).toHaveLength(1);
});

it('records what has become of a listing, and not each try of the same', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  const recorded = async () => {
    const { rows } = await must(at.admin, audit.page, { objectType: 'publishProducts' });
    const sent = rows.filter(({ action }) => action === 'job/publishing.send');
    return sent.map(({ changes }) => changes.map(({ name, after }) => ({ name, after }))).toReversed();
  };
  at.sandbox.fault({ kind: 'throttle', endpoint: `shein:${publish}`, count: 3 });
  await release(at, [id]);
  await at.test.drain();
  const busy = await recorded();
  expect(busy).toHaveLength(1);
  expect(busy[0]!.map(({ name }) => name)).toContain('Reason · Meaning');
  await goOn(at);
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'queued' });
  expect(await recorded()).toEqual(busy);
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'review' });
  const all = await recorded();
  expect(all).toHaveLength(2);
  expect(all[1]).toContainEqual({ name: 'Reason · Meaning', after: null });
  expect(all[1]).toContainEqual({ name: 'Progress', after: 'In review' });
});

it('shows the words of a refusal, and sends what failed once more and nothing else', async () => {
  const at = await publishingTest();
  const ids = await readyListings(at, 2);
  await release(at, ids);
  await at.test.drain();
  const [refused, taken] = await productsThere(at);
  const reasons = [{ zh: '图片模糊', en: 'The picture is blurred' }];
  await at.sandbox.control('POST', `products/${refused!.number}/refuse`, { reasons });
  await at.sandbox.control('POST', `products/${taken!.number}/approve`);
  await goOn(at);
  const shown = await Promise.all(ids.map((id) => look(at, id)));
  const [failed] = shown.filter(({ publishStatus }) => publishStatus === 4);
  expect(failed!.problem!.reason).toContain('The picture is blurred');
  expect(shown.map(({ publishStatus }) => publishStatus).toSorted((a, b) => a - b)).toEqual([3, 4]);
  const again = await release(at, ids);
  expect(again.done).toEqual([failed!.id]);
  await at.test.drain();
  await approveThere(at);
  await goOn(at);
  expect(await look(at, failed!.id)).toMatchObject({ publishStatus: 3, problem: null });
});

it('lets a store that may publish no more go on the next day, and says so', async () => {
  const at = await publishingTest();
  const ids = await readyListings(at, 3);
  await at.sandbox.control('PUT', 'stores/s1/limits', { products: 1 });
  await release(at, ids);
  await at.test.drain();
  const shown = await Promise.all(ids.map((id) => look(at, id)));
  const waiting = shown.filter(({ stage }) => stage === 'queued');
  expect(waiting.length).toBeGreaterThan(0);
  for (const { errorMessage, dueAt } of waiting) {
    expect(errorMessage).toMatch(/may publish no more today/);
    expect(Date.parse(dueAt!)).toBeGreaterThan(Date.now());
  }
  expect((await must(at.admin, tasks.list, {}))[0]).toMatchObject({ done: 3 });
});

it('asks for the right, and leaves a store without settings alone', async () => {
  const at = await publishingTest();
  const [id] = (await readyListings(at)) as [string];
  const stranger = await at.test.as(['/products/stencil']);
  expect((await stranger.call(publishActs.executeProducts, { ids: [id] })).status).toBe(403);
  await at.test.db.deleteFrom('storePublishing').execute();
  await sql`update listings set error_count = 0, judged_at = clock_timestamp()`.execute(at.test.db);
  expect((await release(at, [id])).refused).toHaveLength(1);
});
