import { describe, expect, it } from 'vitest';
import { hangsUp, fakeServer, testContext } from '../testing/fakeServer.ts';
import { appAt, read, secretKey, fakeShein } from '../testing/fakeShein.ts';
import { acceptSheinOrder, getSheinAddress } from './address.ts';
import { findSheinChannels, findSheinPlacements, getSheinPlacement, placeSheinParcel } from './onlineLogistics.ts';
import { openSheinStore } from './sheinStore.ts';
import { sheinSettings } from './settings.ts';
import { findSheinShippingAddresses, findSheinWarehousesFor } from './warehouses.ts';
import { type SheinWaybill, uploadSheinWaybills } from './waybills.ts';

const goodsId = '5230236437987443003';

async function brokenSide(reply: Parameters<typeof fakeServer>[0]) {
  const { address, received } = await fakeServer(reply);
  const credentials = { name: 'Store 1', openKeyId: 'OPENKEY', secretKey };
  return { store: openSheinStore(appAt(address), credentials, testContext().context), received };
}

describe('the address', () => {
  const path = '/open-api/order/export-address';
  const info = {
    receiveMsgList: [{ orderNo: 'GS1', firstName: 'Zoë', postCode: 90001, addressExt: '' }],
    unProcessReason: [],
  };

  it('is read without a change', async () => {
    const { store, received } = await fakeShein({ [path]: () => info });
    expect(await getSheinAddress(store, 'GS1')).toMatchObject({
      receiver: { firstName: 'Zoë', postCode: '90001', addressExt: undefined },
      obstacles: [],
    });
    expect(received[0]?.body).toBe('{"orderNo":"GS1","handleType":1}');
  });

  it('may be held back', async () => {
    const { store } = await fakeShein({ [path]: () => ({ receiveMsgList: null, unProcessReason: [2] }) });
    expect(await getSheinAddress(store, 'GS1')).toEqual({
      receiver: undefined,
      obstacles: [{ code: 2, name: 'customerServiceChecks' }],
    });
  });

  it('is taken together with the order once only', async () => {
    const { store, received } = await brokenSide(hangsUp);
    await expect(acceptSheinOrder(store, 'GS1')).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(received.map(({ body }) => body)).toEqual(['{"orderNo":"GS1","handleType":2}']);
  });
});

