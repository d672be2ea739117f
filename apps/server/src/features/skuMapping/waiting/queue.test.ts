import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const hour = 3_600_000;

interface Line {
  msku: string;
  num: number;
}

interface Waiting {
  shopId: string;
  due: number | undefined;
  lines: readonly Line[];
}

/** Orders of both stores with SKU ids in common, due within a day, later, and never. */
async function fill(at: ShopTest): Promise<Waiting[]> {
  const { austin, linden } = at.shop.stores;
  const wanted: readonly [shopId: string, hours: number | undefined, ...lines: [msku: string, num: number][]][] = [
    [austin, 30, ['q1', 1], ['q2', 5]],
    [austin, 3, ['q2', 1]],
    [linden, 40, ['q1', 9]],
    [linden, undefined, ['q3', 2], ['q3', 1]],
    [austin, undefined, ['q4', 2]],
    [austin, -5, ['r_5', 1]],
    [linden, 23, ['r_5', 1]],
    [austin, 72, ['q4', 1], ['17592304881155', 1]],
  ];
  const made = [];
  for (const [shopId, hours, ...lines] of wanted) {
    const due = hours === undefined ? undefined : Date.now() + hours * hour;
    const details = lines.map(([msku, num]) => ({ msku, num }));
    await makeOrder(at, { shopId, deliveryTimeLimit: due, orderDetailsList: details });
    // the one SKU id of these that is mapped
    made.push({ shopId, due, lines: details.filter(({ msku }) => msku !== '17592304881155') });
  }
  return made;
}

/** What the queue should be, without the database. */
function plainQueue(all: readonly Waiting[], { shopId, skuId = '' }: { shopId?: string; skuId?: string }) {
  const lines = all.flatMap((order) => order.lines.map((line) => ({ ...line, order })));
  const matching = lines.filter(
    ({ msku, order }) => (!shopId || order.shopId === shopId) && msku.toLowerCase().includes(skuId.toLowerCase()),
  );
  const pairs = Map.groupBy(matching, ({ msku, order }) => `${order.shopId} ${msku}`);
  const rows = [...pairs.values()].map((same) => {
    const due = Math.min(...same.map(({ order }) => order.due ?? Infinity));
    const { msku, order } = same[0]!;
    return {
      shopId: order.shopId,
      skuId: msku,
      orders: new Set(same.map((line) => line.order)).size,
      units: same.reduce((sum, { num }) => sum + num, 0),
      due,
      later: due > Date.now() + 24 * hour ? 1 : 0,
    };
  });
  rows.sort(
    (a, b) =>
      a.later - b.later ||
      b.orders - a.orders ||
      b.units - a.units ||
      (a.due === b.due ? 0 : a.due - b.due) ||
      Number(a.shopId) - Number(b.shopId) ||
      (a.skuId < b.skuId ? -1 : 1),
  );
  const told = rows.map(({ due, later: _later, ...row }) => ({
    ...row,
    deadline: due === Infinity ? null : new Date(due).toISOString(),
  }));
  return { rows: told, total: rows.length, orders: new Set(matching.map(({ order }) => order)).size };
}

it('is in every search and with pages of every size what the waiting orders add up to', async () => {
  const at = await shopTest();
  const all = await fill(at);
  const { austin, linden } = at.shop.stores;
  const searches = fc.record({
    shopId: fc.constantFrom(undefined, austin, linden),
    skuId: fc.constantFrom(undefined, 'q', 'Q1', '_', '5', '%'),
  });
  const check = async (search: { shopId?: string; skuId?: string }, pageSize: number) => {
    const found = [];
    let after: string | undefined;
    const expected = plainQueue(all, search);
    do {
      const page = await must(at.admin, skuMapping.waitingPage, { ...search, pageSize, after });
      expect(page).toMatchObject({ total: expected.total, orders: expected.orders });
      found.push(...page.rows);
      after = page.next;
    } while (after !== undefined);
    expect(
      found.map(({ shopId, skuId, orders: held, units, deadline }) => ({
        shopId,
        skuId,
        orders: held,
        units,
        deadline: deadline && new Date(deadline).toISOString(),
      })),
    ).toEqual(expected.rows);
  };
  await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 9 }), check), {
    numRuns: 25,
    endOnFailure: true,
  });
});

it('holds nothing of orders that are closed or decided, and no line without a SKU id', async () => {
  const at = await shopTest();
  const line = { msku: 'q1', num: 1 };
  const [closed, stopped, open] = [
    await makeOrder(at, { orderDetailsList: [line] }),
    await makeOrder(at, { orderDetailsList: [line] }),
    await makeOrder(at, { orderDetailsList: [line, { num: 1 }] }),
  ];
  const review = (id: string, sysStatus: typeof reviewAction.close | typeof reviewAction.abnormal) =>
    must(at.admin, orders.orderReview, { ids: [id], sysStatus });
  await review(closed.id, reviewAction.close);
  await review(stopped.id, reviewAction.abnormal);
  // as an order whose line lost its product after it was approved
  const decided = await makeOrder(at, { orderDetailsList: [line] });
  const { inProduction: sysStatus } = orderStatus;
  await at.test.db.updateTable('orders').set({ sysStatus }).where('id', '=', decided.id).execute();
  expect(await must(at.admin, skuMapping.waitingPage, {})).toMatchObject({
    rows: [{ skuId: 'q1', orders: 2, units: 2 }],
    total: 1,
    orders: 2,
  });
  await review(open.id, reviewAction.close);
  expect(await must(at.admin, skuMapping.waitingPage, {})).toMatchObject({ rows: [{ orders: 1 }], orders: 1 });
});
