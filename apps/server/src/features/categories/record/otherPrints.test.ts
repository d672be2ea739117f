import { expect, it } from 'vitest';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

const box: PrintBox = { x: 20, y: 30, width: 100, height: 80 };

const category = async ({ admin }: ShopTest, code: string) => (await must(admin, categories.page, { code })).rows[0]!;

/** Nothing here has another number of prints than it should. */
async function withTwoPrints() {
  const at = await shopTest();
  const { id } = await category(at, 'TEE-BLK-M');
  const { rows } = await must(at.admin, skuMapping.page, { productCode: 'TEE-BLK-M' });
  return {
    at,
    id,
    mappings: rows.length,
    count: (n: 1 | 2) => must(at.admin, categories.otherPrints, { id, numberOfPrints: n }),
  };
}

it('counts what would have another number of prints: mappings, unapproved orders, related models', async () => {
  const { at, id, mappings, count } = await withTwoPrints();
  const { admin, shop } = at;
  expect(mappings).toBeGreaterThan(0);
  const line = {
    productCode: 'TEE-BLK-M',
    printingImage: shop.pictures.rose_front,
    printingImage2: shop.pictures.owl_front,
  };
  const order = await makeOrder(at, {
    orderDetailsList: [
      { ...line, num: 1 },
      { ...line, num: 2 },
    ],
  });
  const { bottomImageId } = await category(at, 'TEE-BLK-M');
  const model = { productCodeCategoryId: id, shopId: shop.stores.austin, bottomImageId, printNum: 2 as const };
  await must(admin, categoryModels.save, { ...model, ...flattened([box, box]) });
  expect(await count(2)).toEqual({ mappings: 0, orders: 0, models: 0 });
  expect(await count(1)).toEqual({ mappings, orders: 1, models: 1 });
  await must(admin, orders.orderReview, { ids: [order.id], sysStatus: reviewAction.approve });
  expect(await count(1)).toEqual({ mappings, orders: 0, models: 1 });
});

it('takes another number of prints only where these very numbers are confirmed', async () => {
  const { at, mappings, count } = await withTwoPrints();
  const { admin, test } = at;
  const black = await category(at, 'TEE-BLK-M');
  const one = { ...black, numberOfPrints: 1 as const, printLocations: [box] };
  const send = (confirmPrints?: object) =>
    admin.send(categories.update, { ...one, ...(confirmPrints && { confirmPrints }) });
  const refusal = {
    status: 409,
    msg: `Please confirm first: these have a different number of prints (SKU mappings: ${mappings}, unapproved orders: 0)`,
    data: { mappings, orders: 0, models: 0 },
  };
  expect(await send()).toMatchObject(refusal);
  expect(await send({ mappings: mappings + 1, orders: 0, models: 0 })).toMatchObject(refusal);
  test.language = 'zh';
  expect(await send()).toMatchObject({
    msg: `请先确认：${mappings} 条 SKU 映射、0 个未审核订单的印花数量与新的数量不同`,
  });

  // nothing to confirm where the number stays
  const moved = await must(admin, categories.update, { ...black, printLocations: [box, box] });
  const { gmtModified } = moved;
  const lowered = await must(admin, categories.update, { ...one, gmtModified, confirmPrints: await count(1) });
  expect(lowered).toMatchObject({ numberOfPrints: 1, printLocations: [box] });
  // raised again, what is left of the mappings has two prints already
  expect(await count(2)).toEqual({ mappings: 0, orders: 0, models: 0 });
  await must(admin, categories.update, { ...lowered, numberOfPrints: 2, printLocations: [box, box] });
});
