import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { must } from '../../demo/shop.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest } from '../../testing/orderMakers.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127' };

it('attaches each page to its order and takes a number from the label where the order has none', async () => {
  const at = await shopTest();
  const byNumber = await makeOrder(at, { trackingNumber: numbers.ours });
  const results = await must(at.admin, orders.analysisLabel, { carrierName: 'UPS' }, [
    { fileName: 'a.pdf', bytes: await labelPdf([numbers.ours]) },
    { fileName: 'b.pdf', bytes: await labelPdf([numbers.other]) },
  ]);
  expect(results).toMatchObject([
    { fileName: 'a.pdf', id: byNumber.id, barCodeText: numbers.ours },
    { fileName: 'b.pdf', id: null, barCodeText: numbers.other, msg: 'No order has this tracking number' },
  ]);
  const labelled = await must(at.admin, orders.queryDetail, { id: byNumber.id });
  expect(labelled).toMatchObject({ hasLabel: true, isPrint: 2, labelUrl: expect.stringContaining('/files/') });
  const file = await at.admin.get(labelled.labelUrl!);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
});

it('keeps the label of a shipped order', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.batchDelivery, { ids: [order.id] });
  const results = await must(at.admin, orders.analysisLabel, {}, [
    { fileName: 'a.pdf', bytes: await labelPdf([numbers.ours]) },
  ]);
  expect(results).toMatchObject([{ id: null, msg: expect.stringContaining('Shipped') }]);
  expect(await must(at.admin, orders.queryDetail, { id: order.id })).toMatchObject({
    sysStatus: orderStatus.shipped,
    hasLabel: false,
  });
});

it('attaches to nobody when two orders share the number', async () => {
  const at = await shopTest();
  await makeOrder(at, { trackingNumber: numbers.ours });
  await makeOrder(at, { trackingNumber: numbers.ours });
  const results = await must(at.admin, orders.analysisLabel, {}, [
    { fileName: 'a.pdf', bytes: await labelPdf([numbers.ours]) },
  ]);
  expect(results).toMatchObject([{ id: null, msg: expect.stringContaining('Several orders') }]);
});

it('refuses what is no PDF, and shows no label to those who may not open it', async () => {
  const at = await shopTest();
  const reply = await at.admin.call(orders.analysisLabel, {}, [{ fileName: 'a.pdf', bytes: Buffer.from('<html>') }]);
  expect(reply).toMatchObject({ status: 400, msg: 'Labels must be PDF files' });

  const order = await makeOrder(at, { trackingNumber: numbers.ours });
  await must(at.admin, orders.uploadPdf, { trackingNumber: numbers.ours }, [
    { fileName: 'a.pdf', bytes: await labelPdf([numbers.ours]) },
  ]);
  const looker = await at.test.as(['/order/index']);
  expect(await must(looker, orders.queryDetail, { id: order.id })).toMatchObject({
    hasLabel: true,
    labelUrl: null,
    can: [],
  });
});
