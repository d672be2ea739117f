import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { copyOrders, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { pinned } from '../../../testing/pinned.ts';
import { startWorker } from '../../../testing/workerProcess.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences } from '../orders.public.ts';

const count = 500;
/** So many lack their drawings. More by hand, for a proof: `KILLED_DRAWINGS=500 npx vitest run --project server bulk/kill`. */
const undrawn = Number(process.env['KILLED_DRAWINGS'] ?? 100);

/** Three processes start in the course of the test, and a killed one is missed after some seconds. */
const patience = { timeout: 100_000 + undrawn * 300, interval: 100 };

async function drawingTask({ admin }: ShopTest) {
  return (await must(admin, tasks.list, {})).find(({ kind, total }) => kind === 'drawings' && total === undrawn);
}

/** Gives these orders the drawing that another one has. */
async function giveDrawings(at: ShopTest, ids: readonly string[]): Promise<void> {
  const { id } = await makeOrderInProduction(at);
  await sql`
    update order_lines set drawing_key = (select drawing_key from order_lines where order_id = ${id}::bigint)
    where order_id = any(${ids}::bigint[])`.execute(at.test.db);
}

it('loses and doubles nothing where processes are killed in an approval of 500 and in its drawings', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const { db } = test;
  const first = await makeOrder(at);
  const ids = [first.id, ...(await copyOrders(at, first.id, count - 1))];
  await giveDrawings(at, ids.slice(undrawn));
  const approval = { selection: { ids }, act: 'approve' as const, confirmed: ['short' as const] };
  const { actId, taskId } = await must(admin, orders.bulkAct, approval);

  const files = { DATA_DIR: test.app.settings.dataDir };
  // two steps are done, and all of the third but its end, when the process is killed
  await pinned(db, { table: 'tasks', when: `new.id = ${taskId!} and new.done >= 401`, patience }, async (isHeld) => {
    const worker = await startWorker(test, files);
    await isHeld(1);
    await worker.kill();
  });
  expect(await must(admin, orders.actDetail, { actId: actId! })).toMatchObject({ done: 400, left: 100 });

  const some = Math.floor(undrawn / 2);
  const when = `new.kind = 'drawings' and new.total > 1 and new.done >= ${some}`;
  // two drawings are made and stored, and their orders are about to go on
  await pinned(db, { table: 'tasks', when, patience }, async (isHeld) => {
    const worker = await startWorker(test, files);
    await isHeld(1);
    await worker.kill();
  });
  expect(await drawingTask(at)).toMatchObject({ done: some - 1, total: undrawn });

  await startWorker(test, files);
  await vi.waitFor(async () => {
    const states = (await must(admin, tasks.list, {})).map(({ kind, state, total, done, failed }) => ({
      [kind]: [state, total, done, failed],
    }));
    // the third is that of the order from which the drawings are
    expect(states).toHaveLength(3);
    expect(states).toContainEqual({ 'orders.bulk': ['done', count, count, 0] });
    expect(states).toContainEqual({ drawings: ['done', undrawn, undrawn, 0] });
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
    .orderBy('toStatus')
    .execute();
  const { factoryReview, drawingLayout, inProduction } = orderStatus;
  const once = (orderCount: number) => ({ entries: orderCount, orders: orderCount });
  expect(moves).toEqual([
    { fromStatus: factoryReview, toStatus: inProduction, ...once(count - undrawn) },
    { fromStatus: factoryReview, toStatus: drawingLayout, ...once(undrawn) },
    { fromStatus: drawingLayout, toStatus: inProduction, ...once(undrawn) },
  ]);
  const { rows: drawings } = await sql<{ drawn: number; lines: number }>`
    select count(distinct drawing_key)::int as drawn, count(*)::int as lines from order_lines
    where order_id = any(${ids}::bigint[])`.execute(db);
  expect(drawings).toEqual([{ drawn: undrawn + 1, lines: count }]);
  expect(await findStockDifferences(db)).toEqual([]);
  expect(await findFigureDifferences(db)).toEqual([]);
}, 300_000);
