import { orderImports } from '@pressroom/contract/orders/imports';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { sheetOf } from '../../../testing/productSheets.ts';
import { shopTest } from '../../../testing/orderMakers.ts';
import { startWorker } from '../../../testing/workerProcess.ts';

/** Two processes start in the course of the test, and a killed one is missed after some seconds. */
const patience = { timeout: 80_000, interval: 200 };

it('leaves nothing where a process is killed in a large import, and creates every order once afterwards', async () => {
  const { admin, test, shop } = await shopTest();
  const { db } = test;
  const line = { 店铺名称: 'Linden Tees', 面单类型: '1', 产品编码: 'TEE-WHT-L', 印花图1: 'rose_front', 数量: '1' };
  const rows = Array.from({ length: 1500 }, (_, at) => ({ 订单号: `K-${at}`, ...line }));
  const { id } = await must(admin, orderImports.checkImport, {}, [await sheetOf(rows)]);
  await must(admin, orderImports.importChecked, { id });
  const task = () => db.selectFrom('tasks').select(['state', 'done', 'total']).executeTakeFirstOrThrow();
  const kept = async () => (await db.selectFrom('orders').select('thirdOrderNumber').execute()).length;

  const files = { DATA_DIR: test.app.settings.dataDir };
  const stop = new Error('what is held goes');
  const held = db.transaction().execute(async (tx) => {
    // the second half of the import waits for this number
    const order = { thirdOrderNumber: 'K-1400', shopId: shop.stores.linden, sysStatus: 0, labelType: 1, totalNum: 1 };
    await tx
      .insertInto('orders')
      .values({ ...order, orderTime: new Date().toISOString(), createUser: 'other' })
      .execute();
    const worker = await startWorker(test, files);
    await vi.waitFor(async () => {
      const { rows: waiting } = await sql`
        select 1 from pg_locks
        where locktype = 'transactionid' and not granted and transactionid = pg_current_xact_id()::xid`.execute(tx);
      expect(waiting).toHaveLength(1);
    }, patience);
    // what the page shows meanwhile
    expect(await task()).toEqual({ state: 'running', done: 1000, total: 1500 });
    await worker.kill();
    throw stop;
  });
  await expect(held).rejects.toBe(stop);
  expect([await kept(), (await task()).state]).toEqual([0, 'running']);

  await startWorker(test, files);
  await vi.waitFor(async () => expect(await task()).toEqual({ state: 'done', done: 1500, total: 1500 }), patience);
  expect(await kept()).toBe(1500);
  expect(await db.selectFrom('orders').select('thirdOrderNumber').distinct().execute()).toHaveLength(1500);
  expect(await db.selectFrom('orderLogs').select('id').execute()).toHaveLength(1500);
  expect(await must(admin, orderImports.importOutcome, { id })).toMatchObject({ orders: 1500 });
}, 180_000);
