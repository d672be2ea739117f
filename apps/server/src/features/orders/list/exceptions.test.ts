import { listBehind } from '@pressroom/contract/dashboard/dashboard';
import { type AlertKind, alerts } from '@pressroom/contract/dashboard/alerts';
import { categories } from '@pressroom/contract/categories/categories';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { type Attention, attention, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { paceOf } from './tonight.rules.ts';

/** By their numbers, as the list gives them. */
async function found({ admin }: ShopTest, kind: (typeof attention.values)[number]): Promise<string[]> {
  const { rows } = await must(admin, orders.queryList, { attention: kind, dateType: 2, sortType: 1, pageSize: 80 });
  return rows.map(({ thirdOrderNumber }) => thirdOrderNumber);
}

const far = '2099-05-04T02:00:00Z';

const numberOf = ({ thirdOrderNumber, shopId }: OrderRow) => ({ thirdOrderNumber, shopId });

async function inProduction(at: ShopTest, count: number): Promise<OrderRow[]> {
  const made: OrderRow[] = [];
  for (let n = 0; n < count; n += 1) made.push(await makeOrder(at, { deliveryTimeLimit: far }));
  const ids = made.map(({ id }) => id);
  await must(at.admin, orders.orderReview, { ids, sysStatus: reviewAction.approve });
  await at.test.drain();
  return made;
}

it('finds each order that needs a person under all of its kinds, the most urgent first, and counts the same', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const calm = await makeOrder(at, { deliveryTimeLimit: far });
  const late = await makeOrder(at, { deliveryTimeLimit: '2020-01-01T00:00:00Z' });
  const bare = await makeOrderInProduction(at, { deliveryTimeLimit: far });
  const held = await makeOrderInProduction(at, { deliveryTimeLimit: '2098-01-01T00:00:00Z' });
  const { thirdOrderNumber, shopId } = held;
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, asked: ['cancellation'] }));
  const unknown = await makeOrderInProduction(at, { deliveryTimeLimit: far });
  await sql`update orders set shipment_confirmation = 'unknown' where id = ${unknown.id}::bigint`.execute(test.db);
  const voided = await makeOrder(at, { deliveryTimeLimit: far });
  await sql`update orders set label_void = '{"key":"orders.labelVoid.cancelling"}' where id = ${voided.id}::bigint`.execute(
    test.db,
  );
  const unbought = await makeOrder(at, { deliveryTimeLimit: far });
  await sql`update orders set label_purchase_problem = '{"key":"lastMile.channelGone"}' where id = ${unbought.id}::bigint`.execute(
    test.db,
  );
  const closed = await makeOrder(at, { deliveryTimeLimit: '2020-01-01T00:00:00Z' });
  await must(admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });

  expect(await found(at, attention.deadline)).toEqual([late.thirdOrderNumber]);
  expect(await found(at, attention.hold)).toEqual([held.thirdOrderNumber]);
  expect(await found(at, attention.labelVoid)).toEqual([voided.thirdOrderNumber]);
  expect(await found(at, attention.labelPurchase)).toEqual([unbought.thirdOrderNumber]);
  expect(await found(at, attention.unknownShipment)).toEqual([unknown.thirdOrderNumber]);
  expect(await found(at, attention.label)).toEqual([bare.thirdOrderNumber, unknown.thirdOrderNumber]);
  const any = await found(at, attention.any);
  expect(any.slice(0, 2)).toEqual([late.thirdOrderNumber, held.thirdOrderNumber]);
  expect(new Set(any)).toEqual(
    new Set([late, held, bare, unknown, voided, unbought].map((one) => one.thirdOrderNumber)),
  );
  expect(any).not.toContain(calm.thirdOrderNumber);

  const counts = await must(admin, orders.exceptionCounts, {});
  for (const { attention: kind, totalNum } of counts)
    expect([kind, totalNum]).toEqual([kind, (await found(at, kind)).length]);
  const { orders: figures } = await must(admin, dashboard.overview, {});
  for (const [name, search] of Object.entries(listBehind)) {
    const kind = 'attention' in search ? search.attention : undefined;
    if (kind === undefined) continue;
    const figure = figures![name as keyof typeof listBehind];
    expect([name, counts.find((one) => one.attention === kind)?.totalNum]).toEqual([name, figure]);
  }
  expect(figures!.unlabelled).toBe(counts.find((one) => one.attention === attention.label)?.totalNum);
});

