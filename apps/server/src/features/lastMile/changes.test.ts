import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { orders } from '@pressroom/contract/orders/orders';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import {
  batchOf,
  calculated,
  type LastMileTest,
  lastMileTest,
  openChannelAt,
  ownOrder,
  pass,
  rowsOf,
} from '../../testing/lastMile/makers.ts';

/** The providers carry out after all what they had refused. */
function thinkBetter({ sandbox: { core } }: LastMileTest): void {
  core.load(JSON.parse(JSON.stringify(core.save()).replaceAll('"state":"failed"', '"state":"ready"')));
}

it('voids a label whose order has moved to another address while it was bought', async () => {
  const at = await lastMileTest();
  // its numbers come a few seconds after the order
  await openChannelAt(at, '17Print', { channelCode: 'GOFO-GROUND' });
  const [moving, staying] = [await ownOrder(at), await ownOrder(at)];
  const batchNumber = await batchOf(at, [moving, staying]);
  const ids = (await calculated(at, batchNumber)).map(({ id }) => id);
  await must(at.admin, lastMile.bulkOrder, { ids });
  await at.test.drain();
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 5 }, { orderStatus: 5 }]);
  await at.test.db.updateTable('orders').set({ recipientsAddress: '9 Elm St' }).where('id', '=', moving.id).execute();
  await pass(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 7 }, { orderStatus: 7 }]);
  const after = await Promise.all([moving, staying].map(({ id }) => must(at.admin, orders.queryDetail, { id })));
  expect(after.map(({ hasLabel, labelVoid }) => [hasLabel, labelVoid])).toEqual([
    [true, expect.stringMatching(/address/)],
    [true, null],
  ]);
});

it('gives back what was paid for a label that its carrier refuses later', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const order = await ownOrder(at);
  const batchNumber = await batchOf(at, [order]);
  const [row] = await calculated(at, batchNumber);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  await at.test.drain();
  await pass(at);
  expect(await rowsOf(at, batchNumber)).toMatchObject([
    { orderStatus: 6, errMsg: expect.stringMatching(/refused/), can: expect.not.arrayContaining(['cancelLabel']) },
  ]);
  const { money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
  expect(money.map(({ kind, amount, certainty }) => [kind, amount, certainty])).toEqual([
    ['labelRefunded', `-${row!.cost}`, 'fixed'],
    ['labelBought', row!.cost, 'fixed'],
    ['labelQuoted', row!.cost, 'planned'],
  ]);
  expect(await must(at.admin, lastMile.cancelLabel, { ids: [row!.id] })).toMatchObject({
    done: [],
    refused: [{ reason: 'lastMile.nothingToCancel' }],
  });
});

it('counts a label again that has failed and is good after all', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const order = await ownOrder(at);
  const batchNumber = await batchOf(at, [order]);
  const [row] = await calculated(at, batchNumber);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  await at.test.drain();
  await pass(at);
  thinkBetter(at);
  await must(at.admin, lastMile.getLabel, { id: row!.id });
  await pass(at);
  expect((await rowsOf(at, batchNumber))[0]!.orderStatus).not.toBe(6);
  const { money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
  const paid = money.filter(({ kind }) => kind !== 'labelQuoted').map(({ kind, amount }) => [kind, amount]);
  expect(paid).toEqual([
    ['labelBought', row!.cost],
    ['labelRefunded', `-${row!.cost}`],
    ['labelBought', row!.cost],
  ]);
});

it('takes back what was bought of a row of which only a part was', async () => {
  const at = await lastMileTest();
  const order = await ownOrder(at);
  await openChannelAt(at, 'YWJ', { maxWeightGrams: order.orderDetailsList[0]!.parcelWeight! });
  const batchNumber = await batchOf(at, [order]);
  const [row] = await calculated(at, batchNumber);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  await at.test.drain();
  await pass(at);
  const [partly] = await rowsOf(at, batchNumber);
  expect(partly).toMatchObject({ orderStatus: 6, can: expect.arrayContaining(['cancelLabel', 'retry']) });
  await must(at.admin, lastMile.cancelLabel, { ids: [row!.id] });
  await at.test.drain();
  const { labels } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
  expect(labels.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'failed']);
});

it('does not follow a second order of its provider for a parcel that has a label', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const order = await ownOrder(at);
  const [first, second] = [await batchOf(at, [order]), await batchOf(at, [order])];
  const [row] = await calculated(at, first);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  await at.test.drain();
  await pass(at);
  const [other] = await calculated(at, second);
  await must(at.admin, lastMile.bulkOrder, { ids: [other!.id] });
  await at.test.drain();
  thinkBetter(at);
  await must(at.admin, lastMile.getLabel, { id: row!.id });
  await pass(at);
  expect(await rowsOf(at, first)).toMatchObject([
    { orderStatus: 6, errMsg: expect.stringContaining(`batch ${second} bought a label`) },
  ]);
  expect(await rowsOf(at, second)).toMatchObject([{ orderStatus: 7 }]);
});
