import { orders } from '@pressroom/contract/orders/orders';
import { sampleLabelPdf, sampleSheetPdf } from '@pressroom/imaging/sample';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const numbers = { ours: '1Z999AA10123456784', other: '1Z5R89390357567127' };
const at = { address: '1804 Kinney Ave', city: 'Austin', state: 'TX', zip: '78704' };

async function upload({ admin }: ShopTest, bytes: Buffer) {
  const [page] = await must(admin, orders.analysisLabel, {}, [{ fileName: 'a.pdf', bytes }]);
  return page!;
}

/** A label with this in its bars; what else it prints stands in the place of a name. */
function labelOf(code: string, name = 'Maria Gonzalez') {
  return sampleLabelPdf([{ carrier: 'UPS', trackingNumber: code, name, ...at }]);
}

it('gives an order that has a tracking number the label that names its order number alone, but never a second one', async () => {
  const shop = await shopTest();
  const { id } = await makeOrder(shop, { thirdOrderNumber: 'PO-211-0152277', trackingNumber: numbers.ours });
  expect(await upload(shop, await labelOf('PO-211-0152277'))).toMatchObject({ id, barCodeText: numbers.ours });
  const labelled = await must(shop.admin, orders.queryDetail, { id });
  expect(labelled).toMatchObject({ hasLabel: true, trackingNumber: numbers.ours });

  const again = await upload(shop, await labelOf('PO-211-0152277', 'Somebody Else'));
  expect(again).toMatchObject({ id: null, msg: expect.stringContaining('has a label already'), orders: [{ id }] });
  expect((await must(shop.admin, orders.queryDetail, { id })).labelUrl).toBe(labelled.labelUrl);

  const reason = JSON.stringify({ key: 'orders.labelVoid.address' });
  await sql`update orders set label_void = ${reason}::jsonb where id = ${id}`.execute(shop.test.db);
  expect(await upload(shop, await labelOf('PO-211-0152277', 'Somebody Else'))).toMatchObject({ id });
});

it('offers the named order with both numbers where the page has another tracking number than it', async () => {
  const shop = await shopTest();
  const { id } = await makeOrder(shop, { thirdOrderNumber: 'PO-211-0152277', trackingNumber: numbers.ours });
  const both = await sampleSheetPdf({ width: 612, height: 1020 }, [
    { carrier: 'UPS', trackingNumber: numbers.other, name: 'Maria Gonzalez', ...at, at: { x: 0, y: 20 } },
    { carrier: 'UPS', trackingNumber: 'PO-211-0152277', name: 'Maria Gonzalez', ...at, at: { x: 0, y: 510 } },
  ]);
  const page = await upload(shop, both);
  expect(page).toMatchObject({ id: null, orders: [{ id, trackingNumber: numbers.ours }] });
  expect(page.msg).toContain(numbers.other);
  expect(page.msg).toContain(numbers.ours);
  expect(await must(shop.admin, orders.queryDetail, { id })).toMatchObject({ hasLabel: false });
});

it('finds a printed order number whatever its case and its groups, and offers all that it may mean', async () => {
  const shop = await shopTest();
  const made = { thirdOrderNumber: 'web-2031-0007713', trackingNumber: null };
  const { id } = await makeOrder(shop, made);
  expect(await upload(shop, await labelOf(numbers.other, 'Order WEB-2031 0007 713'))).toMatchObject({ id });

  const [one, other] = ['web-2031-0008811', 'Web-2031-0008811'];
  const { austin, linden } = shop.shop.stores;
  const twins = [
    await makeOrder(shop, { thirdOrderNumber: one, trackingNumber: null, shopId: austin }),
    await makeOrder(shop, { thirdOrderNumber: other, trackingNumber: null, shopId: linden }),
  ];
  const page = await upload(shop, await labelOf(numbers.ours, 'Order WEB-2031-0008811'));
  expect(page).toMatchObject({ id: null, msg: `This page may be for several orders: ${one}, ${other}` });
  expect(page.orders.map((order) => order.id)).toEqual(twins.map((order) => order.id));
});

it('keeps a page whose printed number may be longer than that of the order, and offers the order', async () => {
  const shop = await shopTest();
  const { id } = await makeOrder(shop, { thirdOrderNumber: 'PO-211-01522', trackingNumber: null });
  const page = await upload(shop, await labelOf(numbers.other, 'Order PO-211-01522 7713'));
  expect(page).toMatchObject({ id: null, orders: [{ id }], msg: expect.stringContaining('part of a longer one') });
  expect(await upload(shop, await labelOf(numbers.other, 'Order PO-211-01522'))).toMatchObject({ id });
});
