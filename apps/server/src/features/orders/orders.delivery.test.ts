import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../demo/shop.ts';
import { makeOrder, makeOrderInProduction, shopTest } from '../../testing/orderMakers.ts';
import { shipScheduled } from './orders.delivery.ts';

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
});

it('calls the schedule off when the order becomes abnormal', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { orderTime: Date.now() });
  await must(at.admin, orders.batchDelivery, { ids: [order.id], delivery: 1 });
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal });
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({ scheduledDelivery: null });
});

it('needs the right for the kind of delivery', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at);
  const scheduler = await at.test.as(['deliverySend']);
  expect((await scheduler.call(orders.batchDelivery, { ids: [order.id] })).status).toBe(403);
  expect((await scheduler.call(orders.batchDelivery, { ids: [order.id], delivery: 25 })).status).toBe(400);
});
