import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

/** One white shirt on the shelf, and two orders of two. */
async function shortShop(): Promise<ShopTest> {
  const at = await shopTest();
  const { rows } = await must(at.admin, categories.productCodePage, { code: 'TEE-WHT-L' });
  await must(at.admin, categories.updateProductCode, { ...rows[0]!, realStock: 3 });
  const productCodeId = rows[0]!.id;
  for (const [thirdOrderNumber, due] of [
    ['=1+1', '2026-11-23T03:00:00Z'],
    ['W-2', '2026-11-24T03:00:00Z'],
  ] as const) {
    const { id } = await makeOrder(at, { thirdOrderNumber, deliveryTimeLimit: due });
    const confirmShort = [{ productCodeId, short: 1 }];
    await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve, confirmShort });
  }
  return at;
}

it('says which codes lack how many blanks, also beside their category', async () => {
  const { admin } = await shortShop();
  const code = { code: 'TEE-WHT-L', realStock: 3, reserved: 4, short: 1 };
  expect(await must(admin, stock.shortages, {})).toMatchObject({ rows: [code], total: 1, units: 1 });
  const { rows } = await must(admin, categories.page, {});
  expect(rows.map(({ colorCode, shortNum }) => [colorCode, shortNum])).toContainEqual(['WHT', 1]);
  expect(rows.map(({ colorCode, shortNum }) => [colorCode, shortNum])).toContainEqual(['BLK', 0]);
});

it('hands out a purchase list with the orders that wait', async () => {
  const { admin } = await shortShop();
  const reply = await admin.call(stock.purchaseList, {});
  expect(reply).toMatchObject({
    status: 200,
    headers: { 'content-disposition': expect.stringContaining('purchase-list-20') },
  });
  const { sheets } = await readXlsx(reply.body);
  expect(sheets.map(({ name }) => name)).toEqual(['Purchase list', 'Waiting orders']);
  expect(sheets[0]!.rows.map((row) => row.slice(0, 8))).toEqual([
    ['Product code', 'Model number', 'Color', 'Size', 'On the shelf', 'Reserved', 'Short', 'Orders that wait'],
    ['TEE-WHT-L', 'T 恤 Tee', '白色 White', 'L', 3, 4, 1, 1],
  ]);
  expect(sheets[1]!.rows.map((row) => row.slice(0, 4))).toEqual([
    ['Order number', 'Store', 'Product code', 'Short'],
    ['W-2', 'Austin Print House', 'TEE-WHT-L', 1],
  ]);
});

it('says that there is nothing to buy, and shows the list to those who see orders or products', async () => {
  const at = await shopTest();
  expect(await at.admin.call(stock.purchaseList, {})).toMatchObject({
    status: 409,
    msg: 'Stock is sufficient: nothing needs to be purchased',
  });
  const packer = await at.test.as(['/order/print']);
  expect(await packer.call(stock.purchaseList, {})).toMatchObject({ status: 403 });
  for (const key of ['/order/index', '/products/information'] as const) {
    const viewer = await at.test.as([key]);
    expect(await viewer.call(stock.purchaseList, {})).toMatchObject({ status: 409 });
  }
});
