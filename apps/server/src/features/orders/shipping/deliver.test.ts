import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences } from '../state/stock.ts';
import { shipScheduled } from './shipScheduled.ts';

const hour = 3_600_000;

it('ships what may ship and names what may not', async () => {
  const at = await shopTest();
  const ready = await makeOrderInProduction(at);
  const untracked = await makeOrderInProduction(at, { trackingNumber: '' });
  const waiting = await makeOrder(at);
  const outcome = await must(at.admin, orders.batchDelivery, { ids: [ready.id, untracked.id, waiting.id] });
  expect(outcome.done).toEqual([ready.id]);
  expect(outcome.refused.map(({ id, reason }) => [id, reason])).toEqual([
    [untracked.id, 'orders.noTracking'],
    [waiting.id, 'orders.wrongState'],
  ]);
  expect(await must(at.admin, orders.queryDetail, { id: ready.id })).toMatchObject({
    sysStatus: orderStatus.shipped,
    deliveryTime: expect.any(String),
  });
});

it('ships at once when the scheduled hour has passed', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { orderTime: Date.now() - 5 * hour });
  await must(at.admin, orders.batchDelivery, { ids: [order.id], delivery: 4 });
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({ sysStatus: orderStatus.shipped });
});

it('waits for the scheduled hour, and a job of that hour ships', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { orderTime: Date.now() - hour });
  await must(at.admin, orders.batchDelivery, { ids: [order.id], delivery: 24 });
  await at.test.drain();
  const scheduled = await must(at.admin, orders.queryDetail, { id: order.id });
  expect(scheduled).toMatchObject({ sysStatus: orderStatus.inProduction, scheduledDelivery: expect.any(String) });
  const { rows: jobs } = await sql<{
    at: string;
  }>`select start_after as at from pgboss.job where name = ${shipScheduled.name}`.execute(at.test.db);
  expect(jobs.map((job) => Date.parse(job.at))).toEqual([Date.parse(scheduled.scheduledDelivery!)]);
  expect(Date.parse(scheduled.scheduledDelivery!) - Date.parse(scheduled.orderTime)).toBe(24 * hour);

  await at.test.db
    .updateTable('orders')
    .set({ scheduledDelivery: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', order.id)
    .execute();
  await at.test.db
    .transaction()
    .execute((tx) => at.test.app.jobs.enqueueMany(tx, shipScheduled, [{ orderId: order.id }]));
  await at.test.drain();
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
    sysStatus: orderStatus.shipped,
    scheduledDelivery: null,
  });
  expect((await logOf(at, order.id)).filter((behavior) => behavior.includes('called off'))).toEqual([]);
});

async function makeScheduled(at: ShopTest) {
  const order = await makeOrderInProduction(at, { orderTime: Date.now() });
  await must(at.admin, orders.batchDelivery, { ids: [order.id], delivery: 1 });
  return must(at.admin, orders.queryDetail, { id: order.id });
}

const logOf = async ({ admin }: ShopTest, id: string) =>
  (await must(admin, orders.operationLog, { objMaster: id })).rows.map(({ behavior }) => behavior);

it('calls off by hand what is scheduled, and says so', async () => {
  const at = await shopTest();
  const [order, plain] = [await makeScheduled(at), await makeOrderInProduction(at)];
  expect(order.can).toContain('callOff');
  expect(plain.can).not.toContain('callOff');
  const outcome = await must(at.admin, orders.cancelDelivery, { ids: [order.id, plain.id] });
  expect(outcome).toMatchObject({ done: [order.id], refused: [{ id: plain.id, reason: 'orders.notScheduled' }] });
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
    sysStatus: orderStatus.inProduction,
    scheduledDelivery: null,
  });
  expect((await logOf(at, order.id))[0]).toBe('Scheduled shipping cancelled');
  const viewer = await at.test.as(['/order/index', 'orderAudit']);
  expect((await viewer.call(orders.cancelDelivery, { ids: [order.id] })).status).toBe(403);
});

const endings: [string, (at: ShopTest, order: OrderRow) => Promise<unknown>, string][] = [
  [
    'it becomes abnormal',
    ({ admin }, { id }) => must(admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal }),
    'Scheduled shipping cancelled: the order is “Abnormal”',
  ],
  [
    'it is closed',
    ({ admin }, { id }) => must(admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.close }),
    'Scheduled shipping cancelled: the order is “Closed”',
  ],
  [
    'its marketplace reports something',
    (at, { thirdOrderNumber, shopId }) =>
      takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] })),
    'Scheduled shipping cancelled: the order is “Abnormal”',
  ],
  [
    'it ships at once',
    ({ admin }, { id }) => must(admin, orders.batchDelivery, { ids: [id] }),
    'Scheduled shipping cancelled: shipped at once instead',
  ],
  [
    'it loses its tracking number',
    ({ admin }, { id }) => must(admin, orders.updateParcel, { id }, []),
    'Scheduled shipping cancelled: There is no tracking number, so it cannot be shipped',
  ],
  [
    'it cannot ship at its hour',
    async ({ test }, { id }) => {
      const due = { scheduledDelivery: new Date(Date.now() - 1000).toISOString(), trackingNumber: null };
      await test.db.updateTable('orders').set(due).where('id', '=', id).execute();
      await test.db.transaction().execute((tx) => test.app.jobs.enqueueMany(tx, shipScheduled, [{ orderId: id }]));
      await test.drain();
    },
    'Scheduled shipping cancelled: There is no tracking number, so it cannot be shipped',
  ],
];

