import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { productType } from '@pressroom/contract/products/product';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { linkOf, makePlan, picturedProduct } from '../../../testing/planMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

it('generates a link for each store and product, and keeps nothing', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [shein, temu] = [await keptStore(test, 'SHEIN'), await keptStore(test, 'TEMU')];
  const tee = await picturedProduct(test);
  const off = await keptProduct(test, { skus: [{ status: 2 }], productType: productType.variants });
  await must(admin, storePublishing.save, {
    id: temu,
    settings: null,
    priceRule: { factor: '2', plus: '0', to99: true, marginPercent: null, baseCost: '3' },
  });
  const asked = { storeIds: [shein, temu], productIds: [tee.id, off.id] };
  const links = await must(admin, publishPlans.generate, asked);
  expect(links.map((link) => [link.storeId, link.productId])).toEqual(
    [shein, temu].flatMap((store) => [tee.id, off.id].map((product) => [store, product])),
  );
  expect(new Set(links.map(({ storeId, cargoNo }) => `${storeId} ${cargoNo}`)).size).toBe(4);
  for (const { cargoNo } of links) expect(cargoNo).toMatch(/^[0-9A-Z]{5}$/);
  expect(links[0]).toMatchObject({ spu: tee.spu, skuCount: 1, problem: null, title: links[0]!.name });
  expect(links[1]!.problem).toBe(`No SKU of ${off.spu} is on sale. Put one on sale first`);
  const specs = links.map(({ publishProductSpecs: [spec] }) => spec);
  expect(specs[0]).toMatchObject({ originalPrice: '12.00', specialPrice: '9.90', cost: null, realStock: 7 });
  expect(specs[2]).toMatchObject({
    originalPrice: '24.99',
    specialPrice: '19.99',
    cost: '3.00',
    productSpecId: tee.skuId,
  });
  expect(await must(admin, publishPlans.count, {})).toMatchObject({ unpublished: 0 });
  const stranger = await test.as(['/products/stencil']);
  expect((await stranger.call(publishPlans.generate, asked)).status).toBe(403);
});

it('freezes products into a plan: what changes in them later changes no listing', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [shein, temu] = [await keptStore(test, 'SHEIN'), await keptStore(test, 'TEMU')];
  const tee = await picturedProduct(test);
  const plan = await makePlan(admin, [linkOf(shein, tee.id), linkOf(temu, tee.id, { description: 'Soft' })], {
    saleTypes: [1],
  });
  expect(plan).toMatchObject({ publishStatus: 1, pending: 2, listingCount: 2, spuList: [tee.spu], saleTypes: [1] });
  expect(plan.publishBatchNo).toMatch(/^PB20\d{6}-\d{4,}$/);
  expect(plan.storeNames).toHaveLength(2);
  await test.db.updateTable('productSkus').set({ name: 'Other', startOriginalPrice: '99' }).execute();
  await test.db.deleteFrom('productPictures').execute();

  const [inShein, inTemu] = await Promise.all(
    plan.publishProducts.map(async ({ id }) => (await must(admin, publishProducts.detail, { id })).publishProducts[0]!),
  );
  expect(inShein).toMatchObject({
    productType: 1,
    categoryNames: ['女装', '上装', 'T恤'],
    sizeChartName: '',
    realStock: 7,
  });
  expect(inTemu).toMatchObject({
    categoryNames: ['服装', '女士T恤'],
    sizeChartName: 'Size chart',
    description: 'Soft',
  });
  expect(inTemu!.outerPkgImages).toMatch(/^\/files\//);
  const slots = [inShein, inTemu].map((listing) =>
    listing!.publishProductSpecs[0]!.publishProductImages.map(({ imageType }) => imageType),
  );
  expect(slots).toEqual([[1], [4, 6]]);
  const [spec] = inShein!.publishProductSpecs;
  expect(spec).toMatchObject({
    productSpecId: tee.skuId,
    productCode: tee.code.code,
    originalPrice: '12.00',
    specialPrice: '9.90',
    outerBoxLength: 30,
    market: null,
    publishProductSpecInfos: [
      { specKey: 'color', code: 'BLK' },
      { specKey: 'size', code: 'M' },
    ],
  });
  const specs = await must(admin, publishProducts.findSpecs, { productSpecId: tee.skuId });
  expect(specs.map(({ publishProductId, publishStatus }) => [publishProductId, publishStatus])).toEqual(
    plan.publishProducts.map(({ id }) => [id, 1]),
  );
  const timeline = await must(admin, publishProducts.timeline, { id: inShein!.id });
  expect(timeline.at(-1)).toMatchObject({
    behavior: `Added to publish plan ${plan.publishBatchNo}`,
    createUser: 'tester',
  });
});

