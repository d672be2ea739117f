import { describe, expect, it } from 'vitest';
import { makeSandbox, start } from '../testing/makeSandbox.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { temuOrder, temuWarehouse } from '../testing/temuShop.ts';
import { productSkcId } from './endpoints/stock.ts';

const list = 'bg.order.list.v2.get';
const now = start / 1000;
/** Of a parent order, in the answers. */
const temuPending = 1;

interface Page {
  totalItemNum: number;
  pageItems: {
    parentOrderMap: {
      parentOrderSn: string;
      parentOrderStatus: number;
      updateTime: number;
      parentOrderLabel: { name: string; value: number }[];
    };
    orderList: {
      orderSn: string;
      quantity: number;
      originalOrderQuantity: number;
      canceledQuantityBeforeShipment: number;
    }[];
  }[];
}

describe('the list of orders', () => {
  it('has pages, newest first, and nothing from outside of its window', async () => {
    const sandbox = await makeSandbox();
    await sandbox.orders({ count: 7, withinHours: 48 }, 's4');
    const window = { updateAtStart: now - 86_400, updateAtEnd: now, sortby: 'updateTime' };
    const all = (await callTemu(sandbox, list, { ...window, pageSize: 100 })).result as Page;
    const times = all.pageItems.map(({ parentOrderMap }) => parentOrderMap.updateTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(now - 86_400);
    const past = { ...window, updateAtStart: now - 172_800, updateAtEnd: now - 86_401 };
    const before = (await callTemu(sandbox, list, { ...past, pageSize: 100 })).result as Page;
    expect([before.totalItemNum + all.totalItemNum, before.totalItemNum > 0]).toEqual([7, true]);
    const second = (await callTemu(sandbox, list, { ...window, pageNumber: 2, pageSize: 2 })).result as Page;
    expect(second.totalItemNum).toBe(all.totalItemNum);
    expect(second.pageItems).toEqual(all.pageItems.slice(2, 4));
  });

  it('tells at once of orders that are older than the time in which buyers may change them', async () => {
    const sandbox = await makeSandbox();
    await sandbox.orders({ count: 40, withinHours: 0.1, olderThanMinutes: 3 }, 's4');
    const { pageItems } = (await callTemu(sandbox, list, { pageSize: 100 })).result as Page;
    const states = pageItems.map(({ parentOrderMap }) => parentOrderMap.parentOrderStatus);
    expect(states).toHaveLength(40);
    expect(states).not.toContain(temuPending);
  });

  it.each([
    [{ pageSize: 101 }, 3_000_000],
    [{ parentOrderSnList: Array.from({ length: 21 }, String) }, 3_000_000],
    [{ createAfter: now }, 140_020_013],
    [{ createAfter: start, createBefore: start }, 140_020_014],
    [{ createAfter: now, createBefore: now - 1 }, 140_020_012],
  ])('refuses %o', async (fields, code) => {
    const sandbox = await makeSandbox();
    expect((await callTemu(sandbox, list, fields)).errorCode).toBe(code);
  });

  it.each([{ pageSize: '10' }, { createAfter: String(now - 60), createBefore: String(now) }, { regionId: null }])(
    'takes %o',
    async (fields) => {
      const sandbox = await makeSandbox();
      expect((await callTemu(sandbox, list, fields)).errorCode).toBe(1_000_000);
    },
  );

  it('says in the log of calls which names nobody read', async () => {
    const sandbox = await makeSandbox();
    expect((await callTemu(sandbox, list, { pagesize: 10 })).errorCode).toBe(1_000_000);
    expect(await sandbox.control('GET', 'requests?limit=1')).toMatchObject([
      { endpoint: `temu:${list}`, ignored: ['pagesize'] },
    ]);
  });

  it('belongs to one store', async () => {
    const sandbox = await makeSandbox();
    const [parentOrderSn] = await sandbox.orders({}, 's5');
    expect((await callTemu(sandbox, list)).result).toMatchObject({ totalItemNum: 0 });
    expect((await callTemu(sandbox, 'bg.order.detail.v2.get', { parentOrderSn })).errorCode).toBe(140_020_002);
    expect(
      (await callTemu(sandbox, 'bg.order.detail.v2.get', { parentOrderSn }, { store: 's5' })).result,
    ).toMatchObject({
      parentOrderMap: { parentOrderSn, regionName1: 'Deutschland', batchOrderNumberList: null },
    });
  });
});

it('keeps an order pending for a while, without address or amounts', async () => {
  const sandbox = await makeSandbox();
  const [parentOrderSn] = await sandbox.orders({}, 's4');
  const ask = (type: string) => callTemu(sandbox, type, { parentOrderSn });
  expect((await ask('bg.order.detail.v2.get')).result).toMatchObject({
    parentOrderMap: { parentOrderStatus: 1, parentConfirmTime: null },
  });
  expect((await ask('bg.order.shippinginfo.v2.get')).errorCode).toBe(180_020_003);
  expect((await ask('bg.order.amount.query')).errorCode).toBe(140_020_008);
  sandbox.pass(2 * 60_000);
  expect((await ask('bg.order.detail.v2.get')).result).toMatchObject({
    parentOrderMap: { parentOrderStatus: 2, parentConfirmTime: now + 120 },
  });
  const [masked, plain] = [await ask('bg.order.shippinginfo.v2.get'), await ask('bg.order.decryptshippinginfo.get')];
  expect(masked.result).toMatchObject({ warning: { isRestriction: false } });
  const known = await sandbox.control<{ buyer: { phone: string } }>('GET', `orders/${parentOrderSn}`);
  expect([masked, plain].map(({ result }) => (result as { mobile: string }).mobile === known.buyer.phone)).toEqual([
    false,
    true,
  ]);
});

it('is cancelled a day after the buyer asked, unless the seller shipped it', async () => {
  const sandbox = await makeSandbox();
  const [number] = await sandbox.orders({ withinHours: 24 }, 's4');
  const find = async () =>
    ((await callTemu(sandbox, list, { parentOrderSnList: [number] })).result as Page).pageItems[0]!;
  await sandbox.control('POST', `orders/${number}/ask-cancel`);
  const asked = { name: 'pending_buyer_cancellation', value: 1 };
  expect((await find()).parentOrderMap).toMatchObject({ parentOrderStatus: 2 });
  expect((await find()).parentOrderMap.parentOrderLabel).toContainEqual(asked);
  await sandbox.control('POST', 'clock', { advanceMs: 24 * 3_600_000 });
  const { parentOrderMap, orderList } = await find();
  expect(parentOrderMap.parentOrderStatus).toBe(3);
  for (const line of orderList)
    expect(line).toMatchObject({ quantity: 0, canceledQuantityBeforeShipment: line.originalOrderQuantity });
});

it('loses a piece when the buyer wants fewer', async () => {
  const sandbox = await makeSandbox();
  await sandbox.orders({ count: 30, withinHours: 24 }, 's4');
  const { pageItems } = (await callTemu(sandbox, list, { pageSize: 100 })).result as Page;
  const several = pageItems.find(({ orderList }) => orderList.some(({ quantity }) => quantity > 1))!;
  const { parentOrderSn } = several.parentOrderMap;
  await sandbox.control('POST', `orders/${parentOrderSn}/cancel-piece`);
  const after = (await callTemu(sandbox, list, { parentOrderSnList: [parentOrderSn] })).result as Page;
  const sum = (orderList: Page['pageItems'][number]['orderList']) =>
    orderList.reduce((all, { quantity }) => all + quantity, 0);
  expect(sum(after.pageItems[0]!.orderList)).toBe(sum(several.orderList) - 1);
});

it('has warehouses by site for products, and by themselves for orders', async () => {
  const sandbox = await makeSandbox();
  const stock = await callTemu(
    sandbox,
    'bg.btg.goods.stock.warehouse.list.get',
    { siteIdList: [100, 105] },
    { zone: 'pa' },
  );
  expect(stock.result).toMatchObject({
    warehouseDTOList: [
      { siteId: 100, validWarehouseList: [{}, {}] },
      { siteId: 105, validWarehouseList: [] },
    ],
  });
  const shipping = await callTemu(sandbox, 'bg.logistics.warehouse.list.get', {
    returnEnableBuyShippingLabelOnly: true,
  });
  expect((shipping.result as { warehouseList: object[] }).warehouseList).toHaveLength(1);
});

it('tells what buyers have had put on goods, and nothing of plain ones', async () => {
  const sandbox = await makeSandbox();
  await sandbox.orders({ count: 30, withinHours: 24 }, 's4');
  const { pageItems } = (await callTemu(sandbox, list, { pageSize: 100 })).result as {
    pageItems: { orderList: { orderSn: string; orderLabel: { name: string; value: number }[] }[] }[];
  };
  const lines = pageItems.flatMap(({ orderList }) => orderList);
  const [custom, plain] = [1, 0].map(
    (value) => lines.find(({ orderLabel }) => orderLabel[0]!.value === value)!.orderSn,
  );
  const ask = (orderSnList: unknown[]) => callTemu(sandbox, 'bg.order.customization.get', { orderSnList });
  expect((await ask([custom, plain])).result).toMatchObject([{ orderSn: custom }]);
  expect((await ask(Array.from({ length: 11 }, () => custom))).errorCode).toBe(3_000_000);
  expect((await ask(['211-1'])).errorCode).toBe(140_020_002);
});

it('tells the stock of a product in one colour, by size and warehouse', async () => {
  const sandbox = await makeSandbox();
  const [listing] = sandbox.core.world.store('s4').listings;
  const type = 'bg.btg.goods.stock.quantity.get';
  const fields = { productSkcId: productSkcId(listing!) };
  const { result } = await callTemu(sandbox, type, fields, { zone: 'pa' });
  const { productSkuStockList } = result as { productSkuStockList: { productSkuId: number; warehouseId: string }[] };
  expect(productSkuStockList.length).toBeGreaterThan(2);
  expect(new Set(productSkuStockList.map(({ warehouseId }) => warehouseId)).size).toBe(2);
  expect((await callTemu(sandbox, type, { productSkcId: 1 }, { zone: 'pa' })).errorCode).toBe(2_000_000);
  expect((await callTemu(sandbox, type, {}, { zone: 'pa' })).errorCode).toBe(3_000_000);
});

it('remembers orders, packages and tokens in a snapshot', async () => {
  const [one, other] = [await makeSandbox(), await makeSandbox()];
  const { number, items } = await temuOrder(one);
  await one.control('POST', 'stores/s5/unbind');
  const request = { carrierId: 699_272_611, trackingNumber: '1Z5R89390357567127', orderSendInfoList: items };
  const sendRequestList = [{ ...request, selfShippingWarehouseId: await temuWarehouse(one) }];
  await callTemu(one, 'bg.logistics.shipment.v2.confirm', { sendType: 0, sendRequestList });
  other.core.load(structuredClone(one.core.save()));
  for (const sandbox of [one, other])
    expect((await callTemu(sandbox, 'bg.order.detail.v2.get', { parentOrderSn: number })).result).toMatchObject({
      parentOrderMap: { parentOrderStatus: 4 },
      orderList: items.map(({ orderSn }) => ({ orderSn, packageSnInfo: [{}] })),
    });
  expect((await callTemu(other, list, {}, { store: 's5' })).success).toBe(true);
});
