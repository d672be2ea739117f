import { describe, expect, it } from 'vitest';
import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { call } from '../testing/sheinCaller.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import type { Entry } from '../world/ledger.ts';
import type { SheinOrder } from './order.ts';

const api = {
  address: '/open-api/order/export-address',
  waybills: '/open-api/order/import-batch-multiple-express',
  quote: '/open-api/gsp/order-mapping-channels',
  place: '/open-api/gsp/place-express-order',
  check: '/open-api/gsp/check-express-order',
  print: '/open-api/order/print-express-info',
};

const look = (sandbox: TestSandbox, number: string) => sandbox.control<SheinOrder>('GET', `orders/${number}`);
const ledger = (sandbox: TestSandbox) => sandbox.control<Entry[]>('GET', 'ledger');

/** An order that both sides may ship. */
async function freeOrder(sandbox: TestSandbox): Promise<SheinOrder> {
  for (const number of await sandbox.orders({ count: 20 })) {
    const order = await look(sandbox, number);
    if (order.logistics.length === 2 && order.units.length > 1) return order;
  }
  throw new Error('None of the orders has two pieces and both ways');
}

const takeUp = (sandbox: TestSandbox, orderNo: string) =>
  call(sandbox, { path: api.address, body: { orderNo, handleType: 2 } });

/** The body as text: the goods' numbers are longer than a double. */
function waybills(
  orderNo: string,
  rows: { goodsId: string; expressCode?: string; expressIdCode?: string; remove?: boolean }[],
) {
  const infoList = rows.map(
    ({ goodsId, expressCode = '1Z999AA10123456784', expressIdCode = 'UPS-US', remove = false }) =>
      `{"goodsId":${goodsId},"expressCode":"${expressCode}","expressIdCode":"${expressIdCode}","status":${remove ? 1 : 2}}`,
  );
  return { path: api.waybills, raw: `{"orderNo":"${orderNo}","infoList":[${infoList.join()}]}` };
}

