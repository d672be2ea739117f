import { describe, expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { must } from '../../../demo/shop.ts';
import { makeCategory, makeCodes, makeProductCode } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';
import { findProducts } from '../categories.public.ts';

async function withCategory() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  return { ...test, admin, category: await makeCategory(admin) };
}

describe('a product code', () => {
  it('joins model, colour and size, and brings the facts of its category', async () => {
    const { admin, category } = await withCategory();
    const product = await makeProductCode(admin, { category, sizeCode: 'm', realStock: 60 });
    expect(product).toMatchObject({
      code: 'TEE-BLK-M',
      productCodeCategoryId: category.id,
      productCategoryName: 'Classic tee',
      sizeName: 'Medium',
      realStock: 60,
      virtualStock: 60,
      printNum: 1,
      boxWeight: 180,
      printLocations: category.printLocations,
    });
    const found = await admin.call(categories.productCodePage, { productCodeCategoryId: category.id, code: 'blk-m' });
    expect(found.data).toEqual({ rows: [product], total: 1 });
    expect((await admin.call(categories.productCodePage, { colorCode: 'WHT' })).data.total).toBe(0);
  });

  it('is unique, and needs a size of the dictionary and a category', async () => {
    const { admin, category } = await withCategory();
    await makeProductCode(admin, { category });
    const input = { productCodeCategoryId: category.id, sizeCode: 'M', realStock: 1 };
    expect(await admin.call(categories.createProductCode, input)).toMatchObject({
      status: 400,
      data: [{ path: 'sizeCode', msg: 'Product code TEE-BLK-M exists already' }],
    });
    expect(await admin.call(categories.createProductCode, { ...input, sizeCode: 'XXL' })).toMatchObject({
      status: 400,
      data: [{ path: 'sizeCode' }],
    });
    const nowhere = await admin.call(categories.createProductCode, { ...input, productCodeCategoryId: '424242' });
    expect(nowhere).toMatchObject({ status: 400, data: [{ path: 'productCodeCategoryId' }] });
    expect(await admin.send(categories.createProductCode, { sizeCode: 'M', realStock: 1 })).toMatchObject({
      status: 400,
      data: [{ path: 'productCodeCategoryId', msg: 'Please select a category' }],
    });
  });

  it('takes a stock from 0 to 99,999,999', async () => {
    const { admin, category } = await withCategory();
    const product = await makeProductCode(admin, { category, realStock: 99_999_999 });
    for (const realStock of [-1, 100_000_000, 1.5, '']) {
      const reply = await admin.send(categories.updateProductCode, { ...product, realStock });
      expect(reply).toMatchObject({ status: 400, data: [{ path: 'realStock' }] });
    }
  });

  it('says of each change of its stock how much, and who made it', async () => {
    const { admin, category, db } = await withCategory();
    const first = await makeProductCode(admin, { category, realStock: 60 });
    const { data: second } = await admin.call(categories.updateProductCode, { ...first, realStock: 45 });
    await admin.call(categories.updateProductCode, { ...second, sizeCode: 'L' });
    const movements = await db
      .selectFrom('stockMovements')
      .select(['productCodeId', 'kind', 'quantity', 'createUser'])
      .orderBy('id')
      .execute();
    const common = { productCodeId: first.id, kind: 'set', createUser: 'tester' };
    expect(movements).toEqual([
      { ...common, quantity: 60 },
      { ...common, quantity: -15 },
    ]);
    expect((await admin.call(categories.productCodePage, {})).data.rows).toMatchObject([
      { code: 'TEE-BLK-L', realStock: 45 },
    ]);
  });

  it('refuses an edit of stock that has changed since it was loaded', async () => {
    const { admin, category } = await withCategory();
    const product = await makeProductCode(admin, { category });
    await admin.call(categories.updateProductCode, { ...product, realStock: 5 });
    expect(await admin.call(categories.updateProductCode, { ...product, realStock: 9 })).toMatchObject({ status: 409 });
  });

  it('keeps its size and stays while an order line needs it', async () => {
    const { admin, category, db } = await withCategory();
    const product = await makeProductCode(admin, { category });
    const shop = { name: 'Shop', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '' };
    const store = await db.insertInto('stores').values(shop).returning('id').executeTakeFirstOrThrow();
    const number = { thirdOrderNumber: 'A1', shopId: store.id, sysStatus: 0, labelType: 1, totalNum: 1 };
    const order = await db
      .insertInto('orders')
      .values({ ...number, orderTime: new Date().toISOString(), createUser: 'tester' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('orderLines')
      .values({ orderId: order.id, lineNo: 1, num: 1, productCodeId: product.id })
      .execute();

    expect(await admin.call(categories.updateProductCode, { ...product, sizeCode: 'L' })).toMatchObject({
      status: 409,
    });
    expect(await admin.call(categories.updateProductCode, { ...product, realStock: 3 })).toMatchObject({ status: 200 });
    expect(await admin.call(categories.deleteProductCode, { id: product.id })).toMatchObject({
      status: 409,
      data: { mappings: 0, orderLines: 1 },
    });
  });

  it('is found by other features in any case, with its true code', async () => {
    const { admin, category, db } = await withCategory();
    await admin.call(codes.create, { type: codeType.size, name: 'Kids', code: 'Kid' });
    const kids = await makeProductCode(admin, { category, sizeCode: 'kid' });
    await makeProductCode(admin, { category });
    const found = await findProducts(db, { codes: ['tee-blk-KID', 'TEE-BLK-Kid', 'TEE-RED-M'] });
    expect(found).toMatchObject([{ id: kids.id, code: 'TEE-BLK-Kid', boxes: category.printLocations, printNum: 1 }]);
    expect(await findProducts(db, { ids: [kids.id] })).toEqual(found);
    expect(await findProducts(db, { ids: [] })).toEqual([]);
  });
});

it('finds product codes by words of style, color and size in either language and any order', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  await must(admin, codes.createMany, {
    type: codeType.size,
    entries: [
      { name: 'XL', code: 'XL' },
      { name: 'XXL', code: 'XXL' },
    ],
  });
  const { rows } = await must(admin, codes.page, { type: codeType.colour, code: 'BLK' });
  await must(admin, codes.edit, { ...rows[0]!, name: '黑色 Black' });
  const category = await makeCategory(admin);
  for (const sizeCode of ['M', 'XL', 'XXL'])
    await must(admin, categories.createProductCode, { productCodeCategoryId: category.id, sizeCode, realStock: 0 });
  const found = async (words: string) =>
    (await must(admin, categories.productCodePage, { words })).rows.map(({ code }) => code);
  expect(await found('black XL')).toEqual(['TEE-BLK-XL']);
  expect(await found('XL 黑色')).toEqual(['TEE-BLK-XL']);
  expect(await found('黑色XL')).toEqual(['TEE-BLK-XL']);
  expect(await found('m')).toEqual(['TEE-BLK-M']);
  expect(await found('tee-blk')).toEqual(['TEE-BLK-M', 'TEE-BLK-XL', 'TEE-BLK-XXL']);
  expect(await found('white XL')).toEqual([]);
});
