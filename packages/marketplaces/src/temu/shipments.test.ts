import { describe, expect, it } from 'vitest';
import type { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { neverAnswers } from '../testing/fakeServer.ts';
import { fakeTemu } from '../testing/fakeTemu.ts';
import { orderJson } from '../testing/temuOrders.ts';
import { findTemuPackages, findTemuUnshippedPackages } from './packages.ts';
import { writeParcel } from './parcel.ts';
import { temuSettings } from './settings.ts';
import { findTemuShipments } from './shipmentResults.ts';
import { confirmTemuShipped, createTemuShipment, retryTemuShipment, type TemuShipmentOrder } from './shipments.ts';
import { findTemuShippingServices } from './shippingServices.ts';

const create = 'bg.logistics.shipment.create';
const parcel = { weightGrams: '250', sizeCm: { length: '30', width: '25.4', height: '2' } };
const item = {
  orderSn: '211-1',
  parentOrderSn: 'PO-211-1',
  quantity: 1,
  goodsId: '601099548666279',
  skuId: '17592352673534',
};
const plan = {
  warehouseId: 'WH-1',
  shipCompanyId: '202398511',
  by: { channelId: '897039159485005824' },
  parcel,
  items: [item],
};
const order: TemuShipmentOrder = { sendType: 'whole', packages: [plan], shipLater: { hours: 48 } };

describe('a parcel', () => {
  it('is declared in the units of its zone, never too small', () => {
    expect(writeParcel(parcel, 'US')).toEqual({
      weight: '0.56',
      weightUnit: 'lb',
      length: '11.82',
      width: '10.00',
      height: '0.79',
      dimensionUnit: 'in',
    });
    expect(writeParcel(parcel, 'EU')).toEqual({
      weight: '0.25',
      weightUnit: 'kg',
      length: '30.00',
      width: '25.40',
      height: '2.00',
      dimensionUnit: 'cm',
    });
  });

  it.each(['0', '', '-1', 'a'])('has no weight of "%s"', (weightGrams) => {
    expect(() => writeParcel({ ...parcel, weightGrams }, 'US')).toThrow(RangeError);
  });
});

describe('the services for a parcel', () => {
  const json = `{"onlineChannelDtoList":[{"channelId":897039159485005824,"shipCompanyId":202398511,"shippingCompanyName":"UPS",
    "shipLogisticsType":"Ground","estimatedAmount":"$1,012.12","estimatedCurrencyCode":"USD","infoNeeded":null,
    "availablePickupTimeSlotList":[{"pickupStartTime":1740000000,"pickupEndTime":1740003600}]},
    {"channelId":2,"shipCompanyId":3,"estimatedAmount":null,"estimatedText":"after weighing"}],
    "unavailableChannelDtoList":[{"shipLogisticsType":"Air","unavailableReason":"too heavy"}]}`;

  it('come with their prices and exact ids', async () => {
    const { store, sent } = await fakeTemu({ 'bg.logistics.shippingservices.get': json });
    const services = await findTemuShippingServices(store, {
      warehouseId: 'WH-1',
      parcel,
      contents: { orderSns: ['211-1'] },
    });
    expect(services.available).toMatchObject([
      {
        channelId: '897039159485005824',
        carrier: 'UPS',
        cost: '1012.12',
        currency: 'USD',
        pickupSlots: [{ from: new Date(1_740_000_000_000), to: new Date(1_740_003_600_000) }],
      },
      { channelId: '2', cost: undefined, costText: 'after weighing' },
    ]);
    expect(services.unavailable).toMatchObject([{ shipLogisticsType: 'Air', reason: 'too heavy' }]);
    expect(sent[0]?.raw).toMatchObject({ orderSnList: '["211-1"]', weight: '"0.56"', weightUnit: '"lb"' });
    expect(sent[0]?.raw).not.toHaveProperty('shipOrderInfoList');
  });
});

describe('a shipment', () => {
  it('is written as TEMU wants it and names its packages', async () => {
    const { store, sent } = await fakeTemu({
      [create]: '{"packageSnList":["PK-1"],"shipLaterLimitTime":"48","warningMessage":null}',
    });
    expect(await createTemuShipment(store, order)).toEqual({ packageSns: ['PK-1'], shipLaterHours: 48, warnings: [] });
    expect(sent[0]?.raw).toMatchObject({
      sendType: '0',
      shipLater: 'true',
      shipLaterLimitTime: '"48"',
      sendRequestList:
        '[{"warehouseId":"WH-1","shipCompanyId":202398511,"channelId":897039159485005824,"weight":"0.56","weightUnit":"lb",' +
        '"length":"11.82","width":"10.00","height":"0.79","dimensionUnit":"in","orderSendInfoList":[{"orderSn":"211-1",' +
        '"parentOrderSn":"PO-211-1","quantity":1,"goodsId":601099548666279,"skuId":17592352673534}]}]',
    });
  });

  it('names a kind of service instead of a channel, and all else that is asked for', async () => {
    const { store, sent } = await fakeTemu({ [create]: '{"packageSnList":["PK-1"]}' });
    const more = {
      by: { shipLogisticsType: 'Ground' },
      pickup: { from: new Date(1_740_000_000_000), to: new Date(1_740_003_600_000) },
      signServiceId: '9007199254740993',
      confirmAcceptance: ['DENY_ADDRESS_CHANGE' as const],
    };
    await createTemuShipment(store, { sendType: 'split', packages: [{ ...plan, ...more }] });
    expect(sent[0]?.raw).toMatchObject({ sendType: '1', shipLater: 'false' });
    expect(sent[0]?.raw['sendRequestList']).toContain('"shipLogisticsType":"Ground"');
    expect(sent[0]?.raw['sendRequestList']).toContain(
      '"signServiceId":9007199254740993,"pickupStartTime":1740000000,"pickupEndTime":1740003600,"confirmAcceptance":["DENY_ADDRESS_CHANGE"]',
    );
    expect(sent[0]?.raw['sendRequestList']).not.toContain('channelId');
  });

  it('is bought once, however long the answer takes, and is found by asking', async () => {
    const { store, sent } = await fakeTemu({
      [create]: () => neverAnswers,
      'temu.logistics.label.list.get': `{"totalItemNum":1,"shippingLabelInfoList":[{"packageSn":"PK-1","shippingLabelStatus":0,
        "createTime":1740000000,"trackingInfoList":null,"orderInfoList":[{"orderSn":"211-1","parentOrderSn":"PO-211-1","quantity":1}]}]}`,
      'bg.order.detail.v2.get': orderJson({
        sn: 'PO-211-1',
        line: { packageSnInfo: [{ packageSn: 'PK-1' }, { packageSn: 'PK-2' }] },
      }),
    });
    const failure = await createTemuShipment(store, order, { timeoutMs: 200 }).catch(
      (error: MarketplaceFailure) => error,
    );
    expect(failure).toMatchObject({ kind: 'unknownOutcome', code: 'timedOut' });
    expect(sent).toHaveLength(1);
    expect(await findTemuPackages(store, 'PO-211-1')).toMatchObject([
      { packageSn: 'PK-1', status: 'pending', orderSns: ['211-1'], createdAt: new Date(1_740_000_000_000) },
      { packageSn: 'PK-2', status: undefined, orderSns: ['211-1'] },
    ]);
  });

  it('is unknown when the answer names no package', async () => {
    const { store } = await fakeTemu({ [create]: '{"packageSnList":[]}' });
    await expect(createTemuShipment(store, order)).rejects.toMatchObject({ kind: 'unknownOutcome' });
  });
});

describe('the results of shipments', () => {
  it('are asked for in batches, and each package stands in one place', async () => {
    const { store, sent } = await fakeTemu(
      {
        'bg.logistics.shipment.result.get'({ raw }) {
          const asked = JSON.parse(raw['packageSnList'] ?? '[]') as string[];
          const row = (sn: string) =>
            `{"packageSn":"${sn}","shippingLabelStatus":${sn === 'PK-4' ? '"x"' : 2},"failReasonText":"no funds","channelId":897039159485005824,"subPackageSnList":null}`;
          return `{"packageInfoResultList":[${asked
            .filter((sn) => sn !== 'PK-3')
            .map(row)
            .join()}]}`;
        },
      },
      { unverified: { ...temuSettings.unverified, packagesPerCall: 2 } },
    );
    const found = await findTemuShipments(store, ['PK-1', 'PK-2', 'PK-3', 'PK-4', 'PK-1']);
    expect(found.shipments).toMatchObject([
      { packageSn: 'PK-1', status: 'failed', failReason: 'no funds', channelId: '897039159485005824' },
      { packageSn: 'PK-2' },
    ]);
    expect(found.missing).toEqual(['PK-3']);
    expect(found.unreadable).toEqual([{ packageSn: 'PK-4', where: 'shippingLabelStatus: not a whole number' }]);
    expect(sent).toHaveLength(2);
  });

  it('that failed are tried again with what is changed', async () => {
    const { store, sent } = await fakeTemu({
      'bg.logistics.shipment.update': (_call, nth) => (nth === 1 ? 'true' : 'false'),
    });
    const retry = { ...plan, packageSn: 'PK-1', confirmAcceptance: ['SUCCESSFUL_RETRY' as const] };
    await retryTemuShipment(store, [retry]);
    expect(sent[0]?.raw['retrySendPackageRequestList']).toMatch(
      /^\[\{"packageSn":"PK-1","warehouseId":"WH-1","shipCompanyId":202398511/,
    );
    await expect(retryTemuShipment(store, [retry])).rejects.toMatchObject({ kind: 'rejected', code: 'resultFalse' });
  });
});

describe('packages that ship later', () => {
  it('are made shipped', async () => {
    const { store, sent } = await fakeTemu({
      'bg.logistics.shipped.package.confirm': (_call, nth) =>
        nth === 1 ? '{"warningMessage":[{"packageSn":"PK-1","warningMessage":"late"}]}' : 'null',
    });
    const packages = [{ packageSn: 'PK-1', trackingNumber: '1Z999AA10123456784', items: [item] }];
    expect(await confirmTemuShipped(store, packages)).toEqual([{ packageSn: 'PK-1', warning: 'late' }]);
    expect(sent[0]?.raw['packageSendInfoList']).toBe(
      '[{"packageSn":"PK-1","trackingNumber":"1Z999AA10123456784","packageDetail":[{"orderSn":"211-1","parentOrderSn":"PO-211-1","quantity":1}]}]',
    );
    expect(await confirmTemuShipped(store, packages)).toEqual([]);
  });

  it('are listed page by page', async () => {
    const { store, sent } = await fakeTemu(
      {
        'bg.order.unshipped.package.get': ({ raw }) =>
          `{"totalItemNum":3,"unshippedPackage":[{"packageSn":"PK-${raw['pageNumber']}","packageDetail":{"shippableOrders":[{"orderSn":"211-1","parentOrderSn":"PO-211-1","quantity":2}],"canceledOrders":null}}]}`,
      },
      { unverified: { ...temuSettings.unverified, pageSizes: { labels: 1, unshippedPackages: 1 } } },
    );
    const found = await findTemuUnshippedPackages(store, ['PO-211-1']);
    expect(found.map(({ packageSn }) => packageSn)).toEqual(['PK-1', 'PK-2', 'PK-3']);
    expect(found[0]).toMatchObject({ items: [{ orderSn: '211-1', quantity: 2 }], cancelledItems: [] });
    expect(sent[0]?.raw['parentOrderSnList']).toBe('["PO-211-1"]');
  });
});