it('gives a further listing of a product in a store SKUs of its own, and refuses what cannot be listed', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await keptStore(test, 'SHEIN');
  const closed = await keptStore(test, 'TEMU');
  await test.db.updateTable('stores').set({ productAuthStatus: 0 }).where('id', '=', closed).execute();
  const tee = await picturedProduct(test);
  const sku = `${tee.spu}-0`;
  const skusOf = (plan: Awaited<ReturnType<typeof makePlan>>) => plan.publishProducts.map(({ skuList }) => skuList[0]);
  const first = await makePlan(admin, [linkOf(store, tee.id, { cargoNo: 'ONE' })]);
  expect(skusOf(first)).toEqual([sku]);
  const further = await makePlan(admin, [linkOf(store, tee.id), linkOf(store, tee.id)]);
  expect(skusOf(further)).toEqual([`${sku}-2`, `${sku}-3`]);
  await must(admin, publishPlans.delete, { id: first.id });
  expect(skusOf(await makePlan(admin, [linkOf(store, tee.id), linkOf(store, tee.id, { cargoNo: 'TWO' })]))).toEqual([
    sku,
    `${sku}-4`,
  ]);

  const off = await keptProduct(test, { skus: [{ status: 2 }] });
  const create = (...links: ReturnType<typeof linkOf>[]) => admin.call(publishPlans.create, { publishProducts: links });
  const wrong = await create(
    linkOf(store, tee.id),
    linkOf(store, off.id),
    linkOf(closed, tee.id),
    linkOf(store, '999999'),
    linkOf('999999', tee.id),
  );
  expect(wrong).toMatchObject({ status: 409, failure: 'publishing.linksRefused' });
  const reasons = (data: unknown) => (data as { msg: string }[]).map(({ msg }) => msg);
  expect(reasons(wrong.data)).toEqual([
    `No SKU of ${off.spu} is on sale. Put one on sale first`,
    expect.stringContaining('not authorized for products'),
    'The product has been deleted. Choose another',
    'This store has no marketplace to publish to',
  ]);
  const same = { cargoNo: 'same' };
  const twice = await create(linkOf(store, tee.id, same), linkOf(store, tee.id, { cargoNo: 'SAME' }));
  expect(reasons(twice.data)).toEqual(['Item number SAME is given twice for the same store']);
  const taken = await create(linkOf(store, tee.id, { cargoNo: 'two' }));
  expect(reasons(taken.data)).toEqual(['The store has item number two already. Choose another']);
  expect(await must(admin, publishPlans.count, {})).toMatchObject({ unpublished: 2 });
  expect((await create()).msg).toContain('please generate a link first');
});

it('asks before it keeps a price below cost', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await keptStore(test, 'SHEIN');
  const tee = await picturedProduct(test);
  await must(admin, storePublishing.save, {
    id: store,
    settings: null,
    priceRule: { factor: '1', plus: '0', to99: false, marginPercent: null, baseCost: '5' },
  });
  const prices = [{ productSpecId: tee.skuId, originalPrice: '4.99', specialPrice: '' }];
  const form = { publishProducts: [linkOf(store, tee.id, { prices })] };
  const reply = await admin.call(publishPlans.create, form);
  expect(reply).toMatchObject({ status: 409, data: { count: 1, rows: [{ price: '4.99', cost: '5.00' }] } });
  const { plan } = await must(admin, publishPlans.create, { ...form, belowCost: true });
  const { publishProducts: listings } = await must(admin, publishPlans.detail, { id: plan.id });
  expect(listings[0]).toMatchObject({ originalPrice: '4.99', specialPrice: null });
});

