import { orders } from '@pressroom/contract/orders/orders';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { copyOrders, makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { pinned } from '../../../testing/pinned.ts';
import { readTable } from '../../../testing/readTable.ts';
import { startWorker } from '../../../testing/workerProcess.ts';

/** Two processes start in the course of the test, and a killed one is missed after some seconds. */
const patience = { timeout: 80_000, interval: 100 };
/** Three chunks of orders, of which the first is written and the second is being counted when the process is killed. */
const count = 2_500;

it('makes one whole file where a process is killed while it has written half of it', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const { db } = test;
  const first = await makeOrder(at);
  const ids = [first.id, ...(await copyOrders(at, first.id, count - 1))];
  const columns = ['thirdOrderNumber' as const, 'productCode' as const];
  const { taskId } = await must(admin, orders.exportTask, { selection: { ids }, columns });
  const task = async () => (await must(admin, tasks.list, {})).find(({ id }) => id === taskId);
  const countFiles = async () => {
    const { files } = await db
      .selectFrom('blobs')
      .where('mime', 'like', '%spreadsheetml%')
      .select(db.fn.countAll<string>().as('files'))
      .executeTakeFirstOrThrow();
    return Number(files);
  };

  const files = { DATA_DIR: test.app.settings.dataDir };
  await pinned(db, { table: 'tasks', when: 'new.done >= 2000', patience }, async (isHeld) => {
    const worker = await startWorker(test, files);
    await isHeld(1);
    expect(await task()).toMatchObject({ state: 'running', done: 1000, total: count, fileName: null });
    await worker.kill();
  });
  expect(await countFiles()).toBe(0);

  await startWorker(test, files);
  await vi.waitFor(async () => expect(await task()).toMatchObject({ state: 'done', done: count, failed: 0 }), patience);
  const { rows } = await readTable((await admin.call(tasks.file, { id: taskId })).body);
  expect([rows.length, new Set(rows.map(([number]) => number)).size]).toEqual([count, count]);
  expect(await countFiles()).toBe(1);
  expect(await db.selectFrom('orderExports').select('taskId').execute()).toEqual([]);
}, 180_000);
