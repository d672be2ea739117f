import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { CallInput } from '@pressroom/contract/endpoint';
import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import type { Db } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { readTable } from '../../../testing/readTable.ts';
import { openImport } from '../../../platform/spreadsheet/importSheet.ts';
import { type SheetValue, writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { makePicture } from '../../../testing/make.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { waitForLock, waitForRow } from '../../../testing/waitForLock.ts';
import { mappingColumns } from './sheet.ts';
import { lockMappingsForShare } from '../skuMapping.public.ts';

type Row = Record<string, SheetValue>;

const longSku = '5230236437987449921';
const line: Row = { 'SKU ID': longSku, 店铺: 'linden tees', 产品编码: 'tee-wht-l', 印花图1: 'ROSE_front.PNG' };

async function sheetOf(rows: readonly Row[]) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => ({ header, kind: 'text' as const }));
  const bytes = await writeWorkbook([
    { name: 'Sheet1', columns, rows: rows.map((row) => headers.map((header) => row[header])) },
  ]);
  return [{ fileName: 'mappings.xlsx', bytes }];
}

async function importRows(
  { admin }: ShopTest,
  rows: readonly Row[],
  input: CallInput<typeof skuMapping.batchImport> = {},
) {
  return admin.call(skuMapping.batchImport, input, await sheetOf(rows));
}

const problems = (reply: { data: unknown }) =>
  (reply.data as { lineNum: number; msg: string }[]).map(({ lineNum, msg }) => `${lineNum}: ${msg}`);
const mappedIn = ({ admin }: ShopTest) => must(admin, skuMapping.page, { pageSize: 1000 });

it('creates the mappings with every digit, and the same sheet again changes nothing', async () => {
  const at = await shopTest();
  const { total } = await mappedIn(at);
  const sheet = [
    { ...line, 'SKU ID': `'${longSku}` },
    { ...line, 'SKU ID': '１７５９２３０４８８１１５５', 产品编码: 'TEE-WHT-L' },
    line,
  ];
  expect(await importRows(at, sheet)).toMatchObject({
    status: 200,
    data: { created: 2, changed: 0, unchanged: 0, releasedOrders: 0 },
  });
  const now = await mappedIn(at);
  expect(now.total).toBe(total + 2);
  expect(now.rows.find(({ skuId }) => skuId === longSku)).toMatchObject({
    shopName: 'Linden Tees',
    productCode: 'TEE-WHT-L',
    printingName: 'rose_front.png',
    renderingImage: expect.stringContaining('/'),
  });
  expect(await importRows(at, sheet)).toMatchObject({ data: { created: 0, changed: 0, unchanged: 2 } });
  expect(await mappedIn(at)).toEqual(now);
});

it('lists every bad line once, with all that is wrong with it, and creates nothing', async () => {
  const at = await shopTest();
  const before = await mappedIn(at);
  const reply = await importRows(at, [
    line,
    { ...line, 'SKU ID': '5.23023643798745E+18' },
    { ...line, 'SKU ID': '', 店铺: 'Nowhere', 产品编码: 'TEE-RED-M', 印花图1: 'nobody' },
    { ...line, 印花图1: 'owl_front' },
    { ...line, 'SKU ID': '7', 印花图2: 'rose_front' },
    { ...line, 'SKU ID': '8', 产品编码: 'TEE-BLK-M' },
  ]);
  expect(reply).toMatchObject({ status: 422, msg: '6 lines have problems. No mapping was imported' });
  expect(problems(reply)).toEqual([
    '2: Line 5 has the same store and SKU ID but a different product or print',
    '3: Excel has shortened “SKU ID” to 5.23023643798745E+18. Format the column as text, then enter the full number again',
    '4: “SKU ID” is empty; Store “Nowhere” does not exist; Product code TEE-RED-M does not exist; There is no picture “nobody” in the library',
    '5: Line 2 has the same store and SKU ID but a different product or print',
    '6: Product TEE-WHT-L has one print position: leave print image 2 empty',
    '7: Product TEE-BLK-M has two print positions: fill in print image 2',
  ]);
  expect(await mappedIn(at)).toEqual(before);
});

it('takes the folder before the name, and asks for it where several folders hold the name', async () => {
  const at = await shopTest();
  const { id: folderId } = await must(at.admin, library.createFolder, { name: 'Dogs' });
  const dog = await makePicture(at.admin, { name: 'rose_front.png', folderId, seed: 77 });
  const reply = await importRows(at, [line]);
  const [problem] = problems(reply);
  expect(problem).toMatch(/^2: 2 pictures in the library are named “ROSE_front.PNG”. Write the folder before the name/);
  expect(problem).toMatch(/\(.*Dogs\/rose_front\.png.*\), or rename one in the library$/);
  expect(await importRows(at, [{ ...line, 印花图1: 'dogs/rose_front' }])).toMatchObject({ data: { created: 1 } });
  const { rows } = await must(at.admin, skuMapping.page, { skuId: longSku });
  expect(rows).toMatchObject([{ printingImage: dog.id }]);
});

