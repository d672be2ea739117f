import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { library } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { openImport } from '../../../platform/spreadsheet/importSheet.ts';
import { writeWorkbook, type SheetValue } from '../../../platform/spreadsheet/write.ts';
import { makePicture } from '../../../testing/make.ts';
import { shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { importColumns } from './sheet.ts';

type Row = Record<string, SheetValue>;

const line: Row = {
  订单号: 'A-1',
  店铺名称: 'Linden Tees',
  面单类型: '1',
  产品编码: 'tee-wht-l',
  印花图1: 'ROSE_front.PNG',
  数量: 1,
};

async function importRows({ admin }: ShopTest, rows: readonly Row[]) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => ({
    header,
    kind: header === '数量' ? ('number' as const) : ('text' as const),
  }));
  const bytes = await writeWorkbook([
    { name: 'Sheet1', columns, rows: rows.map((row) => headers.map((header) => row[header])) },
  ]);
  return admin.call(orders.orderImport, {}, [{ fileName: 'orders.xlsx', bytes }]);
}

const problems = (reply: { data: unknown }) =>
  (reply.data as { lineNum: number; msg: string }[]).map(({ lineNum, msg }) => `${lineNum}: ${msg}`);

it('finds products, prints and stores whatever their case, with or without .png', async () => {
  const at = await shopTest();
  expect(await importRows(at, [line])).toMatchObject({
    status: 200,
    data: { orders: 1, lines: 1, units: 1, waiting: 0 },
  });
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(rows[0]).toMatchObject({
    sysStatus: orderStatus.factoryReview,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingName: 'rose_front.png' }],
  });
});

it('takes the folder before the name of a print, and asks for it where several folders hold the name', async () => {
  const at = await shopTest();
  const { id: folderId } = await must(at.admin, library.createFolder, { name: 'Dogs' });
  const dog = await makePicture(at.admin, { name: 'rose_front.png', folderId, seed: 77 });
  expect(problems(await importRows(at, [line]))).toEqual([
    expect.stringMatching(
      /Write the folder before the name \(.*Dogs\/rose_front\.png.*\), or rename one in the library$/,
    ),
  ]);
  expect(await importRows(at, [{ ...line, 印花图1: 'Dogs/rose_front' }])).toMatchObject({ status: 200 });
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(rows[0]).toMatchObject({ orderDetailsList: [{ printingImage: dog.id }] });
});

it('spells known carriers as their list does, and finds a number that is another’s', async () => {
  const at = await shopTest();
  const number = '1Z999AA10123456784';
  const odd = await importRows(at, [line, { ...line, 订单号: 'A-2', 承运商: 'FedEx', 运单号: number }]);
  expect(odd.status).toBe(422);
  expect(problems(odd)).toEqual([
    expect.stringContaining('3: By its rules 1Z999AA10123456784 is a UPS number, but the carrier is “FedEx”'),
  ]);
  const same = { ...line, 运单号: number };
  expect(
    await importRows(at, [
      { ...same, 承运商: 'Ups' },
      { ...same, 承运商: 'UPS ' },
    ]),
  ).toMatchObject({ status: 200 });
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(rows).toMatchObject([{ carrierName: 'UPS', trackingNumber: number }]);
});

it('lets an order with an unmapped SKU id wait in store review', async () => {
  const at = await shopTest();
  const sku = '5230236437987443888';
  expect(await importRows(at, [{ ...line, 产品编码: '', 印花图1: '', 'SKU ID': sku }])).toMatchObject({
    status: 200,
    data: { waiting: 1 },
  });
  const { rows } = await must(at.admin, orders.queryList, {});
  expect(rows[0]).toMatchObject({
    sysStatus: orderStatus.storeReview,
    orderDetailsList: [{ msku: sku, productCode: null }],
  });
});

