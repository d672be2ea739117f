import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { now } from '../../../platform/database/expressions.ts';
import { linkOf, makePlan, picturedProduct } from '../../../testing/planMakers.ts';
import { fillSlots, skuValues } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

async function oneListing() {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await keptStore(test, 'SHEIN');
  const tee = await picturedProduct(test);
  const plan = await makePlan(admin, [linkOf(store, tee.id), linkOf(store, tee.id)]);
  const [{ id }, other] = plan.publishProducts as [{ id: string }, (typeof plan.publishProducts)[number]];
  const read = async () => (await must(admin, publishProducts.detail, { id })).publishProducts[0]!;
  const set = (values: object) => test.db.updateTable('listings').set(values).where('id', '=', id).execute();
  return { test, admin, tee, plan, id, other, read, set };
}

it('changes a listing and tells its plan, its timeline and the audit', async () => {
  const { admin, plan, read, other } = await oneListing();
  const loaded = await read();
  const [spec] = loaded.publishProductSpecs;
  const { publishProductAttrs: _, ...form } = loaded;
  const specs = [
    { ...spec!, sku: 'OWN-SKU', originalPrice: '30', specialPrice: '', realStock: 3, outerBoxLength: null },
  ];
  const changed = await must(admin, publishProducts.update, { ...form, title: 'Better', publishProductSpecs: specs });
  expect(changed).toMatchObject({ title: 'Better', originalPrice: '30.00', specialPrice: null, realStock: 3 });
  expect(changed).toMatchObject({ skuList: ['OWN-SKU'], outerBoxLength: null, changedAt: null });
  const [event] = await must(admin, publishProducts.timeline, { id: form.id });
  expect(event).toMatchObject({ behavior: 'Changed its contents', createUser: 'tester' });
  const shown = await must(admin, publishPlans.detail, { id: plan.id });
  expect(shown.gmtModified).not.toBe(plan.gmtModified);

  const late = await admin.call(publishProducts.update, { ...form, publishProductSpecs: [] });
  expect(late).toMatchObject({ status: 409, data: { current: { title: 'Better' }, by: 'tester' } });
  const { gmtModified: _version, ...unchecked } = form;
  const call = (given: object) =>
    admin.call(publishProducts.update, { ...unchecked, publishProductSpecs: [], ...given });
  expect(await call({ cargoNo: other.cargoNo.toLowerCase() })).toMatchObject({
    status: 400,
    data: [{ path: 'cargoNo' }],
  });
  const sku = other.skuList[0]!;
  expect(await call({ publishProductSpecs: [{ ...spec, sku }] })).toMatchObject({
    status: 400,
    msg: `The store has SKU ${sku} already. Choose another`,
  });
  expect((await call({ publishProductSpecs: [{ ...spec, id: '999999' }] })).status).toBe(404);
  expect((await call({ publishProductAttrs: [{ attrKeyId: '1', attrValName: 'Cotton' }] })).msg).toContain(
    'attributes of this category',
  );
  expect((await call({ id: '999999' })).status).toBe(404);
});

it('keeps what is published published, and says that it was changed since', async () => {
  const { admin, read, set, test } = await oneListing();
  const { publishProductAttrs: _, gmtModified: _version, ...form } = await read();
  await set({ publishStatus: 2, stage: 'review' });
  expect(await admin.call(publishProducts.update, form)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('is publishing'),
  });
  await set({ publishStatus: 3, stage: null, shelf: 1, marketId: 'M1' });
  await test.db
    .updateTable('listingSkus')
    .set({ marketSkuId: 'S1', marketSkcId: 'C1' })
    .where('listingId', '=', form.id)
    .execute();
  const changed = await must(admin, publishProducts.update, { ...form, title: 'Better' });
  expect(changed).toMatchObject({ publishStatus: 3, title: 'Better', changedAt: expect.any(String) });
  expect(changed.publishProductSpecs[0]!.market).toMatchObject({ skcId: 'C1', skuId: 'S1' });
  const [spec] = form.publishProductSpecs;
  const fixed = await admin.call(publishProducts.update, {
    ...form,
    cargoNo: 'OTHER',
    publishProductSpecs: [{ ...spec!, sku: 'OTHER' }],
  });
  expect(fixed.status).toBe(400);
  expect((fixed.data as unknown as { path: string }[]).map(({ path }) => path)).toEqual([
    'cargoNo',
    'publishProductSpecs.0.sku',
  ]);
});

