import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { batchOf, rowsOf } from '../../testing/lastMile/makers.ts';
import { type MarketShop, ordersAtMarket } from '../../testing/lastMile/marketMakers.ts';
import { type ShippingTest, shippingTest } from '../../testing/shipmentMakers.ts';
import { openMarketSeller } from './sellers/openMarketSeller.ts';
import { bought, pass, wanted } from './sellers/market.fixture.ts';
import type { ParcelToSend } from './sellers/seller.ts';
import { findShipments, parcelToSend, sizesOf } from './shipment/shipment.ts';

/** A produced order of a shop whose marketplace may carry it, without a label or a number. */
async function produced(at: ShippingTest, shop: MarketShop, lines: 1 | 2 = 1): Promise<OrderRow> {
  const [{ id }] = await ordersAtMarket(at, shop, { count: 1, lines });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  await at.test.drain();
  return must(at.admin, orders.queryDetail, { id });
}

/** Lets the carriers answer, and brings forward what waits for them. */
async function goOn(at: ShippingTest): Promise<void> {
  await at.test.drain();
  await pass(at);
  for (let round = 0; round < 3; round += 1) {
    await sql`update last_mile_rows set due_at = now() where due_at is not null`.execute(at.test.db);
    await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(at.test.db);
    await at.test.drain();
  }
}

it.each(['s1', 's4'] as const)(
  'buys the label of %s by the store’s rule, attaches it and ships with it',
  async (shop) => {
    const at = await shippingTest();
    const order = await produced(at, shop);
    const { channels } = await must(at.admin, storeShipping.offers, { id: order.shopId });
    const chosen = channels[2]!;
    const rule = { id: order.shopId, rule: 'list' as const, channels: [{ code: 'gone', name: '' }, chosen] };
    await must(at.admin, storeShipping.save, rule);
    const batchNumber = await batchOf(at, [order], 1);
    const [row] = await rowsOf(at, batchNumber);
    await must(at.admin, lastMile.bulkOrderPush, { ids: [row!.id] });
    await goOn(at);
    const [sent] = await rowsOf(at, batchNumber);
    expect(sent).toMatchObject({ orderStatus: 10, channelName: chosen.name, currency: 'USD', errMsg: null });
    expect(sent!.trackingNumber).toMatch(/./);
    expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
      hasLabel: true,
      trackingNumber: sent!.trackingNumber,
    });
    const { money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
    expect(money).toMatchObject([
      { kind: 'labelBought', amount: sent!.cost, currency: 'USD' },
      { kind: 'labelQuoted', amount: sent!.cost, currency: 'USD' },
    ]);
    await must(at.admin, orders.batchDelivery, { ids: [order.id] });
    await at.test.drain();
    expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
      sysStatus: orderStatus.shipped,
    });
    expect(await bought(at)).toBe(1);
  },
);

it.each([
  ['s1', 'shein:*/place-express-order'],
  ['s4', 'temu:bg.logistics.shipment.create'],
] as const)('finds by asking what %s has sold without an answer', async (shop, endpoint) => {
  const at = await shippingTest();
  const order = await produced(at, shop);
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint, count: 1, ms: 10 });
  const batchNumber = await batchOf(at, [order], 1);
  const [row] = await rowsOf(at, batchNumber);
  await must(at.admin, lastMile.bulkOrderPush, { ids: [row!.id] });
  await goOn(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 10, outcomeUnknown: false, errMsg: null }]);
  expect(await bought(at)).toBe(1);
});

/** A batch with an order whose lines travel in a parcel each. */
async function inTwoParcels(at: ShippingTest): Promise<{ order: OrderRow; batchNumber: string; id: string }> {
  const order = await produced(at, 's1', 2);
  const batchNumber = await batchOf(at, [order], 1);
  const [row] = await rowsOf(at, batchNumber);
  const { id } = row!;
  const { parcels, pieces, gmtModified } = await must(at.admin, lastMile.shipment, { id });
  const each = pieces.map(({ lineId, num }) => ({ ...parcels[0]!, contents: [{ lineId, num }] }));
  await must(at.admin, lastMile.saveShipment, { id, parcels: each, gmtModified });
  return { order, batchNumber, id };
}

it('buys only what is missing after one of two parcels was refused', async () => {
  const at = await shippingTest();
  const { batchNumber, id } = await inTwoParcels(at);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'shein:*/place-express-order', count: 1 });
  await must(at.admin, lastMile.bulkOrderPush, { ids: [id] });
  await goOn(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 11 }]);
  await must(at.admin, lastMile.retry, { ids: [id] });
  await goOn(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 10, parcels: 2, errMsg: null }]);
  expect(await bought(at)).toBe(3);
});

it.each([0, 1])('takes parcel %i of two as it was arranged there, and buys the other one', async (place) => {
  const at = await shippingTest();
  const { order, batchNumber, id } = await inTwoParcels(at);
  const opened = await openMarketSeller(at.test.app, at.test.db, order.shopId);
  if ('problem' in opened) throw new Error(opened.problem.key);
  const { seller } = opened;
  const parcel = (await parcelsOf(at, order.id))[place]!;
  const [offer] = await seller.offers(parcel, {});
  const { providerNumber } = await seller.place(wanted(parcel, offer!), {});
  await pass(at);
  await must(at.admin, lastMile.bulkOrderPush, { ids: [id] });
  await goOn(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 10, errMsg: null }]);
  const { labels } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
  const arranged = labels.filter((label) => label.providerNumber === providerNumber);
  expect(arranged.map(({ parcelNo }) => parcelNo)).toEqual([place + 1]);
  expect(labels).toHaveLength(2);
  expect(await bought(at)).toBe(2);
});

/** The parcels of an order as its marketplace is asked about them. */
async function parcelsOf({ test }: ShippingTest, orderId: string): Promise<ParcelToSend[]> {
  const shipment = (await findShipments(test.db, [orderId])).get(orderId)!;
  return shipment.parcels.map((parcel) => parcelToSend(shipment, sizesOf(parcel)));
}
