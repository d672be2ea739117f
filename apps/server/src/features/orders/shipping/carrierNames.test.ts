import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { produce, produceMany, type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { watchConfirmations } from '../orders.public.ts';

const look = (at: ShippingTest, { id }: OrderRow) => must(at.admin, orders.queryDetail, { id });
const questions = async (at: ShippingTest) => (await must(at.admin, carrierNames.page, {})).rows;

async function ship(at: ShippingTest, ...rows: OrderRow[]) {
  const shipped = await must(at.admin, orders.batchDelivery, { ids: rows.map(({ id }) => id) });
  await at.test.drain();
  return shipped;
}

const told = { sysStatus: orderStatus.shipped, shipmentConfirmation: null, errorMsg: null, carrierQuestion: null };

it.each([
  ['s4', 'UPS'],
  ['s4', 'USPS'],
  ['s4', 'GOFO EXPRESS'],
  ['s4', 'UNIUNI'],
  ['s1', 'UPS'],
  ['s1', 'USPS'],
  ['s1', 'GOFO EXPRESS'],
  ['s1', 'UNIUNI'],
] as const)('tells the marketplace of %s of a parcel by %s under its own name', async (shop, carrier) => {
  const at = await shippingTest();
  const order = await produce(at, shop, { carrier });
  await ship(at, order);
  expect(await look(at, order)).toMatchObject(told);
  expect(await questions(at)).toEqual([]);
  // nothing that we send is passed over
  expect(at.sandbox.core.requests.latest(1000).flatMap(({ ignored }) => ignored)).toEqual([]);
});

it('asks once which carrier it is, goes on with all that wait for it, and asks no more', async () => {
  const at = await shippingTest();
  const [one, other, later] = (await produceMany(at, 's4', { carrier: 'FEDEX', count: 3 })) as [
    OrderRow,
    OrderRow,
    OrderRow,
  ];
  const { taskId } = await ship(at, one, other);
  const waiting = await look(at, one);
  expect(waiting).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: 'waiting' });
  expect(waiting.errorMsg).toContain('Which of TEMU’s carriers is “FEDEX”?');
  const [question, ...more] = await questions(at);
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    id: waiting.carrierQuestion,
    marketplace: 'temu',
    country: 'US',
    ourName: 'FEDEX',
    theirName: null,
    waitingNum: 2,
  });
  expect(question!.choices).toEqual(expect.arrayContaining(['FedEx Ground', 'FedEx Home Delivery']));
  // it waits for a person, and for nothing else
  const [task] = await must(at.admin, tasks.list, {});
  expect(task).toMatchObject({ id: taskId, done: 2, failed: 2, state: 'failed' });
  expect(await must(at.admin, dashboard.overview, {})).toMatchObject({ orders: { shipmentsFailed: 2 } });
  const calls = at.sandbox.core.requests.latest(1000).length;
  const { app } = at.test;
  await at.test.db.updateTable('shipmentConfirmations').set({ gmtModified: '2020-01-01T00:00:00Z' }).execute();
  await watchConfirmations.run({ app, log: app.log, signal: new AbortController().signal }, {});
  await at.test.drain();
  expect(at.sandbox.core.requests.latest(1000)).toHaveLength(calls);

  const { id, gmtModified } = question!;
  const looker = await at.test.as(['/order/index']);
  expect(await looker.call(carrierNames.answer, { id, theirName: 'FedEx Ground' })).toMatchObject({ status: 403 });
  expect(await at.admin.call(carrierNames.answer, { id, theirName: 'FedEx' })).toMatchObject({ status: 400 });
  const shipper = await at.test.as(['/order/index', 'orderSend']);
  const answer = await must(shipper, carrierNames.answer, { id, gmtModified, theirName: 'FedEx Ground' });
  expect(answer).toMatchObject({ theirName: 'FedEx Ground', waitingNum: 0, answeredBy: expect.any(String) });
  expect(await at.admin.call(carrierNames.answer, { id, gmtModified, theirName: 'FedEx Ground' })).toMatchObject({
    status: 409,
  });
  await at.test.drain();
  expect(await look(at, one)).toMatchObject(told);
  expect(await look(at, other)).toMatchObject(told);

  await ship(at, later);
  expect(await look(at, later)).toMatchObject(told);
  expect(await questions(at)).toMatchObject([{ theirName: 'FedEx Ground' }]);
  const log = await must(at.admin, orders.operationLog, { objMaster: one.id });
  expect(log.rows.map(({ behavior }) => behavior).join('\n')).toContain('“FEDEX” is “FedEx Ground”');
});

it('uses what a person has corrected from then on', async () => {
  const at = await shippingTest();
  const [one, other] = (await produceMany(at, 's4', { carrierName: 'Brown', count: 2 })) as [OrderRow, OrderRow];
  await ship(at, one);
  const [{ id } = { id: '' }] = await questions(at);
  await must(at.admin, carrierNames.answer, { id, theirName: 'GOFO' });
  await at.test.drain();
  expect((await look(at, one)).errorMsg).toContain('disagree');
  await must(at.admin, carrierNames.answer, { id, theirName: 'UPS (United Parcel Service)' });
  await ship(at, one, other);
  expect(await look(at, one)).toMatchObject(told);
});

it('leaves what waits in production with the reason where it is none of them, to be put right', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1', { carrierName: 'UPPS' });
  await ship(at, order);
  const [question] = await questions(at);
  await must(at.admin, carrierNames.remove, { id: question!.id });
  const back = await look(at, order);
  expect(back).toMatchObject({
    sysStatus: orderStatus.inProduction,
    shipmentConfirmation: null,
    carrierQuestion: null,
  });
  expect(back.errorMsg).toContain('knows no carrier “UPPS”');
  expect(await questions(at)).toEqual([]);
  expect(await at.admin.call(carrierNames.detail, { id: question!.id })).toMatchObject({ status: 404 });
  await at.test.db.updateTable('orders').set({ carrierName: 'UPS' }).where('id', '=', order.id).execute();
  await ship(at, order);
  expect(await look(at, order)).toMatchObject(told);
});

it('goes on with nothing that was stopped while it waited', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4', { carrier: 'FEDEX' });
  await ship(at, order);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal, reason: 'Torn' });
  const [question] = await questions(at);
  expect(question).toMatchObject({ waitingNum: 0 });
  await must(at.admin, carrierNames.answer, { id: question!.id, theirName: 'FedEx Ground' });
  await at.test.drain();
  expect(await look(at, order)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    shipmentConfirmation: null,
    marketState: 'toShip',
  });
});

it('asks again where the answer is no longer in the marketplace’s list', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4', { carrier: 'FEDEX' });
  const old = { marketplace: 'temu', region: '211', ourName: 'FedEx', ourKey: 'fedex' };
  const row = { ...old, theirName: 'FedEx Smart', choices: ['FedEx Smart'], answeredBy: 'admin' };
  await at.test.db.insertInto('carrierNames').values(row).execute();
  await ship(at, order);
  expect(await questions(at)).toMatchObject([{ theirName: null, answeredBy: null, waitingNum: 1 }]);
});
