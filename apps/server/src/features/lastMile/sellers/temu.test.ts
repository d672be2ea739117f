import { findTemuShippingWarehouses, getTemuOrder, type TemuOrder, type TemuStore } from '@pressroom/marketplaces/temu';
import { expect, it } from 'vitest';
import { type ShippingTest, shippingTest } from '../../../testing/shipmentMakers.ts';
import { openConnection } from '../../stores/stores.public.ts';
import { bought, failure, parcelOf, pass, wanted } from './market.fixture.ts';
import type { LabelSeller, Offer, WantedLabel } from './seller.ts';
import { openTemuSeller, type TemuFacts } from './temu.ts';

interface TemuTest extends ShippingTest {
  store: TemuStore;
  seller: LabelSeller;
  order: TemuOrder;
}

const facts: TemuFacts = { warehouse: null, stockWarehouse: null, acceptancesOf: () => Promise.resolve([]) };

/** A shop of TEMU's with orders of which the first fits. */
async function temuTest(
  fits: (order: TemuOrder) => boolean = () => true,
  { oversized = 0, waits = true } = {},
): Promise<TemuTest> {
  const at = await shippingTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  const connection = await openConnection(at.test.app, at.test.db, id);
  if (connection?.marketplace !== 'temu') throw new Error('no store of TEMU');
  const { store } = connection;
  const numbers = await at.sandbox.orders('s4', { count: 8, cancelled: 0, moved: 0, heldBack: 0, oversized });
  if (waits) await at.sandbox.control('POST', 'clock', { advanceMs: 180_000 });
  const orders = await Promise.all(numbers.map((number) => getTemuOrder(store, number)));
  const order = orders.find(fits);
  if (!order) throw new Error('no such order');
  return { ...at, store, seller: openTemuSeller(store, facts), order };
}

const ofOrder = ({ order }: TemuTest) => parcelOf(order.parentOrderSn);

async function firstWanted(at: TemuTest): Promise<WantedLabel & { offer: Offer }> {
  const [offer] = await at.seller.offers(ofOrder(at), {});
  return { ...wanted(ofOrder(at), offer!), offer: offer! };
}

const statusOf = async ({ store, order }: TemuTest) => (await getTemuOrder(store, order.parentOrderSn)).status;

it('asks all services of TEMU for their prices', async () => {
  const at = await temuTest();
  const offers = await at.seller.offers(ofOrder(at), {});
  expect(offers.map(({ channelCode }) => channelCode)).toContain('9223372036854775807');
  for (const { price, channelName } of offers) {
    expect(price).toEqual({ amount: expect.any(BigInt), currency: 'USD' });
    expect(price!.amount).toBeGreaterThan(300n);
    expect(channelName).toMatch(/ (Ground|Advantage|Home|Parcel|Standard)$/);
  }
});

it('buys a package once, leaves its order unshipped, and hands its label over as often as it is asked', async () => {
  const at = await temuTest();
  const { offer, ...label } = await firstWanted(at);
  const placed = await at.seller.place(label, {});
  expect(placed).toEqual({ state: 'placed', providerNumber: expect.stringMatching(/^PK-/) });
  const known = { ...label, providerNumber: placed.providerNumber };
  expect(await at.seller.label(known, {})).toBe('notReady');
  expect(await at.seller.find(known, {})).toMatchObject({ state: 'placed' });
  await pass(at);
  expect(await at.seller.find(known, {})).toMatchObject({
    state: 'ready',
    trackingNumber: expect.any(String),
    carrierName: offer.channelName.split(' Ground')[0],
    price: offer.price,
  });
  for (let round = 0; round < 2; round += 1) {
    const pdf = (await at.seller.label(known, {})) as Uint8Array;
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
  }
  expect(await statusOf(at)).toBe('toShip');
  expect(await bought(at)).toBe(1);
});

it('finds by asking what became of a purchase without an answer, and buys no second package', async () => {
  const at = await temuTest();
  const { offer: _, ...label } = await firstWanted(at);
  expect(await at.seller.find(label, {})).toBe('none');
  at.sandbox.fault({ kind: 'timeOutAfter', endpoint: 'temu:bg.logistics.shipment.create', count: 1, ms: 10 });
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('unknownOutcome', 'lastMile.seller.unknown'));
  expect(await at.seller.find(label, {})).toMatchObject({ state: 'placed' });
  // TEMU itself would sell a second one as long as the first has no label
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('refused', 'lastMile.market.bought'));
  await pass(at);
  expect(await at.seller.find(label, {})).toMatchObject({ state: 'ready', trackingNumber: expect.any(String) });
  expect(await bought(at)).toBe(1);
});

it('finds nothing where the call did not arrive', async () => {
  const at = await temuTest();
  const { offer: _, ...label } = await firstWanted(at);
  at.sandbox.fault({ kind: 'timeOutBefore', endpoint: 'temu:bg.logistics.shipment.create', count: 1, ms: 10 });
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('unknownOutcome', 'lastMile.seller.unknown'));
  expect(await at.seller.find(label, {})).toBe('none');
  expect(await bought(at)).toBe(0);
});

