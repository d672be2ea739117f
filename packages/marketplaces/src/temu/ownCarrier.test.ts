import { describe, expect, it } from 'vitest';
import { hangsUp } from '../testing/fakeServer.ts';
import { fakeTemu, refuses } from '../testing/fakeTemu.ts';
import { changeTemuTracking, confirmTemuOwnShipment, findTemuCarriers, findTemuOwnShipments } from './ownCarrier.ts';
import type { TemuOwnShipment } from './ownCarrier.ts';
import { changeTemuSubscriptions } from './subscriptions.ts';

const confirm = 'bg.logistics.shipment.v2.confirm';
const shipment: TemuOwnShipment = {
  sendType: 'whole',
  packages: [
    {
      carrierId: '998264743',
      trackingNumber: '1Z999AA10123456784',
      warehouseId: 'WH-1',
      items: [{ orderSn: '211-1', parentOrderSn: 'PO-211-1', quantity: 1, skuId: '37386079732361' }],
    },
  ],
};

describe('carriers of a region', () => {
  it('come as a bare list', async () => {
    const { store, sent } = await fakeTemu({
      'bg.logistics.companies.get':
        '[{"logisticsServiceProviderId":998264743,"logisticsServiceProviderName":"UPS","logisticsBrandName":null}]',
    });
    expect(await findTemuCarriers(store, '211')).toEqual([{ carrierId: '998264743', name: 'UPS', brand: undefined }]);
    expect(sent[0]?.raw['regionId']).toBe('211');
  });
});

describe('a list that comes under a name', () => {
  const carrier = '{"logisticsServiceProviderId":1,"logisticsServiceProviderName":"UPS"}';

  it.each([`[${carrier}]`, `{"items":[${carrier}]}`])('is read: %s', async (json) => {
    const { store } = await fakeTemu({ 'bg.logistics.companies.get': json });
    expect(await findTemuCarriers(store, '211')).toMatchObject([{ carrierId: '1', name: 'UPS' }]);
  });

  it.each([
    '{"shipmentInfoDTO":[{"trackingNumber":"1Z"}]}',
    '{"items":[{"trackingNumber":"1Z"}]}',
    '[{"trackingNumber":"1Z"}]',
  ])('of shipments is read: %s', async (json) => {
    const { store } = await fakeTemu({ 'bg.logistics.shipment.v2.get': json });
    const order = { parentOrderSn: 'PO-211-1', orderSn: '211-1' };
    expect(await findTemuOwnShipments(store, order)).toMatchObject([{ trackingNumber: '1Z' }]);
  });

  it.each(['{"rows":[]}', '"none"', '7'])('is no empty one where it cannot be found: %s', async (json) => {
    const { store } = await fakeTemu({ 'bg.logistics.shipment.v2.get': json, 'bg.logistics.companies.get': json });
    const order = { parentOrderSn: 'PO-211-1', orderSn: '211-1' };
    await expect(findTemuOwnShipments(store, order)).rejects.toMatchObject({ kind: 'malformed' });
    await expect(findTemuCarriers(store, '211')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a shipment with a carrier of our own', () => {
  it('is told with bare ids', async () => {
    const { store, sent } = await fakeTemu({ [confirm]: '{"warningMessage":["late"],"assistantAgreementText":null}' });
    expect(await confirmTemuOwnShipment(store, shipment)).toEqual({ warnings: ['late'], agreement: undefined });
    expect(sent[0]?.raw).toMatchObject({
      sendType: '0',
      sendRequestList:
        '[{"carrierId":998264743,"trackingNumber":"1Z999AA10123456784","selfShippingWarehouseId":"WH-1","orderSendInfoList":' +
        '[{"orderSn":"211-1","parentOrderSn":"PO-211-1","quantity":1,"skuId":37386079732361}]}]',
    });
  });

  it('is told once, and found by asking when nobody answered', async () => {
    const { store, sent } = await fakeTemu({
      [confirm]: () => hangsUp,
      'bg.logistics.shipment.v2.get':
        '{"shipmentInfoDTO":[{"packageSn":"PK-1","carrierId":998264743,"carrierName":"UPS","trackingNumber":"1Z999AA10123456784","skuId":37386079732361,"quantity":1,"packageDeliveryType":1,"trackingWarningLabel":0}]}',
    });
    await expect(confirmTemuOwnShipment(store, shipment)).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(sent).toHaveLength(1);
    expect(await findTemuOwnShipments(store, { parentOrderSn: 'PO-211-1', orderSn: '211-1' })).toMatchObject([
      { trackingNumber: '1Z999AA10123456784', carrier: 'UPS', delivery: 'ownCarrier', quantity: 1 },
    ]);
  });

  it('of an order that has none is an empty list', async () => {
    const { store } = await fakeTemu({ 'bg.logistics.shipment.v2.get': 'null' });
    expect(await findTemuOwnShipments(store, { parentOrderSn: 'PO-211-1', orderSn: '211-1' })).toEqual([]);
  });

  it('can get another number', async () => {
    const { store, sent } = await fakeTemu({ 'bg.logistics.shipment.shippingtype.update': 'true' });
    await changeTemuTracking(store, [{ packageSn: 'PK-1', trackingNumber: '1Z2', carrierId: '9007199254740993' }]);
    expect(sent[0]?.raw['editPackageRequestList']).toBe(
      '[{"packageSn":"PK-1","trackingNumber":"1Z2","shipCompanyId":9007199254740993}]',
    );
  });
});

describe('subscriptions', () => {
  it('are changed twenty at a time', async () => {
    const { store, sent } = await fakeTemu({ 'bg.tmc.message.update': 'true' });
    await changeTemuSubscriptions(store, { permit: Array.from({ length: 21 }, (_, n) => `e${n}`), cancel: ['old'] });
    expect(sent.map(({ raw }) => [raw['permitEventCodeList'], raw['cancelEventCodeList']])).toEqual([
      [expect.stringContaining('"e19"]'), undefined],
      ['["e20"]', undefined],
      [undefined, '["old"]'],
    ]);
  });

  it('say why not', async () => {
    const { store } = await fakeTemu({ 'bg.tmc.message.update': refuses('110020005', 'unknown event') });
    await expect(changeTemuSubscriptions(store, { permit: ['x'] })).rejects.toMatchObject({ reason: 'unknown event' });
  });
});
