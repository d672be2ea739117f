import { describe, expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { makeCategory, makeCodes, makePicture, makeProductCode } from '../../testing/make.ts';
import type { Caller } from '../../caller.ts';
import { testApp } from '../../testing/testApp.ts';
import { waitForLock } from '../../testing/waitForLock.ts';
import { findMappings, lockMappingsForSaving, lockMappingsForShare } from './skuMapping.public.ts';

const longSku = '5230236437987443003';

/** A shop with TEE-BLK-M (two prints) and TEE-WHT-L (one), and two prints to put on them. */
async function openShop() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  const black = await makeCategory(admin, { numberOfPrints: 2 });
  const white = await makeCategory(admin, { name: 'White tee', colorCode: 'WHT', bottomImageId: black.bottomImageId });
  await makeProductCode(admin, { category: black, sizeCode: 'M' });
  await makeProductCode(admin, { category: white, sizeCode: 'L' });
  const store = await makeStore(admin, 'Harbor Print');
  const fox = await makePicture(admin, { name: '狐狸 fox.png', seed: 1 });
  const moon = await makePicture(admin, { name: 'moon.png', seed: 2 });
  const form = {
    skuId: longSku,
    shopId: store.id,
    productCode: 'TEE-BLK-M',
    printingImage: fox.id,
    printingImage2: fox.id,
  };
  return { ...test, admin, black, store, fox, moon, form };
}

async function makeStore(by: Caller, name: string) {
  const form = { name, typeCode: 'OTHER', countryCode: 'US', remark: 'plain' } as const;
  return (await by.call(stores.create, form)).data;
}

