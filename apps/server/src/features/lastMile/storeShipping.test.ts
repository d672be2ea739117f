import { orders } from '@pressroom/contract/orders/orders';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { stores } from '@pressroom/contract/stores/stores';
import { findSheinShippingAddresses, getSheinOrders } from '@pressroom/marketplaces/shein';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { marketOrder, takeOver } from '../../testing/marketOrder.ts';
import { produceMany, type ShippingTest, shippingTest } from '../../testing/shipmentMakers.ts';
import { openConnection } from '../stores/stores.public.ts';
import { failure, parcelOf } from './sellers/market.fixture.ts';
import { openMarketSeller } from './sellers/openMarketSeller.ts';

const unauthorized = { name: 'New', typeCode: 'TEMU_SEMI_TRUSTEESHIP', countryCode: 'US', remark: 'new' } as const;

type Shop = 's1' | 's4';

async function storeTest(shop: Shop): Promise<ShippingTest & { id: string }> {
  const at = await shippingTest();
  const { id } = await at.sandbox.openStore(at.admin, shop);
  return { ...at, id };
}

async function opened({ test }: ShippingTest, id: string) {
  const found = await openMarketSeller(test.app, test.db, id);
  if ('problem' in found) throw new Error(found.problem.key);
  return found;
}

describe('the rule by which a store buys labels from its marketplace', () => {
  it('is the cheapest until another is kept, by who may see stores', async () => {
    const at = await storeTest('s1');
    const { admin, id, test } = at;
    const first = await must(admin, storeShipping.get, { id });
    expect(first).toMatchObject({ name: 'Shop s1', marketplace: 'shein', rule: 'cheapest', channels: [] });
    expect(first.warehouse).toBeNull();
    expect((await opened(at, id)).rule).toEqual({ rule: 'cheapest', channels: [] });

    const channels = [
      { code: 'SPX-USPS-GA', name: 'USPS' },
      { code: 'SPX-UPS-GRD', name: 'UPS-US' },
    ];
    const warehouse = { code: 'WH1', name: 'Main' };
    const given = { id, gmtModified: first.gmtModified, rule: 'list' as const, channels, warehouse };
    const saved = await must(admin, storeShipping.save, given);
    expect(saved).toMatchObject({ rule: 'list', channels, warehouse });
    expect(await must(admin, storeShipping.get, { id })).toEqual(saved);
    expect((await opened(at, id)).rule).toEqual({ rule: 'list', channels: ['SPX-USPS-GA', 'SPX-UPS-GRD'] });

    expect(await admin.call(storeShipping.save, { ...given, rule: 'fastest' })).toMatchObject({
      status: 409,
      failure: 'platform.stale',
      data: { current: saved, by: 'tester' },
    });
    const packer = await test.as(['/order/index']);
    for (const endpoint of [storeShipping.get, storeShipping.offers])
      expect(await packer.call(endpoint, { id })).toMatchObject({ status: 403 });
    expect(await packer.call(storeShipping.save, { id, rule: 'cheapest' })).toMatchObject({ status: 403 });
  });

  it('names a channel where it goes by a list, and days where it goes by them', async () => {
    const { admin, sandbox, id } = await storeTest('s1');
    expect(await admin.call(storeShipping.save, { id, rule: 'list' })).toMatchObject({
      status: 400,
      data: [{ path: 'channels', msg: 'Choose at least one channel' }],
    });
    const temu = await sandbox.openStore(admin, 's4');
    expect(await admin.call(storeShipping.save, { id: temu.id, rule: 'fastest' })).toMatchObject({
      status: 400,
      data: [{ path: 'rule', msg: 'TEMU gives no delivery times, so “fastest” is not available' }],
    });
    await must(admin, storeShipping.save, { id, rule: 'fastest' });
  });

  it('belongs to stores of marketplaces alone', async () => {
    const { admin } = await shippingTest();
    const none = await must(admin, stores.create, { name: 'Own', typeCode: 'OTHER', countryCode: 'US', remark: 'own' });
    for (const endpoint of [storeShipping.get, storeShipping.offers])
      expect(await admin.call(endpoint, { id: none.id })).toMatchObject({
        status: 409,
        failure: 'stores.noMarketplace',
      });
    expect(await admin.call(storeShipping.get, { id: '404' })).toMatchObject({ status: 404 });
    const { id } = await must(admin, stores.create, unauthorized);
    expect(await admin.call(storeShipping.offers, { id })).toMatchObject({
      status: 409,
      failure: 'storeShipping.unanswered',
    });
  });
});

