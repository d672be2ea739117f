import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { tasks } from '@pressroom/contract/tasks/tasks';
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
  const numbered = await ownOrder(at, { trackingNumber: '1ZOWN0001', carrierName: 'UPS' });
  const labelled = await must(at.admin, lastMile.addBulkPrintRecord, { labelType: 2, ids: [numbered.id] });
  expect(labelled).toMatchObject({ batchNumber: null, refused: [{ reason: 'lastMile.order.hasLabel' }] });
});

it('makes a batch of all that match: refused where they are another number, without the unticked and the other label type', async () => {
  const at = await lastMileTest();
  const [own, unticked] = [await ownOrder(at, { remark: 'a' }), await ownOrder(at, { remark: 'b' })];
  const platform = await makeOrder(at, { remark: 'c' });
  const choice = { match: { remark: 1 as const }, except: [unticked.id] };
  const changed = await at.admin.call(lastMile.addBulkPrintRecord, {
    labelType: 2,
    selection: { ...choice, count: 3 },
  });
  expect(changed).toMatchObject({ status: 409, data: { count: 2 } });
  const made = await must(at.admin, lastMile.addBulkPrintRecord, { labelType: 2, selection: { ...choice, count: 2 } });
  expect(made).toMatchObject({ total: 1, refused: [{ id: platform.id, reason: 'lastMile.order.isPlatform' }] });
  expect(await rowsOf(at, made.batchNumber!)).toMatchObject([{ orderId: own.id }]);
});

describe('an act of many rows', () => {
  it('stops where its task is cancelled: what has not left us stands as before', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const batchNumber = await batchOf(at, [await ownOrder(at), await ownOrder(at)]);
    const rows = await calculated(at, batchNumber);
    const ids = rows.map(({ id }) => id);
    const { taskId } = await must(at.admin, lastMile.bulkOrder, { ids });
    await must(at.admin, tasks.cancel, { id: taskId! });
    await at.test.drain();
    expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 3 }, { orderStatus: 3 }]);
    expect(at.sandbox.core.world.ledger.entries).toEqual([]);
    await must(at.admin, lastMile.bulkOrder, { ids });
    await at.test.drain();
    expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 7 }, { orderStatus: 7 }]);
  });

  it('names every row that it is not for', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const batchNumber = await batchOf(at, [await ownOrder(at)]);
    const [row] = await rowsOf(at, batchNumber);
    const reply = await must(at.admin, lastMile.bulkOrder, { ids: [row!.id, '4040404'] });
    expect(reply).toMatchObject({
      done: [],
      refused: [{ reason: 'lastMile.gone' }, { reason: 'lastMile.wrongState', label: row!.thirdOrderNumber }],
    });
    expect(await must(at.admin, lastMile.bulkOrderPush, { ids: [row!.id] })).toMatchObject({
      refused: [{ reason: 'lastMile.wrongType' }],
    });
  });
});

