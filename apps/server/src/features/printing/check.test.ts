import { randomUUID } from 'node:crypto';
import { benchCheck } from '@pressroom/contract/printing/check';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { makeOrderInProduction, shopTest } from '../../testing/orderMakers.ts';
import { attachLabel, benchOf, codeOf, labelledOrder, unlabelledOrder } from './check.fixture.ts';

async function start() {
  const at = await shopTest();
  const packer = await at.test.as(['/order', '/order/print']);
  const statusOf = async (id: string) => (await must(at.admin, orders.queryDetail, { id })).sysStatus;
  return { at, packer, bench: benchOf(packer), statusOf };
}

describe('an order of one piece', () => {
  it('gets its label at once, and ships when that is scanned back', async () => {
    const { at, bench, statusOf } = await start();
    const order = await labelledOrder(at);
    expect(await bench.scan(codeOf(order))).toMatchObject({
      step: 'printLabel',
      lineId: order.orderDetailsList[0]!.id,
      order: { orderNumber: order.thirdOrderNumber, slots: [], scanned: 1, total: 1, pieces: [{ sizeName: 'L' }] },
      label: { orderId: order.id, isPrinted: false },
    });
    await bench.print(order);
    expect(await bench.state()).toMatchObject({ label: { orderId: order.id, isPrinted: true } });
    expect(await statusOf(order.id)).toBe(orderStatus.inProduction);
    expect(await bench.scan(order.trackingNumber!)).toMatchObject({ step: 'done', label: null });
    expect(await statusOf(order.id)).toBe(orderStatus.shipped);
    expect(await bench.state()).toMatchObject({ label: null, orders: [] });
    expect(await bench.scan(codeOf(order))).toMatchObject({ step: 'refused', refusal: 'shipped' });
  });

  it('is found by its number, too, for drawings without a code', async () => {
    const { at, bench } = await start();
    const [one, several] = [await labelledOrder(at), await labelledOrder(at, [1, 1])];
    expect(await bench.scan(several.thirdOrderNumber)).toMatchObject({ refusal: 'severalLines' });
    await bench.scan(codeOf(several, 2));
    expect(await bench.scan(one.thirdOrderNumber)).toMatchObject({ step: 'printLabel' });
    await bench.print(one);
    // the number on the drawing is not the label
    expect(await bench.scan(one.thirdOrderNumber)).toMatchObject({ refusal: 'labelFirst' });
    expect(await bench.scan(one.trackingNumber!)).toMatchObject({ step: 'done' });
    expect(await bench.scan(several.thirdOrderNumber)).toMatchObject({ step: 'printLabel' });
  });

  it('waits for its label before its last piece is taken', async () => {
    const { at, bench } = await start();
    const order = await unlabelledOrder(at);
    expect(await bench.scan(codeOf(order))).toMatchObject({ refusal: 'noLabel', label: null });
    await attachLabel(at, order);
    expect(await bench.scan(codeOf(order))).toMatchObject({ step: 'printLabel' });
  });
});