describe('saving a mapping', () => {
  it('finds the product whatever the case of its code, and shows both prints on it', async () => {
    const { admin, form, moon, server } = await openShop();
    const saved = await admin.call(skuMapping.save, { ...form, productCode: 'tee-blk-m', printingImage2: moon.id });
    expect(saved).toMatchObject({
      status: 200,
      data: {
        skuId: longSku,
        shopName: 'Harbor Print',
        productCode: 'TEE-BLK-M',
        printNum: 2,
        printingName: '狐狸 fox.png',
        printingName2: 'moon.png',
        releasedOrders: 0,
      },
    });
    const rendering = await server.inject(`${saved.data.renderingImage!}?width=160`);
    expect(rendering).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
  });

  it('drops the second print where the product has one', async () => {
    const { admin, form, moon } = await openShop();
    const { data } = await admin.call(skuMapping.save, {
      ...form,
      productCode: 'TEE-WHT-L',
      printingImage2: moon.id,
    });
    expect(data).toMatchObject({ printNum: 1, printingImage2: null, printingUrl2: null });
  });

  it('asks for the second print of a product with two positions', async () => {
    const { admin, form } = await openShop();
    const reply = await admin.call(skuMapping.save, { ...form, printingImage2: undefined });
    expect(reply).toMatchObject({
      status: 400,
      data: [{ path: 'printingImage2', msg: 'Product TEE-BLK-M has two print positions. Please select print image 2' }],
    });
  });

  it('refuses the same SKU id in the same store, and takes it in another', async () => {
    const { admin, form } = await openShop();
    await admin.call(skuMapping.save, form);
    expect(await admin.call(skuMapping.save, form)).toMatchObject({
      status: 400,
      data: [{ path: 'skuId', msg: `SKU ID ${longSku} of this store is already mapped` }],
    });
    const other = await makeStore(admin, 'Linden Tees');
    expect(await admin.call(skuMapping.save, { ...form, shopId: other.id })).toMatchObject({ status: 200 });
  });

  it('names the field whose record does not exist', async () => {
    const { admin, form, black } = await openShop();
    const wrong = [
      { productCode: 'TEE-RED-M' },
      { shopId: '99999' },
      { printingImage: '99999' },
      // a base image is no print
      { printingImage: black.bottomImageId },
      { printingImage2: black.bottomImageId },
    ];
    for (const field of wrong) {
      const reply = await admin.call(skuMapping.save, { ...form, ...field });
      expect(reply).toMatchObject({ status: 400, data: [{ path: Object.keys(field)[0] }] });
    }
    expect((await admin.call(skuMapping.page, {})).data.total).toBe(0);
  });

  it('asks for every field at once, and never takes a SKU id that has lost digits', async () => {
    const { admin, form } = await openShop();
    expect(await admin.send(skuMapping.save, { skuId: ' ' })).toMatchObject({
      status: 400,
      data: [
        { path: 'skuId', msg: 'Please enter SKU ID' },
        { path: 'shopId', msg: 'Please select a store' },
        { path: 'productCode', msg: 'Please select product code' },
        { path: 'printingImage', msg: 'Please select print image 1' },
      ],
    });
    const typed = await admin.call(skuMapping.save, { ...form, skuId: '’１７５９２３０４８８１１５５' });
    expect(typed.data).toMatchObject({ skuId: '17592304881155' });
    for (const skuId of [Number(longSku), '5.23023643798744E+18']) {
      const reply = await admin.send(skuMapping.save, { ...form, skuId });
      expect(reply).toMatchObject({
        status: 400,
        data: [{ path: 'skuId', msg: expect.stringContaining('lost digits') }],
      });
    }
  });

  it('changes one under its id, unless somebody else was faster', async () => {
    const { admin, form, moon, db } = await openShop();
    const { data: first } = await admin.call(skuMapping.save, form);
    const change = { ...form, id: first.id, gmtModified: first.gmtModified };
    const second = await admin.call(skuMapping.save, { ...change, printingImage: moon.id });
    expect(second.data).toMatchObject({ id: first.id, printingName: 'moon.png' });
    expect(second.data.renderingImage).not.toBe(first.renderingImage);

    expect(await admin.call(skuMapping.save, { ...change, skuId: 'late' })).toMatchObject({ status: 409 });
    expect((await admin.call(skuMapping.page, {})).data.rows).toMatchObject([{ skuId: longSku }]);
    const audited = await db
      .selectFrom('auditLog')
      .where('objectType', '=', 'skuMapping')
      .select(['before', 'after'])
      .orderBy('id')
      .execute();
    expect(audited).toMatchObject([
      { before: null, after: { skuId: longSku } },
      { before: { printingName: '狐狸 fox.png' }, after: { printingImage: moon.id, printingName: 'moon.png' } },
    ]);
  });

  it('lets the orders go on that waited for it, and says how many', async () => {
    const { admin, form, store } = await openShop();
    const order = { shopId: store.id, labelType: 1, orderDetailsList: [{ msku: longSku, num: 2 }] };
    for (const thirdOrderNumber of ['W-1', 'W-2']) {
      expect((await admin.call(orders.save, { ...order, thirdOrderNumber })).status).toBe(200);
    }
    const waiting = await admin.call(orders.queryList, {});
    expect(waiting.data.rows.map((row) => row.orderDetailsList[0]?.productCode)).toEqual([null, null]);

    const { data: saved } = await admin.call(skuMapping.save, form);
    expect(saved.releasedOrders).toBe(2);
    const { data } = await admin.call(orders.queryList, {});
    expect(data.rows.map((row) => row.orderDetailsList[0])).toMatchObject([
      { productCode: 'TEE-BLK-M', productCombinedImage: saved.renderingImage },
      { productCode: 'TEE-BLK-M', productCombinedImage: saved.renderingImage },
    ]);
  });

  it('waits for those who look for mappings, so that no line misses one', async () => {
    const { admin, form, db } = await openShop();
    const asked = { shopId: form.shopId, skuId: longSku };
    const saving = await db.transaction().execute(async (tx) => {
      await lockMappingsForShare(tx, [form.shopId]);
      const reply = admin.call(skuMapping.save, form);
      await waitForLock(tx);
      expect(await findMappings(tx, [asked])).toEqual([]);
      return { reply };
    });
    expect((await saving.reply).status).toBe(200);
    expect(await findMappings(db, [asked, { ...asked, skuId: 'unknown' }])).toMatchObject([
      { ...asked, printingImageId: form.printingImage, printingImage2Id: form.printingImage2 },
    ]);
  });
});

it('holds up no other store while mappings are saved, and nobody gets past who concerns all stores', async () => {
  const { admin, form, db } = await openShop();
  const other = await makeStore(admin, 'Linden Tees');
  const { everything } = await db.transaction().execute(async (tx) => {
    await lockMappingsForSaving(tx, [other.id]);
    expect((await admin.call(skuMapping.save, form)).status).toBe(200);
    await db.transaction().execute((beside) => lockMappingsForShare(beside, [form.shopId]));
    const waiting = db.transaction().execute((beside) => lockMappingsForSaving(beside, 'all'));
    await waitForLock(tx);
    return { everything: waiting };
  });
  await everything;
});