it('changes a mapping that says something else only when asked to replace', async () => {
  const at = await shopTest();
  await importRows(at, [line]);
  const other = { ...line, 印花图1: 'owl_front' };
  expect(problems(await importRows(at, [other]))).toEqual([
    '2: This SKU ID is already mapped to TEE-WHT-L (rose_front.png)',
  ]);
  expect(await importRows(at, [other], { replace: 'true' })).toMatchObject({ data: { created: 0, changed: 1 } });
  const { rows } = await mappedIn(at);
  expect(rows.find(({ skuId }) => skuId === longSku)).toMatchObject({ printingName: 'owl_front.png' });

  const bound = async () => {
    const found = await must(at.admin, skuMapping.productPage, { shopId: at.shop.stores.linden });
    return found.rows.map(({ productCode, productNum }) => `${productCode} ${productNum}`);
  };
  expect(await bound()).toEqual(['TEE-WHT-L 1', 'TEE-BLK-M 1']);
  await importRows(at, [{ ...other, 产品编码: 'TEE-BLK-M', 印花图2: 'owl_front' }], { replace: 'true' });
  expect(await bound()).toEqual(['TEE-BLK-M 2']);
});

it('does not compare a print that no longer counts, nor writes it', async () => {
  const at = await shopTest();
  const { admin } = at;
  const both = { ...line, 产品编码: 'TEE-BLK-M', 印花图2: 'owl_front' };
  await importRows(at, [both]);
  const { rows } = await must(admin, categories.page, { code: 'TEE-BLK-M' });
  const { printLocations, ...black } = rows[0]!;
  const confirmPrints = await must(admin, categories.otherPrints, { id: black.id, numberOfPrints: 1 });
  const one = { ...black, numberOfPrints: 1 as const, printLocations: printLocations.slice(0, 1) };
  await must(admin, categories.update, { ...one, confirmPrints });
  const kept = await mappedIn(at);
  for (const same of [both, { ...both, 印花图2: '' }])
    expect(await importRows(at, [same])).toMatchObject({ status: 200, data: { changed: 0, unchanged: 1 } });
  expect(await mappedIn(at)).toEqual(kept);

  const third = { ...both, 印花图2: 'rose_front' };
  expect(problems(await importRows(at, [third]))).toEqual([
    '2: Product TEE-BLK-M has one print position: leave print image 2 empty',
  ]);
  const other = { ...both, 印花图1: 'owl_front' };
  expect(await importRows(at, [other], { replace: 'true' })).toMatchObject({ data: { changed: 1 } });
  const now = await must(admin, skuMapping.page, { skuId: longSku });
  expect(now.rows[0]).toMatchObject({ printingName: 'owl_front.png', printingName2: null });
});

it('lets the orders go on that waited for any of its lines, all at once', async () => {
  const at = await shopTest();
  const wait = (...skus: string[]) =>
    makeOrder(at, { shopId: at.shop.stores.linden, orderDetailsList: skus.map((msku) => ({ msku, num: 1 })) });
  const [both, one, other] = [await wait('901', '902'), await wait('902'), await wait('901', '903')];
  const reply = await importRows(at, [
    { ...line, 'SKU ID': '901' },
    { ...line, 'SKU ID': '902', 印花图1: 'owl_front' },
  ]);
  expect(reply.data).toMatchObject({ created: 2, releasedOrders: 2 });
  const now = async ({ id }: { id: string }) => must(at.admin, orders.queryDetail, { id });
  expect(await now(both)).toMatchObject({
    errorMsg: null,
    orderDetailsList: [{ printingName: 'rose_front.png' }, { printingName: 'owl_front.png' }],
  });
  expect(await now(one)).toMatchObject({ errorMsg: null, sysStatus: orderStatus.factoryReview });
  expect((await now(other)).errorMsg).toContain('903');
});

/** What a marketplace says of what the order's lines are. */
const setListing = (db: Db, orderId: string, value: string) =>
  db
    .updateTable('orderLines')
    .set({ listing: json({ attributes: [{ name: null, value }] }) })
    .where('orderId', '=', orderId)
    .execute();

