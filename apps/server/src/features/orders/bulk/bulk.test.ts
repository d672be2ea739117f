import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { copyOrders, makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { findFigureDifferences } from '../list/figures.ts';
import { findStockDifferences } from '../orders.public.ts';

const statusesOf = async ({ test }: ShopTest, ids: readonly string[]) => {
  const rows = await test.db.selectFrom('orders').where('id', 'in', ids).select('sysStatus').execute();
  return [...new Set(rows.map(({ sysStatus }) => sysStatus))];
};

it('acts on all that match at this moment, without those that were unticked', async () => {
  const at = await shopTest();
  const first = await makeOrder(at, { remark: 'rush' });
  const ids = await copyOrders(at, first.id, 3);
  const other = await makeOrder(at);
  const selection = { match: { remark: 1, sysStatus: orderStatus.factoryReview }, except: [ids[0]!] };
  const before = await must(at.admin, orders.selectionCheck, { selection, act: 'abnormal' });
  expect(before).toEqual({
    total: 3,
    fitting: 3,
    held: 0,
    lacking: 0,
    byStatus: [{ sysStatus: orderStatus.factoryReview, totalNum: 3 }],
  });
  const outcome = await must(at.admin, orders.bulkAct, {
    selection: { ...selection, count: before.total },
    act: 'abnormal',
    reason: 'smeared film',
  });
  expect(outcome.done.toSorted()).toEqual([first.id, ids[1]!, ids[2]!].toSorted());
  expect(await statusesOf(at, [ids[0]!, other.id])).toEqual([orderStatus.factoryReview]);
  expect((await must(at.admin, orders.queryDetail, { id: first.id })).errorMsg).toContain('smeared film');
});

it('does nothing where the search finds another number than its user was told, and says how many', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at, { remark: 'rush' });
  const ask = { selection: { match: { remark: 1 }, count: 2 }, act: 'close' as const };
  const reply = await at.admin.call(orders.bulkAct, ask);
  expect(reply).toMatchObject({ status: 409, data: { count: 1 }, msg: expect.stringContaining('Now 1 order matches') });
  expect(await statusesOf(at, [id])).toEqual([orderStatus.factoryReview]);
  expect(
    (await at.admin.call(orders.bulkAct, { selection: { match: { num: 99, symbol: 3 }, count: 1 }, act: 'sign' }))
      .status,
  ).toBe(400);
});

it('asks for the right to each act', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const clerk = await at.test.as(['/order/index', 'orderError']);
  for (const act of ['submit', 'approve', 'close', 'ship', 'schedule', 'callOff'] as const) {
    expect(await clerk.call(orders.bulkAct, { selection: { ids: [id] }, act, delivery: 2 })).toMatchObject({
      status: 403,
    });
  }
  const { actId } = await must(clerk, orders.bulkAct, { selection: { ids: [id] }, act: 'abnormal' });
  // an act is its user's own
  expect((await at.admin.call(orders.undoAct, { actId: actId! })).status).toBe(404);
  expect((await at.admin.get(`/sysOrder/actDetail?actId=${actId!}`)).status).toBe(404);
  expect((await clerk.call(orders.selectedNumbers, { selection: { ids: [id] }, of: 'order' })).status).toBe(403);
});

