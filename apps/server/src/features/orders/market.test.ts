import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { must } from '../../demo/shop.ts';
import { marketOrder, takeOver } from '../../testing/marketOrder.ts';
import { shopTest } from '../../testing/orderMakers.ts';

it('takes an order over once, with what its mapping knows, and says what cannot be kept', async () => {
  const at = await shopTest();
  const mapped = marketOrder(at, { shopId: at.shop.stores.linden });
  const unmapped = marketOrder(at, { thirdOrderNumber: 'PO-211-2' });
  const bad = marketOrder(at, { thirdOrderNumber: 'PO-211-3', lines: [] });
  const first = await takeOver(at, mapped, unmapped, bad);
  expect(first).toMatchObject({ created: [expect.any(String), expect.any(String)], unchanged: 0 });
  expect(first.failed).toEqual([{ thirdOrderNumber: 'PO-211-3', problem: { key: 'orders.linesRequired' } }]);
  expect(await takeOver(at, mapped, unmapped)).toMatchObject({ created: [], changed: [], unchanged: 2 });

  const { rows } = await must(at.admin, orders.queryList, { sysStatus: orderStatus.storeReview });
  const byNumber = new Map(rows.map((row) => [row.thirdOrderNumber, row]));
  expect(byNumber.get(mapped.thirdOrderNumber)).toMatchObject({
    errorMsg: null,
    recipientsCity: 'Austin',
    orderDetailsList: [{ productCode: 'TEE-BLK-M', num: 2 }],
  });
  expect(byNumber.get('PO-211-2')?.errorMsg).toContain('is not mapped');
});
