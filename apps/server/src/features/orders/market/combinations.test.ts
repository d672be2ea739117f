import { categories } from '@pressroom/contract/categories/categories';
import { codeType } from '@pressroom/contract/codes/codes';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { productType } from '@pressroom/contract/products/product';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { productWrites } from '@pressroom/contract/products/writes';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { combinationForm } from '../../../testing/productForms.ts';
import { keptCode, keptProduct, skuValues } from '../../../testing/productMakers.ts';
import { sheetOf } from '../../../testing/productSheets.ts';
import { keptPicture } from '../../../testing/templateMakers.ts';
import type { MarketOrder } from '../orders.public.ts';

/** A white shirt with a rose and two black ones with a tiger and a dragon are sold together as SET-1. */
async function withSet(at: ShopTest) {
  const { test, admin, shop } = at;
  const codes = await test.db.selectFrom('productCodes').select(['id', 'code']).execute();
  const idOf = (code: string) => codes.find((one) => one.code === code)!.id;
  const { rose_front, tiger_front, dragon_back } = shop.pictures;
  const white = await keptProduct(test, { print1Id: rose_front, skus: [{ productCodeId: idOf('TEE-WHT-L') }] });
  const black = await keptProduct(test, {
    print1Id: tiger_front,
    print2Id: dragon_back,
    skus: [{ productCodeId: idOf('TEE-BLK-M') }],
  });
  const form = await combinationForm(test, []);
  const add = () =>
    must(admin, productWrites.addCombination, {
      ...form,
      combinationSpec: { sku: 'SET-1', name: 'Three shirts' },
      productSpecs: [{ id: white.skuIds[0]! }, { id: black.skuIds[0]!, quantity: 2 }],
    });
  return { add, white, black };
}

const soldAs = (sellerSku: string, num = 3, msku = '5550001') => ({
  msku,
  num,
  listing: { title: 'Three shirts', sellerSku },
  marketItems: [{ id: 'L-1', quantity: num }],
});
const told = (at: ShopTest, given: Partial<MarketOrder> = {}) =>
  marketOrder(at, { lines: [soldAs('set-1')], ...given });
const look = (at: ShopTest, id: string) => must(at.admin, orders.queryDetail, { id });
const linesOf = async (at: ShopTest, id: string) =>
  (await look(at, id)).orderDetailsList.map(({ productCode, num, combinationSku }) => [
    productCode,
    num,
    combinationSku,
  ]);
const itemsOf = async (at: ShopTest, orderId: string) =>
  (await at.test.db.selectFrom('orderLines').where('orderId', '=', orderId).select('marketItems').execute()).flatMap(
    ({ marketItems }) => marketItems as object[],
  );

const expanded = [
  ['TEE-WHT-L', 3, 'SET-1'],
  ['TEE-BLK-M', 6, 'SET-1'],
];

it('makes the lines of its components of a synced combination, each with its drawing, and follows the marketplace', async () => {
  const at = await shopTest();
  await (await withSet(at)).add();
  const taken = await takeOver(at, told(at));
  const [id] = taken.created as [string];
  expect(await look(at, id)).toMatchObject({ sysStatus: orderStatus.storeReview, errorMsg: null, totalNum: 9 });
  expect(await linesOf(at, id)).toEqual(expanded);
  expect(await itemsOf(at, id)).toEqual([{ id: 'L-1', quantity: 3 }]);
  expect(await takeOver(at, told(at))).toMatchObject({ created: [], changed: [], unchanged: 1 });

  await takeOver(at, told(at, { lines: [soldAs('SET-1', 2)] }));
  expect(await linesOf(at, id)).toEqual([
    ['TEE-WHT-L', 2, 'SET-1'],
    ['TEE-BLK-M', 4, 'SET-1'],
  ]);
  const order = await look(at, id);
  expect(order).toMatchObject({ totalNum: 6, holds: [] });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const drawn = (await look(at, id)).orderDetailsList;
  expect(drawn.map(({ combinedImage, combinedImage2 }) => [Boolean(combinedImage), Boolean(combinedImage2)])).toEqual([
    [true, false],
    [true, true],
  ]);
});

it('resolves an order that waits as soon as the combination is there, and says so', async () => {
  const at = await shopTest();
  const { add } = await withSet(at);
  const { created } = await takeOver(at, told(at), told(at, { thirdOrderNumber: 'PO-2', lines: [soldAs('OTHER')] }));
  const [id, other] = created as [string, string];
  expect((await look(at, id)).errorMsg).not.toBeNull();
  await add();
  expect(await look(at, id)).toMatchObject({ errorMsg: null, totalNum: 9 });
  expect(await linesOf(at, id)).toEqual(expanded);
  expect(await itemsOf(at, id)).toEqual([{ id: 'L-1', quantity: 3 }]);
  expect(await linesOf(at, other)).toEqual([[null, 3, null]]);
  expect(await takeOver(at, told(at))).toMatchObject({ changed: [], unchanged: 1 });
});

