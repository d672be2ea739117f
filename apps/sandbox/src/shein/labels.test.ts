import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { call } from '../testing/sheinCaller.ts';
import { api, freeOrder, ledger, orderAt } from '../testing/sheinShop.ts';

describe('buying a label from SHEIN’s partners', () => {
  const measures = {
    packageSizeInfo: { packageLength: '30', packageWidth: '20.5', packageHeight: '4', unit: 'cm' },
    packageWeightInfo: { packageWeight: '450', unit: 'g' },
  };

  async function quote(sandbox: TestSandbox, orderNo: string) {
    const addresses = await call(sandbox, { path: '/open-api/gsp/warehouse-address' });
    const [{ warehouseAddressCode }] = (addresses.info as { openApiAddressInfos: [{ warehouseAddressCode: string }] })
      .openApiAddressInfos;
    const { info } = await call(sandbox, { path: api.quote, body: { orderNo, warehouseAddressCode, ...measures } });
    return info as { preRequestId: string; channelInfoList: { expressChannelCode: string; performanceCost: string }[] };
  }

  async function place(sandbox: TestSandbox, orderNo: string) {
    const { preRequestId, channelInfoList } = await quote(sandbox, orderNo);
    const body = {
      preRequestId,
      expressChannelCode: channelInfoList[0]!.expressChannelCode,
      packageInfoList: [{ orderNo }],
    };
    return { body, answer: await call(sandbox, { path: api.place, body }) };
  }

  it('goes from the prices to a label whose bars hold the parcel’s number', async () => {
    const sandbox = await makeSandbox();
    const { number } = await freeOrder(sandbox);
    const { answer } = await place(sandbox, number);
    const { deliveryNo } = answer.info as { deliveryNo: string };
    expect(await orderAt(sandbox, number)).toMatchObject({ status: 2 });
    expect((await call(sandbox, { path: api.check, body: { deliveryNo } })).info).toMatchObject({ handleResult: 1 });
    expect(await call(sandbox, { path: api.print, body: { deliveryNo } })).toMatchObject({ code: 'sandbox-order-002' });

    sandbox.pass(10_000);
    expect((await call(sandbox, { path: api.check, body: { deliveryNo } })).info).toMatchObject({ handleResult: 2 });
    const printed = (await call(sandbox, { path: api.print, body: { deliveryNo } })).info as [{ filePdfUrl: string }];
    const order = await orderAt(sandbox, number);
    expect(order).toMatchObject({ status: 7, parcels: [{ printed: true }] });
    const label = await sandbox.app.inject(printed[0].filePdfUrl);
    const [page] = await readLabelPdf(label.rawPayload);
    const { carrier, waybillNo: trackingNumber } = order.parcels[0]!;
    expect(recognizeTracking(page!.symbols.map(({ text }) => text))).toEqual({ carrier, trackingNumber });

    sandbox.pass(8 * 3_600_000);
    expect((await sandbox.app.inject(printed[0].filePdfUrl)).statusCode).toBe(403);
  });

  it('buys once for one order: what is repeated is refused and seen in the ledger', async () => {
    const sandbox = await makeSandbox();
    const { number } = await freeOrder(sandbox);
    const { body } = await place(sandbox, number);
    expect(await call(sandbox, { path: api.place, body })).toMatchObject({ code: 'sandbox-gsp-001' });
    expect((await place(sandbox, number)).answer).toMatchObject({ code: 'sandbox-order-002' });
    expect(await ledger(sandbox)).toEqual([
      expect.objectContaining({ act: 'label bought', reference: number, attempts: 3, done: 1 }),
    ]);
  });

  it('shows what was bought on the order, for a caller that did not hear the answer', async () => {
    const sandbox = await makeSandbox();
    const { number } = await freeOrder(sandbox);
    const { answer } = await place(sandbox, number);
    const { deliveryNo } = answer.info as { deliveryNo: string };
    const { info } = await call(sandbox, { path: '/open-api/order/order-detail', body: { orderNoList: [number] } });
    expect(info).toMatchObject([{ orderLogisticsType: 1, packageWaybillList: [{ deliveryNo }] }]);
  });

  it('can refuse later what it took up, and lets another be bought then', async () => {
    const sandbox = await makeSandbox();
    const { number } = await freeOrder(sandbox);
    await sandbox.control('POST', 'faults', { kind: 'lateRejection', endpoint: `shein:${api.place}`, count: 1 });
    const { answer } = await place(sandbox, number);
    const { deliveryNo } = answer.info as { deliveryNo: string };
    sandbox.pass(10_000);
    expect((await call(sandbox, { path: api.check, body: { deliveryNo } })).info).toMatchObject({ handleResult: 3 });
    expect((await place(sandbox, number)).answer).toMatchObject({ code: '0' });
  });

  it('is not open to an order that is held back, is gone, or was switched', async () => {
    const sandbox = await makeSandbox();
    const [held] = await sandbox.orders({ heldBack: 1 });
    expect(
      await call(sandbox, { path: api.quote, body: { orderNo: held, warehouseAddressCode: 'WH1', ...measures } }),
    ).toMatchObject({
      code: 'sandbox-order-002',
    });
    const { number } = await freeOrder(sandbox);
    const path = '/open-api/gsp/switch-self-shipping';
    expect(await call(sandbox, { path, body: { orderNo: number } })).toMatchObject({ code: '0' });
    expect(await call(sandbox, { path, body: { orderNo: number } })).toMatchObject({ code: 'sandbox-order-002' });
  });

  it('asks for numbers as texts and in its own units', async () => {
    const sandbox = await makeSandbox();
    const { number } = await freeOrder(sandbox);
    const packageWeightInfo = { packageWeight: 450, unit: 'g' };
    const body = { orderNo: number, warehouseAddressCode: 'WH1', ...measures, packageWeightInfo };
    expect(await call(sandbox, { path: api.quote, body })).toMatchObject({ code: 'sandbox-param-001' });
  });
});

describe('orders whose carrier SHEIN names', () => {
  it('are printed by order and parcel', async () => {
    const sandbox = await makeSandbox();
    const [orderNo] = await sandbox.orders({}, 's2');
    const { parcels } = await orderAt(sandbox, orderNo!);
    const body = { orderNo, packageNo: parcels.map(({ packageNo }) => packageNo) };
    expect(await call(sandbox, { store: 's2', path: api.print, body })).toMatchObject({
      code: '0',
      info: [{ orderNo, filePdfUrl: expect.stringContaining('.pdf?') }],
    });
    expect(await orderAt(sandbox, orderNo!)).toMatchObject({ status: 7 });
  });
});
