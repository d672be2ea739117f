import { audit } from '@pressroom/contract/audit/audit';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { attention } from '@pressroom/contract/orders/status';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  batchOf,
  calculated,
  lastMileTest,
  type LastMileTest,
  openChannelAt,
  ownOrder,
  pass,
  rowsOf,
} from '../../testing/lastMile/makers.ts';
import { labelPdf } from '../../testing/orderMakers.ts';
import { patience } from '../../testing/patience.ts';
import { givingWay } from '../../testing/pinned.ts';

const look = ({ admin }: LastMileTest, { id }: OrderRow) => must(admin, orders.queryDetail, { id });

/** By the list and by its count. */
async function exceptions({ admin }: LastMileTest): Promise<string[]> {
  const { rows } = await must(admin, orders.queryList, { attention: attention.labelPurchase });
  const counts = await must(admin, orders.exceptionCounts, {});
  expect(counts.find((one) => one.attention === attention.labelPurchase)?.totalNum).toBe(rows.length);
  return rows.map(({ id }) => id);
}

/** A row whose only channel names no price. */
async function refused(at: LastMileTest): Promise<{ order: OrderRow; batchNumber: string; row: LastMileRow }> {
  await openChannelAt(at, 'YWJ', { channelCode: 'NOBODY', channelName: 'Closed', supplierCode: 'C' });
  const order = await ownOrder(at, { deliveryTimeLimit: '2099-05-04T02:00:00Z' });
  const batchNumber = await batchOf(at, [order]);
  const [row] = await calculated(at, batchNumber);
  expect(row).toMatchObject({ orderStatus: 2, errMsg: expect.any(String) });
  return { order, batchNumber, row: row! };
}

it('tells an order why its label could not be bought, and tries again in place', async () => {
  const at = await lastMileTest();
  const { order, batchNumber, row } = await refused(at);
  const waiting = await look(at, order);
  expect(waiting).toMatchObject({ hasLabel: false, can: expect.arrayContaining(['buyLabel']) });
  expect(waiting.errorMsg).toContain(row.errMsg);
  expect(await exceptions(at)).toEqual([order.id]);
  const anything = await must(at.admin, orders.queryList, { attention: attention.any });
  expect(anything.rows.map(({ id }) => id)).toEqual([order.id]);
  const viewer = await at.test.as(['/order/index']);
  expect((await must(viewer, orders.queryDetail, { id: order.id })).can).not.toContain('buyLabel');
  expect((await viewer.call(lastMile.orderRow, { orderId: order.id })).status).toBe(403);
  const found = await must(at.admin, lastMile.orderRow, { orderId: order.id });
  expect(found).toMatchObject({ id: row.id, orderStatus: 2, batchNumber, labelType: 2, can: row.can });

  await openChannelAt(at, 'YWJ');
  await must(at.admin, lastMile.retry, { ids: [found!.id] });
  expect(await exceptions(at)).toEqual([]);
  await at.test.drain();
  expect(await look(at, order)).toMatchObject({ errorMsg: null, can: expect.not.arrayContaining(['buyLabel']) });
});

it('tells it also of a label that its carrier refuses later, until it is bought again', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const order = await ownOrder(at);
  const batchNumber = await batchOf(at, [order]);
  const [row] = await calculated(at, batchNumber);
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  await at.test.drain();
  await pass(at);
  expect((await look(at, order)).errorMsg).toMatch(/could not be bought: .*refused/);
  expect(await exceptions(at)).toEqual([order.id]);
  await must(at.admin, lastMile.retry, { ids: [row!.id] });
  await at.test.drain();
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 7 }]);
  expect(await look(at, order)).toMatchObject({ errorMsg: null, hasLabel: true });
  expect(await exceptions(at)).toEqual([]);
});

