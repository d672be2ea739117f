import { findSheinWarehousesFor, getSheinOrder, type SheinOrder, type SheinStore } from '@pressroom/marketplaces/shein';
import { expect, it } from 'vitest';
import { type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { openConnection } from '../../stores/stores.public.ts';
import { openSheinSeller } from './shein.ts';
import { bought, failure, parcelOf, pass, wanted } from './market.fixture.ts';
import type { LabelSeller, Offer, WantedLabel } from './seller.ts';

interface SheinTest extends ShippingTest {
  store: SheinStore;
  seller: LabelSeller;
}

/** A shop of SHEIN's, and its orders of which the given is true. */
async function sheinTest(fits: (order: SheinOrder) => boolean, shop = 's1') {
  const at = await shippingTest();
  const { id } = await at.sandbox.openStore(at.admin, shop);
  const connection = await openConnection(at.test.app, at.test.db, id);
  if (connection?.marketplace !== 'shein') throw new Error('no store of SHEIN');
  const { store } = connection;
  const numbers = await at.sandbox.orders(shop, { count: 12, cancelled: 0, moved: 0, heldBack: 0, oversized: 0 });
  const orders = await Promise.all(numbers.map((number) => getSheinOrder(store, number)));
  const [order] = orders.filter(fits);
  if (!order) throw new Error('no such order');
  return { ...at, store, seller: openSheinSeller(store, { warehouse: null }), order };
}

const buyable = (order: SheinOrder) => order.mayUsePlatformLogistics;

async function firstOffer({ seller }: SheinTest, order: SheinOrder): Promise<Offer> {
  const [offer] = await seller.offers(parcelOf(order.orderNo), {});
  return offer!;
}

it('asks all channels of SHEIN for their prices and days', async () => {
  const { seller, order } = await sheinTest(buyable);
  const offers = await seller.offers(parcelOf(order.orderNo), {});
  expect(offers.map(({ channelCode }) => channelCode)).toEqual([
    'SPX-UPS-GRD',
    'SPX-USPS-GA',
    'SPX-FDX-GRD',
    'SPX-GOFO-EXP',
    'SPX-UNI-STD',
  ]);
  for (const { price, minDays, maxDays, problem: none } of offers) {
    expect(price).toEqual({ amount: expect.any(BigInt), currency: 'USD' });
    expect(price!.amount).toBeGreaterThan(380n);
    expect([minDays, maxDays]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(none).toBeUndefined();
  }
});

it('takes a pending order up, buys its parcel once, and hands its label over as often as it is asked', async () => {
  const at = await sheinTest((order) => buyable(order) && order.status === 'pending');
  const { seller, order } = at;
  const offer = await firstOffer(at, order);
  const label = wanted(parcelOf(order.orderNo), offer);
  const placed = await seller.place(label, {});
  expect(placed).toMatchObject({ state: 'placed', providerNumber: expect.stringMatching(/^GU/), price: offer.price });
  const known = { ...label, providerNumber: placed.providerNumber };
  expect(await seller.label(known, {})).toBe('notReady');
  expect(await seller.find(known, {})).toMatchObject({ state: 'placed' });
  await pass(at);
  expect(await seller.find(known, {})).toMatchObject({
    state: 'ready',
    providerNumber: placed.providerNumber,
    trackingNumber: expect.any(String),
    carrierName: 'UPS',
    price: offer.price,
  });
  expect((await getSheinOrder(at.store, order.orderNo)).status).toBe('toShip');
  for (let round = 0; round < 2; round += 1) {
    const pdf = (await seller.label(known, {})) as Uint8Array;
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
  }
  expect((await getSheinOrder(at.store, order.orderNo)).status).toBe('toBePickedUp');
  expect(await bought(at)).toBe(1);
});

it('finds by asking what became of a purchase without an answer, and buys no second parcel', async () => {
  const at = await sheinTest(buyable);
  const { seller, order } = at;
  const label = wanted(parcelOf(order.orderNo), await firstOffer(at, order));
  expect(await seller.find(label, {})).toBe('none');
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'shein:*/place-express-order', count: 1, ms: 10 });
  await expect(seller.place(label, {})).rejects.toEqual(failure('unknownOutcome', 'lastMile.seller.unknown'));
  expect(await seller.find(label, {})).toMatchObject({ state: 'placed', providerNumber: expect.stringMatching(/^GU/) });
  await expect(seller.place(label, {})).rejects.toEqual(failure('refused', 'lastMile.market.bought'));
  expect(await bought(at)).toBe(1);
});

it('finds nothing where the call did not arrive', async () => {
  const at = await sheinTest(buyable);
  const { seller, order } = at;
  const label = wanted(parcelOf(order.orderNo), await firstOffer(at, order));
  at.sandbox.fault({ kind: 'timeOutBefore', endpoint: 'shein:*/place-express-order', count: 1, ms: 10 });
  await expect(seller.place(label, {})).rejects.toEqual(failure('unknownOutcome', 'lastMile.seller.unknown'));
  expect(await seller.find(label, {})).toBe('none');
  expect(await bought(at)).toBe(0);
});

it('leaves a purchase for later whose taking up got no answer', async () => {
  const at = await sheinTest((order) => buyable(order) && order.status === 'pending');
  const label = wanted(parcelOf(at.order.orderNo), await firstOffer(at, at.order));
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'shein:*/export-address', count: 1, ms: 10 });
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('later', 'lastMile.seller.unavailable'));
  expect(await at.seller.place(label, {})).toMatchObject({ state: 'placed' });
  expect(await bought(at)).toBe(1);
});

