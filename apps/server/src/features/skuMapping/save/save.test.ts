import { audit } from '@pressroom/contract/audit/audit';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makePicture } from '../../../testing/make.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { waitForRow } from '../../../testing/waitForLock.ts';

async function mappedShop() {
  const at = await shopTest();
  const { pictures, stores } = at.shop;
  const form = { skuId: '701', shopId: stores.austin, productCode: 'TEE-WHT-L', printingImage: pictures.rose_front };
  const mapping = await must(at.admin, skuMapping.save, form);
  const lineOf = async ({ id }: { id: string }) =>
    (await must(at.admin, orders.queryDetail, { id })).orderDetailsList[0]!.printingName;
  const order = (msku: string, line: object = {}) => makeOrder(at, { orderDetailsList: [{ msku, num: 1, ...line }] });
  return { ...at, form, mapping, lineOf, order };
}

it('shows an editor who is late what the mapping is now, who changed it and when, and writes nothing', async () => {
  const { admin, test, shop, form, mapping } = await mappedShop();
  const clerk = await test.as(['/products/skuMapping']);
  const { fox_back, owl_front } = shop.pictures;
  const change = { ...form, id: mapping.id, gmtModified: mapping.gmtModified };
  const {
    releasedOrders: _,
    changedOrders: __,
    ...current
  } = await must(clerk, skuMapping.save, {
    ...change,
    printingImage: fox_back,
  });
  const history = () => must(admin, audit.history, { objectType: 'skuMapping', objectId: mapping.id });
  const before = await history();
  const late = await admin.call(skuMapping.save, { ...change, printingImage: owl_front });
  expect(late).toMatchObject({ status: 409 });
  expect(late.data).toEqual({
    current,
    by: expect.stringMatching(/^test-/),
    at: current.gmtModified,
  });
  expect(await must(admin, skuMapping.page, { skuId: '701' })).toEqual({ rows: [current], total: 1 });
  expect(await history()).toEqual(before);
});