describe('looking for mappings', () => {
  async function fillShop() {
    const shop = await openShop();
    const { admin, form, fox, moon } = shop;
    const other = await makeStore(admin, 'Linden Tees');
    await admin.call(skuMapping.save, form);
    await admin.call(skuMapping.save, { ...form, skuId: '17592304881155', printingImage2: moon.id });
    await admin.call(skuMapping.save, {
      ...form,
      skuId: '100_5',
      shopId: other.id,
      printingImage: moon.id,
      printingImage2: moon.id,
    });
    await admin.call(skuMapping.save, {
      ...form,
      skuId: '17592304881201',
      productCode: 'TEE-WHT-L',
      printingImage: fox.id,
    });
    return { ...shop, other };
  }

  it('counts the SKU ids of each product code, those that match alone', async () => {
    const { admin, other } = await fillShop();
    const found = async (search: object) => {
      const { data } = await admin.call(skuMapping.productPage, search);
      return [data.total, ...data.rows.map(({ productCode, productNum }) => `${productCode} ${productNum}`)];
    };
    expect(await found({})).toEqual([2, 'TEE-WHT-L 1', 'TEE-BLK-M 3']);
    expect(await found({ skuId: '175923' })).toEqual([2, 'TEE-WHT-L 1', 'TEE-BLK-M 1']);
    expect(await found({ printingName: 'MOON' })).toEqual([1, 'TEE-BLK-M 2']);
    expect(await found({ printingName: '狐狸' })).toEqual([2, 'TEE-WHT-L 1', 'TEE-BLK-M 2']);
    expect(await found({ shopId: other.id })).toEqual([1, 'TEE-BLK-M 1']);
    expect(await found({ productCode: 'blk' })).toEqual([1, 'TEE-BLK-M 3']);
    // an underscore is a letter like any other
    expect(await found({ skuId: '0_5' })).toEqual([1, 'TEE-BLK-M 1']);
    expect(await found({ pageSize: 1, pageNum: 2 })).toEqual([2, 'TEE-BLK-M 3']);
    expect(await found({ pageNum: 5 })).toEqual([2]);
  });

  it('describes the product as it is packed', async () => {
    const { admin } = await fillShop();
    const { data } = await admin.call(skuMapping.productPage, { productCode: 'TEE-BLK-M' });
    expect(data.rows).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        productCode: 'TEE-BLK-M',
        productNum: 3,
        specName: 'T-shirt-Black-Medium',
        boxLength: 30,
        boxWidth: 25,
        boxHigh: 2.5,
        boxWeight: 180,
      },
    ]);
  });

  it('lists the mappings of one product code by its whole code, newest first', async () => {
    const { admin } = await fillShop();
    const found = async (search: object) =>
      (await admin.call(skuMapping.page, search)).data.rows.map(({ skuId }) => skuId);
    expect(await found({ productCode: 'tee-blk-m' })).toEqual(['100_5', '17592304881155', longSku]);
    expect(await found({ productCode: 'TEE-BLK' })).toEqual([]);
    expect(await found({ productCode: 'TEE-BLK-M', printingName: 'moon' })).toEqual(['100_5', '17592304881155']);
    const second = await admin.call(skuMapping.page, { productCode: 'TEE-BLK-M', pageSize: 2, pageNum: 2 });
    expect(second.data).toMatchObject({ total: 3, rows: [{ skuId: longSku }] });
  });

  it('tells what one SKU id of one store stands for', async () => {
    const { admin, form, other } = await fillShop();
    const ask = { shopId: form.shopId, skuId: longSku };
    expect(await admin.call(skuMapping.getByShopIdAndSkuId, ask)).toMatchObject({
      status: 200,
      data: { productCode: 'TEE-BLK-M', printingImage: form.printingImage, printingName: '狐狸 fox.png' },
    });
    expect(await admin.call(skuMapping.getByShopIdAndSkuId, { ...ask, shopId: other.id })).toMatchObject({
      status: 404,
      msg: 'This SKU ID is not mapped',
    });
  });
});

it('deletes all of a list, or none when one is gone', async () => {
  const { admin, form } = await openShop();
  const { data: first } = await admin.call(skuMapping.save, form);
  const { data: second } = await admin.call(skuMapping.save, { ...form, skuId: '2' });
  expect(await admin.send(skuMapping.delete, [first.id, '99999'])).toMatchObject({ status: 404 });
  expect((await admin.call(skuMapping.page, {})).data.total).toBe(2);
  expect(await admin.send(skuMapping.delete, [first.id, second.id])).toMatchObject({ status: 200 });
  expect((await admin.call(skuMapping.page, {})).data.total).toBe(0);
});

it('gives the mappings of a category new previews when its print positions move', async () => {
  const { admin, black, form } = await openShop();
  const { data: before } = await admin.call(skuMapping.save, form);
  const moved = await admin.send(categories.update, {
    ...black,
    printLocations: [
      { x: 10, y: 20, width: 100, height: 100 },
      { x: 0, y: 0, width: 40, height: 40 },
    ],
  });
  expect(moved.status).toBe(200);
  const { data } = await admin.call(skuMapping.page, {});
  expect(data.rows[0]!.renderingImage).not.toBe(before.renderingImage);
  expect(data.rows[0]!.gmtModified).toBe(before.gmtModified);
});