it('resolves an order that waits when a sheet brings the combination', async () => {
  const at = await shopTest();
  const { white, black } = await withSet(at);
  const { created } = await takeOver(at, told(at));
  const form = await combinationForm(at.test, []);
  const { rows: templates } = await sql<{ classification: string; packaging: string }>`
    select (select name from classification_templates where id = ${form.categoryTemplateId}) as classification,
      (select name from packaging_templates where id = ${form.outerPkgTemplateId}) as packaging`.execute(at.test.db);
  const set = {
    SPU: 'SET',
    SKU: 'SET-1',
    'Trade name': 'Three shirts',
    'Classifying template': templates[0]!.classification,
    'Outer packaging template': templates[0]!.packaging,
  };
  const rows = [
    { ...set, 'Component SKU': `${white.spu}-0`, 'Component quantity': '1' },
    { ...set, 'Component SKU': `${black.spu}-0`, 'Component quantity': '2' },
  ];
  await must(at.admin, productSheets.import, { importCode: importCode.combination }, [await sheetOf(rows)]);
  expect(await linesOf(at, created[0]!)).toEqual(expanded);
});

it('resolves an order that waits once each component has its product code', async () => {
  const at = await shopTest();
  const { black } = await withSet(at);
  const { db } = at.test;
  const code = await db
    .selectFrom('productCodes')
    .innerJoin('productCategories as category', 'category.id', 'categoryId')
    .where('productCodes.code', '=', 'TEE-WHT-L')
    .select(['styleId', 'colorId', 'categoryId'])
    .executeTakeFirstOrThrow();
  const sizeId = await keptCode(at.test, codeType.size, '5XL');
  const spu = await keptProduct(at.test, {
    productType: productType.variants,
    styleId: code.styleId,
    print1Id: at.shop.pictures.rose_front,
    skus: [{ colorId: code.colorId, sizeId }],
  });
  const form = await combinationForm(at.test, [spu.skuIds[0]!, black.skuIds[0]!]);
  await must(at.admin, productWrites.addCombination, { ...form, combinationSpec: { sku: 'SET-1', name: 'Two' } });
  const { created } = await takeOver(at, told(at));
  expect(await linesOf(at, created[0]!)).toEqual([[null, 3, null]]);
  await must(at.admin, categories.createProductCode, {
    productCodeCategoryId: code.categoryId,
    sizeCode: '5XL',
    realStock: 0,
  });
  expect(await linesOf(at, created[0]!)).toEqual([
    ['TEE-WHT-5XL', 3, 'SET-1'],
    ['TEE-BLK-M', 3, 'SET-1'],
  ]);
});

it('resolves an order that waits once its component’s SKU is given a product code by hand', async () => {
  const at = await shopTest();
  const colorId = await keptCode(at.test, codeType.colour, 'WHT');
  const sizeId = await keptCode(at.test, codeType.size, 'L');
  const spu = await keptProduct(at.test, { productType: productType.variants, skus: [{ colorId, sizeId }] });
  const form = await combinationForm(at.test, spu.skuIds);
  await must(at.admin, productWrites.addCombination, { ...form, combinationSpec: { sku: 'SET-1', name: 'One' } });
  const { created } = await takeOver(at, told(at));
  expect(await linesOf(at, created[0]!)).toEqual([[null, 3, null]]);
  const { address } = await keptPicture(at.test);
  const spec = {
    ...skuValues,
    origin: 'CN' as const,
    outerBoxLength: 30,
    outerBoxWidth: 25,
    outerBoxHeight: 3,
    outerBoxWeight: 220,
    id: spu.skuIds[0]!,
    sku: `${spu.spu}-0`,
    name: 'Shirt',
    mainPictureUrl: address,
  };
  await must(at.admin, productWrites.editSpec, { ...spec, productCode: 'TEE-WHT-L' });
  expect(await linesOf(at, created[0]!)).toEqual([['TEE-WHT-L', 3, 'SET-1']]);
});

it('makes a line that a deleted mapping leaves the combination that its seller calls it', async () => {
  const at = await shopTest();
  await (await withSet(at)).add();
  const { id: mapping } = await must(at.admin, skuMapping.save, {
    skuId: '5550001',
    shopId: at.shop.stores.austin,
    productCode: 'TEE-WHT-L',
    printingImage: at.shop.pictures.fox_back,
    confirmContradictions: true,
  });
  const { created } = await takeOver(at, told(at), told(at, { thirdOrderNumber: 'PO-2', lines: [soldAs('OTHER')] }));
  expect(await must(at.admin, skuMapping.delete, { ids: [mapping] })).toEqual({ waitingOrders: 1 });
  expect(await linesOf(at, created[0]!)).toEqual(expanded);
  expect(await look(at, created[0]!)).toMatchObject({ errorMsg: null, totalNum: 9 });
  expect(await linesOf(at, created[1]!)).toEqual([[null, 3, null]]);
});