it('does more than 200 in the background, with one task for the act and one for all of its drawings', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const first = await makeOrder(at);
  const ids = [first.id, ...(await copyOrders(at, first.id, 229))];
  const noPrint = await makeOrder(at, { orderDetailsList: [{ productCode: 'TEE-BLK-M', num: 1 }] });
  const outcome = await must(admin, orders.orderReview, {
    ids: [...ids, noPrint.id, '404404'],
    sysStatus: reviewAction.approve,
  });
  expect(outcome).toMatchObject({ done: [], refused: [], queued: 232 });
  expect(await statusesOf(at, ids)).toEqual([orderStatus.factoryReview]);
  const actId = outcome.actId!;
  // the shelf has 80 pieces: the most urgent orders get them, 40 of two pieces each
  await test.drain();
  const shown = await must(admin, orders.actDetail, { actId });
  expect(shown).toMatchObject({ act: 'approve', total: 232, done: 40, refused: 192, left: 0, runningTaskId: null });
  const list = await must(admin, tasks.list, {});
  expect(list.map(({ kind, total, done, failed }) => [kind, total, done, failed])).toEqual([
    ['drawings', 40, 40, 0],
    ['orders.bulk', 232, 232, 192],
  ]);
  const { rows, total } = await must(admin, orders.actRows, { actId, pageSize: 1000 });
  expect(total).toBe(192);
  const reasons = Map.groupBy(rows, ({ reason }) => reason);
  expect(Object.fromEntries([...reasons].map(([reason, its]) => [reason, its.length]))).toEqual({
    'orders.printsMissing': 1,
    'orders.short': 190,
    'platform.notFound': 1,
  });

  const again = await must(admin, orders.retryAct, { actId, confirmed: ['short'] });
  expect(again).toMatchObject({ refused: expect.any(Array), done: expect.any(Array) });
  expect([again.done.length, again.refused.length]).toEqual([190, 2]);
  const now = [orderStatus.drawingLayout, orderStatus.inProduction];
  expect(new Set(await statusesOf(at, ids))).toEqual(new Set(now));
  expect(await findStockDifferences(test.db)).toEqual([]);
  expect(await findFigureDifferences(test.db)).toEqual([]);
});

it('leaves what its task had not reached when that was cancelled, to be done later', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const first = await makeOrder(at);
  const ids = await copyOrders(at, first.id, 201);
  const { actId, taskId } = await must(admin, orders.bulkAct, { selection: { ids }, act: 'close' });
  expect((await admin.call(orders.retryAct, { actId: actId! })).status).toBe(409);
  await must(admin, tasks.cancel, { id: taskId! });
  await test.drain();
  expect(await must(admin, orders.actDetail, { actId: actId! })).toMatchObject({ done: 0, left: 201 });
  expect((await must(admin, orders.actRows, { actId: actId!, pageSize: 20 })).rows[0]).toMatchObject({
    reason: 'orders.bulk.notReached',
  });
  const again = await must(admin, orders.retryAct, { actId: actId! });
  expect(again.queued).toBe(201);
  await test.drain();
  expect(await statusesOf(at, ids)).toEqual([orderStatus.closed]);
  expect((await admin.call(orders.retryAct, { actId: again.actId! })).status).toBe(409);
});

it('gives the numbers of the chosen orders in the order of the list', async () => {
  const at = await shopTest();
  const old = await makeOrder(at, { remark: 'a', orderTime: '2026-01-01T00:00:00Z', trackingNumber: '' });
  const young = await makeOrder(at, { remark: 'b', orderTime: '2026-01-02T00:00:00Z' });
  const all = { match: { remark: 1 }, count: 2 };
  const numbers = (selection: object, of: 'order' | 'tracking') =>
    must(at.admin, orders.selectedNumbers, { selection: selection as typeof all, of });
  expect(await numbers(all, 'order')).toEqual([young.thirdOrderNumber, old.thirdOrderNumber]);
  expect(await numbers({ match: { remark: 1, sortType: 1 }, count: 2 }, 'order')).toEqual([
    old.thirdOrderNumber,
    young.thirdOrderNumber,
  ]);
  expect(await numbers(all, 'tracking')).toEqual([young.trackingNumber]);
  // ticked in any order, they stand as in the list
  expect(await numbers({ ids: [old.id, young.id] }, 'order')).toEqual([young.thirdOrderNumber, old.thirdOrderNumber]);
  expect(await numbers({ ids: [young.id, old.id], sortType: 1 }, 'order')).toEqual([
    old.thirdOrderNumber,
    young.thirdOrderNumber,
  ]);
});
