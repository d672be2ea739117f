import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { makeOrder, makeOrderInProduction, shopTest } from '../../../testing/orderMakers.ts';

it('says of each order what shipping would say, and ships nothing', async () => {
  const at = await shopTest();
  const number = '1Z999AA10123456784';
  const ready = await makeOrderInProduction(at);
  const untracked = await makeOrderInProduction(at, { trackingNumber: '' });
  const shared = await makeOrderInProduction(at, { trackingNumber: number });
  const sharing = await makeOrderInProduction(at, { trackingNumber: number, sharedParcel: true });
  await at.test.db.updateTable('orders').set({ sharedParcel: false }).where('id', '=', sharing.id).execute();
  const waiting = await makeOrder(at);
  const ids = [ready, untracked, shared, sharing, waiting].map(({ id }) => id);

  const check = await must(at.admin, orders.actCheck, { ids: [...ids, '999'], act: 'ship' });
  expect(check.ready).toEqual([
    {
      id: ready.id,
      thirdOrderNumber: ready.thirdOrderNumber,
      recipientsName: '',
      carrierName: 'UPS',
      trackingNumber: ready.trackingNumber,
      hasLabel: false,
    },
  ]);
  const outcome = await must(at.admin, orders.batchDelivery, { ids: [...ids, '999'] });
  const byId = (refusals: typeof check.refused) => refusals.toSorted((one, other) => Number(one.id) - Number(other.id));
  expect(byId(check.refused)).toEqual(byId(outcome.refused));
  expect(outcome.done).toEqual([ready.id]);
});

it('offers no act that must fail, and says in the list why an order cannot be approved', async () => {
  const at = await shopTest();
  const lines = [{ productCode: 'TEE-BLK-M', printingImage: at.shop.pictures.fox_back }];
  const order = await makeOrder(at, { orderDetailsList: lines });
  expect(order.can).not.toContain('approve');
  expect(order.errorMsg).toContain('Line 1 (TEE-BLK-M) lacks a print image');
  const check = await must(at.admin, orders.actCheck, { ids: [order.id], act: 'approve' });
  expect(check).toMatchObject({ ready: [], refused: [{ reason: 'orders.printsMissing' }] });
});

it('lets whoever sees orders sign for them, and no more', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at);
  await must(at.admin, orders.batchDelivery, { ids: [order.id] });
  const viewer = await at.test.as(['/order/index']);
  expect((await must(viewer, orders.queryDetail, { id: order.id })).can).toEqual(['sign']);
  for (const sysStatus of [reviewAction.close, reviewAction.approve, reviewAction.abnormal])
    expect((await viewer.call(orders.orderReview, { ids: [order.id], sysStatus })).status).toBe(403);
  expect(await must(viewer, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.sign })).toMatchObject({
    done: [order.id],
  });
});
