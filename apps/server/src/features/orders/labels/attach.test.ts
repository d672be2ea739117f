import { expect, it } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { buyerAddress, marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest } from '../../../testing/orderMakers.ts';

const label = async (number: string) => [{ fileName: 'a.pdf', bytes: await labelPdf([number]) }];
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
  await makeOrder(at, { trackingNumber: numbers.ours, sharedParcel: true });
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
    can: ['refresh'],
  });
});

it('refuses a label whose barcode says another number than the person', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const pdf = await label(numbers.other);
  const reply = await at.admin.call(orders.uploadPdf, { id, trackingNumber: numbers.ours }, pdf);
  expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining(numbers.other) });
  expect(reply.msg).toContain(numbers.ours);
  await must(at.admin, orders.uploadPdf, { id, trackingNumber: numbers.other }, pdf);
});

it('makes a label void once the order goes to somebody else, and never lets it be kept', async () => {
  const at = await shopTest();
  const { id, ...order } = await makeOrder(at, { trackingNumber: numbers.ours, ...buyerAddress });
  await must(at.admin, orders.uploadPdf, { id, trackingNumber: numbers.ours }, await label(numbers.ours));
  const { thirdOrderNumber, shopId, labelType } = order;
  const form = { id, thirdOrderNumber, shopId, labelType, trackingNumber: numbers.ours, ...buyerAddress };
  const line = { productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  expect(await must(at.admin, orders.save, { ...form, orderDetailsList: [line] })).toMatchObject({ labelVoid: null });
  const moved = { ...form, recipientsPhone: '512 555 0199', orderDetailsList: [line] };
  expect(await must(at.admin, orders.save, moved)).toMatchObject({
    labelVoid: expect.stringContaining('old address'),
    labelUrl: null,
  });
  expect(await at.admin.call(orders.keepLabel, { id })).toMatchObject({ status: 409 });
  expect(await at.admin.call(orders.downloadPdfZip, { ids: [id] })).toMatchObject({ status: 409 });
});

it('hands out nothing of a held order, and trusts no label that came before a new address', async () => {
  const at = await shopTest();
  const order = await makeOrderInProduction(at, { trackingNumber: numbers.ours });
  const told = marketOrder(at, { thirdOrderNumber: order.thirdOrderNumber });
  await takeOver(at, told);
  await takeOver(at, { ...told, address: { ...buyerAddress, recipientsAddress: '700 Congress Ave' } });
  const { id } = order;
  await must(at.admin, orders.uploadPdf, { id, trackingNumber: numbers.ours }, await label(numbers.ours));
  const detail = () => must(at.admin, orders.queryDetail, { id });
  expect(await detail()).toMatchObject({ holds: [{ kind: 'addressChanged' }], labelVoid: null, labelUrl: null });
  for (const endpoint of [orders.downloadPdfZip, orders.downloadZip])
    expect(await at.admin.call(endpoint, { ids: [id] })).toMatchObject({
      status: 409,
      msg: expect.stringContaining(order.thirdOrderNumber),
    });

  await must(at.admin, orders.decideHold, { id, decisions: [{ kind: 'addressChanged', decision: 'takeOver' }] });
  expect(await detail()).toMatchObject({ holds: [], labelVoid: expect.stringContaining('old address') });
});
