import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { callTemu, temuKeys, temuSign } from '../testing/temuCaller.ts';
import { americanParcel, type Item, temuOrder, temuWarehouse } from '../testing/temuShop.ts';
import { digits } from '../json.ts';

const ups = { shipCompanyId: 699_272_611, channelId: digits('897039159485005824') };

async function create(
  sandbox: TestSandbox,
  requests: Item[][],
  { sendType = 0, shipLater = true, ...more }: Record<string, unknown> = {},
) {
  const warehouseId = await temuWarehouse(sandbox);
  const sendRequestList = requests.map((orderSendInfoList) => ({
    warehouseId,
    ...ups,
    ...americanParcel,
    orderSendInfoList,
    ...more,
  }));
  return await callTemu(sandbox, 'bg.logistics.shipment.create', { sendType, shipLater, sendRequestList });
}

const packagesIn = (answer: { result: unknown }) => (answer.result as { packageSnList: string[] }).packageSnList;

async function result(sandbox: TestSandbox, packageSnList: string[]) {
  const answer = await callTemu(sandbox, 'bg.logistics.shipment.result.get', { packageSnList });
  return (answer.result as { packageInfoResultList: Record<string, unknown>[] }).packageInfoResultList[0]!;
}

async function link(sandbox: TestSandbox, packageSn: string): Promise<string> {
  const fields = { packageSnList: [packageSn], documentType: 'SHIPPING_LABEL_PDF' };
  const answer = await callTemu(sandbox, 'bg.logistics.shipment.document.get', fields);
  const { url } = (answer.result as { shippingLabelUrlList: { url: string }[] }).shippingLabelUrlList[0]!;
  return url.replace(/^https?:\/\/[^/]+/, '');
}

async function download(sandbox: TestSandbox, url: string, changed: Record<string, string> = {}) {
  const { appKey, appSecret, accessToken } = await temuKeys(sandbox);
  const headers = {
    'toa-app-key': appKey,
    'toa-access-token': accessToken,
    'toa-random': '01234567890123456789012345678901',
    'toa-timestamp': String(sandbox.core.world.clock.now() / 1000),
    ...changed,
  };
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, JSON.stringify(value)]));
  return await sandbox.app.inject({ url, headers: { 'toa-sign': temuSign(texts, appSecret), ...headers, ...changed } });
}