it('refuses a change that the marketplace would not be told of, and takes the others', async () => {
  const { admin, read, set, test } = await oneListing();
  await set({ storeId: await keptStore(test, 'TEMU') });
  const { publishProductAttrs: _, gmtModified: _version, ...form } = await read();
  const [spec] = form.publishProductSpecs;
  const changed = {
    ...form,
    title: 'Better',
    publishProductSpecs: [{ ...spec!, outerBoxLength: 99, realStock: 3 }],
  };
  await set({ publishStatus: 3, shelf: 1, marketId: 'M1' });
  const refused = await admin.call(publishProducts.update, changed);
  expect(refused).toMatchObject({
    status: 400,
    data: [
      { path: 'title', msg: expect.stringContaining('TEMU takes no change of this') },
      { path: 'publishProductSpecs.0.outerBoxLength' },
    ],
  });
  const stock = [{ ...spec!, realStock: 3 }];
  expect(await must(admin, publishProducts.update, { ...form, publishProductSpecs: stock })).toMatchObject({
    realStock: 3,
  });
  await set({ publishStatus: 1, shelf: null, marketId: null });
  expect((await admin.call(publishProducts.update, changed)).status).toBe(200);
});

it('takes the product over as it is now, but for title, item number, prices and stock', async () => {
  const { admin, tee, test, id, other, read, set } = await oneListing();
  const before = await read();
  await test.db
    .updateTable('productSkus')
    .set({ outerBoxLength: '44', startOriginalPrice: '99', ownStock: 1 })
    .execute();
  await fillSlots(test, tee.skuId, { 3: 1 });
  await test.db.updateTable('packagingTemplates').set({ packageShape: 2 }).execute();
  await test.db.updateTable('listings').set({ publishStatus: 2, stage: 'queued' }).where('id', '=', other.id).execute();
  const outcome = await must(admin, publishProducts.refreeze, { ids: [id, other.id] });
  expect(outcome).toMatchObject({ done: [id], refused: [{ id: other.id, reason: 'publishing.onItsWay' }] });
  const after = await read();
  expect(after).toMatchObject({ outerPkgShape: 2, outerBoxLength: 44, originalPrice: '12.00', realStock: 7 });
  expect(after).toMatchObject({ title: before.title, cargoNo: before.cargoNo, changedAt: null });
  const slots = after.publishProductSpecs[0]!.publishProductImages.map(({ imageType }) => imageType);
  expect(slots).toEqual([1, 3]);
  await set({ publishStatus: 3, shelf: 1 });
  await must(admin, publishProducts.refreeze, { ids: [id] });
  expect((await read()).changedAt).not.toBeNull();
});

it('says that the product was edited since, and brings new SKUs in and deleted ones out while no marketplace has it', async () => {
  const { admin, tee, test, id, other, read, set } = await oneListing();
  const { rows } = await must(admin, publishProducts.page, {});
  expect(rows.map(({ productMoved }) => productMoved)).toEqual([false, false]);
  const { sku } = (await read()).publishProductSpecs[0]!;
  await test.db.updateTable('listingSkus').set({ originalPrice: '55', realStock: 3 }).execute();
  const added = ['LARGE', 'SMALL'].map((name, at) => ({
    ...skuValues,
    productId: tee.id,
    sku: name,
    name,
    position: at + 1,
  }));
  const [large, small] = (await test.db.insertInto('productSkus').values(added).returning('id').execute()).map(
    (row) => row.id,
  );
  await set({ marketId: null });
  await test.db.updateTable('listings').set({ marketId: 'M9' }).where('id', '=', other.id).execute();
  const moved = await must(admin, publishProducts.page, {});
  expect(moved.rows.map(({ productMoved }) => productMoved)).toEqual([true, true]);

  await must(admin, publishProducts.refreeze, { ids: [id, other.id] });
  const grown = await read();
  expect(grown.publishProductSpecs.map((spec) => [spec.sku, spec.originalPrice, spec.realStock])).toEqual([
    [sku, '55.00', 3],
    ['LARGE', '12.00', 0],
    ['SMALL', '12.00', 0],
  ]);
  expect(grown).toMatchObject({ productMoved: false, skuCount: 3, highestOriginalPrice: '55.00', realStock: 3 });
  const { publishProducts: others } = await must(admin, publishProducts.detail, { id: other.id });
  expect(others[0]).toMatchObject({ skuCount: 1, productMoved: false });

  await test.db.deleteFrom('productSkus').where('id', '=', large!).execute();
  expect((await read()).productMoved).toBe(true);
  await must(admin, publishProducts.refreeze, { ids: [id] });
  expect((await read()).publishProductSpecs.map((spec) => spec.productSpecId)).toEqual([tee.skuId, small]);
  await test.db.updateTable('classificationTemplates').set({ gmtModified: now }).execute();
  expect((await read()).productMoved).toBe(true);
});