it('lists every bad line once, with all that is wrong with it, and creates nothing', async () => {
  const at = await shopTest();
  const reply = await importRows(at, [
    line,
    { ...line, 订单号: '1.23E+18', 数量: 1.5 },
    { ...line, 订单号: 'A-3', 印花图1: 'nobody', 印花图2: 'owl_front' },
    { ...line, 订单号: 'A-1', 备注: 'another remark' },
    { ...line, 订单号: 'A-5', 下单时间: '11/19/2026' },
  ]);
  expect(reply).toMatchObject({ status: 422, code: 422, msg: 'Nothing was imported. 4 lines have problems' });
  expect(problems(reply)).toEqual([
    expect.stringMatching(/^3: Excel has shortened “Order number” to 1\.23E\+18.*; Quantity “1\.5” is not valid/),
    '4: Product TEE-WHT-L has one print position: leave print image 2 empty; There is no picture “nobody” in the library',
    '5: “Remark” differs from line 2 of the same order',
    '6: The time “11/19/2026” in “Order time” cannot be read. Write it as 2026-11-19 15:30',
  ]);
  expect((await must(at.admin, orders.queryList, {})).total).toBe(0);
});

it('names the mistakes of one sheet in the language of each reader', async () => {
  const at = await shopTest();
  const sheet = [{ ...line, 店铺名称: '', 订单号: '1.23E+18', 下单时间: '11/19/2026' }];
  const english = await importRows(at, sheet);
  expect(problems(english)).toEqual([
    expect.stringMatching(/^2: Excel has shortened “Order number” to .*; “Store” is empty; The time .* “Order time” /),
  ]);
  at.test.language = 'zh';
  const chinese = await importRows(at, sheet);
  expect(chinese).toMatchObject({ status: 422, msg: expect.stringMatching(/\p{Script=Han}/u) });
  expect(problems(chinese)).toEqual([
    expect.stringMatching(/^2: “订单号”的值 .* 已被 Excel 截断.*；“店铺名称”不能为空；.*“下单时间”/),
  ]);
  expect(await importRows(at, [{ 订单号: 'A-1', 数量: 1 }])).toMatchObject({
    msg: '缺少列：店铺名称、面单类型。请使用导入模板',
  });
});

it('takes at most 200 orders', async () => {
  const at = await shopTest();
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...line, 订单号: `B-${index}` }));
  expect(await importRows(at, many(201))).toMatchObject({
    status: 422,
    msg: 'At most 200 orders in one file; this one has 201',
  });
  expect(await importRows(at, many(200))).toMatchObject({ status: 200, data: { orders: 200 } });
});

it('creates each order once when the same sheet comes twice at the same time', async () => {
  const at = await shopTest();
  const replies = await Promise.all([importRows(at, [line]), importRows(at, [line])]);
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 422]));
  expect((await must(at.admin, orders.queryList, {})).total).toBe(1);
});

it('says which columns are missing, and refuses what is no sheet', async () => {
  const at = await shopTest();
  expect(await importRows(at, [{ 订单号: 'A-1', 数量: 1 }])).toMatchObject({
    status: 400,
    msg: 'Columns are missing: Store, Label type. Use the import template',
  });
  const html = [{ fileName: 'orders.xlsx', bytes: Buffer.from('<table></table>') }];
  expect(await at.admin.call(orders.orderImport, {}, html)).toMatchObject({
    status: 400,
    msg: 'Please choose an .xlsx file (not .xls or .csv)',
  });
});

it.each(['发货时限', 'Ship by', 'Delivery deadline', '发货时限 Ship by', '发货时限 Delivery deadline'])(
  'finds the ship-by time under the header %s',
  async (header) => {
    const at = await shopTest();
    expect(await importRows(at, [{ ...line, [header]: '2026-11-23 12:00' }])).toMatchObject({ status: 200 });
    const { rows } = await must(at.admin, orders.queryList, {});
    expect(rows[0]!.deliveryTimeLimit).toBe('2026-11-23T04:00:00Z');
  },
);

it('offers a template that it can read back', async () => {
  const at = await shopTest();
  const reply = await at.admin.call(orders.importTemplate, {});
  expect(reply.headers['content-disposition']).toContain('order-import.xlsx');
  const table = await openImport(reply.body, importColumns);
  expect(table).toMatchObject({ rows: [], missing: [], unknown: [], duplicated: [] });
  const { sheets } = await readXlsx(reply.body);
  expect(sheets[0]!.rows[0]).toContain('发货时限 Ship by');
});
