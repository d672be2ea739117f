import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alerts } from '@pressroom/contract/dashboard/alerts';
import { dashboard, listBehind, listOfDay, listOfStatus } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { printing } from '@pressroom/contract/printing/printing';
import { sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../testing/marketOrder.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../testing/orderMakers.ts';
import { testApp } from '../../testing/testApp.ts';
import { findFigureDifferences, findOrderFigures } from '../orders/orders.public.ts';

const hour = 3_600_000;
const unmapped = { orderDetailsList: [{ msku: '999', num: 3 }] };

const figuresOf = async (caller: Caller) => (await must(caller, dashboard.overview, {})).orders!;
const totalOf = async ({ admin }: ShopTest, search: Parameters<Caller['send']>[1]) =>
  ((await admin.send(orders.queryList, search)).data as { total: number }).total;
const fold = ({ test }: ShopTest) => sql`select fold_order_counts()`.execute(test.db);

/** One order or more behind each number. */
async function busyShop(): Promise<ShopTest> {
  const at = await shopTest();
  const due = (hours: number) => ({ deliveryTimeLimit: Date.now() + hours * hour });
  for (const hours of [-72, -1, -0.02, 0.02, 1, 23.9, 25]) await makeOrder(at, due(hours));
  const closed = await makeOrder(at, { ...due(-5), ...unmapped });
  await must(at.admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });
  await makeOrder(at, unmapped);
  await makeOrder(at, { ...unmapped, orderTime: Date.now() - 50 * hour });
  await makeOrderInProduction(at);
  const printed = await makeOrderInProduction(at, due(-2));
  await must(at.admin, orders.uploadPdf, { trackingNumber: '1Z999AA10123456784', id: printed.id }, [
    { fileName: 'label.pdf', bytes: await labelPdf(['1Z999AA10123456784']) },
  ]);
  const { thirdOrderNumber } = printed;
  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 2 });
  const undrawn = await makeOrder(at, {
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.owl_front }],
  });
  await rm(join(at.test.app.settings.storageUrl, 'originals'), { recursive: true });
  await must(at.admin, orders.orderReview, { ids: [undrawn.id], sysStatus: reviewAction.approve });
  await at.test.drain();
  return at;
}

it('says of each number how many orders the list behind it shows, before and after the pieces are folded', async () => {
  const at = await busyShop();
  const before = await figuresOf(at.admin);
  expect(before).toMatchObject({
    overdue: 4,
    dueSoon: 3,
    waitingOrders: 2,
    waitingUnits: 6,
    drawingsFailed: 1,
    unlabelled: 1,
    printsFailed: 1,
  });
  for (const [name, search] of Object.entries(listBehind))
    expect([name, await totalOf(at, search)]).toEqual([name, before[name as keyof typeof listBehind]]);
  for (const { sysStatus, totalNum } of before.statuses)
    expect([sysStatus, await totalOf(at, listOfStatus(sysStatus))]).toEqual([sysStatus, totalNum]);
  for (const { day, totalNum } of before.days.filter((one, index) => one.totalNum > 0 || index > 26))
    expect([day, await totalOf(at, listOfDay(day))]).toEqual([day, totalNum]);
  await fold(at);
  expect(await figuresOf(at.admin)).toEqual(before);
  expect(await findFigureDifferences(at.test.db)).toEqual([]);
});

it('counts the tabs under the filters that it links to', async () => {
  const at = await busyShop();
  const counts = await must(at.admin, orders.queryListTotal, { deadline: 1 });
  expect(counts.filter((count) => count.totalNum > 0)).toEqual([
    { sysStatus: 0, totalNum: 3 },
    { sysStatus: 1, totalNum: 1 },
  ]);
});

it('forgets a failed print once the label has printed', async () => {
  const at = await busyShop();
  const { rows } = await must(at.admin, orders.queryList, listBehind.printsFailed);
  const { thirdOrderNumber } = rows[0]!;
  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 1 });
  expect(await figuresOf(at.admin)).toMatchObject({ printsFailed: 0, overdue: 3 });
});

