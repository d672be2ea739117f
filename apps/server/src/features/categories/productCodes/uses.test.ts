import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { isCounted, type ProductCode } from '@pressroom/contract/categories/productCodes';
import { stock } from '@pressroom/contract/categories/stock';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { waitForRow } from '../../../testing/waitForLock.ts';

async function productOf({ admin }: ShopTest, code: string): Promise<ProductCode> {
  const { rows } = await must(admin, categories.productCodePage, { code });
  return rows.find(isCounted)!;
}

/** A white shirt in M that nothing uses. */
async function unused(at: ShopTest): Promise<ProductCode> {
  const { productCodeCategoryId } = await productOf(at, 'TEE-WHT-L');
  return must(at.admin, categories.createProductCode, { productCodeCategoryId, sizeCode: 'M', realStock: 4 });
}

async function sheetOf(...rows: readonly (readonly (string | number)[])[]) {
  const columns = ['型号编码', '颜色编码', '尺码编码', '实际库存'].map((header) => ({ header }));
  return [{ fileName: 'codes.xlsx', bytes: await writeWorkbook([{ name: 'Sheet1', columns, rows }]) }];
}

it('keeps its size and stays while a mapping or an order line names it, and says where', async () => {
  const at = await shopTest();
  const { admin } = at;
  const white = await productOf(at, 'TEE-WHT-L');
  const resize = () => admin.call(categories.updateProductCode, { ...white, sizeCode: 'M' });
  const remove = () => admin.call(categories.deleteProductCode, { id: white.id });
  const [mapping] = (await must(admin, skuMapping.page, { productCode: 'TEE-WHT-L' })).rows;

  const mapped = { mappings: 1, orderLines: 0, skus: 0 };
  expect(await resize()).toMatchObject({
    status: 409,
    msg: 'The size cannot be changed once the product code is in use',
    data: mapped,
  });
  const msg = 'This is in use and cannot be deleted (SKU mappings: 1)';
  expect(await remove()).toMatchObject({ status: 409, msg, data: mapped });
  await makeOrder(at);
  expect(await remove()).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (SKU mappings: 1, order lines: 1)',
    data: { mappings: 1, orderLines: 1, skus: 0 },
  });
  await must(admin, skuMapping.delete, { ids: [mapping!.id] });
  const ordered = { mappings: 0, orderLines: 1, skus: 0, variantSkus: 0, listings: 0 };
  expect([(await resize()).data, (await remove()).data]).toEqual([ordered, ordered]);
  expect(await productOf(at, 'TEE-WHT-L')).toEqual(white);
});

