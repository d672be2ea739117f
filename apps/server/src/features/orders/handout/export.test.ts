import { exportColumns } from '@pressroom/contract/orders/export';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { housekeeping } from '../../../platform/jobs/housekeeping.ts';
import { readTable } from '../../../testing/readTable.ts';
import { filesOf } from '../../../testing/zipFiles.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { copyOrders, makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

async function exported(at: ShopTest, ask: object) {
  const { status, body } = await at.admin.call(orders.orderExport, ask as never);
  expect(status).toBe(200);
  return body;
}

it('writes ids and numbers as text, and times in the display zone, in the order of the list', async () => {
  const at = await shopTest();
  at.test.language = 'en';
  const old = await makeOrder(at, {
    thirdOrderNumber: '576461413038785541',
    orderTime: '2026-03-08T15:59:59Z',
    remark: 'a',
    orderDetailsList: [
      { msku: '17592304881155001', productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, num: 2 },
      { productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back, printNum: 1, num: 1 },
    ],
  });
  const young = await makeOrder(at, { orderTime: '2026-03-08T16:00:00Z', remark: 'b' });
  await must(at.admin, orders.orderReview, { ids: [young.id], sysStatus: reviewAction.abnormal, reason: 'smeared' });
  const columns = ['thirdOrderNumber', 'sysStatus', 'errorMsg', 'orderTime', 'msku', 'productCode', 'num'] as const;
  const { head, rows } = await readTable(
    await exported(at, { selection: { match: { remark: 1 }, count: 2 }, columns }),
  );
  expect(head).toEqual(['Order number', 'Status', 'Reason', 'Order time', 'SKU ID', 'Product code', 'Quantity']);
  expect(rows).toEqual([
    [young.thirdOrderNumber, 'Abnormal', 'Marked abnormal: smeared', '2026-03-09 00:00:00', '', 'TEE-WHT-L', '2'],
    ['576461413038785541', 'Factory review', '', '2026-03-08 23:59:59', '17592304881155001', 'TEE-WHT-L', '2'],
    ['576461413038785541', 'Factory review', '', '2026-03-08 23:59:59', '', 'TEE-BLK-M', '1'],
  ]);
  const perOrder = await exported(at, {
    selection: { ids: [old.id, young.id] },
    columns: ['thirdOrderNumber', 'totalNum'],
  });
  expect((await readTable(perOrder)).rows).toEqual([
    [young.thirdOrderNumber, '2'],
    ['576461413038785541', '3'],
  ]);
});

it('gives the reasons that the list shows, of orders that wait for a mapping or a decision, too', async () => {
  const at = await shopTest();
  const unmapped = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1 }] });
  const made = await makeOrder(at);
  const { thirdOrderNumber, shopId } = made;
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] }));
  const ids = [unmapped.id, made.id];
  const shown = await Promise.all(ids.map((id) => must(at.admin, orders.queryDetail, { id })));
  const reasons = new Map(shown.map((order) => [order.thirdOrderNumber, order.errorMsg]));
  expect([...reasons.values()]).toEqual([expect.stringContaining('98'), expect.stringContaining('cancel')]);
  const columns = ['thirdOrderNumber', 'errorMsg'] as const;
  for (const more of [[], ['lineNo'] as const]) {
    const sheet = await readTable(await exported(at, { selection: { ids }, columns: [...columns, ...more] }));
    expect(new Map(sheet.rows.map(([number, reason]) => [number, reason]))).toEqual(reasons);
  }
});

it('puts the effect previews into the cells where that is wished', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const files = await filesOf(await exported(at, { selection: { ids: [id] }, columns: exportColumns }));
  const [picture] = [...files.keys()].filter((name) => name.startsWith('xl/media/'));
  expect([...files.get(picture!)!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(files.get('xl/drawings/drawing1.xml')!.toString()).toContain('<xdr:row>1</xdr:row>');
});

it('exports more than 5,000 as a task, whose file waits for a day for its user alone', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const first = await makeOrder(at, { remark: 'bulk' });
  await copyOrders(at, first.id, 5000);
  const ask = {
    selection: { match: { remark: 1 as const }, count: 5001 },
    columns: ['thirdOrderNumber' as const],
  };
  expect(await admin.call(orders.orderExport, ask)).toMatchObject({ status: 409, data: { count: 5001 } });
  const { taskId, count } = await must(admin, orders.exportTask, ask);
  expect(count).toBe(5001);
  await test.drain();
  const [task] = await must(admin, tasks.list, {});
  expect(task).toMatchObject({
    id: taskId,
    state: 'done',
    total: 5001,
    done: 5001,
    fileName: expect.stringMatching(/^orders-.*\d{8}-\d{4}\.xlsx$/),
  });
  const { body } = await admin.call(tasks.file, { id: taskId });
  expect((await readTable(body)).rows).toHaveLength(5001);
  const other = await test.as(['/order/index', 'orderExport']);
  expect((await other.call(tasks.file, { id: taskId })).status).toBe(404);

  await sql`update tasks set file_expires_at = clock_timestamp()`.execute(test.db);
  expect((await must(admin, tasks.list, {}))[0]!.fileName).toBeNull();
  expect((await admin.call(tasks.file, { id: taskId })).status).toBe(404);
  // every file was marked as unused until something referred to it
  await test.db.deleteFrom('releasedBlobs').execute();
  await housekeeping.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  const released = await test.db.selectFrom('releasedBlobs').selectAll().execute();
  expect(released).toHaveLength(1);
});

it('says what to do where a file would be too large, or none is chosen', async () => {
  const at = await shopTest();
  const none = {
    selection: { match: { sysStatus: orderStatus.signed }, count: 1 },
    columns: ['thirdOrderNumber' as const],
  };
  expect(await at.admin.call(orders.orderExport, none)).toMatchObject({ status: 409 });
  expect(await at.admin.call(orders.orderExport, { ...none, columns: [] })).toMatchObject({ status: 400 });
  const first = await makeOrder(at, { remark: 'bulk' });
  await copyOrders(at, first.id, 5000);
  const pictured = { selection: { match: { remark: 1 }, count: 5001 }, columns: ['productCombinedImage' as const] };
  expect((await at.admin.call(orders.exportTask, pictured)).msg).toMatch(/5000|5,000/);
  const clerk = await at.test.as(['/order/index']);
  expect((await clerk.call(orders.orderExport, none)).status).toBe(403);
});
