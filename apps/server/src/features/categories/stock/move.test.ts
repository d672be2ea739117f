import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { system } from '../../../platform/access/actor.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { moveStock } from '../categories.public.ts';

type Kind = 'reserve' | 'release' | 'ship' | 'sign';

/** What may happen to an order in each state, and the state that it is in then. */
const lives: Readonly<Record<string, readonly [Kind, string][]>> = {
  new: [['reserve', 'reserved']],
  reserved: [
    ['release', 'new'],
    ['ship', 'shipped'],
  ],
  shipped: [['sign', 'signed']],
  signed: [],
};

const due = ['2026-12-03T00:00:00Z', undefined, '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z'];

/** Orders of both products; the third has two lines of one of them. */
async function openOrders(at: ShopTest) {
  const { rose_front: printingImage, owl_front: printingImage2 } = at.shop.pictures;
  const white = (num: number) => ({ productCode: 'TEE-WHT-L', printingImage, num });
  const black = (num: number) => ({ productCode: 'TEE-BLK-M', printingImage, printingImage2, num });
  const wanted = [[white(2)], [white(1), black(3)], [black(1), black(4)], [white(5), black(2)]];
  const made = [];
  for (const [index, orderDetailsList] of wanted.entries()) {
    const { id } = await makeOrder(at, { deliveryTimeLimit: due[index], orderDetailsList });
    made.push({ id, due: due[index] ?? '9', state: 'new', lines: orderDetailsList });
  }
  return made;
}

it('moves units between the counters as a plain count does, and explains each by a movement', async () => {
  const at = await shopTest();
  const { admin, test } = at;
  const all = await openOrders(at);
  const { rows } = await must(admin, categories.productCodePage, {});
  const counts = rows.map(({ id, code, realStock }) => ({
    id,
    code,
    real: realStock ?? 0,
    reserved: 0,
    shipped: 0,
    signed: 0,
    moved: [] as [Kind, string, number][],
  }));

  const countPlainly = (kind: Kind, chosen: readonly (typeof all)[number][]) => {
    const urgentFirst = chosen.toSorted((a, b) => (a.due < b.due ? -1 : 1));
    for (const { id, lines } of urgentFirst)
      for (const count of counts) {
        const units = lines.filter((line) => line.productCode === count.code).reduce((sum, { num }) => sum + num, 0);
        if (units === 0) continue;
        if (kind === 'reserve') count.reserved += units;
        if (kind === 'release' || kind === 'ship') count.reserved -= units;
        if (kind === 'ship') count.real -= units;
        if (kind === 'ship') count.shipped += units;
        if (kind === 'sign') count.signed += units;
        count.moved.push([kind, id, units]);
      }
  };

  const step = async (picked: readonly number[]) => {
    const [kind, next] = lives[all[picked[0]!]!.state]?.[picked.length % 2] ?? lives[all[picked[0]!]!.state]?.[0] ?? [];
    if (!kind || !next) return;
    const chosen = picked.map((index) => all[index]!).filter(({ state }) => state === all[picked[0]!]!.state);
    await test.db.transaction().execute((tx) => moveStock({ tx, actor: system }, kind, chosen));
    for (const order of chosen) order.state = next;
    countPlainly(kind, chosen);
    const now = await must(admin, categories.productCodePage, {});
    expect(now.rows.map((row) => [row.code, row.realStock, row.virtualStock, row.shippedNum, row.signedNum])).toEqual(
      counts.map((one) => [one.code, one.real, one.real - one.reserved, one.shipped, one.signed]),
    );
  };
  const picks = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 });
  await fc.assert(fc.asyncProperty(picks, step), { numRuns: 30, endOnFailure: true });

  for (const { id, moved, real, reserved } of counts) {
    const told = await must(admin, stock.movements, { id, pageSize: 1000 });
    expect(told.unexplained).toEqual({ realStock: 0, virtualStock: 0 });
    expect(told.rows[0]).toMatchObject({ realStock: real, virtualStock: real - reserved });
    const oldestFirst = told.rows.toReversed().map(({ kind, orderId, quantity }) => [kind, orderId, quantity]);
    expect(oldestFirst.slice(1)).toEqual(moved);
    // pages of any size are cut from the same list
    const pages = [];
    for (let pageNum = 1; pages.length < told.total; pageNum += 1)
      pages.push(...(await must(admin, stock.movements, { id, pageNum, pageSize: 3 })).rows);
    expect(pages).toEqual(told.rows);
  }
});

it('lets one of two orders in one call that has the earlier deadline take from the shelf first', async () => {
  const at = await shopTest();
  const [later, sooner] = [
    await makeOrder(at, { deliveryTimeLimit: '2026-12-02T00:00:00Z' }),
    await makeOrder(at, { deliveryTimeLimit: '2026-12-01T00:00:00Z' }),
  ];
  await at.test.db.transaction().execute((tx) => moveStock({ tx, actor: system }, 'reserve', [later, sooner]));
  const reserved = await at.test.db
    .selectFrom('stockMovements')
    .where('kind', '=', 'reserve')
    .select(['orderId', 'createUser'])
    .orderBy('id')
    .execute();
  expect(reserved).toEqual([sooner, later].map(({ id }) => ({ orderId: id, createUser: 'system' })));
});