describe('buying a label from TEMU', () => {
  it('goes from the prices to a label whose bars hold the package’s number', async () => {
    const sandbox = await makeSandbox();
    const { number, items, status, detail } = await temuOrder(sandbox);
    const offers = await callTemu(sandbox, 'bg.logistics.shippingservices.get', {
      warehouseId: await temuWarehouse(sandbox),
      orderSnList: items.map(({ orderSn }) => orderSn),
      ...americanParcel,
    });
    expect(offers.result).toMatchObject({
      onlineChannelDtoList: [{ channelId: 897039159485005824n, estimatedAmount: '7.54' }, {}, {}, {}, {}],
    });
    const [packageSn] = packagesIn(await create(sandbox, [items]));
    expect(await result(sandbox, [packageSn!])).toMatchObject({ shippingLabelStatus: 0, trackingNumber: null });
    const early = { packageSnList: [packageSn], documentType: 'SHIPPING_LABEL_PDF' };
    expect((await callTemu(sandbox, 'bg.logistics.shipment.document.get', early)).errorCode).toBe(120_012_038);

    sandbox.pass(3000);
    const { trackingNumber, ...ready } = await result(sandbox, [packageSn!]);
    expect(ready).toMatchObject({ shippingLabelStatus: 1, channelId: 897039159485005824n, estimatedAmount: '7.54' });
    const pdf = await download(sandbox, await link(sandbox, packageSn!));
    const [page] = await readLabelPdf(pdf.rawPayload);
    expect(recognizeTracking(page!.symbols.map(({ text }) => text))).toEqual({ carrier: 'UPS', trackingNumber });

    const listed = await callTemu(sandbox, 'temu.logistics.label.list.get', {
      parentOrderSnList: [number],
      pageNumber: 1,
      pageSize: 10,
    });
    expect(listed.result).toMatchObject({
      totalItemNum: 1,
      shippingLabelInfoList: [{ packageSn, trackingInfoList: [{ trackingNumber }], orderInfoList: items }],
    });
    const unshipped = () => callTemu(sandbox, 'bg.order.unshipped.package.get', { parentOrderSnList: [number] });
    expect((await unshipped()).result).toMatchObject({
      totalItemNum: 1,
      unshippedPackage: [{ packageSn, packageDetail: { shippableOrders: items } }],
    });
    expect(await status()).toBe(2);
    const confirm = { packageSendInfoList: [{ packageSn, trackingNumber, packageDetail: items }] };
    expect((await callTemu(sandbox, 'bg.logistics.shipped.package.confirm', confirm)).success).toBe(true);
    expect((await callTemu(sandbox, 'bg.logistics.shipped.package.confirm', confirm)).errorCode).toBe(120_012_004);
    expect([await status(), (await detail()).orderList[0]!.packageSnInfo]).toEqual([
      4,
      [{ packageSn, packageDeliveryType: 2, callSuccess: true }],
    ]);
    expect((await unshipped()).result).toMatchObject({ totalItemNum: 0 });
  });

  it('ships by itself where nothing is said of later, or when later is over', async () => {
    const sandbox = await makeSandbox();
    const [now, later] = [await temuOrder(sandbox), await temuOrder(sandbox)];
    await create(sandbox, [now.items], { shipLater: false });
    await create(sandbox, [later.items]);
    sandbox.pass(3000);
    expect([await now.status(), await later.status()]).toEqual([4, 2]);
    await sandbox.control('POST', 'clock', { advanceMs: 24 * 3_600_000 });
    expect(await later.status()).toBe(4);
  });

  it('is bought twice by who asks twice before the first is there, and refused after that', async () => {
    const sandbox = await makeSandbox();
    const { items } = await temuOrder(sandbox);
    expect((await create(sandbox, [items])).success).toBe(true);
    expect((await create(sandbox, [items])).success).toBe(true);
    sandbox.pass(3000);
    expect((await create(sandbox, [items])).errorCode).toBe(120_012_020);
    expect((await create(sandbox, [items], { confirmAcceptance: ['SUCCESSFUL_RETRY'] })).success).toBe(true);
    const ledger = await sandbox.control<{ act: string; attempts: number; done: number }[]>('GET', 'ledger');
    expect(ledger).toMatchObject([{ act: 'label bought', attempts: 4, done: 3 }]);
  });

  it('fails late where the carrier does not want it, and may then be asked once more', async () => {
    const sandbox = await makeSandbox();
    const { items } = await temuOrder(sandbox);
    await sandbox.control('POST', 'faults', {
      kind: 'lateRejection',
      endpoint: 'temu:bg.logistics.shipment.*',
      count: 1,
    });
    const packageSnList = packagesIn(await create(sandbox, [items]));
    const warehouseId = await temuWarehouse(sandbox);
    const retry = { ...ups, ...americanParcel, warehouseId, packageSn: packageSnList[0], orderSendInfoList: items };
    const again = () => callTemu(sandbox, 'bg.logistics.shipment.update', { retrySendPackageRequestList: [retry] });
    expect((await again()).errorCode).toBe(2_000_000);
    sandbox.pass(3000);
    expect(await result(sandbox, packageSnList)).toMatchObject({
      shippingLabelStatus: 2,
      failReasonText: expect.stringContaining('refused'),
    });
    expect((await again()).result).toBe(true);
    sandbox.pass(3000);
    expect(await result(sandbox, packageSnList)).toMatchObject({ shippingLabelStatus: 1 });
  });

  it.each([
    ['neither channel nor kind of service', { channelId: undefined }, 120_015_032],
    ['a channel of another company', { shipCompanyId: 699_272_612 }, 3_000_000],
    ['another unit than the region’s', { weightUnit: 'kg' }, 3_000_000],
    ['a measure that is none', { weight: 'heavy' }, 3_000_000],
    ['a warehouse that is none', { warehouseId: 'WH-1' }, 120_011_085],
  ])('refuses %s', async (_what, more, code) => {
    const sandbox = await makeSandbox();
    const { items } = await temuOrder(sandbox);
    expect((await create(sandbox, [items], more)).errorCode).toBe(code);
  });

  it.each([
    ['channel and kind of service at once', { shipLogisticsType: 'Ground' }],
    ['a measure that is a number', { weight: 1 }],
    ['a company whose number is a text', { shipCompanyId: '699272611' }],
    ['nothing for what is not needed', { signServiceId: null, pickupStartTime: null }],
    ['a field that nobody knows', { splitSubPackage: false }],
  ])('takes %s', async (_what, more) => {
    const sandbox = await makeSandbox();
    const { items } = await temuOrder(sandbox);
    expect((await create(sandbox, [items], more)).errorCode).toBe(1_000_000);
  });

  it('refuses orders that are pending, cancelled, or not wholly in the call', async () => {
    const sandbox = await makeSandbox();
    const { number, items } = await temuOrder(sandbox);
    const half = items.map((item, index) => (index === 0 ? { ...item, quantity: item.quantity + 1 } : item));
    expect((await create(sandbox, [half])).errorCode).toBe(3_000_000);
    expect((await create(sandbox, [[{ ...items[0]!, orderSn: '211-1' }]])).errorCode).toBe(120_012_007);
    await sandbox.control('POST', `orders/${number}/ask-cancel`);
    expect((await create(sandbox, [items])).errorCode).toBe(120_012_030);
    await sandbox.control('POST', `orders/${number}/cancel`);
    expect((await create(sandbox, [items])).errorCode).toBe(2_000_000);
  });

  it('voids the label of an order that is cancelled', async () => {
    const sandbox = await makeSandbox();
    const { number, items } = await temuOrder(sandbox);
    const packageSnList = packagesIn(await create(sandbox, [items]));
    sandbox.pass(3000);
    await sandbox.control('POST', `orders/${number}/cancel`);
    expect(await result(sandbox, packageSnList)).toMatchObject({ shippingLabelStatus: 3 });
    const fields = { packageSnList, documentType: 'SHIPPING_LABEL_PDF' };
    expect((await callTemu(sandbox, 'bg.logistics.shipment.document.get', fields)).errorCode).toBe(120_018_010);
  });
});