describe('an order of several pieces', () => {
  it('collects in the lowest free slot until it is complete', async () => {
    const { at, bench } = await start();
    const [first, second] = [await labelledOrder(at, [2, 1]), await labelledOrder(at, [1, 1])];
    expect(await bench.scan(codeOf(first, 1, 1))).toMatchObject({
      step: 'morePieces',
      order: {
        bench: 'A',
        slots: [1],
        scanned: 1,
        total: 3,
        pieces: [
          { scanned: 1, num: 2 },
          { scanned: 0, num: 1 },
        ],
      },
    });
    expect(await bench.scan(codeOf(second, 2))).toMatchObject({
      step: 'morePieces',
      order: { slots: [2], scanned: 1 },
    });
    expect(await bench.scan(codeOf(first, 2))).toMatchObject({ step: 'morePieces', order: { slots: [1], scanned: 2 } });
    expect((await bench.state()).orders.map(({ slots }) => slots)).toEqual([[1], [2]]);
    expect(await bench.scan(codeOf(first, 1, 2))).toMatchObject({
      step: 'printLabel',
      order: { slots: [1], scanned: 3 },
    });
    await bench.print(first);
    expect(await bench.scan(first.trackingNumber!)).toMatchObject({ step: 'done' });
    const third = await labelledOrder(at, [2]);
    expect(await bench.scan(codeOf(third))).toMatchObject({ order: { slots: [1] } });
  });

  it('counts the code of a line as often as the line has pieces, and the code of a unit once', async () => {
    const { at, bench } = await start();
    const order = await labelledOrder(at, [2, 2]);
    await bench.scan(codeOf(order, 1, 0));
    await bench.scan(codeOf(order, 1, 0));
    expect(await bench.scan(codeOf(order, 1, 0))).toMatchObject({ refusal: 'tooMany', order: { scanned: 2 } });
    await bench.scan(codeOf(order, 2, 1));
    expect(await bench.scan(codeOf(order, 2, 1))).toMatchObject({ refusal: 'scannedBefore', order: { slots: [1] } });
    expect(await bench.scan(codeOf(order, 2, 3))).toMatchObject({ refusal: 'tooMany' });
    expect(await bench.scan(codeOf(order, 2, 2))).toMatchObject({ step: 'printLabel', order: { scanned: 4 } });
  });

  it('goes into one slot more where its slot is full, and off the bench where it is aborted', async () => {
    const { at, packer } = await start();
    const bench = benchOf(packer, 'A', 2);
    const [order, other] = [await labelledOrder(at, [3]), await labelledOrder(at, [2])];
    await bench.scan(codeOf(order));
    const command = { bench: 'A', slots: 2, orderId: order.id };
    const scanId = randomUUID();
    const full = () => packer.call(benchCheck.slotFull, { ...command, scanId });
    expect(await full()).toMatchObject({ data: { slots: [1, 2] } });
    expect(await full()).toMatchObject({ data: { slots: [1, 2] } });
    expect(await packer.call(benchCheck.slotFull, { ...command, scanId: randomUUID() })).toMatchObject({ status: 409 });
    expect(await bench.scan(codeOf(other))).toMatchObject({ refusal: 'noSlot', order: { slots: [] } });

    const abort = (name: string) =>
      packer.call(benchCheck.abort, { bench: name, orderId: order.id, scanId: randomUUID() });
    expect(await abort('B')).toMatchObject({ status: 409, msg: 'This order is not at bench “B”' });
    expect(await abort('A')).toMatchObject({ data: { bench: null, slots: [], scanned: 0 } });
    expect(await bench.scan(codeOf(other))).toMatchObject({ step: 'morePieces', order: { slots: [1] } });
    expect(await bench.scan(codeOf(order))).toMatchObject({ step: 'morePieces', order: { slots: [2], scanned: 1 } });
  });
});

describe('what does not belong', () => {
  it('is refused with where it belongs', async () => {
    const { at, packer, bench } = await start();
    const order = await labelledOrder(at, [2]);
    await benchOf(packer, 'B').scan(codeOf(order));
    expect(await bench.scan(codeOf(order, 1, 2))).toMatchObject({
      step: 'refused',
      refusal: 'otherBench',
      says: expect.stringContaining('bench “B”'),
      order: { bench: 'B', slots: [1], scanned: 1 },
    });
    const code = codeOf(order);
    expect(await bench.scan(code.slice(0, -1) + (code.endsWith('7') ? '8' : '7'))).toMatchObject({
      refusal: 'misread',
    });
    expect(await bench.scan('nobody knows')).toMatchObject({ refusal: 'unknown', order: null });
    await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal });
    expect(await bench.scan(code)).toMatchObject({ refusal: 'notToPack', says: expect.stringContaining('Abnormal') });
    expect(await benchOf(packer, 'B').state()).toMatchObject({
      orders: [{ problem: expect.stringContaining('Abnormal') }],
    });
  });

  it('asks for the piece where two stores have the number', async () => {
    const { at, bench } = await start();
    const { thirdOrderNumber } = await labelledOrder(at);
    await makeOrderInProduction(at, { thirdOrderNumber, shopId: at.shop.stores.linden });
    expect(await bench.scan(thirdOrderNumber)).toMatchObject({ refusal: 'severalStores' });
  });

  it('is everything but the label that waits', async () => {
    const { at, bench, statusOf } = await start();
    const [order, other] = [await labelledOrder(at), await labelledOrder(at, [2])];
    await bench.scan(codeOf(other));
    await bench.scan(codeOf(order));
    expect(await bench.scan(order.trackingNumber!)).toMatchObject({ refusal: 'notPrinted' });
    await bench.print(order);
    expect(await bench.scan(codeOf(other, 1, 2))).toMatchObject({
      refusal: 'labelFirst',
      says: `Scan the label of order ${order.thirdOrderNumber} first`,
      order: { orderId: other.id, slots: [1], scanned: 1 },
      label: { orderId: order.id },
    });
    expect(await bench.scan(other.trackingNumber!)).toMatchObject({
      refusal: 'swappedLabel',
      says: expect.stringContaining(`label of order ${other.thirdOrderNumber}`),
      order: { orderId: other.id },
    });
    expect(await bench.scan('9400111206206406260787')).toMatchObject({ refusal: 'labelFirst', order: null });
    expect(await statusOf(order.id)).toBe(orderStatus.inProduction);
    expect(await bench.scan(order.trackingNumber!)).toMatchObject({ step: 'done' });
  });

  it('is a parcel that was stopped while its label was printed', async () => {
    const { at, bench, statusOf } = await start();
    const order = await labelledOrder(at);
    await bench.scan(codeOf(order));
    await bench.print(order);
    await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal });
    expect(await bench.scan(order.trackingNumber!)).toMatchObject({
      refusal: 'notShipped',
      says: expect.stringContaining('Set it aside'),
      label: null,
    });
    expect(await statusOf(order.id)).toBe(orderStatus.abnormal);
    expect((await bench.state()).orders).toEqual([]);
  });
});