it('buys nothing beside what somebody else has bought, and does not take it for its own', async () => {
  const at = await temuTest();
  const [offer, other] = await at.seller.offers(ofOrder(at), {});
  await at.seller.place(wanted(ofOrder(at), other!), {});
  await expect(at.seller.offers(ofOrder(at), {})).rejects.toEqual(failure('refused', 'lastMile.market.bought'));
  const ours = wanted(ofOrder(at), offer!);
  expect(await at.seller.find(ours, {})).toBe('none');
  await expect(at.seller.place(ours, {})).rejects.toEqual(failure('refused', 'lastMile.market.bought'));
  expect(await at.seller.find({ ...ours, sentAt: null, channelCode: '', terms: {} }, {})).toMatchObject({
    state: 'placed',
  });
  expect(await bought(at)).toBe(1);
});

it('tells that the carrier refused, which frees the order for another service', async () => {
  const at = await temuTest();
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'temu:bg.logistics.shipment.create', count: 1 });
  const { offer: _, ...label } = await firstWanted(at);
  const { providerNumber } = await at.seller.place(label, {});
  await pass(at);
  const refused = { state: 'failed', reason: expect.stringContaining('Choose another channel') };
  expect(await at.seller.find({ ...label, providerNumber }, {})).toMatchObject(refused);
  const { offer: __, ...again } = await firstWanted(at);
  expect(again.terms['known']).toBe(providerNumber);
  expect(await at.seller.find(again, {})).toBe('none');
  expect(await at.seller.place(again, {})).toMatchObject({ state: 'placed' });
});

it('says of each service why it has no price', async () => {
  const at = await temuTest(() => true, { oversized: 1 });
  const offers = await at.seller.offers(ofOrder(at), {});
  expect(offers).toHaveLength(5);
  for (const { price, problem } of offers) {
    expect(price).toBeUndefined();
    expect(problem).toEqual({
      key: 'lastMile.seller.said',
      params: { provider: 'TEMU', reason: expect.stringContaining('too large') },
    });
  }
});

it('buys for whole orders only', async () => {
  const at = await temuTest(({ lines }) => lines.length > 1);
  const { parentOrderSn, lines } = at.order;
  const offers = (items: string[]) => at.seller.offers(parcelOf(parentOrderSn, items), {});
  await expect(offers([lines[0]!.orderSn])).rejects.toEqual(failure('refused', 'lastMile.market.oneParcel'));
  await expect(offers(['999'])).rejects.toEqual(failure('refused', 'lastMile.market.severalOrders'));
  await expect(at.seller.offers(parcelOf(parentOrderSn, [], 1), {})).rejects.toEqual(
    failure('refused', 'lastMile.market.oneParcel'),
  );
  expect(await offers(lines.map(({ orderSn }) => orderSn))).toHaveLength(5);
});

it('asks nothing while the buyer may still change the order', async () => {
  const at = await temuTest(() => true, { waits: false });
  await expect(at.seller.offers(ofOrder(at), {})).rejects.toEqual(failure('refused', 'orders.market.pending'));
});

it('passes over the requests of the buyer that a person has decided to ignore, and no others', async () => {
  const at = await temuTest();
  const { offer: _, ...label } = await firstWanted(at);
  await at.sandbox.control('POST', `orders/${at.order.parentOrderSn}/ask-cancel`);
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('refused', 'lastMile.seller.said'));
  const deciding = openTemuSeller(at.store, {
    ...facts,
    acceptancesOf: (number) => Promise.resolve(number === at.order.parentOrderSn ? ['DENY_CANCELLATION'] : []),
  });
  expect(await deciding.place(label, {})).toMatchObject({ state: 'placed' });
});

it('asks at the chosen warehouse, else at the one of the store’s stock, else at the default', async () => {
  const at = await temuTest();
  const asked = async (given: Partial<TemuFacts>) => {
    const [offer] = await openTemuSeller(at.store, { ...facts, ...given }).offers(ofOrder(at), {});
    return offer!.terms['warehouseId'];
  };
  const [main] = await findTemuShippingWarehouses(at.store, { labelsOnly: true });
  expect(await asked({})).toBe(main!.warehouseId);
  expect(await asked({ stockWarehouse: 'WH-1' })).toBe(main!.warehouseId);
  expect(await asked({ warehouse: main!.warehouseId })).toBe(main!.warehouseId);
  await expect(asked({ warehouse: 'WH-1' })).rejects.toEqual(failure('refused', 'lastMile.market.warehouseGone'));
});

it('waits for a marketplace that has no time or no answer', async () => {
  const at = await temuTest();
  at.sandbox.fault({ kind: 'throttle', endpoint: 'temu:bg.logistics.shipment.create', count: 1 });
  const { offer: _, ...label } = await firstWanted(at);
  await expect(at.seller.place(label, {})).rejects.toEqual(failure('later', 'lastMile.seller.throttled'));
  expect(await bought(at)).toBe(0);
});
