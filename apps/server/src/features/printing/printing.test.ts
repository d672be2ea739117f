import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audit } from '@pressroom/contract/audit/audit';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import { must } from '../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../testing/marketOrder.ts';
import { labelPdf, makeOrderInProduction, shopTest, type ShopTest } from '../../testing/orderMakers.ts';

const trackingNumber = '1Z999AA10123456784';

async function labelled(at: ShopTest, given: Parameters<typeof makeOrderInProduction>[1] = {}) {
  const order = await makeOrderInProduction(at, { trackingNumber, ...given });
  const number = given.trackingNumber ?? trackingNumber;
  await must(at.admin, orders.uploadPdf, { trackingNumber: number, id: order.id }, [
    { fileName: 'label.pdf', bytes: await labelPdf([number]) },
  ]);
  return order;
}

it('asks before it hands the same label out again, until the station reports a failure', async () => {
  const at = await shopTest();
  const { thirdOrderNumber } = await labelled(at);
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ code: 200 });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({
    status: 200,
    code: 1000,
    data: { image: '' },
  });
  await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 2 });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ code: 200 });
});

it.each([
  ['a USPS label, with the ZIP in front', '9400111206206406260787', '420733019400111206206406260787'],
  ['a FedEx label, with the shipment in front', '779017972697', '1001921334250001000300779017972697'],
])('finds the order by the bar code of %s', async (_name, trackingNumber, scanned) => {
  const at = await shopTest();
  const { thirdOrderNumber } = await labelled(at, { trackingNumber });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber: scanned })).toMatchObject({
    code: 200,
    data: { orderNumber: thirdOrderNumber, trackingNumber },
  });
});

it('hands the label to one of two scans at the same moment', async () => {
  const at = await shopTest();
  const { thirdOrderNumber } = await labelled(at);
  const replies = await Promise.all([1, 2, 3].map(() => at.admin.call(printing.printOrderLabel, { thirdOrderNumber })));
  expect(replies.filter((reply) => reply.code === 1000)).toHaveLength(2);
});

it('ships once, however often success is reported', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  await Promise.all([1, 2, 3].map(() => must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 1 })));
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.shipped,
    printedAt: expect.any(String),
  });
  const log = await must(at.admin, orders.operationLog, { objMaster: id });
  expect(log.rows.filter((row) => row.behavior === 'In production → Shipped')).toHaveLength(1);
  const { rows } = await must(at.admin, audit.page, { action: '/sysOrder/sendOrder' });
  const told = rows.flatMap(({ changes }) => changes.map(({ path }) => path));
  expect(rows.filter(({ actionName }) => actionName === 'Printed a label')).toHaveLength(1);
  expect(told.filter((path) => path === 'reportedBefore')).toHaveLength(2);
});

it('prints nothing for an order that a person has stopped', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({
    status: 409,
    msg: expect.stringContaining('Abnormal'),
  });
});

it('prints no label whose tracking number another order has, too', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  const { actId } = await must(at.admin, orders.bulkAct, { selection: { ids: [id] }, act: 'close' });
  const other = await makeOrderInProduction(at, { trackingNumber });
  await must(at.admin, orders.undoAct, { actId: actId! });
  const reply = await at.admin.call(printing.printOrderLabel, { thirdOrderNumber });
  expect([reply.status, reply.msg]).toEqual([409, expect.stringContaining(other.thirdOrderNumber)]);
  await must(at.admin, orders.orderReview, { ids: [other.id], sysStatus: reviewAction.close });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ code: 200 });
});

it('asks which store is meant when two use one order number', async () => {
  const at = await shopTest();
  const { thirdOrderNumber } = await labelled(at);
  await makeOrderInProduction(at, { thirdOrderNumber, shopId: at.shop.stores.linden });
  const reply = await at.admin.call(printing.printOrderLabel, { thirdOrderNumber });
  expect(reply.status).toBe(409);
  expect(reply.data).toMatchObject([{ shopName: 'Austin Print House' }, { shopName: 'Linden Tees' }]);
  expect(
    await at.admin.call(printing.printOrderLabel, { thirdOrderNumber, shopId: at.shop.stores.austin }),
  ).toMatchObject({ code: 200 });
});

it('draws a test label in the format of the station, for packers alone, and records nothing', async () => {
  const at = await shopTest();
  const packer = await at.test.as(['/order', '/order/print']);
  const { image, ...label } = await must(packer, printing.testLabel, { dpi: 300, bench: 'A' });
  expect(label).toMatchObject({ orderNumber: 'TEST', widthMm: 100, heightMm: 150, dpi: 300, pieces: [] });
  // where a PNG says how wide and how high it is
  const png = Buffer.from(image, 'base64');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1800]);
  const moved = await must(packer, printing.testLabel, { dpi: 300, bench: 'A', offsetX: 2 });
  expect(moved.image).not.toBe(image);
  expect((await must(packer, printing.printHistory, {})).total).toBe(0);
  expect((await (await at.test.as(['/order/index'])).call(printing.testLabel, {})).status).toBe(403);
});

