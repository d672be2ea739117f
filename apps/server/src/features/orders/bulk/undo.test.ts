import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { copyOrders, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences } from '../orders.public.ts';

type Act = CallInput<typeof orders.bulkAct>['act'];

const detail = ({ admin }: ShopTest, id: string) => must(admin, orders.queryDetail, { id });
const act = ({ admin }: ShopTest, name: Act, id: string) =>
  must(admin, orders.bulkAct, { selection: { ids: [id] }, act: name, reason: 'why' });

async function agree({ test }: ShopTest): Promise<void> {
  expect(await findStockDifferences(test.db)).toEqual([]);
  expect(await findFigureDifferences(test.db)).toEqual([]);
}

it('brings a closed order back into production, with its stock, and its log tells both', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { orderTime: Date.now() });
  await must(at.admin, orders.batchDelivery, { ids: [order.id], delivery: 3 });
  const { scheduledDelivery } = await detail(at, order.id);
  const { actId, undoUntil } = await act(at, 'close', order.id);
  expect(Date.parse(undoUntil!)).toBeGreaterThan(Date.now());
  await agree(at);
  const outcome = await must(at.admin, orders.undoAct, { actId: actId! });
  expect(outcome).toMatchObject({ done: [order.id], refused: [] });
  await at.test.drain();
  expect(await detail(at, order.id)).toMatchObject({
    sysStatus: orderStatus.inProduction,
    errorMsg: null,
    scheduledDelivery,
  });
  const log = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(log.rows.slice(0, 4).map(({ behavior }) => behavior)).toEqual([
    expect.stringContaining('Shipping scheduled for'),
    'Undone: Closed → In production',
    'In production → Closed',
    expect.stringContaining('Scheduled shipping cancelled'),
  ]);
  await agree(at);
  expect((await at.admin.call(orders.undoAct, { actId: actId! })).msg).toBe('It was undone already');
});

it('brings back the reason and the report that an order was stopped with', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal, reason: 'smeared' });
  const { actId } = await act(at, 'submit', order.id);
  expect(await detail(at, order.id)).toMatchObject({ sysStatus: orderStatus.factoryReview, errorMsg: null });
  await must(at.admin, orders.undoAct, { actId: actId! });
  expect(await detail(at, order.id)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: expect.stringContaining('smeared'),
  });

  const { thirdOrderNumber, shopId, id } = await makeOrderInProduction(at);
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] }));
  const closed = await act(at, 'close', id);
  await must(at.admin, orders.undoAct, { actId: closed.actId! });
  expect(await detail(at, id)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    holds: [{ kind: 'cancellationAsked' }],
  });
  await agree(at);
});

it('draws anew what was being drawn when it was marked abnormal', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const { actId } = await act(at, 'abnormal', id);
  await must(at.admin, orders.undoAct, { actId: actId! });
  expect((await detail(at, id)).sysStatus).toBe(orderStatus.drawingLayout);
  await at.test.drain();
  expect((await detail(at, id)).sysStatus).toBe(orderStatus.inProduction);
  await agree(at);
});

it('leaves alone what was done to an order since, and what is older than ten minutes', async () => {
  const at = await shopTest();
  const [kept, followed] = [await makeOrder(at), await makeOrder(at)];
  const { actId } = await must(at.admin, orders.orderReview, {
    ids: [kept.id, followed.id],
    sysStatus: reviewAction.abnormal,
    reason: '',
  });
  await must(at.admin, orders.orderReview, { ids: [followed.id], sysStatus: reviewAction.submit });
  await must(at.admin, orders.orderReview, { ids: [followed.id], sysStatus: reviewAction.abnormal });
  const outcome = await must(at.admin, orders.undoAct, { actId: actId! });
  expect(outcome.done).toEqual([kept.id]);
  expect(outcome.refused.map(({ id, reason }) => [id, reason])).toEqual([[followed.id, 'orders.undo.followed']]);

  const late = await act(at, 'close', kept.id);
  await sql`update order_acts set gmt_create = gmt_create - interval '10 minutes' where id = ${late.actId!}::bigint`.execute(
    at.test.db,
  );
  expect(await at.admin.call(orders.undoAct, { actId: late.actId! })).toMatchObject({ status: 409 });
  expect((await detail(at, kept.id)).sysStatus).toBe(orderStatus.closed);
  expect(await must(at.admin, orders.lastAct, {})).toBeNull();
});

it('takes back what a task has done so far, and ends it', async () => {
  const at = await shopTest();
  const first = await makeOrder(at);
  const ids = await copyOrders(at, first.id, 420);
  const { actId } = await must(at.admin, orders.bulkAct, { selection: { ids }, act: 'close' });
  await at.test.drain();
  const shown = await must(at.admin, orders.lastAct, {});
  expect(shown).toMatchObject({ id: actId, done: 420, undoneAt: null, undoUntil: expect.any(String) });
  const undone = await must(at.admin, orders.undoAct, { actId: actId! });
  expect(undone.queued).toBe(420);
  await at.test.drain();
  const back = await at.test.db.selectFrom('orders').where('id', 'in', ids).select('sysStatus').distinct().execute();
  expect(back).toEqual([{ sysStatus: orderStatus.factoryReview }]);
  await agree(at);
});