it('buys nothing beside what somebody else has bought, and does not take it for its own', async () => {
  const at = await sheinTest(buyable);
  const { seller, order } = at;
  const [offer, other] = await seller.offers(parcelOf(order.orderNo), {});
  await seller.place(wanted(parcelOf(order.orderNo), other!), {});
  await expect(seller.offers(parcelOf(order.orderNo), {})).rejects.toEqual(
    failure('refused', 'lastMile.market.bought'),
  );
  const ours = wanted(parcelOf(order.orderNo), offer!);
  expect(await seller.find(ours, {})).toBe('none');
  await expect(seller.place(ours, {})).rejects.toEqual(failure('refused', 'lastMile.market.bought'));
  expect(await seller.find({ ...ours, sentAt: null, channelCode: '', terms: {} }, {})).toMatchObject({
    state: 'placed',
  });
  expect(await bought(at)).toBe(1);
});

it('tells that the carrier refused, which frees the order for another channel', async () => {
  const at = await sheinTest(buyable);
  const { seller, order } = at;
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'shein:*/place-express-order', count: 1 });
  const label = wanted(parcelOf(order.orderNo), await firstOffer(at, order));
  const { providerNumber } = await seller.place(label, {});
  await pass(at);
  const failed = { state: 'failed', reason: expect.stringContaining('refused the parcel') };
  expect(await seller.find({ ...label, providerNumber }, {})).toMatchObject(failed);
  expect(await seller.place(wanted(parcelOf(order.orderNo), await firstOffer(at, order)), {})).toMatchObject({
    state: 'placed',
  });
});

it('buys the parcels of one order apart, and knows them by what is in them', async () => {
  const at = await sheinTest((order) => buyable(order) && order.units.length > 1);
  const { seller, order } = at;
  const [first, ...rest] = order.units.map(({ goodsId }) => goodsId);
  const labels: WantedLabel[] = [];
  for (const items of [[first!], rest]) {
    const parcel = parcelOf(order.orderNo, items);
    const [offer] = await seller.offers(parcel, {});
    labels.push(wanted(parcel, offer!));
  }
  const numbers: string[] = [];
  for (const label of labels) numbers.push((await seller.place(label, {})).providerNumber);
  const found = await Promise.all(labels.map((label) => seller.find(label, {})));
  expect(found.map((one) => one !== 'none' && one.providerNumber)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(2);
});

it('buys nothing for pieces of a split line, which could be any of them', async () => {
  const { seller, order } = await sheinTest((one) => buyable(one) && one.units.length > 1);
  await expect(seller.offers(parcelOf(order.orderNo, [], 1), {})).rejects.toEqual(
    failure('refused', 'lastMile.market.splitLine'),
  );
});

it('says what SHEIN does not carry', async () => {
  const at = await sheinTest((order) => !order.mayUsePlatformLogistics);
  const { seller, order } = at;
  await expect(seller.offers(parcelOf(order.orderNo), {})).rejects.toEqual(
    failure('refused', 'lastMile.market.ownOnly'),
  );
  await expect(seller.offers(parcelOf(order.orderNo, ['999']), {})).rejects.toEqual(
    failure('refused', 'lastMile.market.severalOrders'),
  );
});

it('asks at the chosen warehouse, and says why that one cannot ship', async () => {
  const { seller: _, store, order } = await sheinTest(buyable);
  const at = (warehouse: string) => openSheinSeller(store, { warehouse }).offers(parcelOf(order.orderNo), {});
  await expect(at('WH404')).rejects.toEqual(failure('refused', 'lastMile.market.warehouseGone'));
  const [main, overflow] = await findSheinWarehousesFor(store, order.orderNo);
  expect(await at(main!.addressCode)).toHaveLength(5);
  await expect(at(overflow!.addressCode)).rejects.toEqual(failure('refused', 'lastMile.market.warehouseUnavailable'));
});

it('finds the parcel that SHEIN has assigned and fetches its label, and buys nothing', async () => {
  const at = await sheinTest(buyable, 's2');
  const { seller, order } = at;
  const parcel = parcelOf(order.orderNo);
  await expect(seller.offers(parcel, {})).rejects.toEqual(failure('refused', 'lastMile.market.noParcelYet'));
  const label = { ...wanted(parcel, { channelCode: '', channelName: '', terms: {} }), sentAt: null };
  const ready = await seller.find(label, {});
  expect(ready).toEqual({
    state: 'ready',
    providerNumber: order.parcels[0]!.packageNo,
    trackingNumber: order.parcels[0]!.trackingNumber,
    carrierName: 'FEDEX',
  });
  const { packageNo } = order.parcels[0]!;
  expect(await seller.label({ ...label, providerNumber: packageNo! }, {})).toBeInstanceOf(Uint8Array);
  expect(await bought(at)).toBe(0);
});

it('knows no call that takes a label back', async () => {
  const { seller, order } = await sheinTest(buyable);
  const label = {
    ...wanted(parcelOf(order.orderNo), { channelCode: 'X', channelName: 'X', terms: {} }),
    providerNumber: 'GU1',
  };
  expect(await seller.cancel(label, {})).toEqual({ outcome: 'noCall' });
});