it('says what is wrong with the number', async () => {
  const at = await shopTest();
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber: ' ' })).toMatchObject({ status: 400 });
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber: 'nobody' })).toMatchObject({
    status: 404,
    msg: 'Wrong order number: nobody was not found',
  });
  const bare = await makeOrderInProduction(at);
  expect(await at.admin.call(printing.printOrderLabel, { thirdOrderNumber: bare.thirdOrderNumber })).toMatchObject({
    status: 404,
    msg: 'This order has no label',
  });
});

it('prints nothing that the marketplace has stopped, nor a label with an old address, and says what to do', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  const told = marketOrder(at, { thirdOrderNumber });
  await takeOver(at, told);
  const moved = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };
  await takeOver(at, { ...told, address: moved });
  const scan = () => at.admin.call(printing.printOrderLabel, { thirdOrderNumber });
  expect(await scan()).toMatchObject({ status: 409, msg: expect.stringContaining('Decide on it') });

  await must(at.admin, orders.decideHold, { id, decisions: [{ kind: 'addressChanged', decision: 'takeOver' }] });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  expect(await scan()).toMatchObject({ status: 409, msg: expect.stringContaining('Attach a new one') });
});

it('tells the marketplace of a printed parcel once, and the station that it does', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  await takeOver(at, marketOrder(at, { thirdOrderNumber, address: null }));
  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  const report = () => must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 1 });
  const replies = await Promise.all([report(), report()]);
  for (const reply of replies)
    expect(reply).toMatchObject({ sysStatus: orderStatus.inProduction, awaitsConfirmation: true });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({ shipmentConfirmation: 'waiting' });
  const confirmations = await at.test.db.selectFrom('shipmentConfirmations').selectAll().execute();
  expect(confirmations).toHaveLength(1);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({ shipmentConfirmation: null });
});

it('takes a report only of a label that was handed out and of which nobody has heard', async () => {
  const at = await shopTest();
  const { id, thirdOrderNumber } = await labelled(at);
  const report = (status: 1 | 2) => at.admin.call(printing.sendOrder, { thirdOrderNumber, status });
  for (const status of [1, 2] as const)
    expect(await report(status)).toMatchObject({ status: 409, msg: expect.stringContaining('Scan the order again') });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    sysStatus: orderStatus.inProduction,
    printedAt: null,
  });

  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  expect([await report(2), await report(2)]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await report(1)).toMatchObject({ status: 409 });
});