it('imports what listings contradict and says how many that are, whenever the listing has come', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const wait = (msku: string) => makeOrder(at, { shopId: at.shop.stores.linden, orderDetailsList: [{ msku, num: 1 }] });
  const [wrong, right, late] = [await wait('911'), await wait('912'), await wait('913')];
  await setListing(db, wrong.id, 'Black');
  for (const { id } of [right, late]) await setListing(db, id, 'White');
  const sheet = ['911', '912', '913', '914'].map((sku) => ({ ...line, 'SKU ID': sku }));

  const importing = await db.transaction().execute(async (tx) => {
    await lockMappingsForShare(tx, [at.shop.stores.linden]);
    const reply = importRows(at, sheet);
    await waitForLock(tx);
    // the precheck is done, and another listing arrives before the mapping is saved
    await setListing(tx, late.id, 'Black');
    return { reply };
  });
  expect(await importing.reply).toMatchObject({ status: 200, data: { created: 4, contradicted: 2 } });
  const { rows } = await must(at.admin, skuMapping.page, { contradicted: 'true' });
  expect(rows.map(({ skuId }) => skuId)).toEqual(['913', '911']);
  expect(await importRows(at, sheet)).toMatchObject({ data: { unchanged: 4, contradicted: 2 } });
});

it('names the mistakes of one sheet in the language of each reader', async () => {
  const at = await shopTest();
  const sheet = [{ ...line, 'SKU ID': '', 店铺: '', 产品编码: 'TEE-RED-M' }];
  expect(problems(await importRows(at, sheet))).toEqual([
    '2: “SKU ID” is empty; “Store” is empty; Product code TEE-RED-M does not exist',
  ]);
  at.test.language = 'zh';
  expect(problems(await importRows(at, sheet))).toEqual([
    expect.stringMatching(/^2: “SKU ID”不能为空；“店铺”不能为空；.*TEE-RED-M/),
  ]);
});

it('brings orders up to replaced mappings, and an editor who loaded one before is late', async () => {
  const at = await shopTest();
  await importRows(at, [line]);
  const [mapping] = (await must(at.admin, skuMapping.page, { skuId: longSku })).rows;
  const order = await makeOrder(at, {
    shopId: at.shop.stores.linden,
    orderDetailsList: [{ msku: longSku, num: 1 }],
  });
  const other = { ...line, 印花图1: 'owl_front' };
  expect(await importRows(at, [other], { replace: 'true' })).toMatchObject({
    data: { changed: 1, releasedOrders: 0, changedOrders: 1 },
  });
  const { orderDetailsList } = await must(at.admin, orders.queryDetail, { id: order.id });
  expect(orderDetailsList).toMatchObject([{ printingName: 'owl_front.png' }]);
  expect(await at.admin.call(skuMapping.save, mapping!)).toMatchObject({ status: 409 });

  const history = await must(at.admin, audit.history, { objectType: 'skuMapping', objectId: mapping!.id });
  const changes = history.rows.flatMap((row) => row.changes.map(({ before, after }) => [before, after]));
  expect(changes).toContainEqual(['rose_front.png', 'owl_front.png']);
});

it('takes the same sheet from two people at the same moment once', async () => {
  const at = await shopTest();
  const sheet = ['921', '922', '923'].map((sku) => ({ ...line, 'SKU ID': sku }));
  const replies = await Promise.all([1, 2].map(() => importRows(at, sheet)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const done = replies.map(({ data: { created, unchanged } }) => [created, unchanged]);
  expect(done.toSorted(([a], [b]) => a! - b!)).toEqual([
    [0, 3],
    [3, 0],
  ]);
});

it('refuses what somebody changes while the sheet is checked, and what is deleted while it is saved', async () => {
  const at = await shopTest();
  const { db } = at.test;
  const brief = await makePicture(at.admin, { name: 'brief.png', seed: 91 });
  const sheet = [{ ...line, 印花图1: 'brief' }];
  // the precheck has found the picture
  const { refused } = await db.transaction().execute(async (tx) => {
    await lockMappingsForShare(tx, [at.shop.stores.linden]);
    const reply = importRows(at, sheet);
    await waitForLock(tx);
    await tx.updateTable('libraryFiles').set({ name: 'renamed.png' }).where('id', '=', brief.id).execute();
    return { refused: reply };
  });
  expect(problems(await refused)).toEqual(['2: There is no picture “brief” in the library']);

  const { lost } = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('libraryFiles').where('id', '=', brief.id).execute();
    const reply = importRows(at, [{ ...line, 印花图1: 'renamed' }]);
    await waitForRow(tx);
    return { lost: reply };
  });
  expect(await lost).toMatchObject({ status: 404 });
  expect((await must(at.admin, skuMapping.page, { skuId: longSku })).total).toBe(0);
});

it('names two prints of a mapping that exists, and three of many places of a picture', async () => {
  const at = await shopTest();
  const both = { ...line, 产品编码: 'TEE-BLK-M', 印花图2: 'owl_front' };
  await importRows(at, [both]);
  expect(problems(await importRows(at, [line]))).toEqual([
    '2: This SKU ID is already mapped to TEE-BLK-M (rose_front.png, owl_front.png)',
  ]);
  for (const name of ['A', 'B', 'C']) {
    const { id: folderId } = await must(at.admin, library.createFolder, { name });
    await makePicture(at.admin, { name: 'rose_front.png', folderId, seed: 77 });
  }
  const [problem] = problems(await importRows(at, [{ ...line, 'SKU ID': '7' }]));
  expect(problem).toContain('4 pictures in the library are named “ROSE_front.PNG”');
  expect(problem!.match(/rose_front\.png/g)).toHaveLength(3);
});

