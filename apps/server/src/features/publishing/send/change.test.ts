import { publishActs, publishDifference } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  approveThere,
  goOn,
  productsThere,
  publishedListings,
  type PublishingTest,
  publishingTest,
} from '../../../testing/publishMakers.ts';

const look = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.detail, { id })).publishProducts[0]!;
const release = ({ admin }: PublishingTest, ids: string[]) => must(admin, publishActs.executeProducts, { ids });
const timeline = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishProducts.timeline, { id })).map(({ behavior }) => behavior);
const sentTitle = async ({ admin }: PublishingTest, id: string) =>
  (await must(admin, publishDifference.difference, { id })).sent?.title;

async function edit(
  at: PublishingTest,
  id: string,
  given: { title?: string; originalPrice?: string; realStock?: number },
) {
  const { publishProductAttrs: _, publishProductSpecs, ...form } = await look(at, id);
  const { title = form.title, ...ofSkus } = given;
  const specs = publishProductSpecs.map((spec) => ({ ...spec, ...ofSkus }));
  await must(at.admin, publishProducts.update, { ...form, title, publishProductSpecs: specs });
}

/** Compares with the marketplace now. */
async function check(at: PublishingTest, id: string) {
  await must(at.admin, publishActs.check, { ids: [id] });
  await at.test.drain();
  return look(at, id);
}

it('keeps a listing published whose change was refused, and brings prices and stock after the one that was taken', async () => {
  const at = await publishingTest();
  const [id] = (await publishedListings(at)) as [string];
  const former = await look(at, id);
  const secondPicture = sql`(select id from blobs where id = ${at.blobIds[1]})`;
  await sql`update listing_pictures set blob_id = ${at.blobIds[2]} where blob_id = ${secondPicture}`.execute(
    at.test.db,
  );
  await edit(at, id, { title: 'A Better Title for the Shirt', originalPrice: '18.00', realStock: 55 });
  expect((await look(at, id)).changedAt).not.toBeNull();
  await release(at, [id]);
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({ publishStatus: 2, stage: 'review' });
  expect(await sentTitle(at, id)).toBe(former.title);

  const { number } = (await productsThere(at))[0]!;
  const reasons = [{ zh: '标题不当', en: 'The title is not fitting' }];
  await at.sandbox.control('POST', `products/${number}/refuse`, { reasons });
  await goOn(at);
  const refused = {
    publishStatus: 3,
    status: 1,
    stage: null,
    differs: ['edit'],
    changedAt: expect.any(String),
    problem: { reason: expect.stringContaining('The title is not fitting') },
  };
  expect(await look(at, id)).toMatchObject(refused);
  expect(await check(at, id)).toMatchObject(refused);
  expect((await timeline(at, id))[0]).toMatch(/goes on showing the former version.*The title is not fitting/);
  expect(await sentTitle(at, id)).toBe(former.title);
  expect(await must(at.admin, publishProducts.page, { publishStatus: 3, differs: 'edit' })).toMatchObject({ total: 1 });
  const taken = await must(at.admin, publishActs.takeTheirs, { ids: [id] });
  expect(taken.refused).toMatchObject([{ reason: 'publishing.act.changeRefused' }]);
  expect((await look(at, id)).publishProductSpecs[0]!.market).toMatchObject({ originalPrice: '19.99', realStock: 40 });

  await edit(at, id, { title: 'A Fitting Title for the Shirt' });
  await must(at.admin, publishActs.sendOurs, { ids: [id] });
  await at.test.drain();
  await approveThere(at);
  await goOn(at);
  expect(await look(at, id)).toMatchObject({
    publishStatus: 3,
    problem: null,
    differs: [],
    changedAt: null,
    originalPrice: '18.00',
    realStock: 55,
    publishProductSpecs: [{ market: { originalPrice: '18.00', realStock: 55 } }],
  });
  expect(await timeline(at, id)).toEqual(
    expect.arrayContaining(['The marketplace has the new price', 'The marketplace has the new stock']),
  );
  expect(await sentTitle(at, id)).toBe('A Fitting Title for the Shirt');
  // no version shows the second picture any more
  const { rows } = await sql<{ blobId: string }>`select blob_id from released_blobs`.execute(at.test.db);
  expect(rows).toContainEqual({ blobId: at.blobIds[1] });
  expect(await productsThere(at)).toHaveLength(1);
  expect(await check(at, id)).toMatchObject({ differs: [] });
});

it('asks for the reason of a price that rises with a change, and keeps published what is refused at once', async () => {
  const at = await publishingTest();
  const [id] = (await publishedListings(at)) as [string];
  await edit(at, id, { originalPrice: '25.00' });
  await release(at, [id]);
  await at.test.drain();
  await approveThere(at);
  await goOn(at);
  expect(await look(at, id)).toMatchObject({ publishStatus: 3, differs: ['price'], changedAt: null });
  expect(await timeline(at, id)).toContain('Price not changed: A higher price needs a reason. Choose one');
  await must(at.admin, publishActs.sendOurs, { ids: [id], riseReason: 'cost' });
  await at.test.drain();
  // which the marketplace looks at first
  expect((await timeline(at, id))[0]).toBe('The marketplace reviews the new price');
  expect(await look(at, id)).toMatchObject({ differs: [], originalPrice: '25.00' });

  await edit(at, id, { title: 'Another Title for the Shirt' });
  await release(at, [id]);
  // as if preflight had not foreseen it
  await sql`update listing_attributes set value_id = '999999999' where value_id is not null`.execute(at.test.db);
  await sql`update listings set error_count = 0, judged_at = clock_timestamp()`.execute(at.test.db);
  await at.test.drain();
  expect(await look(at, id)).toMatchObject({
    publishStatus: 3,
    status: 1,
    differs: ['edit'],
    problem: expect.anything(),
  });
});
