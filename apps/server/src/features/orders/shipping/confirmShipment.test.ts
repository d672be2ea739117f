import { dashboard, listBehind } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { labelPdf } from '../../../testing/orderMakers.ts';
import { givingWay } from '../../../testing/pinned.ts';
import {
  produce,
  type ShippingTest,
  shippingTest,
  upsNumber as trackingNumber,
} from '../../../testing/shipmentMakers.ts';
import { startWorker } from '../../../testing/workerProcess.ts';
import { findStockDifferences, confirmShipment, watchConfirmations } from '../orders.public.ts';
import { age, askToCancel, leaveSending, look, mostDone, ship, tellByHand } from './confirmations.fixture.ts';

/** Two processes start in the course of one test. */
const patience = { timeout: 50_000, interval: 200 };

const shipped = { sysStatus: orderStatus.shipped, shipmentConfirmation: null, marketState: 'shipped', errorMsg: null };

/** As another worker does. */
async function claimAll(tx: Tx): Promise<void> {
  await sql`update shipment_confirmations set state = 'sending', attempts = attempts + 1, sent_at = now()`.execute(tx);
}

/** Lets the watchdog and whatever it wakes run. */
async function watch({ test: { app, ...test } }: ShippingTest): Promise<void> {
  await watchConfirmations.run({ app, log: app.log, signal: new AbortController().signal }, {});
  await test.drain();
}

it.each(['s1', 's4'] as const)('tells the marketplace of %s, and ships once it agrees', async (shop) => {
  const at = await shippingTest();
  const order = await produce(at, shop);
  const replies = await Promise.all([ship(at, order), ship(at, order)]);
  expect(replies.flatMap(({ done }) => done)).toEqual([order.id]);
  expect(await look(at, order)).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: 'waiting' });
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it.each([
  ['s1', 'shein:*/import-batch-multiple-express'],
  ['s4', 'temu:bg.logistics.shipment.v2.confirm'],
] as const)('finds by asking what %s has carried out without an answer', async (shop, endpoint) => {
  const at = await shippingTest();
  const order = await produce(at, shop);
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint, count: 1, ms: 10 });
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
});

it('tells nothing where it gives way to another worker in the moment of its claim', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1');
  await ship(at, order);
  const claim = { table: 'shipment_confirmations', when: `new.state = 'sending'`, patience };
  await givingWay(at.test.db, claim, { work: () => at.test.drain(), rival: claimAll });
  expect(await look(at, order)).toMatchObject({ shipmentConfirmation: 'sending' });
  expect(await mostDone(at)).toBe(0);
});

it('takes up what the former release has queued', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1');
  await ship(at, order);
  await sql`
    update pgboss.job set data = jsonb_build_object('noticeId', data -> 'confirmationId')
    where name = ${confirmShipment.name}`.execute(at.test.db);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
});

it('finds by asking what a killed worker has brought about', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1');
  await leaveSending(at, order, 130);
  await tellByHand(at, order);
  await watch(at);
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
});

it('settles by asking what a worker told the marketplace before it was killed', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1');
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'shein:*/import-batch-multiple-express', count: 1, ms: 60_000 });
  const first = await startWorker(at.test, at.sandbox.environment);
  await ship(at, order);
  await vi.waitFor(async () => expect(await mostDone(at)).toBe(1), patience);
  await first.kill();
  expect(await look(at, order)).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: 'sending' });

  await age(at, order, 130);
  await startWorker(at.test, at.sandbox.environment);
  await at.test.db.transaction().execute((tx) => at.test.app.jobs.enqueueMany(tx, watchConfirmations, [{}]));
  await vi.waitFor(async () => expect(await look(at, order)).toMatchObject(shipped), patience);
  expect(await mostDone(at)).toBe(1);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
}, 120_000);

it('tells again what a killed worker has not brought about, and not before it is certain', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4');
  await leaveSending(at, order, 125);
  await sql`update shipment_confirmations set sent_at = clock_timestamp()`.execute(at.test.db);
  await watch(at);
  expect(await look(at, order)).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: 'sending' });
  expect(await mostDone(at)).toBe(0);

  await age(at, order, 125);
  await watch(at);
  expect(await look(at, order)).toMatchObject(shipped);
  expect(await mostDone(at)).toBe(1);
});

it('keeps in the order’s log what the marketplace remarks on a shipment that it accepts', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4');
  await at.sandbox.control('POST', `orders/${order.thirdOrderNumber}/change-address`);
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: order.id });
  expect(rows.map(({ behavior }) => behavior).join('\n')).toContain('was changed before it shipped');
});

it('leaves a refused order in production with the marketplace’s reason, to be shipped once it is put right', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1', { trackingNumber: '1Z-NOT-ONE' });
  await ship(at, order);
  await at.test.drain();
  const refused = await look(at, order);
  expect(refused).toMatchObject({ sysStatus: orderStatus.inProduction, shipmentConfirmation: null });
  expect(refused.errorMsg).toContain('Not a number of this carrier');
  const behind = await must(at.admin, orders.queryList, listBehind.shipmentsFailed);
  expect(behind.rows.map(({ id }) => id)).toEqual([order.id]);
  expect(await must(at.admin, dashboard.overview, {})).toMatchObject({
    orders: { shipmentsFailed: 1 },
    failedTasks: 1,
  });

  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id: order.id, trackingNumber }, pdf);
  await ship(at, order);
  expect(await at.admin.call(orders.uploadPdf, { id: order.id, trackingNumber }, pdf)).toMatchObject({ status: 409 });
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
});

it('waits for a marketplace that has no time, and says so', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4');
  at.sandbox.fault({ kind: 'throttle', endpoint: 'temu:bg.logistics.shipment.v2.confirm', count: 1 });
  await ship(at, order);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject({ shipmentConfirmation: 'waiting', errorMsg: expect.any(String) });
  await sql`update pgboss.job set start_after = now() where name = ${confirmShipment.name}`.execute(at.test.db);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject(shipped);
});

it('takes from the shelf what the marketplace took as shipped before a report stopped it', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's1');
  await leaveSending(at, order, 125);
  await tellByHand(at, order);
  await askToCancel(at, order);
  const held = await look(at, order);
  expect(held).toMatchObject({
    sysStatus: orderStatus.abnormal,
    shipmentConfirmation: 'sending',
    holds: [{ decisions: ['goOn'] }],
  });
  const close = [{ kind: 'cancellationAsked' as const, decision: 'close' as const }];
  const closing = await at.admin.call(orders.decideHold, { id: order.id, decisions: close });
  expect(closing).toMatchObject({ status: 409, msg: expect.stringContaining('is being notified') });
  await watch(at);
  expect(await look(at, order)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    shipmentConfirmation: null,
    marketState: 'shipped',
    holds: [{ kind: 'cancellationAsked' }],
  });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
  const decisions = [{ kind: 'cancellationAsked' as const, decision: 'goOn' as const }];
  await must(at.admin, orders.decideHold, { id: order.id, decisions, reason: 'It has left' });
  expect(await look(at, order)).toMatchObject({ sysStatus: orderStatus.shipped, holds: [] });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('does not tell of what a report has stopped before the marketplace knew', async () => {
  const at = await shippingTest();
  const order = await produce(at, 's4');
  await leaveSending(at, order, 125);
  await askToCancel(at, order);
  await watch(at);
  expect(await look(at, order)).toMatchObject({
    sysStatus: orderStatus.abnormal,
    shipmentConfirmation: null,
    marketState: 'toShip',
  });
  expect(await mostDone(at)).toBe(0);
});