it('brings a plan to what its dialog says, and leaves alone what was sent', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await keptStore(test, 'SHEIN');
  const tee = await picturedProduct(test);
  const plan = await makePlan(
    admin,
    Array.from({ length: 4 }, () => linkOf(store, tee.id)),
  );
  const [kept, swapped, gone, sent] = plan.publishProducts;
  const published = { publishStatus: 3, shelf: 1, marketId: 'M1' };
  await test.db.updateTable('listings').set(published).where('id', '=', sent!.id).execute();
  const loaded = await must(admin, publishPlans.detail, { id: plan.id });
  expect(loaded).toMatchObject({ publishStatus: 5, pending: 3, published: 1 });

  const prices = [{ productSpecId: tee.skuId, originalPrice: '20', specialPrice: null }];
  const links = [
    // both change their item numbers with one another
    { ...kept!, cargoNo: swapped!.cargoNo, prices },
    { ...swapped!, cargoNo: kept!.cargoNo.toLowerCase() },
    { ...sent!, title: 'Never mind' },
    linkOf(store, tee.id, { cargoNo: gone!.cargoNo }),
  ];
  const { gmtModified } = loaded;
  const update = { id: plan.id, gmtModified, publishProducts: links };
  const { plan: after, released } = await must(admin, publishPlans.update, update);
  expect(released).toBeNull();
  expect(after).toMatchObject({ pending: 3, published: 1, listingCount: 4 });
  const { publishProducts: now } = await must(admin, publishPlans.detail, { id: plan.id });
  expect(now.map(({ id, cargoNo, title, originalPrice }) => [id, cargoNo, title, originalPrice])).toEqual([
    [kept!.id, swapped!.cargoNo, kept!.title, '20.00'],
    [swapped!.id, kept!.cargoNo.toLowerCase(), swapped!.title, '12.00'],
    [sent!.id, sent!.cargoNo, sent!.title, '12.00'],
    [expect.any(String), gone!.cargoNo, links[3]!.title, '12.00'],
  ]);
  expect(await admin.call(publishPlans.update, update)).toMatchObject({ status: 409, data: { by: 'tester' } });
  const foreign = { id: plan.id, publishProducts: [{ ...kept!, id: '999999' }] };
  expect((await admin.call(publishPlans.update, foreign)).status).toBe(404);
  const missing = { id: '999999', publishProducts: links };
  expect((await admin.call(publishPlans.update, missing)).status).toBe(404);
});

it('schedules a plan that has something to release, and deletes plans and listings that no marketplace has', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await keptStore(test, 'TEMU');
  const tee = await picturedProduct(test);
  const [plan, other] = [
    await makePlan(admin, [linkOf(store, tee.id), linkOf(store, tee.id), linkOf(store, tee.id)]),
    await makePlan(admin, [linkOf(store, tee.id)]),
  ];
  const at = '2099-01-01T00:00:00.000Z';
  const scheduled = await must(admin, publishPlans.schedule, { id: plan.id, releaseAt: at });
  expect(Date.parse(scheduled.releaseAt!)).toBe(Date.parse(at));
  const stale = { id: plan.id, releaseAt: null, gmtModified: plan.gmtModified };
  expect((await admin.call(publishPlans.schedule, stale)).status).toBe(409);
  expect(await must(admin, publishPlans.schedule, { id: plan.id, releaseAt: null })).toMatchObject({ releaseAt: null });

  const [sending, published, pending] = plan.publishProducts.map(({ id }) => id);
  const set = (id: string, values: object) =>
    test.db.updateTable('listings').set(values).where('id', '=', id).execute();
  await set(sending!, { publishStatus: 2, stage: 'review' });
  await set(published!, { publishStatus: 3, shelf: 1 });
  const refused = await admin.call(publishPlans.delete, { id: plan.id });
  expect(refused).toMatchObject({ status: 409, data: { publishing: 1, published: 1 } });
  const outcome = await must(admin, publishPlans.batchDelete, [plan.id, other.id, '999999']);
  expect(outcome.done).toEqual([other.id]);
  expect(outcome.refused.map(({ label, reason }) => [label, reason])).toEqual([
    [plan.publishBatchNo, 'publishing.planPublished'],
    ['999999', 'platform.notFound'],
  ]);
  expect((await admin.call(publishProducts.delete, { id: sending! })).status).toBe(409);
  expect((await admin.call(publishPlans.detail, { id: other.id })).status).toBe(404);
  const some = await must(admin, publishProducts.batchDelete, [sending!, published!, pending!]);
  expect(some).toMatchObject({ done: [pending], refused: [{ id: sending }, { id: published }] });
  expect((await admin.call(publishPlans.schedule, { id: plan.id, releaseAt: at })).status).toBe(409);
  await set(sending!, { publishStatus: 4, stage: null });
  // what its marketplace has deleted may go here, too
  await set(published!, { differs: ['gone'] });
  await must(admin, publishPlans.delete, { id: plan.id });
  expect(await must(admin, publishPlans.page, {})).toEqual({ rows: [], total: 0 });
  const left = await test.db.selectFrom('releasedBlobs').selectAll().execute();
  expect(left.length).toBeGreaterThan(0);
});