it('refuses what is no sheet of mappings, and says why', async () => {
  const at = await shopTest();
  const refused = async (...files: { fileName: string; bytes: Buffer }[]) => {
    const { status, msg } = await at.admin.call(skuMapping.batchImport, {}, files);
    return [status, msg];
  };
  expect(await importRows(at, [])).toMatchObject({ status: 400 });
  expect(await importRows(at, [{ 'SKU ID': '1', 店铺: 'Linden Tees', 印花图1: 'owl_front' }])).toMatchObject({
    status: 400,
    msg: expect.stringContaining('Product code'),
  });
  const csv = { fileName: 'mappings.csv', bytes: Buffer.from('SKU ID,Store') };
  expect(await refused(csv)).toEqual([400, expect.stringContaining('.xlsx')]);
  expect(await refused({ ...csv, fileName: 'mappings.xlsx' })).toEqual([400, expect.any(String)]);
  const headers = Object.keys(line).map((header) => ({ header, kind: 'text' as const }));
  const bytes = await writeWorkbook([{ name: 'Sheet1', columns: headers, rows: [] }]);
  expect(await refused({ fileName: 'EMPTY.XLSX', bytes })).toEqual([400, 'The sheet holds no mappings']);
});

it('explains its columns in the reader’s language, those that are needed too', async () => {
  const { admin, test } = await shopTest();
  const columns = async () => {
    const { body } = await admin.call(skuMapping.importTemplate, {});
    return (await readXlsx(body)).sheets[2]!.rows.map(([name, needed]) => `${String(name)}: ${String(needed)}`);
  };
  expect(await columns()).toEqual([
    'Column: Required',
    'SKU ID: Required',
    'Store: Required',
    'Product code: Required',
    'Print image 1: Required',
    'Print image 2: Optional',
  ]);
  test.language = 'zh';
  expect((await columns()).slice(0, 3)).toEqual(['列: 是否必填', 'SKU ID: 必填', '店铺: 必填']);
});

it('offers a template that it can read back', async () => {
  const { admin } = await shopTest();
  const reply = await admin.call(skuMapping.importTemplate, {});
  expect(await openImport(reply.body, mappingColumns)).toMatchObject({ rows: [], missing: [] });
});

it('tells beforehand what a sheet would do, imports its good lines alone, and hands the others back', async () => {
  const at = await shopTest();
  const { admin } = at;
  await importRows(at, [line, { ...line, 'SKU ID': '2' }]);
  const kept = await mappedIn(at);
  const sheet = await sheetOf([
    line,
    { ...line, 'SKU ID': '2', 印花图1: 'owl_front' },
    { ...line, 'SKU ID': '3' },
    { ...line, 'SKU ID': '4', 印花图1: 'nobody' },
  ]);
  const checked = await must(admin, skuMapping.checkImport, { replace: 'true' }, sheet);
  expect(checked).toMatchObject({
    created: 1,
    changed: 1,
    unchanged: 1,
    changes: {
      total: 1,
      rows: [{ lineNum: 3, name: '2', before: 'TEE-WHT-L · rose_front.png', after: 'TEE-WHT-L · owl_front.png' }],
    },
    refused: { total: 1, rows: [{ lineNum: 5, msg: 'There is no picture “nobody” in the library' }] },
  });
  expect(await mappedIn(at)).toEqual(kept);

  const how = { replace: 'true', plan: checked.plan, skipRefused: 'true' };
  // somebody changes the second mapping between the check and the import
  await importRows(at, [{ ...line, 'SKU ID': '2', 印花图1: 'fox_back' }], { replace: 'true' });
  expect(await admin.call(skuMapping.batchImport, how, sheet)).toMatchObject({
    status: 409,
    failure: 'sheet.planChanged',
  });
  const { plan } = await must(admin, skuMapping.checkImport, { replace: 'true' }, sheet);
  expect(await must(admin, skuMapping.batchImport, { ...how, plan }, sheet)).toMatchObject({
    created: 1,
    changed: 1,
    unchanged: 1,
    refused: 1,
  });
  const back = await admin.call(skuMapping.correctedImport, { replace: 'true' }, sheet);
  const { head, rows } = await readTable(back.body);
  expect(head[0]).toBe('错误说明 Problems');
  expect(rows.map(([problem]) => problem)).toEqual(['', '', '', 'There is no picture “nobody” in the library']);
});