describe('shipping oneself', () => {
  it('takes the order up, then the waybill moves it on, and scans do the rest', async () => {
    const sandbox = await makeSandbox();
    const { number, units, buyer } = await freeOrder(sandbox);
    expect(await call(sandbox, { path: api.address, body: { orderNo: number, handleType: 1 } })).toMatchObject({
      code: '0',
      info: { receiveMsgList: [{ lastName: buyer.lastName, address: buyer.address.line1 }] },
    });
    expect(await look(sandbox, number)).toMatchObject({ status: 1 });
    await takeUp(sandbox, number);
    expect(await look(sandbox, number)).toMatchObject({ status: 2 });
    expect(await call(sandbox, waybills(number, units))).toMatchObject({ code: '0', info: [] });
    expect(await look(sandbox, number)).toMatchObject({ status: 7, parcels: [{ waybillNo: '1Z999AA10123456784' }] });
    await sandbox.control('POST', `orders/${number}/pick-up`);
    expect(await look(sandbox, number)).toMatchObject({ status: 4 });
    await sandbox.control('POST', `orders/${number}/deliver`);
    expect(await look(sandbox, number)).toMatchObject({ status: 5 });
  });

  it('names the rows that failed under code 0 and carries out the others', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await takeUp(sandbox, number);
    const [first, second] = units;
    const answer = await call(
      sandbox,
      waybills(number, [
        { goodsId: first!.goodsId },
        { goodsId: second!.goodsId, expressCode: '1Z999AA10123456785' },
        { goodsId: '5230236437987443003' },
        { goodsId: second!.goodsId, expressIdCode: 'Pigeon' },
      ]),
    );
    expect(answer.code).toBe('0');
    expect(answer.text).toContain(`"goodsId":${second!.goodsId},`);
    expect((answer.info as object[]).length).toBe(3);
    expect(await look(sandbox, number)).toMatchObject({ status: 7 });
    expect((await look(sandbox, number)).units.map(({ status }) => status)).toEqual(units.map((_, at) => (at ? 2 : 7)));
  });

  it('takes no waybill before the order is taken up, and none after it was cancelled', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    expect((await call(sandbox, waybills(number, units))).info).toHaveLength(units.length);
    await sandbox.control('POST', `orders/${number}/cancel`);
    expect(await takeUp(sandbox, number)).toMatchObject({ code: 'sandbox-order-002' });
    expect((await call(sandbox, waybills(number, units))).info).toHaveLength(units.length);
    expect((await ledger(sandbox)).map(({ done }) => done)).toEqual(units.map(() => 0));
  });

  it('can take a waybill away again', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await takeUp(sandbox, number);
    await call(sandbox, waybills(number, units));
    await call(
      sandbox,
      waybills(
        number,
        units.map(({ goodsId }) => ({ goodsId, remove: true })),
      ),
    );
    expect(await look(sandbox, number)).toMatchObject({ status: 2, parcels: [] });
  });

  it('counts in the ledger how often a waybill was set', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await takeUp(sandbox, number);
    for (let turn = 0; turn < 2; turn++) await call(sandbox, waybills(number, units.slice(0, 1)));
    const reference = `${number} ${units[0]!.goodsId} 1Z999AA10123456784`;
    expect(await ledger(sandbox)).toContainEqual(
      expect.objectContaining({ act: 'waybill set', store: 's1', reference, attempts: 2, done: 2 }),
    );
  });

  it('takes goods whose number is a text, and refuses more than 100 rows', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    const [unit] = units;
    await takeUp(sandbox, number);
    expect(await call(sandbox, waybills(number, [{ goodsId: `"${unit!.goodsId}"` }]))).toMatchObject({
      code: '0',
      info: [],
    });
    const many = Array.from({ length: 101 }, () => ({ goodsId: unit!.goodsId }));
    expect(await call(sandbox, waybills(number, many))).toMatchObject({ code: 'sandbox-param-001' });
  });
});

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
    expect(await look(sandbox, number)).toMatchObject({ status: 2 });
    expect((await call(sandbox, { path: api.check, body: { deliveryNo } })).info).toMatchObject({ handleResult: 1 });
    expect(await call(sandbox, { path: api.print, body: { deliveryNo } })).toMatchObject({ code: 'sandbox-order-002' });

    sandbox.pass(10_000);
    expect((await call(sandbox, { path: api.check, body: { deliveryNo } })).info).toMatchObject({ handleResult: 2 });
    const printed = (await call(sandbox, { path: api.print, body: { deliveryNo } })).info as [{ filePdfUrl: string }];
    const order = await look(sandbox, number);
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
    const { parcels } = await look(sandbox, orderNo!);
    const body = { orderNo, packageNo: parcels.map(({ packageNo }) => packageNo) };
    expect(await call(sandbox, { store: 's2', path: api.print, body })).toMatchObject({
      code: '0',
      info: [{ orderNo, filePdfUrl: expect.stringContaining('.pdf?') }],
    });
    expect(await look(sandbox, orderNo!)).toMatchObject({ status: 7 });
  });
});

describe('exceptions', () => {
  it('refunds the order when the last piece is out of stock', async () => {
    const sandbox = await makeSandbox();
    const { number, units } = await freeOrder(sandbox);
    await takeUp(sandbox, number);
    for (const { goodsId } of units) {
      const raw = `{"orderNo":"${number}","orderGoodsId":${goodsId}}`;
      expect(await call(sandbox, { path: '/open-api/order/confirm-no-stock', raw })).toMatchObject({ code: '0' });
    }
    expect(await look(sandbox, number)).toMatchObject({ status: 6 });
  });

  it('asks for a decision about splitting once, and only where there is one to make', async () => {
    const sandbox = await makeSandbox();
    const [[large], [plain]] = [await sandbox.orders({ oversized: 1 }), await sandbox.orders()];
    const path = '/open-api/order/unpacking-group-confirm';
    expect(await takeUp(sandbox, large!)).toMatchObject({ info: { receiveMsgList: [], unProcessReason: [12] } });
    expect(await call(sandbox, { path, body: { orderNo: plain } })).toMatchObject({ code: '9999004' });
    expect(await call(sandbox, { path, body: { orderNo: large } })).toMatchObject({ code: '0' });
    expect(await call(sandbox, { path, body: { orderNo: large } })).toMatchObject({ code: '9999004' });
    expect(await takeUp(sandbox, large!)).toMatchObject({ info: { unProcessReason: [] } });
  });

  it.each([
    ['pick-up', 'a pending order'],
    ['deliver', 'a pending order'],
    ['lose', 'a pending order'],
  ])('a carrier cannot %s %s', async (act) => {
    const sandbox = await makeSandbox();
    const [number] = await sandbox.orders();
    await expect(sandbox.control('POST', `orders/${number}/${act}`)).rejects.toThrow('409');
  });
});
