import { categories } from '@pressroom/contract/categories/categories';
import { dashboard, shortBehind } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { attention, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder, type ShopTest, shopTest } from '../../../testing/orderMakers.ts';
import { findFigureDifferences, findStockDifferences } from '../orders.public.ts';

const hour = 3_600_000;

async function setStock({ admin }: ShopTest, code: string, realStock: number): Promise<void> {
  const { rows } = await must(admin, categories.productCodePage, { code });
  const { id, sizeCode, gmtModified } = rows[0]!;
  await must(admin, categories.updateProductCode, { id, sizeCode, realStock, gmtModified });
}

const want = (at: ShopTest, num: number, given: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(at, {
    orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front, num }],
    ...given,
  });
const approve = ({ admin }: ShopTest, ids: string[], confirmShort?: { productCodeId: string; short: number }[]) =>
  must(admin, orders.orderReview, { ids, sysStatus: reviewAction.approve, confirmShort });
const shortIds = async ({ admin }: ShopTest) =>
  (await must(admin, orders.queryList, { attention: attention.blanks })).rows.map(({ id }) => id).sort();
const look = ({ admin }: ShopTest, id: string) => must(admin, orders.queryDetail, { id });

/** Three blanks for orders of 2 (due last), 2 and 1. */
async function tight(): Promise<{ at: ShopTest; late: string; soon: string; small: string }> {
  const at = await shopTest();
  await setStock(at, 'TEE-WHT-L', 3);
  const due = (hours: number) => ({ deliveryTimeLimit: Date.now() + hours * hour });
  const late = await want(at, 2, due(72));
  const soon = await want(at, 2, due(2));
  const small = await want(at, 1, due(24));
  return { at, late: late.id, soon: soon.id, small: small.id };
}

