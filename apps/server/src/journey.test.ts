import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sampleLabelPdf } from '@pressroom/imaging/sample';
import type { Caller } from './caller.ts';
import { must, openShop } from './demo/shop.ts';
import { findStockDifferences } from './features/orders/orders.public.ts';
import { testApp } from './testing/testApp.ts';

const golden = join(import.meta.dirname, 'platform/spreadsheet/golden');
const sheet = async (name: string) => [{ fileName: name, bytes: await readFile(join(golden, name)) }];

async function byNumber(caller: Caller): Promise<Record<string, OrderRow>> {
  const { rows } = await must(caller, orders.queryList, { pageSize: 100 });
  return Object.fromEntries(rows.map((order) => [order.thirdOrderNumber, order]));
}

const counts = async (caller: Caller) =>
  Object.fromEntries(
    (await must(caller, orders.queryListTotal, {}))
      .filter((row) => row.totalNum > 0)
      .map((row) => [row.sysStatus, row.totalNum]),
  );

it('takes a sheet of orders all the way to shipped parcels, through HTTP alone', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await openShop(admin, { scale: 0.2 });

  // import: everything or nothing
  const bad = await admin.call(orders.orderImport, {}, await sheet('orders_bad.xlsx'));
  expect(bad.status).toBe(422);
  expect((bad.data as unknown as { lineNum: number }[]).map((row) => row.lineNum)).toEqual([
    2, 3, 4, 5, 6, 7, 9, 10, 11,
  ]);
  expect(await counts(admin)).toEqual({});
  expect(await must(admin, orders.orderImport, {}, await sheet('orders_zh.xlsx'))).toEqual({
    orders: 7,
    lines: 9,
    units: 13,
    waiting: 0,
  });
  expect(await must(admin, orders.orderImport, {}, await sheet('orders_en_reordered.xlsx'))).toMatchObject({
    orders: 7,
    lines: 9,
  });
  const again = await admin.call(orders.orderImport, {}, await sheet('orders_zh.xlsx'));
  expect(again.status).toBe(422);
  expect(again.data).toContainEqual({
    lineNum: 2,
    msg: 'Order number PO-211-08427713645110 exists already in store “Austin Print House”',
  });
  expect(await counts(admin)).toEqual({ [orderStatus.factoryReview]: 14 });

  const imported = await byNumber(admin);
  expect(imported['PO-211-08427713645110']).toMatchObject({
    orderTime: expect.stringMatching(/^2026-11-18T15:41:00/),
    carrierName: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    orderDetailsList: [
      {
        msku: '17592304881155',
        productCode: 'TEE-BLK-M',
        printNum: 2,
        printingName: 'tiger_front.png',
        parcelLong: 30,
      },
    ],
  });
  expect(imported['WEB-10023']).toMatchObject({ recipientsName: '李小姐', totalNum: 3, labelType: 2 });

  // approve: what lacks a print is refused with what to do about it
  const approved = await must(admin, orders.orderReview, {
    ids: Object.values(imported).map((order) => order.id),
    sysStatus: reviewAction.approve,
  });
  expect(approved.done).toHaveLength(12);
  expect(approved.refused.map((one) => [one.label, one.reason])).toEqual([
    ['WEB-10023', 'orders.printsMissing'],
    ['WEB-10023E', 'orders.printsMissing'],
  ]);
  expect(await counts(admin)).toEqual({ [orderStatus.factoryReview]: 2, [orderStatus.drawingLayout]: 12 });
  await test.drain();
  expect(await counts(admin)).toEqual({ [orderStatus.factoryReview]: 2, [orderStatus.inProduction]: 12 });
  expect(await must(admin, tasks.list, {})).toMatchObject([
    { id: approved.taskId, state: 'done', total: 12, done: 12, failed: 0 },
  ]);

  // drawings: one for each print position, named so that Windows shows it
  const made = await byNumber(admin);
  const address = await must(admin, orders.downloadZip, {
    ids: [made['PO-211-08427713645110']!.id, made['WEB-10022']!.id],
  });
  const zip = (await test.anonymous.get(address)).body.toString('latin1');
  expect(zip.match(/PO-211-08427713645110\/PO-211-08427713645110_1_[12]_TEE-BLK-M_x1\.png/g)).toHaveLength(4);

  // labels: one PDF, a page an order; a page that fits none is named
  const at = { name: 'Maria Gonzalez', address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };
  const pdf = await sampleLabelPdf([
    { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', ...at },
    { carrier: 'USPS', trackingNumber: '9400111899223197428490', ...at },
    { carrier: 'UPS', trackingNumber: '1Z5R89390357567127', ...at },
  ]);
  const labels = await must(admin, orders.analysisLabel, { carrierName: 'UPS' }, [
    { fileName: '面单.pdf', bytes: pdf },
  ]);
  expect(labels).toMatchObject([
    {
      fileName: '面单.pdf',
      page: 1,
      barCodeText: '1Z999AA10123456784',
      thirdOrderNumber: 'PO-211-08427713645110',
      carrierName: 'UPS',
    },
    { page: 2, barCodeText: '9400111899223197428490', thirdOrderNumber: 'PO-211-08427713645111', carrierName: 'USPS' },
    { page: 3, barCodeText: '1Z5R89390357567127', id: null, msg: 'No order has this tracking number' },
  ]);

  // print and ship
  const label = await must(admin, printing.printOrderLabel, { thirdOrderNumber: 'PO-211-08427713645110' });
  const png = Buffer.from(label!.image, 'base64');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 1200]);
  expect(await admin.call(printing.printOrderLabel, { thirdOrderNumber: '1Z999AA10123456784' })).toMatchObject({
    status: 200,
    code: 1000,
  });
  expect(
    await admin.call(printing.printOrderLabel, {
      thirdOrderNumber: 'PO-211-08427713645110',
      isForce: 1,
      reason: 'jam',
    }),
  ).toMatchObject({ code: 200 });
  const sent = { thirdOrderNumber: 'PO-211-08427713645110', status: 1 } as const;
  expect(await must(admin, printing.sendOrder, sent)).toMatchObject({ sysStatus: orderStatus.shipped });
  expect(await must(admin, printing.sendOrder, sent)).toMatchObject({ sysStatus: orderStatus.shipped });
  await must(admin, orders.orderReview, { ids: [made['PO-211-08427713645110']!.id], sysStatus: reviewAction.sign });

  // stock: one of 120 black shirts went out and was signed for, the others are reserved
  const { rows } = await must(admin, categories.productCodePage, { code: 'TEE-BLK-M' });
  expect(rows[0]).toMatchObject({ realStock: 119, shippedNum: 1, signedNum: 1, virtualStock: 119 - 15 });
  expect(await findStockDifferences(test.db)).toEqual([]);
});