it('records what has become of a purchase, and not each step or try on the way', async () => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const batchNumber = await batchOf(at, [await ownOrder(at)]);
  const [row] = await calculated(at, batchNumber);
  at.sandbox.fault({ kind: 'throttle', endpoint: 'ywj:/api/v2/orders', count: 3 });
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  for (let tries = 0; tries < 5; tries += 1) {
    await at.test.drain();
    await pass(at);
  }
  expect(await rowsOf(at, batchNumber)).toMatchObject([{ orderStatus: 7 }]);
  const { rows } = await must(at.admin, audit.page, { objectType: 'lastMileRows' });
  const bought = rows.filter(({ action }) => action === 'job/lastMile.buy').toReversed();
  expect(bought.map(({ changes }) => changes.map(({ name, before, after }) => [name, before, after]))).toEqual([
    [['Reason', null, 'YWJ: Too many requests']],
    [
      ['Label status', 'Placing order', 'Ordered'],
      ['Reason', 'YWJ: Too many requests', null],
    ],
    [['Label status', 'Ordered', 'Label issued']],
  ]);
});

it.each([
  ['has claimed the row', `update last_mile_rows set attempts = attempts + 1`],
  ['is sending the label', `update parcel_labels set state = 'sending', sends = sends + 1, sent_at = now()`],
] as const)('buys nothing where it gives way to another worker that %s', async (_what, statement) => {
  const at = await lastMileTest();
  await openChannelAt(at, 'YWJ');
  const [row] = await calculated(at, await batchOf(at, [await ownOrder(at)]));
  await must(at.admin, lastMile.bulkOrder, { ids: [row!.id] });
  const sending = { table: 'parcel_labels', when: `new.state = 'sending'`, patience };
  const rival = (tx: Tx) => sql.raw(statement).execute(tx);
  await givingWay(at.test.db, sending, { work: () => at.test.drain(), rival });
  const ledger = await at.sandbox.control<{ act: string }[]>('GET', 'ledger');
  expect(ledger.filter(({ act }) => act === 'label bought')).toEqual([]);
});

it('goes by the newest batch that holds the order, and asks nobody where it has a label all the same', async () => {
  const at = await lastMileTest();
  const { order, row } = await refused(at);
  const newer = await batchOf(at, [order]);
  expect(await exceptions(at)).toEqual([]);
  const [second] = await rowsOf(at, newer);
  expect(await must(at.admin, lastMile.orderRow, { orderId: order.id })).toMatchObject({ id: second!.id });
  await must(at.admin, lastMile.delete, { ids: [second!.id] });
  expect(await exceptions(at)).toEqual([order.id]);

  const trackingNumber = '1Z999AA10123456784';
  const pdf = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { id: order.id, trackingNumber }, pdf);
  expect(await exceptions(at)).toEqual([]);
  expect(await look(at, order)).toMatchObject({ errorMsg: null, can: expect.not.arrayContaining(['buyLabel']) });
  await sql`update orders set label_void = '{"key":"orders.labelVoid.address"}' where id = ${order.id}::bigint`.execute(
    at.test.db,
  );
  expect(await exceptions(at)).toEqual([order.id]);
  await must(at.admin, lastMile.delete, { ids: [row.id] });
  expect(await exceptions(at)).toEqual([]);
  expect(await must(at.admin, lastMile.orderRow, { orderId: order.id })).toBeNull();
});

it('knows after the upgrade what former releases were refused', async () => {
  const at = await lastMileTest();
  const { order, row } = await refused(at);
  const { db } = at.test;
  const moved = await ownOrder(at);
  await sql`
    insert into last_mile_rows (batch_id, order_id, num, order_status, problem, create_user, deleted_at)
    select batch_id, ${moved.id}::bigint, 1, 6, problem, create_user, clock_timestamp() from last_mile_rows where id = ${row.id}::bigint`.execute(
    db,
  );
  const before = (await look(at, order)).errorMsg;
  await sql`update orders set label_purchase_problem = null`.execute(db);
  expect(await exceptions(at)).toEqual([]);
  const migration = join(import.meta.dirname, '../../../migrations/0067_label_purchase_problems.sql');
  await sql.raw(await readFile(migration, 'utf8')).execute(db);
  expect(await exceptions(at)).toEqual([order.id]);
  expect((await look(at, order)).errorMsg).toBe(before);
});