it('approves what the shelf has blanks for, the most urgent first, and asks about the rest with its numbers', async () => {
  const { at, late, soon, small } = await tight();
  const outcome = await approve(at, [late, soon, small]);
  expect(outcome.done.toSorted()).toEqual([soon, small].toSorted());
  expect(outcome.refused).toMatchObject([
    { id: late, reason: 'orders.short', msg: 'Missing blanks: 2 × TEE-WHT-L. Confirm to approve' },
  ]);
  expect((await look(at, late)).sysStatus).toBe(orderStatus.factoryReview);
  const shortages = await must(at.admin, orders.approvalShortages, { ids: [late] });
  expect(shortages).toMatchObject([{ productCode: 'TEE-WHT-L', realStock: 3, reserved: 3, wanted: 2, short: 2 }]);

  const { productCodeId } = shortages[0]!;
  for (const wrong of [[], [{ productCodeId, short: 1 }], [{ productCodeId: '999', short: 9 }]])
    expect((await approve(at, [late], wrong)).refused).toMatchObject([{ id: late, reason: 'orders.short' }]);
  expect(await approve(at, [late], [{ productCodeId, short: 2 }])).toMatchObject({ done: [late], refused: [] });
  const { rows } = await must(at.admin, orders.operationLog, { objMaster: late });
  expect(rows.map(({ behavior }) => behavior)).toContain('Approved beyond the shelf, missing: 2 × TEE-WHT-L');
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('asks again where somebody else has taken more of the shelf meanwhile', async () => {
  const { at, late, soon, small } = await tight();
  await approve(at, [soon]);
  const [shortage] = await must(at.admin, orders.approvalShortages, { ids: [late] });
  expect(shortage).toMatchObject({ short: 1 });
  await approve(at, [small]);
  const { productCodeId, short } = shortage!;
  expect((await approve(at, [late], [{ productCodeId, short }])).refused).toMatchObject([
    { msg: expect.stringContaining('2 × TEE-WHT-L') },
  ]);
});

it('gives the last blanks to one of two who approve at the same moment', async () => {
  const { at, late, soon } = await tight();
  const outcomes = await Promise.all([approve(at, [late]), approve(at, [soon])]);
  expect(outcomes.flatMap(({ done }) => done)).toHaveLength(1);
  expect(outcomes.flatMap(({ refused }) => refused)).toMatchObject([{ reason: 'orders.short' }]);
});

it('marks, counts and lists the orders that wait for blanks, and forgets them when blanks come', async () => {
  const { at, late, soon, small } = await tight();
  const figures = async () => (await must(at.admin, dashboard.overview, {})).orders!;
  expect(await figures()).toMatchObject({ shortCodes: 0, shortUnits: 0 });
  await approve(at, [late, soon, small]);
  const { productCodeId } = (await must(at.admin, orders.approvalShortages, { ids: [late] }))[0]!;
  await approve(at, [late], [{ productCodeId, short: 2 }]);
  await at.test.drain();

  expect(await figures()).toMatchObject({ shortCodes: 1, shortUnits: 2 });
  expect(await shortIds(at)).toEqual([late]);
  expect((await must(at.admin, orders.queryList, shortBehind)).total).toBe(1);
  const ids = [late, soon, small];
  expect(await must(at.admin, orders.shortages, { ids })).toEqual([
    { orderId: late, productCodeId, productCode: 'TEE-WHT-L', units: 2 },
  ]);
  expect(await must(at.admin, orders.shortages, { ids: [soon] })).toEqual([]);
  expect(await findFigureDifferences(at.test.db)).toEqual([]);

  // what was approved first goes first: one piece more is not enough, two are
  await setStock(at, 'TEE-WHT-L', 4);
  expect(await must(at.admin, orders.shortages, { ids })).toMatchObject([{ orderId: late, units: 1 }]);
  await must(at.admin, orders.orderReview, { ids: [small], sysStatus: reviewAction.abnormal });
  expect(await shortIds(at)).toEqual([]);
  expect(await figures()).toMatchObject({ shortCodes: 0, shortUnits: 0 });
  // back again it is the last in line
  await approve(at, [small], [{ productCodeId, short: 1 }]);
  expect(await shortIds(at)).toEqual([small]);
  await must(at.admin, orders.batchDelivery, { ids: [soon] });
  expect(await shortIds(at)).toEqual([small]);
  expect(await findFigureDifferences(at.test.db)).toEqual([]);
  expect(await findStockDifferences(at.test.db)).toEqual([]);
});

it('shows what would be missing only to those who approve', async () => {
  const { at, late } = await tight();
  const viewer = await at.test.as(['/order/index']);
  expect(await viewer.call(orders.approvalShortages, { ids: [late] })).toMatchObject({ status: 403 });
  expect(await viewer.call(orders.shortages, { ids: [late] })).toMatchObject({ status: 200, data: [] });
});

it('lists the orders with a remark', async () => {
  const at = await shopTest();
  const gift = await makeOrder(at, { remark: 'A gift, no invoice' });
  await makeOrder(at);
  expect((await must(at.admin, orders.queryList, { remark: 1 })).rows).toMatchObject([
    { id: gift.id, remark: 'A gift, no invoice' },
  ]);
  const counts = await must(at.admin, orders.queryListTotal, { remark: 1 });
  expect(counts.reduce((sum, { totalNum }) => sum + totalNum, 0)).toBe(1);
});

it('counts nothing for orders that cannot be approved, whatever keeps them', async () => {
  const { at, late, soon, small } = await tight();
  await must(at.admin, orders.orderReview, { ids: [soon], sysStatus: reviewAction.close });
  await approve(at, [small]);
  const wanted = async (ids: string[]) =>
    (await must(at.admin, orders.approvalShortages, { ids })).map((each) => [each.wanted, each.short]);
  expect(await wanted([soon, small])).toEqual([]);
  expect(await wanted([late, soon, small])).toEqual([]);
  await setStock(at, 'TEE-WHT-L', 2);
  expect(await wanted([late, soon, small])).toEqual([[2, 1]]);
});

it('gives the blanks to an order that is drawn already before a more urgent one', async () => {
  const { at, late, soon } = await tight();
  await approve(at, [late]);
  await at.test.drain();
  await must(at.admin, orders.orderReview, { ids: [late], sysStatus: reviewAction.abnormal });
  expect(await approve(at, [soon, late])).toMatchObject({ done: [late], refused: [{ id: soon }] });
});