it('names each kind of trouble that an order has, in every list that is asked for one', async () => {
  const at = await shopTest();
  const { admin, test, shop } = at;
  const unmapped = { orderDetailsList: [{ msku: '999' }], deliveryTimeLimit: far };
  const mapping = await makeOrder(at, unmapped);
  const [print, drawing, shipment, label, shipmentUnknown] = await inProduction(at, 5);
  const voided = await makeOrder(at, { ...unmapped, orderDetailsList: [{ msku: '999' }] });
  const late = await makeOrder(at, { deliveryTimeLimit: '2020-01-01T00:00:00Z' });
  const held = await makeOrder(at, { deliveryTimeLimit: far });
  await takeOver(at, marketOrder(at, { ...numberOf(held), asked: ['cancellation'] }));
  const printingImage = shop.pictures.rose_front;
  const short = await makeOrder(at, {
    deliveryTimeLimit: far,
    orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage, printingImage2: printingImage, num: 3 }],
  });
  await must(admin, orders.orderReview, { ids: [short.id], sysStatus: reviewAction.approve });
  const { rows: codes } = await must(admin, categories.productCodePage, { code: 'TEE-BLK-M' });
  const { id, sizeCode, gmtModified } = codes[0]!;
  await must(admin, categories.updateProductCode, { id, sizeCode, gmtModified, realStock: 0 });
  const change = (order: { id: string } | undefined, changes: RawBuilder<unknown>) =>
    sql`update orders set ${changes} where id = ${order!.id}::bigint`.execute(test.db);
  for (const order of [print, drawing, shipment]) await change(order, sql`label_key = (select min(key) from blobs)`);
  await sql`
    insert into label_prints (order_id, create_user, printer_type, forced, outcome, reported_at)
    values (${print!.id}::bigint, 'admin', 1, false, 2, now())`.execute(test.db);
  await change(drawing, sql`sys_status = 3, problem = '{"key":"orders.drawingFailed"}'`);
  await change(shipment, sql`problem = '{"key":"orders.telling.gaveUp"}'`);
  await change(shipmentUnknown, sql`shipment_confirmation = 'unknown'`);
  await change(voided, sql`label_void = '{"key":"orders.labelVoid.cancelling"}'`);

  const kindsIn = async (kind: Attention) => {
    const { rows } = await must(admin, orders.queryList, { attention: kind, pageSize: 80 });
    return new Map(rows.map((row) => [row.id, row.attention]));
  };
  const expected: [{ id: string } | undefined, Attention[]][] = [
    [mapping, [attention.mapping]],
    [print, [attention.print]],
    [drawing, [attention.drawing]],
    [shipment, [attention.shipment]],
    [label, [attention.label]],
    [shipmentUnknown, [attention.label, attention.unknownShipment]],
    [voided, [attention.mapping, attention.labelVoid]],
    [late, [attention.deadline]],
    [held, [attention.hold, attention.cancellationAsked]],
  ];
  for (const [order, kinds] of expected)
    for (const kind of kinds) expect((await kindsIn(kind)).get(order!.id)).toEqual(kinds);
  expect((await kindsIn(attention.blanks)).get(short.id)).toContain(attention.blanks);
  const { rows } = await must(admin, orders.queryList, { thirdOrderNumbers: [late.thirdOrderNumber] });
  expect(rows.map((row) => row.attention)).toEqual([undefined]);
});

