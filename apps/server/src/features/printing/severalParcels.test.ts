import { randomUUID } from 'node:crypto';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import type { Updateable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import type { Parcels } from '../../platform/database/schema.gen.ts';
import { batchOf, calculated, lastMileTest, rowsOf } from '../../testing/lastMile/makers.ts';
import { orderInTwoParcels } from '../../testing/parcelMakers.ts';
import { benchOf, codeOf } from './check.fixture.ts';

async function start() {
  const at = await lastMileTest();
  const { order, numbers } = await orderInTwoParcels(at);
  const { id, thirdOrderNumber } = order;
  const { id: parcelId } = await at.test.db
    .selectFrom('parcels')
    .where('trackingNumber', '=', numbers[1]!)
    .select('id')
    .executeTakeFirstOrThrow();
  const packer = await at.test.as(['/order', '/order/print']);
  return {
    at,
    order,
    thirdOrderNumber,
    first: numbers[0]!,
    second: numbers[1]!,
    packer,
    scan: (code: string, given: object = {}) =>
      packer.call(printing.printOrderLabel, { thirdOrderNumber: code, ...given }),
    report: (given: object = {}) => must(packer, printing.sendOrder, { thirdOrderNumber, status: 1, ...given }),
    state: () => must(at.admin, orders.queryDetail, { id }),
    changeSecond: (values: Updateable<Parcels>) =>
      at.test.db.updateTable('parcels').set(values).where('id', '=', parcelId).execute(),
  };
}

const voided = JSON.stringify({ key: 'orders.labelVoid.cancelling' });

describe('an order in two parcels', () => {
  it('prints one label after the other by its number, and ships with the second', async () => {
    const { thirdOrderNumber, first, second, scan, report, state } = await start();
    expect(await scan(thirdOrderNumber)).toMatchObject({
      code: 200,
      data: { trackingNumber: first, parcelNo: 1, parcelCount: 2, printedAt: null, pieces: [{ num: 1 }] },
    });
    expect(await report()).toMatchObject({
      parcelsLeft: 1,
      sysStatus: orderStatus.inProduction,
      msg: 'Parcel 1 of 2: scan again for the next',
    });
    expect(await state()).toMatchObject({ sysStatus: orderStatus.inProduction, printedAt: null });
    expect(await scan(thirdOrderNumber)).toMatchObject({ code: 200, data: { trackingNumber: second, parcelNo: 2 } });
    expect(await report()).toMatchObject({ parcelsLeft: 0, sysStatus: orderStatus.shipped });
    expect(await state()).toMatchObject({ sysStatus: orderStatus.shipped, printedAt: expect.any(String) });
  });

  it('prints the label of the parcel whose own number is scanned, and asks about that one alone', async () => {
    const { thirdOrderNumber, first, second, scan, report } = await start();
    expect(await scan(second)).toMatchObject({ code: 200, data: { parcelNo: 2, trackingNumber: second } });
    expect(await report({ thirdOrderNumber: second })).toMatchObject({ parcelsLeft: 1 });
    expect(await scan(second)).toMatchObject({ code: 1000, data: { parcelNo: 2, image: '' } });
    expect(await scan(first)).toMatchObject({ code: 200, data: { parcelNo: 1, trackingNumber: first } });
    // of the order's number nothing is left to print: the last one is asked about
    expect(await scan(thirdOrderNumber)).toMatchObject({
      code: 1000,
      data: { parcelNo: 1 },
      msg: expect.stringMatching(/^The label of parcel 1 of 2 was printed before/),
    });
  });

  it('prints once more the parcel that the person chooses, with the reason', async () => {
    const { at, order, thirdOrderNumber, first, scan, report } = await start();
    await scan(thirdOrderNumber);
    await report();
    await scan(thirdOrderNumber);
    await report();
    const again = { isForce: 1, reason: 'damaged', parcelNo: 1 };
    expect(await scan(thirdOrderNumber, again)).toMatchObject({ code: 200, data: { trackingNumber: first } });
    const { rows } = await must(at.admin, printing.printHistory, { objMaster: order.id });
    expect(rows.map(({ parcelNo, reason }) => [parcelNo, reason])).toEqual([
      [1, 'damaged'],
      [2, null],
      [1, null],
    ]);
  });

  it('gives a repeated scan the same label again, and prints a failed one anew', async () => {
    const { thirdOrderNumber, first, second, scan, report } = await start();
    const scanId = randomUUID();
    await scan(thirdOrderNumber, { scanId });
    expect(await scan(thirdOrderNumber, { scanId })).toMatchObject({ code: 200, data: { trackingNumber: first } });
    await report({ scanId, status: 2 });
    expect(await scan(thirdOrderNumber)).toMatchObject({ code: 200, data: { trackingNumber: first } });
    expect(await scan(thirdOrderNumber)).toMatchObject({ code: 200, data: { trackingNumber: second } });
  });

  it('says which parcel has no label yet', async () => {
    const { thirdOrderNumber, scan, report, changeSecond } = await start();
    await changeSecond({ trackingNumber: null, labelKey: null });
    await scan(thirdOrderNumber);
    expect(await report()).toMatchObject({ parcelsLeft: 1, sysStatus: orderStatus.inProduction });
    expect(await scan(thirdOrderNumber)).toMatchObject({ status: 404, msg: 'Parcel 2 has no label yet' });
    expect(await scan(thirdOrderNumber, { parcelNo: 3 })).toMatchObject({
      status: 404,
      msg: 'Parcel 3 has no label yet',
    });
  });

  it('prints no label that is being cancelled, of whichever parcel', async () => {
    const { at, order, first, second, scan } = await start();
    const { labels } = await must(at.admin, lastMile.orderLabels, { orderId: order.id });
    const [row] = await rowsOf(at, labels[0]!.batchNumber);
    await must(at.admin, lastMile.cancelLabel, { ids: [row!.id] });
    for (const number of [first, second])
      expect(await scan(number)).toMatchObject({ status: 409, msg: expect.stringContaining('asked to take it back') });
    await at.test.drain();
    expect(await scan(first)).toMatchObject({ status: 404 });
    expect(await scan(second)).toMatchObject({ status: 404 });
  });

  it('shows the label of the parcel that is named, and else of the first', async () => {
    const { at, thirdOrderNumber, first, second } = await start();
    const look = (given: object) => must(at.admin, printing.printOrderLabel, { thirdOrderNumber, isSend: 1, ...given });
    expect(await look({})).toMatchObject({ trackingNumber: first });
    expect(await look({ parcelNo: 2 })).toMatchObject({ trackingNumber: second });
    expect(await look({ thirdOrderNumber: second })).toMatchObject({ parcelNo: 2 });
  });
});

describe('the bench check of two parcels', () => {
  it('has each label printed and scanned back, and is done with the last', async () => {
    const { order, first, second, packer, state } = await start();
    const bench = benchOf(packer);
    await bench.scan(codeOf(order, 1, 1));
    expect(await bench.scan(codeOf(order, 1, 2))).toMatchObject({ step: 'printLabel', label: { parcelNo: 1 } });
    await bench.print(order);
    expect(await bench.scan(second)).toMatchObject({ refusal: 'notPrinted', label: { parcelNo: 1, isPrinted: true } });
    expect(await bench.scan(first)).toMatchObject({
      step: 'printLabel',
      label: { parcelNo: 2, parcelCount: 2, isPrinted: false, trackingNumber: second },
    });
    await bench.print(order);
    expect(await bench.scan(first)).toMatchObject({ step: 'scanLabel', label: { parcelNo: 2, isPrinted: true } });
    expect((await state()).sysStatus).toBe(orderStatus.inProduction);
    expect(await bench.scan(second)).toMatchObject({ step: 'done', label: null });
    expect((await state()).sysStatus).toBe(orderStatus.shipped);
  });

  it('takes no last piece while a parcel has no label, or a void one', async () => {
    const { order, packer, changeSecond } = await start();
    const bench = benchOf(packer);
    await bench.scan(codeOf(order, 1, 1));
    await changeSecond({ labelVoid: voided });
    expect(await bench.scan(codeOf(order, 1, 2))).toMatchObject({
      refusal: 'notToPack',
      says: expect.stringContaining('Parcel 2: '),
    });
    await changeSecond({ labelKey: null, labelVoid: null });
    expect(await bench.scan(codeOf(order, 1, 2))).toMatchObject({
      refusal: 'noLabel',
      says: expect.stringMatching(/^Parcel 2 of order .* has no label yet/),
    });
  });
});

it('asks nothing about a label that was bought anew since another one was printed', async () => {
  const { at, order, thirdOrderNumber, scan, report, state } = await start();
  await scan(thirdOrderNumber);
  await report();
  const [batch] = (await must(at.admin, lastMile.queryBulkPrintRecordList, {})).rows;
  const [row] = await rowsOf(at, batch!.batchNumber);
  await must(at.admin, lastMile.cancelLabel, { ids: [row!.id] });
  await at.test.drain();
  expect(await state()).toMatchObject({ hasLabel: false, printedAt: null });
  const anew = await batchOf(at, [order]);
  const [priced] = await calculated(at, anew);
  await must(at.admin, lastMile.bulkOrder, { ids: [priced!.id] });
  await at.test.drain();
  expect(await scan(thirdOrderNumber)).toMatchObject({ code: 200, data: { parcelNo: 1, printedAt: null } });
  expect(await report()).toMatchObject({ parcelsLeft: 1 });
  expect(await scan(thirdOrderNumber)).toMatchObject({ code: 200, data: { parcelNo: 2 } });
});
