import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { json } from '../../../platform/database/expressions.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

/** White, L and a rose, by its line; what was sold may be something else. */
async function sold(at: ShopTest, listing: object): Promise<OrderRow> {
  const order = await makeOrder(at);
  await at.test.db
    .updateTable('orderLines')
    .set({ listing: json(listing) })
    .where('orderId', '=', order.id)
    .execute();
  return order;
}

const said = (...values: string[]) => ({ attributes: values.map((value) => ({ name: null, value })) });

it('approves an order whose listing says something else only where that is confirmed, and keeps that on record', async () => {
  const at = await shopTest();
  const [wrong, right, silent] = [
    await sold(at, said('Black / XL')),
    await sold(at, said('白色', 'L')),
    await makeOrder(at),
  ];
  const ids = [wrong, right, silent].map(({ id }) => id);
  const approve = (confirmContradictions?: string[]) =>
    must(at.admin, orders.orderReview, { ids, sysStatus: reviewAction.approve, confirmContradictions });

  const first = await approve();
  expect(first.done).toEqual([right.id, silent.id]);
  expect(first.refused).toEqual([
    {
      id: wrong.id,
      label: wrong.thirdOrderNumber,
      reason: 'orders.contradicted',
      msg: 'The listing says something else. Check and confirm: line 1, size: listing XL, mapped L; line 1, color: listing Black, mapped 白色 White',
    },
  ]);
  expect((await must(at.admin, orders.queryDetail, { id: wrong.id })).sysStatus).toBe(orderStatus.factoryReview);

  expect((await approve([wrong.id])).done).toEqual([wrong.id]);
  const log = await must(at.admin, orders.operationLog, { objMaster: wrong.id });
  expect(log.rows.map(({ behavior }) => behavior)).toContain(
    'Approved although the listing says something else: 1: XL ≠ L; 1: Black ≠ 白色 White',
  );
});

it('keeps no other act back', async () => {
  const at = await shopTest();
  const { id } = await sold(at, said('Black', 'M'));
  expect((await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal })).done).toEqual([
    id,
  ]);
});

it('shows the lines that say something else than their listings, with both sides', async () => {
  const at = await shopTest();
  const [wrong, right] = [await sold(at, { sellerSku: 'WHT-L-FOX' }), await sold(at, { sellerSku: 'WHT-L-ROSE' })];
  const [line, ...more] = await must(at.admin, orders.contradictions, { ids: [wrong.id, right.id] });
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    orderId: wrong.id,
    shopId: wrong.shopId,
    lineNo: 1,
    productCode: 'TEE-WHT-L',
    listing: { sellerSku: 'WHT-L-FOX', title: '' },
    contradictions: [{ about: 'design', source: 'sellerSku', said: 'fox_back.png', mapped: 'rose_front.png' }],
  });
});