it('finds what marketplaces have cancelled, to be closed together, and neither other reports nor withdrawn ones', async () => {
  const at = await shopTest();
  const { admin } = at;
  const made = [await makeOrder(at), await makeOrder(at), await makeOrder(at), await makeOrder(at)];
  const [one, two, back, asked] = made.map((order) => marketOrder(at, { ...numberOf(order) }));
  await takeOver(at, ...[one!, two!, back!].map((order) => ({ ...order, state: 'cancelled' as const })));
  await takeOver(at, { ...asked!, asked: ['cancellation'] });
  const later = '2026-11-20T06:00:00Z';
  await takeOver(at, { ...back!, marketUpdatedAt: later });
  const cancelled = [one!.thirdOrderNumber, two!.thirdOrderNumber];
  expect(new Set(await found(at, attention.cancelled))).toEqual(new Set(cancelled));
  const selection = { match: { attention: attention.cancelled }, except: [], count: 2 };
  const outcome = await must(admin, orders.bulkAct, { act: 'close', selection });
  expect(new Set(outcome.done)).toEqual(new Set([made[0]!.id, made[1]!.id]));
  expect(await found(at, attention.cancelled)).toEqual([]);
  expect((await must(admin, orders.queryDetail, { id: made[0]!.id })).sysStatus).toBe(orderStatus.closed);
  expect((await must(admin, orders.queryDetail, { id: made[2]!.id })).sysStatus).toBe(orderStatus.abnormal);
});

it('finds each held order under the gravest of its reports alone, as the bell counts them', async () => {
  const at = await shopTest();
  const made = [
    await makeOrder(at),
    await makeOrder(at),
    await makeOrder(at),
    await makeOrder(at),
    await makeOrder(at),
  ];
  const [cancelled, asked, moved, risky, calmed] = made.map((order) => marketOrder(at, { ...numberOf(order) }));
  const address = { ...buyerAddress, recipientsAddress: '700 Congress Ave' };
  await takeOver(at, { ...cancelled!, asked: ['cancellation'] });
  await takeOver(at, { ...cancelled!, state: 'cancelled', address, marketUpdatedAt: '2026-11-20T06:00:00Z' });
  await takeOver(at, { ...asked!, asked: ['cancellation', 'addressChange'] });
  await takeOver(at, { ...moved!, asked: ['addressChange', 'risk'] });
  await takeOver(at, { ...risky!, asked: ['risk'] }, { ...calmed!, asked: ['cancellation'] });
  await takeOver(at, { ...calmed!, asked: [], marketUpdatedAt: '2026-11-20T06:00:00Z' });
  const numbers = (...those: typeof made) => those.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const lists: [AlertKind, Attention, string[]][] = [
    ['cancelled', attention.cancelled, numbers(made[0]!)],
    ['cancellationAsked', attention.cancellationAsked, numbers(made[1]!)],
    ['changed', attention.changed, numbers(made[2]!)],
    ['reported', attention.otherReport, numbers(made[3]!, made[4]!)],
  ];
  const rung = await must(at.admin, alerts.list, {});
  for (const [kind, list, expected] of lists) {
    expect([kind, (await found(at, list)).toSorted()]).toEqual([kind, expected.toSorted()]);
    expect([kind, rung.find((one) => one.kind === kind)?.count]).toEqual([kind, expected.length]);
  }
  expect(await found(at, attention.hold)).toHaveLength(made.length);
});