it.each(endings)('calls the schedule off where %s, and the log says so', async (_, end, behavior) => {
  const at = await shopTest();
  const order = await makeScheduled(at);
  await end(at, order);
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({ scheduledDelivery: null });
  expect((await logOf(at, order.id)).filter((each) => each === behavior)).toHaveLength(1);
});

it('says in the reader’s language why an order could not ship at its hour', async () => {
  const at = await shopTest();
  const { id } = await makeScheduled(at);
  const holds = JSON.stringify([{ kind: 'addressChanged', at: '2026-01-01T00:00:00Z', was: orderStatus.inProduction }]);
  const due = { scheduledDelivery: new Date(Date.now() - 1000).toISOString(), holds };
  await at.test.db.updateTable('orders').set(due).where('id', '=', id).execute();
  await at.test.db.transaction().execute((tx) => at.test.app.jobs.enqueueMany(tx, shipScheduled, [{ orderId: id }]));
  await at.test.drain();

  const kept = await at.test.db.selectFrom('orders').where('id', '=', id).select('problem').executeTakeFirstOrThrow();
  expect(kept.problem).toEqual({ key: 'orders.held', params: { what: { key: 'orders.hold.addressChanged' } } });
  const { errorMsg } = await must(at.admin, orders.queryDetail, { id });
  const [behavior] = await logOf(at, id);
  for (const text of [errorMsg, behavior]) {
    expect(text).toContain('The buyer has changed the address. Decide on it in the order first');
    expect(text).not.toMatch(/\p{Script=Han}/u);
  }
});

it('needs the right for the kind of delivery', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at);
  const scheduler = await at.test.as(['deliverySend']);
  expect((await scheduler.call(orders.batchDelivery, { ids: [order.id] })).status).toBe(403);
  expect((await scheduler.call(orders.batchDelivery, { ids: [order.id], delivery: 25 })).status).toBe(400);
});

it('ships nothing before its hour, and says that hour in the zone of the interface', async () => {
  const at = await shopTest();
  const orderTime = new Date(Math.ceil(Date.now() / hour) * hour);
  const { id } = await makeOrderInProduction(at, { orderTime: orderTime.getTime() });
  await must(at.admin, orders.batchDelivery, { ids: [id], delivery: 1 });
  const inShanghai = new Date(orderTime.getTime() + 9 * hour).toISOString().slice(0, 16).replace('T', ' ');
  expect((await logOf(at, id))[0]).toBe(`Shipping scheduled for ${inShanghai}`);
  const { app } = at.test;
  const context = { app, log: app.log, signal: new AbortController().signal };
  await shipScheduled.run(context, { orderId: id });
  await shipScheduled.run(context, { orderId: '999' });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.inProduction,
    scheduledDelivery: new Date(orderTime.getTime() + hour).toISOString().replace('.000', ''),
  });
});

it('schedules no order whose parcel is another’s', async () => {
  const at = await shopTest();
  const trackingNumber = '1Z999AA10123456784';
  const first = await makeOrderInProduction(at, { trackingNumber, orderTime: Date.now() });
  const second = await makeOrderInProduction(at, { trackingNumber, sharedParcel: true, orderTime: Date.now() });
  await at.test.db.updateTable('orders').set({ sharedParcel: false }).where('id', '=', second.id).execute();
  const ids = [first.id, second.id];
  const scheduled = await must(at.admin, orders.batchDelivery, { ids, delivery: 2 });
  expect(scheduled).toMatchObject({ done: [], refused: ids.map((id) => ({ id, reason: 'orders.trackingShared' })) });
});

it('takes from the shelf once what is shipped twice at the same moment', async () => {
  const at = await shopTest();
  const { id } = await makeOrderInProduction(at);
  const replies = await Promise.all([1, 2, 3].map(() => must(at.admin, orders.batchDelivery, { ids: [id] })));
  expect(replies.flatMap(({ done }) => done)).toEqual([id]);
  expect(replies.flatMap(({ refused }) => refused.map(({ reason }) => reason))).toEqual([
    'orders.wrongState',
    'orders.wrongState',
  ]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});