describe('a label that was printed before', () => {
  const again = { isForce: 1, reason: 'jam' } as const;

  it('is printed once more for a reason alone, which is kept', async () => {
    const at = await shopTest();
    const { id, thirdOrderNumber } = await labelled(at);
    const ask = (given: object) => at.admin.call(printing.printOrderLabel, { thirdOrderNumber, ...given });
    expect(await ask({ isForce: 1 })).toMatchObject({ code: 200 });
    expect(await ask({ isForce: 1 })).toMatchObject({ status: 400, data: [{ path: 'reason' }] });
    expect(await ask({ isForce: 1, reason: 'other', reasonText: ' ' })).toMatchObject({
      status: 400,
      data: [{ path: 'reasonText' }],
    });
    expect(await ask({ isForce: 1, reason: 'other', reasonText: 'x'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await ask({ isForce: 1, reason: 'other', reasonText: 'The cat sat on it' })).toMatchObject({ code: 200 });
    await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 1 });

    const { rows } = await must(at.admin, printing.printHistory, { objMaster: id });
    expect(rows).toMatchObject([
      { reason: 'other', reasonText: 'The cat sat on it', outcome: 1 },
      { reason: null, reasonText: '', outcome: null },
    ]);
    const log = await must(at.admin, orders.operationLog, { objMaster: id });
    expect(log.rows.map(({ behavior }) => behavior)).toContain('Label printed again: Other');
    const { rows: audited } = await must(at.admin, audit.page, { action: '/sysOrder/printOrderLabel' });
    expect(audited[0]!.changes).toContainEqual(expect.objectContaining({ path: 'printReason', after: 'Other' }));
  });

  it('needs no reason after a failure, nor to be looked at', async () => {
    const at = await shopTest();
    const { id, thirdOrderNumber } = await labelled(at);
    await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
    await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 2 });
    await must(at.admin, printing.printOrderLabel, { thirdOrderNumber, isForce: 1 });
    await must(at.admin, printing.printOrderLabel, { thirdOrderNumber, isSend: 1 });
    const { rows } = await must(at.admin, printing.printHistory, { objMaster: id });
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      [null, null],
      [2, null],
    ]);
  });

  it('is known by its scan: a repeated call gets the same answer and records nothing twice', async () => {
    const at = await shopTest();
    const { id, thirdOrderNumber } = await labelled(at);
    const scanId = randomUUID();
    const ask = (given: object) => at.admin.call(printing.printOrderLabel, { thirdOrderNumber, scanId, ...given });
    const first = await ask({});
    const repeated = await Promise.all([ask({}), ask({})]);
    for (const { code, data } of repeated) expect({ code, data }).toEqual({ code: 200, data: first.data });

    const anotherScan = { scanId: randomUUID(), ...again };
    const second = await ask(anotherScan);
    expect(second).toMatchObject({ code: 200, data: { printedAt: expect.any(String) } });
    expect((await ask({ scanId: anotherScan.scanId })).data).toEqual(second.data);
    expect((await must(at.admin, printing.printHistory, { objMaster: id })).rows).toHaveLength(2);
  });

  it('is reported by its scan, once, also after another one was handed out', async () => {
    const at = await shopTest();
    const { id, thirdOrderNumber } = await labelled(at);
    const [first, second] = [randomUUID(), randomUUID()];
    await must(at.admin, printing.printOrderLabel, { thirdOrderNumber, scanId: first });
    await must(at.admin, printing.printOrderLabel, { thirdOrderNumber, scanId: second, ...again });
    const report = (scanId: string, status: 1 | 2) =>
      at.admin.call(printing.sendOrder, { thirdOrderNumber, scanId, status });
    expect(await report(first, 1)).toMatchObject({ data: { msg: 'Printed; the order is shipped' } });
    expect(await report(first, 1)).toMatchObject({ data: { msg: 'Recorded' } });
    expect(await report(first, 2)).toMatchObject({ status: 409 });
    expect(await report(second, 2)).toMatchObject({ status: 200 });
    expect(await report(randomUUID(), 1)).toMatchObject({ status: 409 });
    const { rows } = await must(at.admin, printing.printHistory, { objMaster: id });
    expect(rows.map(({ outcome }) => outcome)).toEqual([2, 1]);
  });

  it('is no other order’s by the same scan', async () => {
    const at = await shopTest();
    const one = await labelled(at);
    const other = await labelled(at, { trackingNumber: '1Z999AA10123456795' });
    const scanId = randomUUID();
    const ask = ({ thirdOrderNumber }: typeof one) =>
      at.admin.call(printing.printOrderLabel, { thirdOrderNumber, scanId });
    const replies = await Promise.all([ask(one), ask(other)]);
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const taken = replies[0].status === 200 ? other : one;
    expect(await ask(taken)).toMatchObject({ status: 409, msg: 'This scan id was used for another order' });
    const report = await at.admin.call(printing.sendOrder, {
      thirdOrderNumber: taken.thirdOrderNumber,
      scanId,
      status: 1,
    });
    expect(report).toMatchObject({ status: 409 });
    expect((await must(at.admin, printing.printHistory, {})).rows).toHaveLength(1);
  });
});

it('tells of a bench and a day what was printed, by whom and how it ended', async () => {
  const at = await shopTest();
  const orderOf = (n: number) => labelled(at, { trackingNumber: `1Z999AA1012345678${n}` });
  const [one, two, three] = [await orderOf(1), await orderOf(2), await orderOf(3)];
  const packer = await at.test.as(['/order', '/order/print']);
  const print = (thirdOrderNumber: string, given: object) =>
    must(packer, printing.printOrderLabel, { thirdOrderNumber, ...given });
  await print(one.thirdOrderNumber, { bench: 'North' });
  await print(two.thirdOrderNumber, { bench: ' North ', printerType: 2 });
  await print(three.thirdOrderNumber, {});
  await must(packer, printing.sendOrder, { thirdOrderNumber: two.thirdOrderNumber, status: 2 });
  await at.test.db
    .updateTable('labelPrints')
    .set({ gmtCreate: '2026-11-19T15:59:59.000Z' })
    .where('orderId', '=', one.id)
    .execute();

  const asked = async (given: object) =>
    (await must(packer, printing.printHistory, given)).rows.map(({ orderNumber }) => orderNumber);
  const [first, second, third] = [one, two, three].map(({ thirdOrderNumber }) => thirdOrderNumber);
  expect(await asked({})).toEqual([third, second, first]);
  expect(await asked({ bench: 'North' })).toEqual([second, first]);
  expect(await asked({ timeStart: '2026-11-19', timeEnd: '2026-11-19' })).toEqual([first]);
  expect(await asked({ timeStart: '2026-11-20', bench: 'North' })).toEqual([second]);
  expect((await must(packer, printing.printHistory, { bench: 'North', pageSize: 1 })).total).toBe(2);
  expect((await must(packer, printing.printHistory, { objMaster: two.id })).rows).toEqual([
    {
      id: expect.any(String),
      orderNumber: second,
      shopName: 'Austin Print House',
      createUser: expect.stringMatching(/^test-/),
      gmtCreate: expect.any(String),
      bench: 'North',
      printerType: 2,
      outcome: 2,
      parcelNo: 1,
      reason: null,
      reasonText: '',
    },
  ]);
});