it('takes one of two changes and one of two new mappings that come at the same moment', async () => {
  const { admin, shop, form, mapping } = await mappedShop();
  const { fox_back, owl_front } = shop.pictures;
  const change = { ...form, id: mapping.id, gmtModified: mapping.gmtModified };
  const changes = await Promise.all(
    [fox_back, owl_front].map((printingImage) => admin.call(skuMapping.save, { ...change, printingImage })),
  );
  expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const added = await Promise.all([1, 2].map(() => admin.call(skuMapping.save, { ...form, skuId: '702' })));
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await must(admin, skuMapping.page, { skuId: '70' })).total).toBe(2);
  const deleted = await Promise.all([1, 2].map(() => admin.call(skuMapping.delete, { ids: [mapping.id] })));
  expect(deleted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

it('refuses to change what is gone, and to move a mapping to a SKU id that has one', async () => {
  const { admin, form, mapping } = await mappedShop();
  const other = await must(admin, skuMapping.save, { ...form, skuId: '702' });
  expect(await admin.call(skuMapping.save, { ...form, id: other.id })).toMatchObject({
    status: 400,
    data: [{ path: 'skuId', msg: 'SKU ID 701 of this store is already mapped' }],
  });
  await must(admin, skuMapping.delete, { ids: [other.id] });
  const rest = await must(admin, skuMapping.page, {});
  expect(await admin.call(skuMapping.save, { ...form, skuId: '703', id: other.id })).toMatchObject({ status: 404 });
  expect(await must(admin, skuMapping.page, {})).toEqual(rest);
  expect(rest.rows).toContainEqual(expect.objectContaining({ id: mapping.id }));
});

it('lets orders follow a mapping that moves to another SKU id: the former wait again, the new go on', async () => {
  const { admin, form, mapping, order, lineOf } = await mappedShop();
  const [former, next] = [await order('701'), await order('702')];
  expect([await lineOf(former), await lineOf(next)]).toEqual(['rose_front.png', null]);
  expect(await must(admin, skuMapping.followers, { ids: [mapping.id] })).toEqual({ orders: 1 });
  const moved = await must(admin, skuMapping.save, { ...form, id: mapping.id, skuId: '702' });
  expect(moved).toMatchObject({ skuId: '702', releasedOrders: 1, changedOrders: 1 });
  expect([await lineOf(former), await lineOf(next)]).toEqual([null, 'rose_front.png']);
  expect(await must(admin, orders.queryDetail, { id: former.id })).toMatchObject({
    sysStatus: orderStatus.storeReview,
    errorMsg: 'SKU ID 701 is not mapped. Add its SKU mapping first',
  });
  const { rows } = await must(admin, audit.history, { objectType: 'skuMapping', objectId: mapping.id });
  expect(rows[0]!.changes.map(({ path, before, after }) => [path, before, after])).toEqual([['skuId', '701', '702']]);
});

it('leaves lines alone that a person has arranged, and orders that have gone out in part', async () => {
  const { admin, shop, test, form, mapping, order, lineOf } = await mappedShop();
  const onBack = await order('701', {
    productCode: 'TEE-BLK-M',
    printNum: 1,
    printingLocation: 2,
    printingImage: shop.pictures.rose_front,
  });
  const partly = await order('701');
  const followers = async () => (await must(admin, skuMapping.followers, { ids: [mapping.id] })).orders;
  expect(await followers()).toBe(1);
  await test.db.updateTable('orders').set({ shipments: 1 }).where('id', '=', partly.id).execute();
  expect(await followers()).toBe(0);
  const second = { ...form, id: mapping.id, printingImage: shop.pictures.owl_front };
  expect(await must(admin, skuMapping.save, second)).toMatchObject({ releasedOrders: 0, changedOrders: 0 });
  expect(await lineOf(partly)).toBe('rose_front.png');

  // as if the mapping had named the product that the person has chosen
  const black = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-BLK-M')
    .select('id')
    .executeTakeFirstOrThrow();
  const { rose_front: printingImageId } = shop.pictures;
  await test.db
    .updateTable('skuMappings')
    .set({ productCodeId: black.id, printingImageId })
    .where('id', '=', mapping.id)
    .execute();
  expect(await followers()).toBe(0);
  const third = { ...form, id: mapping.id, printingImage: shop.pictures.fox_back };
  expect(await must(admin, skuMapping.save, third)).toMatchObject({ releasedOrders: 0, changedOrders: 0 });
  expect(await lineOf(onBack)).toBe('rose_front.png');
});

it('keeps what a deleted mapping said, with the names of its records', async () => {
  const { admin, mapping } = await mappedShop();
  await must(admin, skuMapping.delete, { ids: [mapping.id] });
  const { rows } = await must(admin, audit.history, { objectType: 'skuMapping', objectId: mapping.id });
  const lost = rows[0]!.changes.map(({ path, before }) => [path.split('.').at(-1), before]);
  expect(Object.fromEntries(lost)).toMatchObject({
    skuId: '701',
    shopName: 'Austin Print House',
    productCode: 'TEE-WHT-L',
    printingName: 'rose_front.png',
  });
});

it('names the print that somebody deletes while the mapping is saved', async () => {
  const { admin, test, form } = await mappedShop();
  const { id } = await makePicture(admin, { name: 'short_lived.png', seed: 90 });
  const saving = await test.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('libraryFiles').where('id', '=', id).execute();
    const reply = admin.call(skuMapping.save, { ...form, skuId: '702', printingImage: id });
    await waitForRow(tx);
    return { reply };
  });
  expect(await saving.reply).toMatchObject({
    status: 400,
    data: [{ path: 'printingImage', msg: 'The print image no longer exists. Choose it from the library again' }],
  });
  expect((await must(admin, skuMapping.page, { skuId: '702' })).total).toBe(0);
});

it('compares a draft only once all of it is chosen and exists', async () => {
  const { admin, shop, test, form, order } = await mappedShop();
  const { id } = await order('703');
  const listing = JSON.stringify({ attributes: [{ name: 'Size', value: 'XL' }] });
  await sql`update order_lines set listing = ${listing}::jsonb where order_id = ${id}`.execute(test.db);
  const found = async (chosen: object) => {
    const draft = { shopId: form.shopId, skuId: '703', ...chosen };
    return (await must(admin, skuMapping.checkDraft, draft)).contradictions.map(({ said, mapped }) => [said, mapped]);
  };
  const { rose_front: printingImage, fox_back: printingImage2 } = shop.pictures;
  expect(await found({ productCode: 'TEE-WHT-L', printingImage })).toEqual([['XL', 'L']]);
  expect(await found({ productCode: 'TEE-BLK-M', printingImage, printingImage2 })).toEqual([['XL', 'M']]);
  expect(await found({ productCode: 'TEE-BLK-M', printingImage })).toEqual([]);
  expect(await found({ productCode: 'TEE-WHT-L' })).toEqual([]);
  expect(await found({ productCode: 'TEE-RED-M', printingImage })).toEqual([]);
  expect(await found({ printingImage })).toEqual([]);
});
