import type { CallOutput } from '@pressroom/contract/endpoint';
import { orderImports } from '@pressroom/contract/orders/imports';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { type Cells, sheetOf, textsOf } from '../../../testing/productSheets.ts';
import { shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { waitForRow } from '../../../testing/waitForLock.ts';
import { forgetOrderImports } from './jobs.ts';

const line: Cells = {
  订单号: 'A-1',
  店铺名称: 'Linden Tees',
  面单类型: '1',
  产品编码: 'tee-wht-l',
  印花图1: 'rose_front',
  数量: '1',
};
const unmapped = { ...line, 产品编码: '', 印花图1: '', 'SKU ID': '5230236437987443888' };
const nothing = { rows: [], total: 0 };

const many = (count: number, given: Cells = line) =>
  Array.from({ length: count }, (_, at) => ({ ...given, 订单号: `M-${at + 1}` }));

async function check(
  { admin }: ShopTest,
  rows: readonly Cells[],
): Promise<CallOutput<typeof orderImports.checkImport>> {
  return must(admin, orderImports.checkImport, {}, [await sheetOf(rows)]);
}

const totalOf = async ({ admin }: ShopTest) => (await must(admin, orders.queryList, {})).total;

describe('the check of a sheet', () => {
  it('says what would be created and what waits for a mapping, and creates nothing', async () => {
    const at = await shopTest();
    const checked = await check(at, [
      { ...line, 数量: '2' },
      { ...line, 数量: '3' },
      { ...unmapped, 订单号: 'A-2' },
      { ...unmapped, 订单号: 'A-2' },
      { ...unmapped, 订单号: 'A-3' },
    ]);
    expect(checked).toMatchObject({
      fileName: 'products.xlsx',
      orders: 3,
      lines: 5,
      units: 8,
      waiting: 2,
      existing: nothing,
      refused: nothing,
      unmapped: {
        total: 1,
        rows: [
          { shopId: at.shop.stores.linden, shopName: 'Linden Tees', skuId: '5230236437987443888', lines: 3, orders: 2 },
        ],
      },
      printless: nothing,
    });
    const named = { shopName: 'Linden Tees', lacksPrint: false };
    // those that need somebody are named first
    expect(checked.created).toEqual({
      total: 3,
      rows: [
        { ...named, lineNum: 4, thirdOrderNumber: 'A-2', lines: 2, units: 2, waits: true },
        { ...named, lineNum: 6, thirdOrderNumber: 'A-3', lines: 1, units: 1, waits: true },
        { ...named, lineNum: 2, thirdOrderNumber: 'A-1', lines: 2, units: 5, waits: false },
      ],
    });
    expect(await totalOf(at)).toBe(0);
    expect(await must(at.admin, orderImports.importChecked, { id: checked.id })).toEqual({
      result: { orders: 3, lines: 5, units: 8, waiting: 2 },
      taskId: null,
    });
  });

  it('names the lines that lack the second print of their product', async () => {
    const at = await shopTest();
    const both = { ...line, 产品编码: 'TEE-BLK-M' };
    const checked = await check(at, [{ ...both, 印花图2: 'fox_back' }, both, { ...both, 订单号: 'A-2', 数量: '3' }]);
    const named = { shopName: 'Linden Tees', productCode: 'TEE-BLK-M', given: 1, needed: 2 };
    expect(checked).toMatchObject({
      orders: 2,
      waiting: 0,
      created: { rows: [{ lacksPrint: true }, { lacksPrint: true }] },
    });
    expect(checked.printless).toEqual({
      total: 2,
      rows: [
        { ...named, lineNum: 3, thirdOrderNumber: 'A-1' },
        { ...named, lineNum: 4, thirdOrderNumber: 'A-2' },
      ],
    });
  });

  it('tells orders that exist already from lines that are refused, and names 200 of each', async () => {
    const at = await shopTest();
    const sheet = [...many(201), { ...line, 订单号: 'N-1', 店铺名称: 'Nowhere' }, { ...line, 订单号: 'N-2' }];
    const first = await check(at, many(200));
    await must(at.admin, orderImports.importChecked, { id: first.id });
    await must(at.admin, orders.orderImport, {}, [await sheetOf([{ ...line, 订单号: 'M-201' }])]);
    const again = await check(at, sheet);
    expect(again).toMatchObject({ orders: 1, lines: 1, created: { total: 1, rows: [{ thirdOrderNumber: 'N-2' }] } });
    expect(again.existing).toMatchObject({ total: 201, rows: { length: 200 } });
    expect(again.existing.rows[0]).toEqual({ lineNum: 2, thirdOrderNumber: 'M-1', shopName: 'Linden Tees' });
    expect(again.refused).toEqual({
      total: 1,
      rows: [{ lineNum: 203, msg: 'Store “Nowhere” does not exist or is disabled' }],
    });
    const { status, data } = await at.admin.call(orderImports.importChecked, { id: again.id });
    expect({ status, data }).toMatchObject({ status: 200, data: { taskId: expect.any(String) } });
    await at.test.drain();
    expect(await totalOf(at)).toBe(201);
  });

  it('refuses more than 10,000 lines and says what to do', async () => {
    const at = await shopTest();
    const reply = await at.admin.call(orderImports.checkImport, {}, [await sheetOf(many(10_020))]);
    expect(reply).toMatchObject({
      status: 400,
      msg: expect.stringMatching(/^The sheet has more than 10000 lines and was not read\. Split it/),
    });
  });

  it('keeps the sheet of one person from another, and for a day', async () => {
    const at = await shopTest();
    const { id } = await check(at, [line]);
    const other = await at.test.as(['orderListAdd']);
    for (const endpoint of [orderImports.importChecked, orderImports.importOutcome, orderImports.correctedImport])
      expect(await other.send(endpoint, { id })).toMatchObject({ status: 404 });
    await must(at.admin, orderImports.importChecked, { id });
    const { id: unused } = await check(at, [{ ...line, 订单号: 'A-2' }]);
    const night = { app: at.test.app, log: at.test.app.log, signal: new AbortController().signal };
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();
    await at.test.db.updateTable('orderImports').set({ gmtCreate: twoDaysAgo }).execute();
    await forgetOrderImports.run(night, {});
    expect(await at.admin.call(orderImports.importChecked, { id: unused })).toMatchObject({ status: 404 });
    expect(await must(at.admin, orderImports.importOutcome, { id })).toMatchObject({ orders: 1 });
  });
});

describe('the import of a checked sheet', () => {
  it('creates the orders without problems and leaves the others out', async () => {
    const at = await shopTest();
    await must(at.admin, orderImports.importChecked, { id: (await check(at, [line])).id });
    const sheet = [line, { ...line, 订单号: 'N-1' }, { ...line, 订单号: 'N-2' }, { ...line, 订单号: 'N-2', 数量: 'x' }];
    const { id, orders: good } = await check(at, sheet);
    expect(good).toBe(1);
    expect(await at.admin.call(orderImports.importChecked, { id })).toMatchObject({ status: 422 });
    const { result } = await must(at.admin, orderImports.importChecked, { id, skipRefused: true });
    expect(result).toMatchObject({ orders: 1, lines: 1 });
    expect(await totalOf(at)).toBe(2);
  });

  it('makes one import of two presses, and answers again what it made', async () => {
    const at = await shopTest();
    const { id } = await check(at, [line, { ...line, 订单号: 'A-2' }]);
    const replies = await Promise.all([
      at.admin.call(orderImports.importChecked, { id }),
      at.admin.call(orderImports.importChecked, { id }),
    ]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(await totalOf(at)).toBe(2);
    const result = { orders: 2, lines: 2, units: 2, waiting: 0 };
    expect(await must(at.admin, orderImports.importChecked, { id })).toEqual({ result, taskId: null });
    expect(await must(at.admin, orderImports.importOutcome, { id })).toEqual(result);
    expect(await totalOf(at)).toBe(2);
  });

  it('decides anew what has changed since the check', async () => {
    const at = await shopTest();
    const store = { shopId: at.shop.stores.linden, skuId: unmapped['SKU ID'] };
    await must(at.admin, skuMapping.save, {
      ...store,
      productCode: 'TEE-WHT-L',
      printingImage: at.shop.pictures.rose_front,
    });
    const mapped = await check(at, [unmapped]);
    const taken = await check(at, [line]);
    expect([mapped.waiting, taken.orders]).toEqual([0, 1]);
    const { id: mappingId } = await at.test.db
      .selectFrom('skuMappings')
      .where('skuId', '=', store.skuId)
      .select('id')
      .executeTakeFirstOrThrow();
    await must(at.admin, skuMapping.delete, { ids: [mappingId] });
    expect(await must(at.admin, orderImports.importChecked, { id: mapped.id })).toMatchObject({
      result: { waiting: 1 },
    });
    const refused = await at.admin.call(orderImports.importChecked, { id: taken.id });
    expect(refused).toMatchObject({
      status: 422,
      msg: 'Nothing was imported. One line has problems',
      data: [{ lineNum: 2, msg: 'Order number A-1 exists already in store “Linden Tees”' }],
    });
    expect(await must(at.admin, orderImports.importOutcome, { id: taken.id })).toBeNull();
  });

  it('hands the sheet back with what is wrong with each line, in the reader’s language, and takes it again', async () => {
    const at = await shopTest();
    await must(at.admin, orders.orderImport, {}, [await sheetOf([{ ...line, 订单号: 'A-9' }])]);
    const { id } = await check(at, [line, { ...line, 订单号: 'A-2', 数量: 'two' }, { ...line, 订单号: 'A-9' }]);
    const english = await at.admin.call(orderImports.correctedImport, { id });
    expect(english.headers['content-disposition']).toContain('products.xlsx');
    const [header, ...lines] = await textsOf(english.body);
    expect(header).toEqual(['错误 Error', ...Object.keys(line)]);
    expect(lines.map(([problem]) => problem)).toEqual([
      '',
      'Quantity “two” is not valid. Enter a whole number from 1 to 100000',
      'Order number A-9 exists already in store “Linden Tees”',
    ]);
    expect(lines[0]!.slice(1)).toEqual(Object.values(line));
    at.test.language = 'zh';
    const chinese = await textsOf((await at.admin.call(orderImports.correctedImport, { id })).body);
    expect(chinese[2]![0]).toMatch(/^数量“two”无效/);
    const sent = { fileName: 'again.xlsx', bytes: english.body };
    const again = await must(at.admin, orderImports.checkImport, {}, [sent]);
    expect(again).toMatchObject({ created: { total: 1 }, existing: { total: 1 }, refused: { total: 1 } });
    const corrected = await textsOf((await at.admin.call(orderImports.correctedImport, { id: again.id })).body);
    expect(corrected[0]).toEqual(header);
  });
});

describe('the import of more than 200 orders', () => {
  const tasksOf = ({ admin }: ShopTest) => must(admin, tasks.list, {});

  it('is a task, whose orders are its user’s', async () => {
    const at = await shopTest();
    const { id, orders: count } = await check(at, [...many(1201), { ...unmapped, 订单号: 'M-1202' }]);
    expect(count).toBe(1202);
    const { result, taskId } = await must(at.admin, orderImports.importChecked, { id });
    expect(result).toBeNull();
    // pressed again
    expect(await must(at.admin, orderImports.importChecked, { id })).toEqual({ result: null, taskId });
    expect(await must(at.admin, orderImports.importOutcome, { id })).toBeNull();
    await at.test.drain();
    expect(await tasksOf(at)).toMatchObject([
      { id: taskId, title: 'Importing orders', state: 'done', total: 1202, done: 1202, failed: 0 },
    ]);
    const made = { orders: 1202, lines: 1202, units: 1202, waiting: 1 };
    expect(await must(at.admin, orderImports.importOutcome, { id })).toEqual(made);
    expect(await must(at.admin, orderImports.importChecked, { id })).toEqual({ result: made, taskId: null });
    const { rows } = await must(at.admin, orders.queryList, { thirdOrderNumbers: ['M-1202', 'M-1'] });
    expect(new Set(rows.map(({ sysStatus }) => sysStatus))).toEqual(
      new Set([orderStatus.factoryReview, orderStatus.storeReview]),
    );
    const log = await must(at.admin, orders.operationLog, { objMaster: rows[0]!.id });
    expect(log.rows).toMatchObject([{ createUser: 'tester' }]);
    expect(await totalOf(at)).toBe(1202);
  });

  it('creates nothing where one line is bad by now, says which, and may be tried again', async () => {
    const at = await shopTest();
    const { id } = await check(at, many(201));
    const [taken] = [await sheetOf([{ ...line, 订单号: 'M-150' }])];
    await must(at.admin, orders.orderImport, {}, [taken]);
    const { taskId } = await must(at.admin, orderImports.importChecked, { id });
    await at.test.drain();
    expect(await tasksOf(at)).toMatchObject([
      {
        id: taskId,
        state: 'failed',
        done: 0,
        failed: 1,
        problems: [{ label: '151', msg: 'Order number M-150 exists already in store “Linden Tees”' }],
      },
    ]);
    expect(await totalOf(at)).toBe(1);
    await at.test.db.updateTable('orders').set({ thirdOrderNumber: 'OTHER' }).execute();
    const again = await must(at.admin, orderImports.importChecked, { id });
    expect(again.taskId).not.toBe(taskId);
    await at.test.drain();
    expect(await totalOf(at)).toBe(202);
  });

  it('leaves nothing where its user stops it', async () => {
    const at = await shopTest();
    const { id } = await check(at, many(201));
    const { taskId } = await must(at.admin, orderImports.importChecked, { id });
    await must(at.admin, tasks.cancel, { id: taskId! });
    await at.test.drain();
    expect(await tasksOf(at)).toMatchObject([{ state: 'cancelled', done: 0 }]);
    expect(await totalOf(at)).toBe(0);

    const again = await must(at.admin, orderImports.importChecked, { id });
    const stop = new Error('what is held goes');
    let working: Promise<void> | undefined;
    const held = at.test.db.transaction().execute(async (tx) => {
      // the import waits for this number
      const order = { thirdOrderNumber: 'M-1', shopId: at.shop.stores.linden, sysStatus: 0, labelType: 1, totalNum: 1 };
      await tx
        .insertInto('orders')
        .values({ ...order, orderTime: new Date().toISOString(), createUser: 'other' })
        .execute();
      working = at.test.drain();
      await waitForRow(tx);
      await must(at.admin, tasks.cancel, { id: again.taskId! });
      throw stop;
    });
    await expect(held).rejects.toBe(stop);
    await working;
    expect(await totalOf(at)).toBe(0);
  });
});