describe('waybills', () => {
  const path = '/open-api/order/import-batch-multiple-express';
  const waybill = (id: string): SheinWaybill => ({ goodsId: id, trackingNumber: `1Z${id}`, carrier: 'UPS' });
  const refusal = (id: string, errorMsg: string | null) =>
    read(`{"goodsId":${id},"expressCode":"1Z${id}","errorMsg":${JSON.stringify(errorMsg)}}`);

  it('travel with their ids as bare numbers', async () => {
    const { store, received } = await fakeShein({ [path]: () => [] });
    const off = { ...waybill(goodsId), channelCode: 'C1', remove: true };
    await uploadSheinWaybills(store, 'GS1', [waybill(goodsId), off]);
    expect(received[0]?.body).toBe(
      `{"orderNo":"GS1","infoList":[{"goodsId":${goodsId},"expressCode":"1Z${goodsId}","expressIdCode":"UPS","status":2},` +
        `{"goodsId":${goodsId},"expressCode":"1Z${goodsId}","expressIdCode":"UPS","expressChannelCode":"C1","status":1}]}`,
    );
  });

  it('are done but for the rows that come back', async () => {
    const { store } = await fakeShein({ [path]: () => [refusal('2', '单号格式错误')] });
    expect(await uploadSheinWaybills(store, 'GS1', ['1', '2', '3'].map(waybill))).toEqual({
      done: [waybill('1'), waybill('3')],
      refused: [{ waybill: waybill('2'), reason: '单号格式错误' }],
      stopped: undefined,
    });
  });

  it('that come back without a reason are taken as it is configured', async () => {
    const outcomes = (['refused', 'done'] as const).map(async (waybillRowWithoutReason) => {
      const settings = { ...sheinSettings, unverified: { ...sheinSettings.unverified, waybillRowWithoutReason } };
      const { store } = await fakeShein({ [path]: () => [refusal('1', null)] }, settings);
      const { done, refused } = await uploadSheinWaybills(store, 'GS1', [waybill('1')]);
      return [done.length, refused.length];
    });
    expect(await Promise.all(outcomes)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each(['null', '{}', '[]', '""'])('are all done after %s', async (info) => {
    const { store } = await fakeShein({ [path]: () => `{"code":"0","info":${info}}` });
    expect((await uploadSheinWaybills(store, 'GS1', [waybill('1')])).done).toHaveLength(1);
  });

  it('beyond a hundred are sent in turn, and a failure says how far it came', async () => {
    const many = Array.from({ length: 250 }, (_, index) => waybill(String(index)));
    const { store, received } = await fakeShein({ [path]: (_body, call) => (call === 1 ? 'no JSON' : []) });
    const outcome = await uploadSheinWaybills(store, 'GS1', many);
    expect(outcome.done).toEqual(many.slice(0, 100));
    expect(outcome.stopped).toMatchObject({
      failure: { kind: 'unknownOutcome' },
      waybills: many.slice(100, 200),
      notSent: many.slice(200),
    });
    expect(received).toHaveLength(2);
  });

  it('are not sent again when no answer came', async () => {
    const { store, received } = await brokenSide(hangsUp);
    await expect(uploadSheinWaybills(store, 'GS1', [waybill('1')])).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(received).toHaveLength(1);
  });

  it('need real ids', async () => {
    const { store, received } = await fakeShein({});
    await expect(uploadSheinWaybills(store, 'GS1', [waybill('1,"status":1')])).rejects.toThrow(TypeError);
    expect(received).toHaveLength(0);
  });
});

describe("the platform's logistics", () => {
  const offer = {
    orderNo: 'GS1',
    warehouseAddressCode: 'WH1',
    sizeCm: { length: '30', width: '20.5', height: '3' },
    weightGrams: '210',
  };

  it('offer channels with their price', async () => {
    const path = '/open-api/gsp/order-mapping-channels';
    const channel =
      '{"expressId":897039159485005824,"expressIdCode":"UPS","expressChannelCode":"UPS-G","performanceCost":4.50,"currencyCode":"USD","estimateMinDay":"3","estimateMaxDay":5}';
    const { store, received } = await fakeShein({
      [path]: () => `{"code":"0","info":{"preRequestId":"POJ1","channelInfoList":[${channel}]}}`,
    });
    expect(await findSheinChannels(store, { ...offer, goodsIds: [goodsId] })).toEqual({
      preRequestId: 'POJ1',
      channels: [
        {
          channelCode: 'UPS-G',
          carrier: 'UPS',
          carrierId: '897039159485005824',
          name: undefined,
          cost: '4.50',
          currency: 'USD',
          minDays: 3,
          maxDays: 5,
        },
      ],
    });
    expect(received[0]?.body).toBe(
      '{"orderNo":"GS1","warehouseAddressCode":"WH1","packageSizeInfo":{"packageLength":"30","packageWidth":"20.5",' +
        '"packageHeight":"3","unit":"cm"},"packageWeightInfo":{"packageWeight":"210","unit":"g"},' +
        `"prePackageInfo":{"goodsIds":[${goodsId}]}}`,
    );
  });

  const placing = { preRequestId: 'POJ1', channelCode: 'UPS-G', parcels: [{ orderNo: 'GS1' }] };
  const place = '/open-api/gsp/place-express-order';
  const check = '/open-api/gsp/check-express-order';
  const detail = '/open-api/order/order-detail';

  it('take an order for a parcel once, and it is found by asking', async () => {
    const parcels = [{ deliveryNo: 'GU1', productInventoryList: [] }, { deliveryNo: 'GU1' }, { deliveryNo: '' }];
    const { store, received } = await fakeShein({
      [place]: () => 'acted, and then broke down',
      [detail]: () => [{ orderNo: 'GS1', orderStatus: 2, packageWaybillList: parcels }],
      [check]: () => ({
        placeRequestId: 'R1',
        deliveryNo: 'GU1',
        handleResult: 2,
        printStatus: 1,
        expressChannelCode: 'UPS-G',
      }),
    });
    await expect(placeSheinParcel(store, placing)).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(await findSheinPlacements(store, 'GS1')).toMatchObject([
      { deliveryNo: 'GU1', state: 'placed', printed: false },
    ]);
    expect(received.map(({ url, body }) => [url.pathname, body])).toEqual([
      [place, '{"preRequestId":"POJ1","expressChannelCode":"UPS-G","packageInfoList":[{"orderNo":"GS1"}]}'],
      [detail, '{"orderNoList":["GS1"]}'],
      [check, '{"deliveryNo":"GU1"}'],
    ]);
  });

  it('are not said to have nothing while the order cannot be seen', async () => {
    for (const info of [[], [{ orderNo: 'GS1', orderStatus: 'odd' }]]) {
      const { store } = await fakeShein({ [detail]: () => info });
      await expect(findSheinPlacements(store, 'GS1')).rejects.toThrow('order-detail');
    }
  });

  it('say how an order for a parcel ended', async () => {
    const { store } = await fakeShein({
      [place]: () => ({ placeRequestId: 'R1', deliveryNo: null }),
      [check]: () => ({ handleResult: '3', placeStateFailReasonDesc: '余额不足' }),
    });
    expect(await placeSheinParcel(store, placing)).toEqual({ placeRequestId: 'R1', deliveryNo: undefined });
    expect(await getSheinPlacement(store, { placeRequestId: 'R1' })).toMatchObject({
      state: 'failed',
      failReason: '余额不足',
    });
  });

  it('name the places they pick up from', async () => {
    const address = { country: 'US', state: 'California', address1: '1 Main St' };
    const { store, received } = await fakeShein({
      '/open-api/gsp/warehouse-address': () => ({
        openApiAddressInfos: [{ warehouseAddressCode: 'WH1', salesSite: ['shein-us'], addressInfo: address }],
      }),
      '/open-api/gsp/available-shipping-warehouse': () => ({
        orderNo: 'GS1',
        availableWarehouses: [{ warehouseAddressCode: 'WH1', availableStatus: 2, unavailableReason: '超重' }],
      }),
    });
    expect(await findSheinShippingAddresses(store)).toMatchObject([
      { code: 'WH1', salesSites: ['shein-us'], address: { province: 'California', address1: '1 Main St' } },
    ]);
    expect(await findSheinWarehousesFor(store, 'GS1')).toMatchObject([
      { addressCode: 'WH1', statusCode: 2, reason: '超重' },
    ]);
    expect(received.map(({ body }) => body)).toEqual(['{}', '{"orderNo":"GS1"}']);
  });
});
