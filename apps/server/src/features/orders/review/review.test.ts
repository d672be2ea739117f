import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '../../../demo/shop.ts';
import { makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { findStockDifferences } from '../orders.public.ts';

const stockOf = async ({ admin }: ShopTest, code: string) =>
  (await must(admin, categories.productCodePage, { code })).rows[0];
const statusOf = async ({ admin }: ShopTest, id: string) => (await must(admin, orders.queryDetail, { id })).sysStatus;

it('judges each order alone and says why in the caller’s language', async () => {
  const at = await shopTest();
  const ready = await makeOrder(at);
  const noPrint = await makeOrder(at, {
    orderDetailsList: [{ productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back }],
  });
  const closed = await makeOrder(at);
  await must(at.admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });

  at.test.language = 'zh';
  const outcome = await must(at.admin, orders.orderReview, {
    ids: [ready.id, noPrint.id, closed.id, '999'],
    sysStatus: reviewAction.approve,
  });
  expect(outcome.done).toEqual([ready.id]);
  expect(outcome.refused.map(({ id, reason }) => [id, reason])).toEqual([
    ['999', 'platform.notFound'],
    [noPrint.id, 'orders.printsMissing'],
    [closed.id, 'orders.wrongState'],
  ]);
  expect(outcome.refused[1]!.msg).toContain('需要 2 张，目前 1 张');
});

it('goes straight into production when the drawings are there already', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at);
  expect(order.sysStatus).toBe(orderStatus.inProduction);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal, reason: 'smeared' });
  const outcome = await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  expect(outcome.taskId).toBeUndefined();
  expect(await statusOf(at, order.id)).toBe(orderStatus.inProduction);
});

it('reserves once, however often and at once approval is asked for', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const approvals = await Promise.all(
    [1, 2, 3, 4].map(() => must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve })),
  );
  expect(approvals.flatMap((outcome) => outcome.done)).toEqual([order.id]);
  expect(await stockOf(at, 'TEE-WHT-L')).toMatchObject({ realStock: 80, virtualStock: 78 });
});

it('gives the stock back when an order is closed or abnormal, and not twice', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at);
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.abnormal });
  expect(await stockOf(at, 'TEE-WHT-L')).toMatchObject({ virtualStock: 80 });
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.close });
  expect(await stockOf(at, 'TEE-WHT-L')).toMatchObject({ realStock: 80, virtualStock: 80, shippedNum: 0 });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('puts an order whose drawing cannot be made into abnormal with the reason, and ends its task', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  await rm(join(at.test.app.settings.storageUrl, 'originals'), { recursive: true });
  await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const stopped = await must(at.admin, orders.queryDetail, { id: order.id });
  expect(stopped).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: expect.stringContaining('line 1, position 1'),
  });
  expect(await must(at.admin, tasks.list, {})).toMatchObject([
    { state: 'failed', total: 1, failed: 1, problems: [{ label: order.thirdOrderNumber }] },
  ]);
  expect(await stockOf(at, 'TEE-WHT-L')).toMatchObject({ virtualStock: 80 });
});

it('ends the task for an order that somebody takes out of drawing layout', async () => {
  const at = await shopTest();
  const [kept, closed] = [await makeOrder(at), await makeOrder(at)];
  await must(at.admin, orders.orderReview, { ids: [kept.id, closed.id], sysStatus: reviewAction.approve });
  await must(at.admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });
  await at.test.drain();
  expect(await must(at.admin, tasks.list, {})).toMatchObject([{ state: 'done', total: 2, done: 2 }]);
  expect(await statusOf(at, closed.id)).toBe(orderStatus.closed);
});

it('stops a cancelled task’s orders instead of drawing them', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const { taskId } = await must(at.admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  await must(at.admin, tasks.cancel, { id: taskId! });
  await at.test.drain();
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
    sysStatus: orderStatus.abnormal,
    errorMsg: 'Making the drawings was cancelled',
  });
});

it('lets waiting lines resolve by themselves once their SKU id is mapped', async () => {
  const at = await shopTest();
  const sku = { msku: '5230236437987443999', num: 3 };
  const order = await makeOrder(at, { orderDetailsList: [sku] });
  expect(order).toMatchObject({
    sysStatus: orderStatus.storeReview,
    errorMsg: expect.stringContaining('5230236437987443999'),
  });
  const saved = await must(at.admin, skuMapping.save, {
    skuId: sku.msku,
    shopId: at.shop.stores.austin,
    productCode: 'TEE-WHT-L',
    printingImage: at.shop.pictures.owl_front,
  });
  expect(saved.releasedOrders).toBe(1);
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
    sysStatus: orderStatus.factoryReview,
    errorMsg: null,
    orderDetailsList: [
      {
        productCode: 'TEE-WHT-L',
        printingName: 'owl_front.png',
        num: 3,
        productCombinedImage: expect.stringContaining('/previews/'),
      },
    ],
  });
});

it('asks for the right that each review needs', async () => {
  const at = await shopTest();
  const order = await makeOrder(at);
  const closer = await at.test.as(['orderClose']);
  expect((await closer.call(orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve })).status).toBe(
    403,
  );
  expect((await closer.call(orders.orderReview, { ids: [order.id], sysStatus: reviewAction.close })).data.done).toEqual(
    [order.id],
  );
});

it('keeps exact counts while many change at once', async () => {
  const at = await shopTest();
  const made = await Promise.all(Array.from({ length: 12 }, () => makeOrder(at)));
  const review = (from: number, to: number, sysStatus: 1 | -1 | 3) =>
    must(at.admin, orders.orderReview, { ids: made.slice(from, to).map((order) => order.id), sysStatus });
  await Promise.all([
    review(0, 4, reviewAction.close),
    review(4, 8, reviewAction.abnormal),
    review(6, 12, reviewAction.approve),
    at.test.drain(),
  ]);
  await at.test.drain();
  const kept = await must(at.admin, orders.queryListTotal, {});
  const counted = await at.test.db
    .selectFrom('orders')
    .select(['sysStatus', (eb) => eb.fn.countAll().as('n')])
    .groupBy('sysStatus')
    .execute();
  expect(kept.filter((count) => count.totalNum > 0)).toHaveLength(counted.length);
  for (const { sysStatus, n } of counted) expect(kept).toContainEqual({ sysStatus, totalNum: Number(n) });
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});