it('puts an order into the day that the clock of the zone showed', async () => {
  const at = await shopTest();
  const inShanghai = ['2026-11-18 23:30', '2026-11-19 00:30', '2026-11-19 07:59', '2026-11-19 23:59:59.999'];
  for (const time of inShanghai)
    await makeOrder(at, { orderTime: new Date(`${time.replace(' ', 'T')}+08:00`).toISOString() });
  await makeOrder(at, { orderTime: '2026-11-19T16:00:00Z' });
  const days = async (now: string, zone: string) => {
    const figures = await findOrderFigures(at.test.db, { now: new Date(now), zone });
    return figures.days.slice(-3);
  };
  const eighteenth = { day: '2026-11-18', totalNum: 1 };
  const nineteenth = { day: '2026-11-19', totalNum: 3 };
  const twentieth = { day: '2026-11-20', totalNum: 1 };
  expect(await days('2026-11-19T15:30:00Z', 'Asia/Shanghai')).toMatchObject([{ totalNum: 0 }, eighteenth, nineteenth]);
  expect(await days('2026-11-19T23:59:00Z', 'Asia/Shanghai')).toEqual([eighteenth, nineteenth, twentieth]);
  await fold(at);
  expect(await days('2026-11-19T16:30:00Z', 'Asia/Shanghai')).toEqual([eighteenth, nineteenth, twentieth]);
  expect(await days('2026-11-19T16:30:00Z', 'Asia/Kathmandu')).toMatchObject([
    { totalNum: 0 },
    { day: '2026-11-18', totalNum: 2 },
    { day: '2026-11-19', totalNum: 3 },
  ]);
});

it('draws the line between overdue and due to the instant', async () => {
  const at = await shopTest();
  const now = new Date('2026-11-19T15:37:12.345Z');
  const limits = [-1000 * hour, -8 * 60_000, -1, 0, 1, 7 * 60_000, 24 * hour - 8 * 60_000, 24 * hour - 1, 24 * hour];
  for (const apart of limits) await makeOrder(at, { deliveryTimeLimit: now.getTime() + apart });
  await makeOrder(at);
  for (const folded of [false, true]) {
    if (folded) await fold(at);
    expect(await findOrderFigures(at.test.db, { now, zone: 'UTC' })).toMatchObject({ overdue: 3, dueSoon: 5 });
  }
});

it('follows lines that are edited and mapped, and tells the night where a counter is wrong', async () => {
  const at = await shopTest();
  const { orderDetailsList: _lines, ...order } = await makeOrder(at, unmapped);
  const form = { id: order.id, thirdOrderNumber: order.thirdOrderNumber, shopId: order.shopId, labelType: 1 as const };
  await must(at.admin, orders.save, { ...form, orderDetailsList: [{ msku: '999', num: 8 }, { msku: '998' }] });
  expect(await figuresOf(at.admin)).toMatchObject({ waitingOrders: 1, waitingUnits: 9 });
  await must(at.admin, orders.save, {
    ...form,
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.owl_front }],
  });
  expect(await figuresOf(at.admin)).toMatchObject({ waitingOrders: 0, waitingUnits: 0 });
  expect(await findFigureDifferences(at.test.db)).toEqual([]);

  await fold(at);
  await sql`update order_figures set total = total + 1 where figure = 'ordered'`.execute(at.test.db);
  expect(await findFigureDifferences(at.test.db)).toMatchObject([{ figure: 'ordered', held: 2, recomputed: 1 }]);
});