it('gives a label for ten minutes, to its own shop only', async () => {
  const sandbox = await makeSandbox();
  const { items } = await temuOrder(sandbox);
  const [packageSn] = packagesIn(await create(sandbox, [items]));
  sandbox.pass(3000);
  const url = await link(sandbox, packageSn!);
  expect((await download(sandbox, url)).statusCode).toBe(200);
  const wrong: Record<string, string> = {
    'toa-sign': '0'.repeat(32),
    'toa-app-key': 'other',
    'toa-random': 'short',
    'toa-timestamp': String(sandbox.core.world.clock.now() / 1000 - 301),
    'toa-access-token': (await temuKeys(sandbox, 's5')).accessToken,
  };
  for (const [name, value] of Object.entries(wrong))
    expect((await download(sandbox, url, { [name]: value })).statusCode).toBe(403);
  expect((await download(sandbox, url.replace('Signature=', 'Signature=0'))).statusCode).toBe(403);
  sandbox.pass(10 * 60_000);
  expect((await download(sandbox, url)).statusCode).toBe(403);
  await sandbox.control('POST', 'faults', { kind: 'expiredLink', count: 1 });
  expect((await download(sandbox, await link(sandbox, packageSn!))).statusCode).toBe(403);
  expect((await download(sandbox, await link(sandbox, packageSn!))).statusCode).toBe(200);
});