it('opens its lists to whoever holds its key alone, and the acts to nobody by that', async () => {
  const at = await shopTest();
  const order = await makeOrder(at, { deliveryTimeLimit: '2020-01-01T00:00:00Z' });
  const watcher = await at.test.as(['/order/exceptions']);
  const { rows } = await must(watcher, orders.queryList, { attention: attention.any });
  expect(rows).toMatchObject([{ id: order.id, can: [], attention: [attention.deadline] }]);
  expect(await must(watcher, orders.versions, { ids: [order.id] })).toHaveLength(1);
  expect(await must(watcher, orders.lastAct, {})).toBeNull();
  expect(await must(watcher, orders.queryDetail, { id: order.id })).toMatchObject({ id: order.id });
  expect((await must(watcher, orders.operationLog, { objMaster: order.id })).total).toBe(1);
  for (const read of [orders.contradictions, orders.shortages])
    expect(await must(watcher, read, { ids: [order.id] })).toEqual([]);
  expect((await watcher.call(orders.orderRefresh, { ids: [order.id] })).status).toBe(403);
  expect((await watcher.call(orders.queryListTotal, {})).status).toBe(403);
});

it('finds orders whose listing contradicts their mapping, until they are approved', async () => {
  const at = await shopTest();
  const order = await makeOrder(at, { deliveryTimeLimit: far });
  const other = await makeOrder(at, { deliveryTimeLimit: far });
  const { db } = at.test;
  await sql`update order_lines set msku = 'M-1', listing = '{"title":"Tee"}' where order_id = any(${[order.id, other.id]}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into sku_mappings (shop_id, sku_id, product_code_id, printing_image_id)
    select ${order.shopId}::bigint, 'M-1', min(id), (select min(id) from library_files) from product_codes`.execute(db);
  await sql`
    insert into mapping_contradictions (mapping_id, listing, contradictions)
    select id, '{"title":"Tee"}', '[{"what":"colour"}]' from sku_mappings where sku_id = 'M-1'`.execute(db);
  expect(new Set(await found(at, attention.contradiction))).toEqual(
    new Set([order.thirdOrderNumber, other.thirdOrderNumber]),
  );
  await sql`update orders set sys_status = ${orderStatus.inProduction} where id = ${other.id}::bigint`.execute(db);
  expect(await found(at, attention.contradiction)).toEqual([order.thirdOrderNumber]);
  const { rows } = await must(at.admin, orders.queryList, { attention: attention.any });
  expect(rows.find(({ id }) => id === order.id)?.attention).toEqual([attention.contradiction]);
});

it('says by store what has to leave tonight, and what has left', async () => {
  const at = await shopTest();
  const { admin } = at;
  await makeOrder(at, { deliveryTimeLimit: '2020-01-01T00:00:00Z' });
  await makeOrder(at, { deliveryTimeLimit: far });
  const shipped = await makeOrderInProduction(at, { deliveryTimeLimit: far });
  await must(admin, orders.batchDelivery, { ids: [shipped.id] });
  await at.test.drain();
  const [row, ...others] = await must(admin, orders.lateTonight, {});
  expect(others).toEqual([]);
  expect(row).toMatchObject({ shopId: shipped.shopId, orders: 1, overdue: 1, shippedUnits: shipped.totalNum });
  expect((await (await at.test.as(['/store/index'])).call(orders.lateTonight, {})).status).toBe(403);
});

it.each([
  ['nothing shipped: all of it', { units: 30, shippedUnits: 0, firstShipped: null }, 0, 30],
  ['a pace that suffices', { units: 30, shippedUnits: 20, firstShipped: '2026-11-24T08:00:00Z' }, 10, 0],
  ['a pace that does not', { units: 50, shippedUnits: 20, firstShipped: '2026-11-24T08:00:00Z' }, 10, 10],
  ['two parcels in the first minute', { units: 10, shippedUnits: 2, firstShipped: '2026-11-24T09:59:00Z' }, 2, 2],
])('reckons what will be late: %s', (_, day, unitsPerHour, late) => {
  const now = new Date('2026-11-24T10:00:00Z');
  expect(paceOf({ ...day, cutOff: '2026-11-24T14:00:00Z' }, now)).toEqual({ unitsPerHour, late });
  // after the cut-off, or on a day without one, nothing more leaves
  for (const cutOff of ['2026-11-24T09:00:00Z', null]) expect(paceOf({ ...day, cutOff }, now).late).toBe(day.units);
});