it('shows each user only what the role opens', async () => {
  const test = await testApp();
  const seenBy = async (...keys: PermissionKey[]) => must(await test.as(keys), dashboard.overview, {});
  const nothing = {
    orders: null,
    refusedLabels: null,
    failedTasks: 0,
    storesToAuthorize: null,
    ordersNotTaken: null,
    publishing: null,
  };
  expect(await seenBy()).toEqual(nothing);
  expect(await seenBy('orderUploadLabel')).toEqual({ ...nothing, refusedLabels: 0 });
  expect(await seenBy('/store/index')).toEqual({ ...nothing, storesToAuthorize: 0 });
  expect(await seenBy('/order/sync')).toEqual({ ...nothing, ordersNotTaken: 0 });
  const publishing = {
    failedListings: 0,
    unknownListings: 0,
    differingListings: 0,
    quotaListings: 0,
    outdatedPlans: 0,
  };
  expect(await seenBy('/products/publish')).toEqual({ ...nothing, publishing });
  // the numbers lead to pages that this key does not open
  expect(await seenBy('/order/exceptions')).toEqual(nothing);
  expect(await seenBy('/order/index')).toMatchObject({ orders: { overdue: 0 }, refusedLabels: null });
});

it('tells everybody of their own failed tasks, and the admin of everybody’s, for 7 days', async () => {
  const at = await shopTest();
  const operator = await at.test.as(['/order/index', 'orderAudit']);
  const [own, foreign] = [await makeOrder(at), await makeOrder(at)];
  await rm(join(at.test.app.settings.storageUrl, 'originals'), { recursive: true });
  await must(operator, orders.orderReview, { ids: [own.id], sysStatus: reviewAction.approve });
  await must(at.admin, orders.orderReview, { ids: [foreign.id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const [mine, all] = [
    await must(operator, dashboard.failedTasks, {}),
    await must(at.admin, dashboard.failedTasks, {}),
  ];
  expect(mine).toMatchObject({ total: 1, rows: [{ state: 'failed', problems: [{ label: own.thirdOrderNumber }] }] });
  expect(all.rows.map((task) => task.owner)).toContain('tester');
  expect(all.total).toBe(2);
  expect(await must(operator, dashboard.overview, {})).toMatchObject({ failedTasks: 1 });
  expect(await must(at.admin, dashboard.overview, {})).toMatchObject({ failedTasks: 2 });

  await sql`update tasks set gmt_modified = now() - interval '8 days'`.execute(at.test.db);
  expect(await must(at.admin, dashboard.overview, {})).toMatchObject({ failedTasks: 0 });
  expect(await must(at.admin, dashboard.failedTasks, {})).toEqual({ rows: [], total: 0 });
});

it('names what was cancelled, changed, refused or has failed, by store, the latest first, to those who may see it', async () => {
  const at = await busyShop();
  const since = new Date().toISOString();
  const told = marketOrder(at, { thirdOrderNumber: 'M-1' });
  const moved = marketOrder(at, { thirdOrderNumber: 'M-2' });
  await takeOver(at, told);
  await takeOver(at, moved);
  await takeOver(at, { ...told, state: 'cancelled' });
  await takeOver(at, { ...moved, address: { ...buyerAddress, recipientsAddress: '700 Congress Ave' } });
  const rows = await must(at.admin, alerts.list, {});
  const shop = { shopId: at.shop.stores.austin, count: 1 };
  expect(rows).toMatchObject([
    { ...shop, kind: 'changed' },
    { ...shop, kind: 'cancelled' },
    { kind: 'drawing', count: 1 },
    { kind: 'print', count: 1 },
  ]);
  expect(rows.map(({ at: when }) => Date.parse(when) >= Date.parse(since))).toEqual([true, true, false, false]);
  expect(rows[0]!.shopName).not.toBe('');

  await sql`
    insert into sync_failures (store_id, third_order_number, problem)
    select ${shop.shopId}, n, '{"key": "sync.missingThere"}' from unnest(array['A', 'B']) n`.execute(at.test.db);
  const syncer = await at.test.as(['/order/sync']);
  expect(await must(syncer, alerts.list, {})).toMatchObject([{ ...shop, kind: 'orderSync', count: 2 }]);
  expect(await must(await at.test.as(['/store/index']), alerts.list, {})).toEqual([]);
});
