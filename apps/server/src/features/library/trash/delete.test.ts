import { productType } from '@pressroom/contract/products/product';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { expect, it } from 'vitest';
import { makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const remove = (ids: string[]) =>
    admin.send(
      library.delete,
      ids.map((id) => ({ id })),
    );
  const count = async () => (await admin.call(library.folderDetails, { folderId: '0' })).data.total;
  return { ...test, test, admin, remove, count };
}

it('deletes pictures and empty folders that nothing uses', async () => {
  const { admin, remove, count } = await start();
  const { data: folder } = await admin.call(library.createFolder, { name: 'old' });
  const inside = await makePicture(admin, { folderId: folder.id });
  const outside = await makePicture(admin, { seed: 2 });
  expect(await remove([folder.id])).toMatchObject({
    status: 409,
    msg: 'Folder “old” is not empty (items: 1). Move or delete them first',
    data: { name: 'old', count: 1 },
  });
  expect(await remove([folder.id, inside.id, outside.id])).toMatchObject({ status: 200 });
  expect(await count()).toBe(0);
  expect(await remove([inside.id])).toMatchObject({ status: 404 });
  // the name is free again
  expect(await makePicture(admin)).toMatchObject({ name: 'rose.png' });
});

it('keeps everything where one picture is the base image of a category', async () => {
  const { test, admin, remove, count } = await start();
  await makeCodes(admin);
  const base = await makePicture(admin, { name: 'base.png', widthCm: 6, heightCm: 6 });
  const free = await makePicture(admin, { seed: 2 });
  await makeCategory(admin, { bottomImageId: base.id });
  expect(await remove([free.id, base.id])).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (base image of “Classic tee”)',
    data: {
      total: 1,
      places: [{ kind: 'category', label: 'Classic tee', terms: { styleCode: 'TEE', colorCode: 'BLK' } }],
    },
  });
  test.language = 'zh';
  expect((await remove([base.id])).msg).toBe('数据正在使用中，无法删除：产品分类“Classic tee”的底图');
  expect(await count()).toBe(2);
});

it('keeps the print of a product, and names the product', async () => {
  const { test, admin, remove, count } = await start();
  const print = await makePicture(admin);
  const single = await keptProduct(test, { print1Id: print.id });
  const many = await keptProduct(test, { productType: productType.variants, print2Id: print.id });
  const spu = async (id: string) =>
    (await test.db.selectFrom('products').where('id', '=', id).select('spu').executeTakeFirstOrThrow()).spu;
  const place = (kind: string, label: string) => ({ kind, label, terms: { fuzzy: label } });
  expect(await remove([print.id])).toMatchObject({
    status: 409,
    msg: expect.stringContaining(`print of product ${await spu(single.id)}`),
    data: { total: 2, places: [place('variants', await spu(many.id)), place('product', await spu(single.id))] },
  });
  await test.db.updateTable('products').set({ print1Id: null, print2Id: null }).execute();
  expect(await count()).toBe(1);
  expect(await remove([print.id])).toMatchObject({ status: 200 });
});

it('names five of the mappings that show a picture, and how many more there are', async () => {
  const { admin, remove, count } = await start();
  await makeCodes(admin);
  await makeProductCode(admin, { category: await makeCategory(admin, { numberOfPrints: 2 }) });
  const print = await makePicture(admin);
  const { data: store } = await admin.call(stores.create, {
    name: 'Harbor Print',
    typeCode: 'OTHER',
    countryCode: 'US',
    remark: 'plain',
  });
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const form = { shopId: store.id, productCode: 'TEE-BLK-M', printingImage: print.id, printingImage2: print.id };
    await admin.call(skuMapping.save, { ...form, skuId: `1759230488115${number}` });
  }
  const reply = await remove([print.id]);
  expect(reply).toMatchObject({ status: 409, data: { total: 7 } });
  expect(reply.msg).toBe(
    'This is in use and cannot be deleted (SKU mapping 17592304881157, SKU mapping 17592304881156, ' +
      'SKU mapping 17592304881155, SKU mapping 17592304881154, SKU mapping 17592304881153, and 2 more)',
  );
  expect(await count()).toBe(1);
});

it('counts an order once, however many of its lines show the picture, and not when it is finished', async () => {
  const { admin, db, remove } = await start();
  const print = await makePicture(admin);
  const { data: store } = await admin.call(stores.create, {
    name: 'Harbor Print',
    typeCode: 'OTHER',
    countryCode: 'US',
    remark: 'plain',
  });
  const order = await db
    .insertInto('orders')
    .values({
      thirdOrderNumber: 'WEB-1',
      shopId: store.id,
      sysStatus: 5,
      labelType: 1,
      orderTime: '2026-11-20T00:00:00Z',
      totalNum: 2,
      createUser: 'tester',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orderLines')
    .values([
      { orderId: order.id, lineNo: 1, num: 1, printingImageId: print.id },
      { orderId: order.id, lineNo: 2, num: 1, printingImageId: print.id, printingImage2Id: print.id },
    ])
    .execute();
  expect(await remove([print.id])).toMatchObject({
    status: 409,
    data: { total: 1, places: [{ kind: 'order', label: 'WEB-1', pictureName: 'rose.png' }] },
  });
  expect((await admin.call(library.uses, { id: print.id })).data).toMatchObject({
    total: 1,
    places: [{ terms: { thirdOrderNumbers: 'WEB-1' } }],
  });
  // a finished order keeps what it needs on its lines
  await db.updateTable('orders').set({ sysStatus: 4 }).execute();
  expect(await remove([print.id])).toMatchObject({ status: 200 });
});

it('takes ids or a search, not both, and days in their order', async () => {
  const { admin } = await start();
  const { id } = await makePicture(admin);
  expect(await admin.send(library.delete, { ids: [id], all: { folderId: '0', count: 1 } })).toMatchObject({
    status: 400,
    data: [{ path: 'ids', msg: 'Name either pictures or a search, not both' }],
  });
  const days = { folderId: '0', startTime: '2026-11-22', endTime: '2026-11-21' };
  expect(await admin.call(library.folderDetails, days)).toMatchObject({
    status: 400,
    data: [{ path: 'startTime', msg: 'The start must not be after the end' }],
  });
});
