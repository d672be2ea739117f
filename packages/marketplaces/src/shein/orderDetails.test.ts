import { describe, expect, it } from 'vitest';
import { read, fakeShein } from '../testing/fakeShein.ts';
import { getSheinOrder, getSheinOrders } from './orderDetails.ts';

const path = '/open-api/order/order-detail';

const full = `{"orderNo":"GS1","billNo":"B1","orderType":1,"orderStatus":2,"stockMode":3,"optionalLogisticsList":[1,2],
  "orderPlaceType":2,"orderLogisticsType":1,"printOrderStatus":2,"unProcessReason":[10,99],"isOverLimitOrder":2,"isCod":2,
  "salesSite":"shein-us","receiveMsg":{"country":"US","province":"California","city":"","postCode":"90001"},
  "orderGoodsInfoList":[
    {"goodsId":5230236437987443003,"skuCode":"I7be1tn2tfoo","sellerSku":"TEE-BLK-M","goodsTitle":"印花T恤","newGoodsStatus":2,
     "goodsExchangeTag":1,"storageTag":2,"sellerCurrencyPrice":12.30,"orderCurrency":"USD",
     "skuAttribute":[{"attrValueId":417,"attrName":"黑色","language":"zh-cn"}],"customizationInfo":null},
    {"goodsId":"5230236437987443004","skuCode":"I7be1tn2tfoo","newGoodsStatus":2,"goodsExchangeTag":2,"skuAttribute":null},
    {"goodsId":5230236437987443005,"skuCode":"I7be1tn2tfoo","newGoodsStatus":6,"goodsExchangeTag":1}],
  "packageWaybillList":[{"packageNo":"P1","deliveryNo":"GU1","waybillNo":"1Z999AA10123456784","carrier":"UPS",
    "productInventoryList":[{"productId":5230236437987443003}]}],
  "orderTime":"2026-03-08T23:30:00.000+0800","requestDeliveryTime":"2026-03-10T23:59:59.000+0800","paymentTime":"",
  "productTotalPrice":"36.90","orderCurrency":"USD"}`;

const minimal = (orderNo: string) => ({ orderNo, orderStatus: 1, orderGoodsInfoList: [] });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `GS${index}`);
const asked = (body: string) => (JSON.parse(body) as { orderNoList: string[] }).orderNoList;

describe('the details of orders', () => {
  it('are told in our words, without the loss of a digit', async () => {
    const { store } = await fakeShein({ [path]: () => `{"code":"0","msg":"OK","info":[${full}],"traceId":"f00d"}` });
    const order = await getSheinOrder(store, 'GS1');
    expect(order).toMatchObject({
      type: 'normal',
      status: 'toShip',
      statusCode: 2,
      stock: 'merchant',
      mayUsePlatformLogistics: true,
      mayShipOurselves: true,
      carrierChosenBy: 'merchant',
      platformLogisticsChosen: true,
      processable: false,
      obstacles: [
        { code: 10, name: 'noWarehouseAddress' },
        { code: 99, name: undefined },
      ],
      needsSplitDecision: false,
      cashOnDelivery: false,
      destination: { country: 'US', province: 'California', city: undefined, postCode: '90001' },
      total: '36.90',
      orderedAt: new Date('2026-03-08T15:30:00Z'),
      shipBefore: new Date('2026-03-10T15:59:59Z'),
      paidAt: undefined,
    });
    expect(order.units).toMatchObject([
      {
        goodsId: '5230236437987443003',
        title: '印花T恤',
        price: '12.30',
        exchange: 'none',
        toBeShipped: true,
        shortOfStock: true,
      },
      { goodsId: '5230236437987443004', exchange: 'replaced', toBeShipped: false, attributes: [] },
      { goodsId: '5230236437987443005', status: 'refunded', toBeShipped: false },
    ]);
    expect(order.parcels).toMatchObject([
      { deliveryNo: 'GU1', trackingNumber: '1Z999AA10123456784', carrier: 'UPS', goodsIds: ['5230236437987443003'] },
    ]);
  });

  it('come thirty at a time, each number once', async () => {
    const { store, received } = await fakeShein({ [path]: (body) => asked(body).map(minimal) });
    const { orders, missing } = await getSheinOrders(store, [...numbers(61), 'GS0']);
    expect(orders.map(({ orderNo }) => orderNo)).toEqual(numbers(61));
    expect(missing).toEqual([]);
    expect(received.map(({ body }) => asked(body).length)).toEqual([30, 30, 1]);
  });

  it('name what SHEIN left out and what cannot be read', async () => {
    const odd = { orderNo: 'GS1', orderStatus: 1, orderGoodsInfoList: [{ goodsId: 'x', skuCode: 'S' }] };
    const { store } = await fakeShein({ [path]: () => [minimal('GS0'), odd, minimal('STRANGER'), 7] });
    expect(await getSheinOrders(store, ['GS0', 'GS1', 'GS2'])).toMatchObject({
      orders: [{ orderNo: 'GS0' }],
      unreadable: [{ orderNo: 'GS1', where: 'orderGoodsInfoList.0.goodsId: not an id' }],
      missing: ['GS2'],
      refused: [],
    });
    await expect(getSheinOrder(store, 'GS1')).rejects.toMatchObject({ kind: 'malformed' });
    await expect(getSheinOrder(store, 'GS2')).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('are given for all others when SHEIN refuses one', async () => {
    const refuseBad = (body: string) =>
      asked(body).includes('GS7') ? '{"code":"e1","msg":"订单不存在"}' : asked(body).map(minimal);
    const { store } = await fakeShein({ [path]: refuseBad });
    const { orders, refused } = await getSheinOrders(store, numbers(30));
    expect(orders).toHaveLength(29);
    expect(refused).toMatchObject([
      { orderNo: 'GS7', failure: { kind: 'rejected', code: 'e1', reason: '订单不存在' } },
    ]);
    await expect(getSheinOrder(store, 'GS7')).rejects.toMatchObject({ kind: 'rejected', code: 'e1' });
  });

  it('fail as a whole when it is not about the orders', async () => {
    const { store } = await fakeShein({ [path]: () => '{"code":"e2","msg":"参数异常"}' });
    await expect(getSheinOrders(store, numbers(4))).rejects.toMatchObject({ kind: 'rejected', code: 'e2' });
  });

  it('ignore fields that are new to us', async () => {
    const { store } = await fakeShein({
      [path]: () => [read('{"orderNo":"GS1","orderStatus":1,"brandNew":{"a":[1]}}')],
    });
    expect((await getSheinOrder(store, 'GS1')).units).toEqual([]);
  });
});