describe('a bench', () => {
  it('answers the same scan the same, and counts it once', async () => {
    const { at, bench } = await start();
    const order = await labelledOrder(at, [3]);
    const [scanId, code] = [randomUUID(), codeOf(order, 1, 0)];
    const answers = await Promise.all([1, 2, 3].map(() => bench.scan(code, scanId)));
    expect(answers[0]).toMatchObject({ step: 'morePieces', order: { scanned: 1 } });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await bench.scan(code)).toMatchObject({ order: { scanned: 2 } });
  });

  it('gives a piece that two benches scan at once to one of them', async () => {
    const { at, packer } = await start();
    const order = await labelledOrder(at, [2]);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => benchOf(packer, name).scan(codeOf(order, 1, 1))));
    expect(answers.map(({ step }) => step).toSorted()).toEqual(['morePieces', 'refused', 'refused']);
    expect(answers.flatMap(({ refusal }) => refusal ?? [])).toEqual(['otherBench', 'otherBench']);
  });

  it('counts the label of an aborted order as failed, so that it prints again without a question', async () => {
    const { at, packer, bench, statusOf } = await start();
    const order = await labelledOrder(at);
    await bench.scan(codeOf(order));
    await bench.print(order);
    await must(packer, benchCheck.abort, { bench: 'A', orderId: order.id, scanId: randomUUID() });
    expect(await bench.state()).toMatchObject({ label: null });
    expect(await bench.scan(codeOf(order))).toMatchObject({ step: 'printLabel' });
    const { thirdOrderNumber } = order;
    expect(await packer.call(printing.printOrderLabel, { thirdOrderNumber })).toMatchObject({ code: 200 });
    await bench.scan(order.trackingNumber!);
    expect(await statusOf(order.id)).toBe(orderStatus.shipped);
  });

  it('remembers every scan and who did it, but no text that is no code', async () => {
    const { at, packer, bench } = await start();
    const order = await labelledOrder(at);
    await bench.scan(codeOf(order));
    await bench.scan('Maria Gonzalez, 1804 Kinney Ave, Austin');
    const { scans } = await must(packer, benchCheck.state, { bench: 'A' });
    expect(scans).toMatchObject([
      { code: '', step: 'refused', orderNumber: null, says: expect.any(String) },
      { code: codeOf(order), step: 'printLabel', orderNumber: order.thirdOrderNumber, createUser: expect.any(String) },
    ]);
    expect(JSON.stringify(await at.test.db.selectFrom('benchScans').selectAll().execute())).not.toContain('Kinney');
  });

  it('has a sheet of commands', async () => {
    const { packer } = await start();
    const sheet = await must(packer, benchCheck.commands, {});
    expect(sheet.map(({ text }) => text)).toEqual(
      ['NEXT', 'REPRINT', 'SLOTFULL', 'ABORT', 'JAM', 'DAMAGED', 'LOST', 'OTHER'].map((name) => `%${name}`),
    );
    // each character of Code 128 takes eleven modules; start, check and stop come to them
    for (const { text, widths } of sheet)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe((text.length + 2) * 11 + 13);
  });
});
