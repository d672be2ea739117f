import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { attention, orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { produce, produceMany, type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { confirmShipment, findStockDifferences } from '../orders.public.ts';
import { age, askToCancel, leaveSending, look, mostDone, ship, tellByHand } from './confirmations.fixture.ts';
import { findUnknown, getShipment, type OpenConfirmation } from './confirmations.queries.ts';
import { acceptConfirmation, claimConfirmation, putBack } from './settle.ts';

/** An order of which SHEIN was told so many seconds ago, without an answer. */
async function unanswered(at: ShippingTest, secondsAgo = 130): Promise<OrderRow> {
  const order = await produce(at, 's1');
  await leaveSending(at, order, secondsAgo);
  await age(at, order, secondsAgo, 'unknown');
  return order;
}

const ask = ({ admin }: ShippingTest, ...ids: string[]) =>
  must(admin, orders.bulkAct, { selection: { ids }, act: 'askShipment' });
const settle = ({ admin }: ShippingTest, { id }: OrderRow, outcome: 'shipped' | 'notTold') =>
  admin.call(orders.settleShipment, { id, outcome });
const shipped = { sysStatus: orderStatus.shipped, shipmentConfirmation: null, marketState: 'shipped', errorMsg: null };
const ready = { sysStatus: orderStatus.inProduction, shipmentConfirmation: null, marketState: 'toShip' };

async function confirmationOf({ test }: ShippingTest, { id }: OrderRow): Promise<OpenConfirmation> {
  const [confirmationId] = await findUnknown(test.db, [id]);
  return (await getShipment(test.db, confirmationId!))!;
}

async function logOf({ admin }: ShippingTest, { id }: OrderRow): Promise<string> {
  const { rows } = await must(admin, orders.operationLog, { objMaster: id });
  return rows.map(({ behavior }) => behavior).join('\n');
}

it('asks the marketplace at once where somebody wants to know, leaves no more jobs, and tells nothing twice', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  await tellByHand(at, order);
  at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: 'shein:*/order-detail' });
  expect(await ask(at, order.id)).toMatchObject({ done: [order.id], refused: [] });
  await ask(at, order.id);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject({
    shipmentConfirmation: 'unknown',
    errorMsg: expect.any(String),
    can: expect.arrayContaining(['askShipment', 'settleShipment']),
  });
  const { rows } = await must(at.admin, orders.queryList, { attention: attention.unknownShipment });
  expect(rows.map(({ id }) => id)).toEqual([order.id]);
  const queued = await sql`select 1 from pgboss.job where name = ${confirmShipment.name} and state = 'created'`.execute(
    at.test.db,
  );
  expect(queued.rows).toEqual([]);

  await at.sandbox.control('DELETE', 'faults');
  await ask(at, order.id);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
  expect(await logOf(at, order)).toContain('is asked again whether it was told');
});

it('asks about, and settles, only what is unknown', async () => {
  const at = await shippingTest();
  const [plain, telling] = (await produceMany(at, 's1', { count: 2 })) as [OrderRow, OrderRow];
  await ship(at, telling);
  const { done, refused } = await ask(at, plain.id, telling.id);
  expect(done).toEqual([]);
  expect(Object.fromEntries(refused.map(({ id, reason }) => [id, reason]))).toEqual({
    [plain.id]: 'orders.telling.notUnknown',
    [telling.id]: 'orders.telling.already',
  });
  expect(await settle(at, plain, 'shipped')).toMatchObject({
    status: 409,
    data: { sysStatus: orderStatus.inProduction },
    msg: expect.stringContaining('No shipment of this order has an unknown outcome'),
  });
  expect(await settle(at, telling, 'notTold')).toMatchObject({ status: 409 });
  const viewer = await at.test.as(['/order/index', 'orderAudit']);
  expect((await viewer.call(orders.settleShipment, { id: plain.id, outcome: 'shipped' })).status).toBe(403);
  const asking = { selection: { ids: [plain.id] }, act: 'askShipment' as const };
  expect((await viewer.call(orders.bulkAct, asking)).status).toBe(403);
});