it('lets a mapping of its own count for a line, whatever its seller calls it', async () => {
  const at = await shopTest();
  await (await withSet(at)).add();
  await must(at.admin, skuMapping.save, {
    skuId: '5550001',
    shopId: at.shop.stores.austin,
    productCode: 'TEE-WHT-L',
    printingImage: at.shop.pictures.fox_back,
    confirmContradictions: true,
  });
  const { created } = await takeOver(at, told(at));
  expect(await linesOf(at, created[0]!)).toEqual([['TEE-WHT-L', 3, null]]);
});

it('takes a combination by hand and from a sheet, by its SKU in either column', async () => {
  const at = await shopTest();
  await (await withSet(at)).add();
  const byHand = await makeOrder(at, {
    orderDetailsList: [
      { msku: 'SET-1', num: 3 },
      { productCode: 'Set-1', num: 1 },
    ],
  });
  expect(await linesOf(at, byHand.id)).toEqual([...expanded, ['TEE-WHT-L', 1, 'SET-1'], ['TEE-BLK-M', 2, 'SET-1']]);

  const rows = [
    ['S-1', 'Austin Print Co', '1', 'SET-1', '', '3'],
    ['S-2', 'Austin Print Co', '1', '', 'set-1', '3'],
  ];
  const headers = ['订单号', '店铺名称', '面单类型', 'SKU ID', '产品编码', '数量'];
  const [store] = await at.test.db
    .selectFrom('stores')
    .where('id', '=', at.shop.stores.austin)
    .select('name')
    .execute();
  const bytes = await writeWorkbook([
    {
      name: 'Sheet1',
      columns: headers.map((header) => ({ header })),
      rows: rows.map(([number, , ...others]) => [number!, store!.name, ...others]),
    },
  ]);
  await must(at.admin, orders.orderImport, {}, [{ fileName: 'sets.xlsx', bytes }]);
  const { rows: found } = await must(at.admin, orders.queryList, { thirdOrderNumbers: ['S-1', 'S-2'] });
  for (const { id } of found) expect(await linesOf(at, id)).toEqual(expanded);
  expect(found).toHaveLength(2);
});

it('says what a combination is made of to whoever looks its SKU up, and takes an order of it as such', async () => {
  const at = await shopTest();
  const ask = { shopId: at.shop.stores.austin, skuId: 'set-1' };
  expect(await at.admin.call(skuMapping.getByShopIdAndSkuId, ask)).toMatchObject({ status: 404 });
  await (await withSet(at)).add();
  expect(await must(at.admin, skuMapping.getByShopIdAndSkuId, ask)).toEqual({
    combinationSku: 'SET-1',
    components: [
      { productCode: 'TEE-WHT-L', quantity: 1, printingName: 'rose_front.png', printingName2: null },
      { productCode: 'TEE-BLK-M', quantity: 2, printingName: 'tiger_front.png', printingName2: 'dragon_back.png' },
    ],
  });
});

it('keeps the parts together when staff edit the order, and counts them as the marketplace does', async () => {
  const at = await shopTest();
  await (await withSet(at)).add();
  const { created } = await takeOver(at, told(at));
  const id = created[0]!;
  const order = await look(at, id);
  const edit = (nums: readonly number[]) => ({
    id,
    thirdOrderNumber: order.thirdOrderNumber,
    shopId: order.shopId,
    labelType: order.labelType,
    orderDetailsList: order.orderDetailsList.map((line, at2) => ({
      id: line.id,
      msku: line.msku,
      productCode: line.productCode,
      printingImage: line.printingImage,
      printingImage2: line.printingImage2,
      num: nums[at2]!,
    })),
  });
  await must(at.admin, orders.save, edit([4, 8]) as never);
  const kept = await at.test.db
    .selectFrom('orderLines')
    .where('orderId', '=', id)
    .select(['combinationNo', 'combinationNum', 'marketItems'])
    .orderBy('lineNo')
    .execute();
  expect(kept).toEqual([
    { combinationNo: 1, combinationNum: 4, marketItems: [{ id: 'L-1', quantity: 3 }] },
    { combinationNo: 1, combinationNum: 4, marketItems: [] },
  ]);
  // four sets are what the marketplace wants now, too
  await takeOver(at, told(at, { lines: [soldAs('SET-1', 4)] }));
  expect(await look(at, id)).toMatchObject({ holds: [], totalNum: 12 });
});
