import type { PermissionKey } from '@pressroom/contract/permissions';
import { productType } from '@pressroom/contract/products/product';
import { search } from '@pressroom/contract/search/search';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { makeOrder, shopTest } from '../../testing/orderMakers.ts';
import { keptProduct } from '../../testing/productMakers.ts';

it('finds orders, codes, SKUs and mappings by their numbers, exact ones first', async () => {
  const at = await shopTest();
  await makeOrder(at, { thirdOrderNumber: 'PO-211-0042', trackingNumber: '1ZSEARCH1' });
  await makeOrder(at, { thirdOrderNumber: 'PO-211-00421', trackingNumber: '9400SEARCH' });
  await keptProduct(at.test, { skus: [{ sku: 'FOX-TEE-BLK' }, { sku: 'FOX-TEE' }] });
  const find = async (word: string) => must(at.admin, search.find, { word });
  const numbers = async (word: string) => (await find(word)).orders.map((order) => order.thirdOrderNumber);
  expect(await numbers('PO-211-0042')).toEqual(['PO-211-0042', 'PO-211-00421']);
  expect(await numbers('po 2110042')).toEqual(['PO-211-0042', 'PO-211-00421']);
  expect(await numbers('1zsearch')).toEqual(['PO-211-0042']);
  expect(await numbers('9400SEARCH')).toEqual(['PO-211-00421']);
  expect(await numbers('211')).toEqual([]);
  expect(await numbers('--')).toEqual([]);
  expect((await find('tee-wht')).productCodes.map(({ code }) => code)).toContain('TEE-WHT-L');
  expect((await find('fox-tee')).skus).toMatchObject([
    { sku: 'FOX-TEE', productType: productType.single },
    { sku: 'FOX-TEE-BLK' },
  ]);
  expect((await find('17592304881201')).mappings).toMatchObject([
    { skuId: '17592304881201', productCode: 'TEE-WHT-L' },
  ]);
});

it('finds only what the lists that one may open show', async () => {
  const at = await shopTest();
  await makeOrder(at, { thirdOrderNumber: 'TEE-1' });
  await keptProduct(at.test, { skus: [{ sku: 'TEE-SINGLE' }] });
  await keptProduct(at.test, { productType: productType.variants, skus: [{ sku: 'TEE-VARIANT' }] });
  await at.test.db
    .updateTable('skuMappings')
    .set({ skuId: 'TEE-MAPPED' })
    .where('skuId', '=', '17592304881201')
    .execute();
  const seenBy = async (...keys: PermissionKey[]) => {
    const { orders, productCodes, skus, mappings } = await must(await at.test.as(keys), search.find, { word: 'tee' });
    return [orders.length, productCodes.length > 0, skus.map(({ sku }) => sku), mappings.length];
  };
  expect(await seenBy('/permission/user', '/order/print')).toEqual([0, false, [], 0]);
  expect(await seenBy('/order/index')).toEqual([1, false, [], 0]);
  expect(await seenBy('/products/information')).toEqual([0, true, [], 0]);
  expect(await seenBy('/products/management')).toEqual([0, false, ['TEE-SINGLE'], 0]);
  expect(await seenBy('/products/multiAttribute')).toEqual([0, false, ['TEE-VARIANT'], 0]);
  expect(await seenBy('/products/skuMapping')).toEqual([0, false, [], 1]);
});
