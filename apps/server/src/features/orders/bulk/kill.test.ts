import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { copyOrders, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { startWorker } from '../../../testing/workerProcess.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences, shipScheduled } from '../orders.public.ts';

/** More by hand, for a proof: `KILLED_ORDERS=500 npx vitest run --project server bulk/kill`. */
const count = Number(process.env['KILLED_ORDERS'] ?? 220);

/** Three processes start in the course of the test, and a killed one is missed after some seconds. */
const patience = { timeout: 100_000 + count * 200, interval: 100 };

async function taskOf({ admin }: ShopTest, kind: string) {
  return (await must(admin, tasks.list, {})).find((task) => task.kind === kind);
}

it('loses and doubles nothing where processes are killed in an approval, its drawings, an export and a shipping', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const { db } = test;
  const due = await makeOrderInProduction(at, { orderTime: Date.now() });
  await must(admin, orders.batchDelivery, { ids: [due.id], delivery: 1 });
  const first = await makeOrder(at);
  const ids = [first.id, ...(await copyOrders(at, first.id, count - 1))];
  const approval = { selection: { ids }, act: 'approve' as const, confirmed: ['short' as const] };
  const { actId, taskId } = await must(admin, orders.bulkAct, approval);
  const exported = await must(admin, orders.exportTask, { selection: { ids }, columns: ['thirdOrderNumber'] });
  await sql`update orders set scheduled_delivery = now() where id = ${due.id}::bigint`.execute(db);
  await db.transaction().execute((tx) => test.app.jobs.enqueueMany(tx, shipScheduled, [{ orderId: due.id }]));

  const files = { DATA_DIR: test.app.settings.dataDir };
  const stop = new Error('what is held goes');
  // the last order of the act is held: its step waits for it when the process is killed
  const held = db.transaction().execute(async (tx) => {
    await sql`select id from orders where id = ${ids.at(-1)!}::bigint for update`.execute(tx);
    const worker = await startWorker(test, files);
    await vi.waitFor(async () => expect((await taskOf(at, 'orders.bulk'))!.done).toBe(200), patience);
    await worker.kill();
    throw stop;
  });
  await expect(held).rejects.toBe(stop);
  expect(await must(admin, orders.actDetail, { actId: actId! })).toMatchObject({ done: 200, left: count - 200 });

  const second = await startWorker(test, files);
  const some = Math.floor(count / 2);
  await vi.waitFor(async () => expect((await taskOf(at, 'drawings'))!.done).toBeGreaterThan(some), patience);
  await second.kill();
  await startWorker(test, files);
  await vi.waitFor(async () => {
    const states = (await must(admin, tasks.list, {})).map(({ kind, state, failed }) => [kind, state, failed]);
    expect(states.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['drawings', 'done', 0],
      ['drawings', 'done', 0],
      ['orders.bulk', 'done', 0],
      ['orders.export', 'done', 0],
    ]);
  }, patience);

  const moves = await db
    .selectFrom('orderLogs')
    .where('orderId', 'in', ids)
    .where('toStatus', 'is not', null)
    .select([
      'fromStatus',
      'toStatus',
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`count(distinct order_id)::int`.as('orders'),
    ])
    .groupBy(['fromStatus', 'toStatus'])
    .orderBy('fromStatus')
    .execute();
  const { factoryReview, drawingLayout, inProduction, shipped } = orderStatus;
  expect(moves).toEqual([
    { fromStatus: factoryReview, toStatus: drawingLayout, entries: count, orders: count },
    { fromStatus: drawingLayout, toStatus: inProduction, entries: count, orders: count },
  ]);
  const { rows: drawings } = await sql<{ drawn: number; lines: number }>`
    select count(distinct drawing_key)::int as drawn, count(*)::int as lines from order_lines
    where order_id = any(${ids}::bigint[])`.execute(db);
  expect(drawings).toEqual([{ drawn: count, lines: count }]);
  expect((await must(admin, tasks.list, {})).find(({ id }) => id === taskId)).toMatchObject({
    total: count,
    done: count,
  });
  expect((await must(admin, tasks.list, {})).find(({ id }) => id === exported.taskId)).toMatchObject({
    done: count,
    fileName: expect.any(String),
  });
  // no task tells of a shipping: the one that a killed process had begun comes back by itself
  await vi.waitFor(async () => {
    const sent = await db
      .selectFrom('orders')
      .where('id', '=', due.id)
      .select(['sysStatus', 'shipments'])
      .executeTakeFirst();
    expect(sent).toEqual({ sysStatus: shipped, shipments: 1 });
  }, patience);
  expect(await findStockDifferences(db)).toEqual([]);
  expect(await findFigureDifferences(db)).toEqual([]);
}, 300_000);
