import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { labelPdf, makeOrder, shopTest } from '../../../testing/orderMakers.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127' };
const pdfOf = async (...pages: string[]) => [{ fileName: 'a.pdf', bytes: await labelPdf(pages) }];

it('refuses a label for no order, for several, and for one that is closed', async () => {
  const at = await shopTest();
  const pdf = await pdfOf(numbers.ours);
  const give = (input: { id?: string }) =>
    at.admin.call(orders.uploadPdf, { trackingNumber: numbers.ours, ...input }, pdf);
  expect(await give({})).toMatchObject({ status: 404, msg: 'No order has this tracking number' });
  expect((await give({ id: '999' })).status).toBe(404);

  const first = await makeOrder(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.orderReview, { ids: [first.id], sysStatus: reviewAction.close });
  expect(await give({})).toMatchObject({ status: 409, msg: expect.stringContaining('Closed') });

  const second = await makeOrder(at, { trackingNumber: numbers.ours, sharedParcel: true });
  const third = await makeOrder(at, { trackingNumber: numbers.ours, sharedParcel: true });
  const several = await give({});
  expect(several).toMatchObject({ status: 409, msg: expect.stringContaining(second.thirdOrderNumber) });
  expect(several.msg).toContain(third.thirdOrderNumber);
  expect(several.msg).not.toContain(first.thirdOrderNumber);
  expect((await give({ id: third.id })).status).toBe(200);
});

it('gives the label to the order that took the number of a closed one over', async () => {
  const at = await shopTest();
  const former = await makeOrder(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.orderReview, { ids: [former.id], sysStatus: reviewAction.close });
  const { id } = await makeOrder(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.uploadPdf, { trackingNumber: numbers.ours }, await pdfOf(numbers.ours));
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({ hasLabel: true });
  expect(await must(at.admin, orders.queryDetail, { id: former.id })).toMatchObject({
    hasLabel: false,
    sysStatus: orderStatus.closed,
  });
});

it('takes the page with the order’s number out of several, and the order keeps its carrier', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at, { trackingNumber: numbers.other, carrierName: 'Brown' });
  const pdf = await pdfOf(numbers.ours, numbers.other);
  await must(at.admin, orders.uploadPdf, { trackingNumber: numbers.other }, pdf);
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({
    hasLabel: true,
    trackingNumber: numbers.other,
    carrierName: 'Brown',
  });
  const { trackingNumber, carrierName } = await must(at.admin, orders.queryDetail, {
    id: (await makeOrder(at, { trackingNumber: '', carrierName: '' })).id,
  });
  expect([trackingNumber, carrierName]).toEqual([null, null]);
});