it('ships what a person has found shipped at the marketplace', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  expect(await settle(at, order, 'shipped')).toMatchObject({ status: 200, data: shipped });
  await at.test.drain();
  expect(await look(at, order)).toMatchObject({ ...shipped, deliveryTime: expect.any(String) });
  expect(await logOf(at, order)).toContain('Checked by hand: it is shipped at the marketplace');
  expect(await findStockDifferences(at.test.db)).toEqual([]);
  expect(await mostDone(at)).toBe(0);
});

it.each([
  ['was not told', false],
  ['was told after all', true],
])('lets an order be shipped again where a person says so, also one that the marketplace %s', async (_, told) => {
  const at = await shippingTest();
  const order = await unanswered(at);
  if (told) await tellByHand(at, order);
  expect(await settle(at, order, 'notTold')).toMatchObject({ status: 200 });
  expect(await look(at, order)).toMatchObject({
    ...ready,
    errorMsg: expect.stringContaining('Checked by hand'),
    can: expect.arrayContaining(['ship', 'parcel', 'close']),
  });
  expect(await logOf(at, order)).toContain('Checked by hand: the marketplace was not told');
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
});

it('believes nobody that it was not told while it may still arrive', async () => {
  const at = await shippingTest();
  const order = await unanswered(at, 60);
  expect(await settle(at, order, 'notTold')).toMatchObject({
    status: 409,
    msg: expect.stringMatching(/Wait another \d+ seconds/),
  });
  expect(await look(at, order)).toMatchObject({ shipmentConfirmation: 'unknown' });
});

it('frees an order that a report has stopped, for its decision', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  await askToCancel(at, order);
  expect(await look(at, order)).toMatchObject({ holds: [{ decisions: ['goOn'] }] });
  expect(await settle(at, order, 'notTold')).toMatchObject({ status: 200 });
  expect(await look(at, order)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    shipmentConfirmation: null,
    holds: [{ decisions: ['close', 'goOn'] }],
  });
});

it('changes nothing by a job that comes after the person', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  const asked = await confirmationOf(at, order);
  expect(await settle(at, order, 'notTold')).toMatchObject({ status: 200 });
  await acceptConfirmation(at.test.app, asked);
  expect(await putBack(at.test.app, asked)).toBe(false);
  expect(await look(at, order)).toMatchObject(ready);
});

it('refuses a person who comes after the job', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  await acceptConfirmation(at.test.app, await confirmationOf(at, order));
  expect(await settle(at, order, 'notTold')).toMatchObject({ status: 409, msg: expect.stringContaining('unknown') });
  expect(await look(at, order)).toMatchObject(shipped);
});

it('refuses a person, and another job, while it is sent again', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  const asked = await confirmationOf(at, order);
  expect(await putBack(at.test.app, asked)).toBe(true);
  expect(await claimConfirmation(at.test.app, asked)).toBe(true);
  expect(await settle(at, order, 'notTold')).toMatchObject({ status: 409, msg: expect.stringContaining('Wait') });
  // it has asked before it was sent again, and would send it once more
  expect(await putBack(at.test.app, asked)).toBe(false);
  expect(await look(at, order)).toMatchObject({ shipmentConfirmation: 'sending' });
});

it('ships once what a person and the job settle at the same moment', async () => {
  const at = await shippingTest();
  const order = await unanswered(at);
  await tellByHand(at, order);
  const { id: confirmationId } = await confirmationOf(at, order);
  const { app } = at.test;
  const context = { app, log: app.log, signal: new AbortController().signal };
  const [person] = await Promise.all([settle(at, order, 'shipped'), confirmShipment.run(context, { confirmationId })]);
  expect([200, 409]).toContain(person.status);
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});
