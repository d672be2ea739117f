import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const trackingNumber = '1Z999AA10123456784';

const formOf = ({ shop }: ShopTest, thirdOrderNumber: string) => ({
  thirdOrderNumber,
  shopId: shop.stores.austin,
  labelType: 1 as const,
  orderDetailsList: [{ productCode: 'TEE-WHT-L', printingImage: shop.pictures.rose_front }],
});

it('knows an order by its number however its letters are written, by hand and from a marketplace', async () => {
  const at = await shopTest();
  await makeOrder(at, { thirdOrderNumber: 'PR-7a' });
  expect(await at.admin.call(orders.save, formOf(at, 'pr-7A'))).toMatchObject({
    status: 400,
    data: [{ path: 'thirdOrderNumber', msg: expect.stringContaining('PR-7a') }],
  });
  await must(at.admin, orders.save, { ...formOf(at, 'pr-7A'), shopId: at.shop.stores.linden });
  const { created, failed, unchanged } = await takeOver(at, marketOrder(at, { thirdOrderNumber: 'PR-7A' }));
  expect({ created, unchanged }).toEqual({ created: [], unchanged: 0 });
  expect(failed).toMatchObject([{ thirdOrderNumber: 'PR-7A', problem: { params: { number: 'PR-7a' } } }]);
});

it('lets one of two in that are entered at once in different letters', async () => {
  const at = await shopTest();
  const replies = await Promise.all(
    ['pr-8', 'PR-8', 'Pr-8'].map((number) => at.admin.call(orders.save, formOf(at, number))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('asks whether two orders share a parcel before it takes the second, and before either ships', async () => {
  const at = await shopTest();
  const first = await makeOrderInProduction(at, { trackingNumber });
  const form = { ...formOf(at, 'PR-9'), trackingNumber };
  expect(await at.admin.call(orders.save, form)).toMatchObject({
    status: 400,
    data: [{ path: 'trackingNumber', msg: expect.stringContaining(first.thirdOrderNumber) }],
  });

  const foreign = marketOrder(at, { thirdOrderNumber: 'PO-9', trackingNumber, state: 'toShip' });
  await takeOver(at, foreign);
  const ship = () => must(at.admin, orders.batchDelivery, { ids: [first.id] });
  expect(await ship()).toMatchObject({ done: [], refused: [{ msg: expect.stringContaining('PO-9') }] });

  const { rows } = await must(at.admin, orders.queryList, { thirdOrderNumbers: 'PO-9' });
  const told = { ...formOf(at, 'PO-9'), id: rows[0]!.id, trackingNumber, sharedParcel: true };
  expect(await must(at.admin, orders.save, told)).toMatchObject({ sharedParcel: true });
  expect(await ship()).toMatchObject({ done: [first.id] });
  expect(await must(at.admin, orders.queryDetail, { id: first.id })).toMatchObject({ sysStatus: orderStatus.shipped });
});
