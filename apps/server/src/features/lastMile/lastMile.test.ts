import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { orders } from '@pressroom/contract/orders/orders';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { makeOrder } from '../../testing/orderMakers.ts';
import { batchOf, calculated, lastMileTest, openChannelAt, ownOrder, rowsOf } from '../../testing/lastMile/makers.ts';

describe('an own label', () => {
  it('is calculated, bought and attached to its order', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const order = await ownOrder(at);
    const batchNumber = await batchOf(at, [order]);
    const [priced] = await calculated(at, batchNumber);
    expect(priced).toMatchObject({
      orderStatus: 3,
      supplierName: 'Nexus Freight',
      channelName: 'UniUni next day',
      cost: expect.stringMatching(/^\d+\.\d\d$/),
      currency: 'USD',
      num: 2,
      can: ['calculate', 'order', 'parcels', 'delete'],
    });
    const bought = await must(at.admin, lastMile.bulkOrder, { ids: [priced!.id] });
    expect(bought).toMatchObject({ done: [priced!.id], refused: [], taskId: expect.any(String) });
    await at.test.drain();
    const [row] = await rowsOf(at, batchNumber);
    expect(row).toMatchObject({ orderStatus: 7, errMsg: null, outcomeUnknown: false, parcels: 1 });
    const detail = await must(at.admin, orders.queryDetail, { id: order.id });
    expect(detail).toMatchObject({ hasLabel: true, trackingNumber: row!.trackingNumber, carrierName: 'UNIUNI' });
    const { labels, money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
    expect(labels).toMatchObject([{ state: 'issued', batchNumber, parcelNo: 1, trackingNumber: row!.trackingNumber }]);
    expect(money).toMatchObject([
      { kind: 'labelBought', amount: priced!.cost, currency: 'USD', certainty: 'fixed', source: 'YWJ UNI-NEXT' },
      { kind: 'labelQuoted', amount: priced!.cost, currency: 'USD', certainty: 'planned' },
    ]);
  });

  it('is taken back only when its provider confirms it, and then the order is free', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const order = await ownOrder(at);
    const batchNumber = await batchOf(at, [order]);
    const [priced] = await calculated(at, batchNumber);
    await must(at.admin, lastMile.bulkOrder, { ids: [priced!.id] });
    await at.test.drain();
    const second = await must(at.admin, lastMile.addBulkPrintRecord, { labelType: 2, ids: [order.id] });
    expect(second).toMatchObject({ batchNumber: null, refused: [{ reason: 'lastMile.order.bought' }] });
    await must(at.admin, lastMile.cancelLabel, { ids: [priced!.id] });
    await at.test.drain();
    expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 8, trackingNumber: null }]);
    expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
      hasLabel: false,
      labelVoid: null,
    });
    const { money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
    expect(money.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['labelRefunded', `-${priced!.cost}`],
      ['labelBought', priced!.cost],
      ['labelQuoted', priced!.cost],
    ]);
    const again = await batchOf(at, [order]);
    const [anew] = await calculated(at, again);
    await must(at.admin, lastMile.bulkOrder, { ids: [anew!.id] });
    await at.test.drain();
    expect(await rowsOf(at, again)).toMatchObject([{ orderStatus: 7 }]);
    const acts = at.sandbox.core.world.ledger.entries.map(({ act, done }) => [act, done]);
    expect(acts).toEqual([
      ['label bought', 1],
      ['label cancelled', 1],
      ['label bought', 1],
    ]);
  });
});

it('refuses orders of the other label type whole, and names those that need none', async () => {
  const at = await lastMileTest();
  const own = await ownOrder(at);
  const platform = await makeOrder(at);
  const mixed = await at.admin.call(lastMile.addBulkPrintRecord, { labelType: 2, ids: [own.id, platform.id] });
  expect(mixed).toMatchObject({ status: 409, data: [{ id: platform.id, reason: 'lastMile.order.isPlatform' }] });
  const labelled = await must(at.admin, lastMile.addBulkPrintRecord, { labelType: 1, ids: [platform.id] });
  expect(labelled).toMatchObject({ batchNumber: null, refused: [{ reason: 'lastMile.order.hasLabel' }] });
});