describe('a calculation', () => {
  it('asks all channels, takes the cheapest and keeps every answer', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ', { channelCode: 'UPS-GROUND', channelName: 'UPS', supplierCode: 'A' });
    await openChannelAt(at, '17Print', { channelCode: 'GOFO-GROUND', channelName: 'GOFO', supplierCode: 'B' });
    await openChannelAt(at, 'YWJ', { channelCode: 'NOBODY', channelName: 'Closed', supplierCode: 'C' });
    const tight = { channelCode: 'UNI-NEXT', channelName: 'Tight', supplierCode: 'D', maxWeightGrams: 1 };
    await openChannelAt(at, 'YWJ', tight);
    const batchNumber = await batchOf(at, [await ownOrder(at)]);
    const [row] = await calculated(at, batchNumber);
    expect(row).toMatchObject({ orderStatus: 3, channelName: 'GOFO' });
    const quotes = await must(at.admin, lastMile.quotes, { id: row!.id });
    expect(
      quotes.map(({ channelName, isChosen, price, problem }) => [channelName, isChosen, price !== null, problem]),
    ).toEqual([
      ['GOFO', true, true, null],
      ['UPS', false, true, null],
      ['Closed', false, false, expect.stringContaining('No such channel')],
      ['Tight', false, false, 'A single piece exceeds the limits of channel “Tight”'],
    ]);
    const [again] = await calculated(at, batchNumber, { systemCode: 'YWJ' });
    expect(again).toMatchObject({ channelName: 'UPS' });
    const all = await must(at.admin, lastMile.quotes, { id: row!.id });
    expect(all.map(({ round }) => round)).toEqual([2, 2, 2, 1, 1, 1, 1]);
  });

  it('makes several parcels where the channel’s limits ask for it, each with a label and a price of its own', async () => {
    const at = await lastMileTest();
    const order = await ownOrder(at);
    const weight = order.orderDetailsList[0]!.parcelWeight!;
    await openChannelAt(at, 'YWJ', { maxWeightGrams: weight });
    const batchNumber = await batchOf(at, [order]);
    const [priced] = await calculated(at, batchNumber);
    await must(at.admin, lastMile.bulkOrder, { ids: [priced!.id] });
    await at.test.drain();
    const [row] = await rowsOf(at, batchNumber);
    expect(row).toMatchObject({ orderStatus: 7, parcels: 2 });
    const { labels, money } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
    expect(labels.map(({ parcelNo, state }) => [parcelNo, state])).toEqual([
      [2, 'issued'],
      [1, 'issued'],
    ]);
    expect(labels[1]!.trackingNumber).toBe(row!.trackingNumber);
    const paid = money.filter(({ kind }) => kind === 'labelBought').map(({ amount }) => Number(amount));
    expect(paid.reduce((sum, amount) => sum + amount, 0).toFixed(2)).toBe(priced!.cost);
  });

  it('says everything that is wrong with an address before anybody is asked', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const batchNumber = await batchOf(at, [
      await ownOrder(at, { recipientsProvinces: 'Ontario', recipientsPostcode: 'X' }),
    ]);
    const [row] = await calculated(at, batchNumber);
    expect(row).toMatchObject({
      orderStatus: 2,
      errMsg: expect.stringMatching(/no state “Ontario”.*“X” is not a postal code/),
    });
    expect(await must(at.admin, lastMile.quotes, { id: row!.id })).toEqual([]);
  });
});

describe('orders that share a parcel', () => {
  it('get one label together, whichever batch buys it', async () => {
    const at = await lastMileTest();
    await openChannelAt(at, 'YWJ');
    const [first, second] = [await ownOrder(at), await ownOrder(at)];
    const [one, other] = [await batchOf(at, [first]), await batchOf(at, [second])];
    const [row] = await rowsOf(at, one);
    const shipment = await must(at.admin, lastMile.shipment, { id: row!.id });
    const [parcel] = shipment.parcels;
    const pieces = [...first.orderDetailsList, ...second.orderDetailsList].map(({ id, num }) => ({ lineId: id, num }));
    const given = { id: row!.id, parcels: [{ ...parcel!, contents: pieces }], members: [second.thirdOrderNumber] };
    const saved = await must(at.admin, lastMile.saveShipment, given);
    expect(saved.members).toMatchObject([{ thirdOrderNumber: second.thirdOrderNumber }]);
    const [mine] = await calculated(at, one);
    const [theirs] = await calculated(at, other);
    await must(at.admin, lastMile.bulkOrder, { ids: [mine!.id] });
    const refused = await must(at.admin, lastMile.bulkOrder, { ids: [theirs!.id] });
    expect(refused).toMatchObject({ done: [], refused: [{ reason: 'lastMile.order.sharedBought' }] });
    await at.test.drain();
    const [a, b] = [
      await must(at.admin, orders.queryDetail, { id: first.id }),
      await must(at.admin, orders.queryDetail, { id: second.id }),
    ];
    expect(a.trackingNumber).toMatch(/\w{6}/);
    expect([a.trackingNumber, a.hasLabel, a.sharedParcel]).toEqual([b.trackingNumber, b.hasLabel, b.sharedParcel]);
  });
});

it('resolves the country and state of an order, with the states to choose from', async () => {
  const at = await lastMileTest();
  const { id } = await ownOrder(at);
  expect(await must(at.admin, orders.getCountryRegionInfo, { id })).toMatchObject({
    country: { code: 'US', zh: '美国', en: 'United States' },
    state: { code: 'TX', zh: '得克萨斯州', en: 'Texas' },
    states: expect.arrayContaining([{ code: 'CA', zh: '加利福尼亚州', en: 'California' }]),
    problems: [],
  });
  const lost = await ownOrder(at, { recipientsCountry: 'Atlantis' });
  expect(await must(at.admin, orders.getCountryRegionInfo, { id: lost.id })).toMatchObject({
    country: null,
    states: [],
    problems: ['The country “Atlantis” is not recognized'],
  });
});
