import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { isCounted } from '@pressroom/contract/categories/productCodes';
import { stock } from '@pressroom/contract/categories/stock';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { compareStock } from '../../orders/orders.public.ts';

async function whiteTee({ admin }: ShopTest) {
  const { rows } = await must(admin, categories.productCodePage, { code: 'TEE-WHT-L' });
  return rows.find(isCounted)!;
}

it('explains every number: why, for which order, by whom, and what it was afterwards', async () => {
  const at = await shopTest();
  const { admin } = at;
  const tee = await whiteTee(at);
  const order = await makeOrder(at);
  await must(admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  await at.test.drain();
  const corrected = { ...(await whiteTee(at)), realStock: 37, stockNote: 'counted' };
  await must(admin, categories.updateProductCode, corrected);
  await must(admin, orders.batchDelivery, { ids: [order.id] });

  const { rows, total, unexplained } = await must(admin, stock.movements, { id: tee.id });
  const { thirdOrderNumber, id: orderId } = order;
  expect(rows).toMatchObject([
    { kind: 'ship', quantity: 2, thirdOrderNumber, orderId, realStock: 35, virtualStock: 35 },
    {
      kind: 'set',
      quantity: 37 - tee.realStock,
      note: 'counted',
      createUser: 'tester',
      realStock: 37,
      virtualStock: 35,
    },
    { kind: 'reserve', quantity: 2, thirdOrderNumber, realStock: tee.realStock, virtualStock: tee.realStock - 2 },
    { kind: 'set', quantity: tee.realStock, orderId: null, realStock: tee.realStock, virtualStock: tee.realStock },
  ]);
  expect(unexplained).toEqual({ realStock: 0, virtualStock: 0 });
  const older = await must(admin, stock.movements, { id: tee.id, pageNum: 2, pageSize: 3 });
  expect(older).toEqual({ rows: rows.slice(3), total, unexplained });
  expect(await admin.call(stock.movements, { id: '404404' })).toMatchObject({ status: 404 });
  expect(await compareStock(at.test.db)).toEqual([]);
});

it('tells where the counters are not what the orders say, until they are', async () => {
  const at = await shopTest();
  const { admin } = at;
  const tee = await whiteTee(at);
  const spoil = (realStock: number) =>
    at.test.db.updateTable('productCodes').set({ realStock }).where('id', '=', tee.id).execute();
  await spoil(tee.realStock + 5);
  await compareStock(at.test.db);
  const difference = { code: tee.code, counter: 'realStock', held: tee.realStock + 5, recomputed: tee.realStock };
  expect(await must(admin, stock.differences, {})).toMatchObject({ total: 1, rows: [difference] });
  expect(await must(admin, dashboard.failedTasks, {})).toMatchObject({
    total: 1,
    rows: [
      {
        title: 'Stock check',
        problems: [
          {
            label: tee.code,
            msg: `Stock on shelf is ${tee.realStock + 5}; movements and orders give ${tee.realStock}`,
          },
        ],
      },
    ],
  });
  expect((await must(admin, stock.movements, { id: tee.id })).unexplained).toEqual({ realStock: 5, virtualStock: 5 });

  await spoil(tee.realStock);
  await compareStock(at.test.db);
  expect(await must(admin, stock.differences, {})).toEqual({ rows: [], total: 0, foundAt: null });
});
