import { expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { americanParcel, type Item, temuOrder, temuWarehouse } from '../testing/temuShop.ts';

const [ups, fedex] = [699_272_611, 699_272_613];
const numbers = ['1Z5R89390357567127', '1ZXX3150YW44070023', '1Z999AA10123456784'];

async function confirm(sandbox: TestSandbox, requests: object[], sendType = 0) {
  const selfShippingWarehouseId = await temuWarehouse(sandbox);
  const sendRequestList = requests.map((each) => ({ carrierId: ups, selfShippingWarehouseId, ...each }));
  return await callTemu(sandbox, 'bg.logistics.shipment.v2.confirm', { sendType, sendRequestList });
}

const parcel = (trackingNumber: string, orderSendInfoList: Item[]) => ({ trackingNumber, orderSendInfoList });

it('makes an order shipped, once', async () => {
  const sandbox = await makeSandbox();
  const { number: parentOrderSn, items, status } = await temuOrder(sandbox);
  expect((await confirm(sandbox, [parcel(numbers[0]!, items)])).result).toMatchObject({ warningMessage: [] });
  expect(await status()).toBe(4);
  expect((await confirm(sandbox, [parcel(numbers[1]!, items)])).errorCode).toBe(120_012_004);
  const asked = { parentOrderSn, orderSn: items[0]!.orderSn };
  expect((await callTemu(sandbox, 'bg.logistics.shipment.v2.get', asked)).result).toMatchObject({
    shipmentInfoDTO: [
      { carrierId: ups, trackingNumber: numbers[0], quantity: items[0]!.quantity, packageDeliveryType: 1 },
    ],
  });
  const ledger = await sandbox.control<{ act: string; reference: string; done: number }[]>('GET', 'ledger');
  expect(ledger.map(({ done }) => done)).toEqual([1, 0]);
  await sandbox.control('POST', `orders/${parentOrderSn}/deliver`);
  expect(await status()).toBe(5);
});

it.each([
  ['a blank number', { trackingNumber: ' ' }, 120_014_001],
  ['a number that no carrier gives out', { trackingNumber: '12345' }, 120_014_008],
  ['a number of another carrier', { carrierId: fedex }, 120_014_022],
  ['no warehouse', { selfShippingWarehouseId: undefined }, 120_015_527],
  ['an unknown warehouse', { selfShippingWarehouseId: 'WH-1' }, 120_011_085],
  ['an unknown carrier', { carrierId: 1 }, 3_000_000],
])('refuses %s', async (_what, wrong, code) => {
  const sandbox = await makeSandbox();
  const { items, status } = await temuOrder(sandbox);
  expect((await confirm(sandbox, [{ ...parcel(numbers[0]!, items), ...wrong }])).errorCode).toBe(code);
  expect(await status()).toBe(2);
});

it('takes one number for one statement', async () => {
  const sandbox = await makeSandbox();
  const [one, other] = [await temuOrder(sandbox), await temuOrder(sandbox)];
  const both = [parcel(numbers[0]!, one.items), parcel(numbers[0]!, other.items)];
  expect((await confirm(sandbox, both)).errorCode).toBe(120_014_003);
  await confirm(sandbox, [both[0]!]);
  expect((await confirm(sandbox, [both[1]!])).errorCode).toBe(120_014_004);
  expect((await confirm(sandbox, [parcel(numbers[1]!, other.items)])).success).toBe(true);
});

it('lets several orders travel together, all of them wholly', async () => {
  const sandbox = await makeSandbox();
  const [one, other] = [await temuOrder(sandbox), await temuOrder(sandbox)];
  const together = [...one.items, ...other.items];
  expect((await confirm(sandbox, [parcel(numbers[0]!, together)])).errorCode).toBe(3_000_000);
  expect((await confirm(sandbox, [parcel(numbers[0]!, one.items)], 2)).errorCode).toBe(3_000_000);
  expect((await confirm(sandbox, [parcel(numbers[0]!, together)], 2)).success).toBe(true);
  expect([await one.status(), await other.status()]).toEqual([4, 4]);
});

it('ships one order in several parcels, some now and some later', async () => {
  const sandbox = await makeSandbox();
  let order = await temuOrder(sandbox);
  while (order.items.length < 3) order = await temuOrder(sandbox);
  // so many calls in one moment would be too many
  sandbox.pass(1000);
  const [first, second, third] = order.items as [Item, Item, Item];
  expect((await confirm(sandbox, [parcel(numbers[0]!, [first, second])])).errorCode).toBe(3_000_000);
  expect((await confirm(sandbox, [parcel(numbers[0]!, [first])], 1)).errorCode).toBe(3_000_000);
  const two = [parcel(numbers[0]!, [first]), parcel(numbers[1]!, [second])];
  expect((await confirm(sandbox, two, 1)).success).toBe(true);
  expect((await order.detail()).orderList.map(({ orderStatus }) => orderStatus)).toEqual([4, 4, 2]);
  expect(await order.status()).toBe(41);
  expect((await confirm(sandbox, [parcel(numbers[2]!, [third])])).success).toBe(true);
  expect(await order.status()).toBe(4);
});

it('refuses while the buyer asks for something, unless that is turned down', async () => {
  const sandbox = await makeSandbox();
  const { number, items, status } = await temuOrder(sandbox);
  const spec = parcel(numbers[0]!, items);
  await sandbox.control('POST', `orders/${number}/ask-address`);
  expect((await confirm(sandbox, [spec])).errorCode).toBe(120_012_023);
  await sandbox.control('POST', `orders/${number}/ask-cancel`);
  expect((await confirm(sandbox, [{ ...spec, confirmAcceptance: ['DENY_ADDRESS_CHANGE'] }])).errorCode).toBe(
    120_012_030,
  );
  const confirmAcceptance = ['DENY_ADDRESS_CHANGE', 'DENY_CANCELLATION'];
  expect((await confirm(sandbox, [{ ...spec, confirmAcceptance }])).success).toBe(true);
  await sandbox.control('POST', 'clock', { advanceMs: 24 * 3_600_000 });
  expect(await status()).toBe(4);
});

it('puts a carrier of one’s own in place of TEMU’s label', async () => {
  const sandbox = await makeSandbox();
  const { number, items, status } = await temuOrder(sandbox);
  const warehouseId = await temuWarehouse(sandbox);
  const request = {
    warehouseId,
    shipCompanyId: ups,
    shipLogisticsType: 'Ground',
    ...americanParcel,
    orderSendInfoList: items,
  };
  const made = await callTemu(sandbox, 'bg.logistics.shipment.create', {
    sendType: 0,
    shipLater: true,
    sendRequestList: [request],
  });
  expect((await confirm(sandbox, [parcel(numbers[0]!, items)])).errorCode).toBe(120_012_020);
  sandbox.pass(3000);
  const [packageSn] = (made.result as { packageSnList: string[] }).packageSnList;
  const change = { packageSn, trackingNumber: numbers[2], shipCompanyId: ups, selfShippingWarehouseId: warehouseId };
  const edit = await callTemu(sandbox, 'bg.logistics.shipment.shippingtype.update', {
    editPackageRequestList: [change],
  });
  expect([edit.result, await status()]).toEqual([true, 4]);
  const { orders } = await sandbox.control<{ orders: { number: string; tracking: string[] }[] }>('GET', 'orders');
  expect(orders.find((each) => each.number === number)!.tracking).toEqual([numbers[2]]);
});