it('goes with its movements where nothing uses it, leaves its history, and is gone for everybody', async () => {
  const at = await shopTest();
  const { admin } = at;
  const { id } = await unused(at);
  expect((await must(admin, stock.movements, { id })).total).toBe(1);
  const replies = await Promise.all([1, 2].map(() => admin.call(categories.deleteProductCode, { id })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const form = { id, sizeCode: 'M', realStock: 1 };
  expect(await admin.call(categories.updateProductCode, form)).toMatchObject({ status: 404 });
  expect(await admin.call(stock.movements, { id })).toMatchObject({ status: 404 });
  const { rows } = await must(admin, audit.history, { objectType: 'productCodes', objectId: id });
  expect(rows[0]!.changes.map(({ path, before }) => [path, before])).toContainEqual(['code', 'TEE-WHT-M']);
});

it('tells a late editor what it is now, and takes one of two who add or change at the same moment', async () => {
  const at = await shopTest();
  const { admin } = at;
  const { productCodeCategoryId } = await productOf(at, 'TEE-WHT-L');
  const input = { productCodeCategoryId, sizeCode: 'M', realStock: 4 };
  const added = await Promise.all([1, 2].map(() => admin.call(categories.createProductCode, input)));
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const product = added.find(({ status }) => status === 200)!.data;
  const changes = await Promise.all(
    [7, 8].map((realStock) => admin.call(categories.updateProductCode, { ...product, realStock })),
  );
  const done = changes.find(({ status }) => status === 200)!.data;
  const late: { status: number; data: unknown } = changes.find(({ status }) => status === 409)!;
  expect(late.data).toEqual({ current: done, by: 'tester', at: done.gmtModified });
  const { rows } = await must(admin, stock.movements, { id: product.id });
  expect(rows.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['set', done.realStock - 4],
    ['set', 4],
  ]);
});

it('keeps a note of its stock only with a change of the stock', async () => {
  const at = await shopTest();
  const product = await unused(at);
  const same = { ...product, stockNote: 'counted again' };
  const { gmtModified } = await must(at.admin, categories.updateProductCode, same);
  await must(at.admin, categories.updateProductCode, { ...same, gmtModified, realStock: 3, stockNote: 'one torn' });
  const { rows } = await must(at.admin, stock.movements, { id: product.id });
  expect(rows.map(({ quantity, note }) => [quantity, note])).toEqual([
    [-1, 'one torn'],
    [4, ''],
  ]);
  expect(await at.admin.send(categories.updateProductCode, { ...same, stockNote: 'x'.repeat(101) })).toMatchObject({
    status: 400,
    data: [{ path: 'stockNote' }],
  });
});

it('is found by each part of it and all together, by code, without its stock for those who only choose', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  await unused(at);
  const { productCodeCategoryId: whites } = await productOf(at, 'TEE-WHT-L');
  const { productCodeCategoryId: blacks } = await productOf(at, 'TEE-BLK-M');
  const all = (await must(admin, categories.productCodePage, { pageSize: 100 })).rows;
  expect(all.map(({ code }) => code)).toEqual(['TEE-BLK-M', 'TEE-WHT-L', 'TEE-WHT-M']);
  const chooser = await test.as([]);
  const some = (...given: string[]) => fc.constantFrom(undefined, ...given);
  const searches = fc.record({
    code: some('tee', 'T-M', '-m', '_', 'nothing'),
    styleCode: some('tee', 'T'),
    colorCode: some('wht', 'BLK', 'W'),
    sizeCode: some('m', 'L', 'XL'),
    productCodeCategoryId: some(whites, blacks),
  });
  const same = (one: string, other: string | undefined) => !other || one.toLowerCase() === other.toLowerCase();
  const check = async (search: Record<string, string | undefined>, pageNum: number) => {
    const found = all.filter(
      (one) =>
        one.code.toLowerCase().includes(search['code']?.toLowerCase() ?? '') &&
        same(one.styleCode, search['styleCode']) &&
        same(one.colorCode, search['colorCode']) &&
        same(one.sizeCode, search['sizeCode']) &&
        same(one.productCodeCategoryId, search['productCodeCategoryId']),
    );
    const rows = found.slice((pageNum - 1) * 2, pageNum * 2);
    const page = { ...search, pageNum, pageSize: 2 };
    expect(await must(admin, categories.productCodePage, page)).toEqual({ rows, total: found.length });
    const uncounted = { realStock: null, virtualStock: null, shippedNum: null, signedNum: null };
    expect(await must(chooser, categories.productCodePage, page)).toEqual({
      rows: rows.map((row) => ({ ...row, ...uncounted })),
      total: found.length,
    });
  };
  await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 3 }), check), {
    numRuns: 40,
    endOnFailure: true,
  });
});

it('is no second product where another category and size read alike', async () => {
  const at = await shopTest();
  const { admin } = at;
  const { productCodeCategoryId } = await productOf(at, 'TEE-WHT-L');
  for (const code of ['L-S', 'S']) await must(admin, codes.create, { type: codeType.size, name: code, code });
  await must(admin, codes.create, { type: codeType.colour, name: 'Snow', code: 'WHT-L' });
  const [white] = (await must(admin, categories.page, { colorCode: 'WHT' })).rows;
  const { id: _, ...form } = { ...white!, colorCode: 'WHT-L' };
  const snow = await must(admin, categories.create, form);
  await must(admin, categories.createProductCode, { productCodeCategoryId, sizeCode: 'L-S', realStock: 1 });
  const taken = 'Product code TEE-WHT-L-S exists already';
  expect(
    await admin.call(categories.createProductCode, { productCodeCategoryId: snow.id, sizeCode: 'S', realStock: 1 }),
  ).toMatchObject({ status: 400, data: [{ path: 'sizeCode', msg: taken }] });
  const sheet = await sheetOf(['TEE', 'WHT-L', 'S', 1], ['TEE', 'WHT', 'M', 1]);
  expect(await admin.call(categories.importProductCodes, {}, sheet)).toMatchObject({
    status: 422,
    data: [{ lineNum: 2, msg: taken }],
  });
  expect((await must(admin, categories.productCodePage, { code: 'TEE-WHT-M' })).total).toBe(0);
});

it('leaves as it is what another import adds at the same moment', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const { productCodeCategoryId } = await productOf(at, 'TEE-WHT-L');
  const { sizeId } = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-BLK-M')
    .select('sizeId')
    .executeTakeFirstOrThrow();
  const importing = await test.db.transaction().execute(async (tx) => {
    const other = { categoryId: productCodeCategoryId, sizeId, code: 'TEE-WHT-M', realStock: 50 };
    await tx.insertInto('productCodes').values(other).execute();
    const sheet = await sheetOf(['TEE', 'WHT', 'M', 1], ['TEE', 'BLK', 'L', 2]);
    const reply = admin.call(categories.importProductCodes, {}, sheet);
    await waitForRow(tx);
    return { reply };
  });
  expect(await importing.reply).toMatchObject({ status: 200, data: { created: 1, existing: 1 } });
  expect(await productOf(at, 'TEE-WHT-M')).toMatchObject({ realStock: 50 });
  expect(await productOf(at, 'TEE-BLK-L')).toMatchObject({ realStock: 2, virtualStock: 2 });
});