describe('what a marketplace lets a store choose from', () => {
  it('names its warehouses, and its channels once an order waits', async () => {
    const at = await storeTest('s1');
    const { admin, id } = at;
    const bare = await must(admin, storeShipping.offers, { id });
    expect(bare.warehouses.map(({ name }) => name)).toEqual(['Main warehouse 主仓', 'Overflow – Größe']);
    expect(bare).toMatchObject({
      channels: [],
      problem: 'Channels are available when the store has an order to ship',
    });
  });

  it.each(['s1', 's4'] as const)('asks %s about orders until one has channels, and buys nothing', async (shop) => {
    const at = await shippingTest();
    const [order] = await produceMany(at, shop, { count: 6 });
    const offers = await must(at.admin, storeShipping.offers, { id: order!.shopId });
    expect(offers.problem).toBeNull();
    expect(offers.channels).toHaveLength(5);
    expect(offers.channels[0]).toEqual({ code: expect.stringMatching(/./), name: expect.stringMatching(/UPS/) });
    const ledger = await at.sandbox.control<{ act: string }[]>('GET', 'ledger');
    expect(ledger.filter(({ act }) => act === 'label bought')).toEqual([]);
  });

  it('says why none of the orders has channels', async () => {
    const at = await storeTest('s4');
    await takeOver(at, marketOrder(at, { shopId: at.id }));
    const { channels, problem } = await must(at.admin, storeShipping.offers, { id: at.id });
    expect(channels).toEqual([]);
    expect(problem).toMatch(/^TEMU/);
  });
});

describe('the seller of a store', () => {
  it('asks at the warehouse that the store has chosen', async () => {
    const at = await shippingTest();
    const made = await produceMany(at, 's1', { count: 6 });
    const { shopId } = made[0]!;
    const connection = await openConnection(at.test.app, at.test.db, shopId);
    if (connection?.marketplace !== 'shein') throw new Error('no store of SHEIN');
    const theirs = await getSheinOrders(
      connection.store,
      made.map(({ thirdOrderNumber }) => thirdOrderNumber),
    );
    const { orderNo } = theirs.orders.find(({ mayUsePlatformLogistics }) => mayUsePlatformLogistics)!;
    expect(await (await opened(at, shopId)).seller.offers(parcelOf(orderNo), {})).toHaveLength(5);
    const [, overflow] = await findSheinShippingAddresses(connection.store);
    const warehouse = { code: overflow!.code, name: '' };
    await must(at.admin, storeShipping.save, { id: shopId, rule: 'cheapest', warehouse });
    await expect((await opened(at, shopId)).seller.offers(parcelOf(orderNo), {})).rejects.toEqual(
      failure('refused', 'lastMile.market.warehouseUnavailable'),
    );
  });

  it('passes over what a person has decided to ignore', async () => {
    const at = await shippingTest();
    const [order] = await produceMany(at, 's4', { count: 1 });
    const { id, shopId, thirdOrderNumber } = order!;
    const { seller } = await opened(at, shopId);
    const parcel = parcelOf(thirdOrderNumber);
    const [offer] = await seller.offers(parcel, {});
    const label = { reference: 'B1-1', providerNumber: null, sentAt: null, parcel, ...offer! };
    await at.sandbox.control('POST', `orders/${thirdOrderNumber}/ask-cancel`);
    await expect(seller.place(label, {})).rejects.toMatchObject({ kind: 'refused' });
    const lines = [{ msku: '5230236437987443003', num: 2, listing: {}, marketItems: [] }];
    await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, lines, asked: ['cancellation'] }));
    const decisions = [{ kind: 'cancellationAsked' as const, decision: 'goOn' as const }];
    await must(at.admin, orders.decideHold, { id, decisions, reason: 'It is made already' });
    expect(await seller.place(label, {})).toMatchObject({ state: 'placed' });
  });

  it('is missing where the store is not authorised', async () => {
    const { test, admin } = await shippingTest();
    const { id } = await must(admin, stores.create, unauthorized);
    expect(await openMarketSeller(test.app, test.db, id)).toEqual({
      problem: { key: 'lastMile.seller.notAuthorized', params: { shop: 'New' } },
    });
  });
});
