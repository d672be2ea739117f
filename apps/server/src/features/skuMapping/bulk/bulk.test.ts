import { expect, it } from 'vitest';
import { audit } from '@pressroom/contract/audit/audit';
import { orderStatus } from '@pressroom/contract/orders/status';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { readTable } from '../../../testing/readTable.ts';

type Print = keyof ShopTest['shop']['pictures'];

function map({ admin, shop }: ShopTest, skuId: string, productCode: string, [first, second]: [Print, Print?]) {
  const { pictures } = shop;
  const prints = { printingImage: pictures[first], printingImage2: second && pictures[second] };
  return must(admin, skuMapping.save, { skuId, shopId: shop.stores.linden, productCode, ...prints });
}

it('deletes all that a search finds, exactly as many as the person was told', async () => {
  const at = await shopTest();
  const { admin, shop } = at;
  for (const skuId of ['B-1', 'B-2', 'B-3']) await map(at, skuId, 'TEE-WHT-L', ['rose_front']);
  await map(at, 'B-4', 'TEE-BLK-M', ['owl_front', 'fox_back']);
  const waiting = await makeOrder(at, { shopId: shop.stores.linden, orderDetailsList: [{ msku: 'B-1', num: 1 }] });
  expect(waiting.sysStatus).toBe(orderStatus.factoryReview);
  const search = { skuId: 'B-' };
  expect(await must(admin, skuMapping.countSelected, { search })).toEqual({ mappings: 4, orders: 1 });
  const white = { search, productCodes: ['tee-wht-l'] };
  expect(await must(admin, skuMapping.countSelected, white)).toMatchObject({ mappings: 3 });
  expect(await must(admin, skuMapping.countSelected, { search, exceptCodes: ['TEE-WHT-L'] })).toMatchObject({
    mappings: 1,
  });

  const other = await admin.call(skuMapping.deleteSelected, { ...white, expected: 2 });
  expect(other).toMatchObject({ status: 409, failure: 'skuMapping.countChanged', data: { count: 3 } });
  expect(await must(admin, skuMapping.deleteSelected, { ...white, expected: 3 })).toEqual({
    deleted: 3,
    waitingOrders: 1,
  });
  expect((await must(admin, skuMapping.page, search)).rows.map(({ skuId }) => skuId)).toEqual(['B-4']);
  const { rows } = await must(admin, audit.page, { pageSize: 1 });
  expect(rows[0]).toMatchObject({ action: '/productCodeSku/deleteSelected' });
});

it('exports what is searched as the import reads it: the same sheet again changes nothing', async () => {
  const at = await shopTest();
  const { admin } = at;
  await map(at, 'B-1', 'TEE-WHT-L', ['rose_front']);
  const { body } = await admin.call(skuMapping.export, { search: { skuId: 'B-1' } });
  expect((await readTable(body)).rows).toEqual([['B-1', 'Linden Tees', 'TEE-WHT-L', 'rose_front.png', '']]);
  const all = await admin.call(skuMapping.export, {});
  const { total } = await must(admin, skuMapping.page, {});
  const checked = await must(admin, skuMapping.checkImport, { replace: 'true' }, [
    { fileName: 'mappings.xlsx', bytes: all.body },
  ]);
  expect(checked).toMatchObject({ created: 0, changed: 0, unchanged: total, refused: { total: 0 } });
});

it('accepts the suggestions that can only be right, and no others', async () => {
  const at = await shopTest();
  const { admin, shop } = at;
  await must(admin, skuMapping.save, {
    skuId: 'C-1',
    shopId: shop.stores.austin,
    productCode: 'TEE-WHT-L',
    printingImage: shop.pictures.rose_front,
  });
  const order = (msku: string) => makeOrder(at, { shopId: shop.stores.linden, orderDetailsList: [{ msku, num: 1 }] });
  const [known, unknown] = [await order('C-1'), await order('C-2')];
  expect([known.sysStatus, unknown.sysStatus]).toEqual([orderStatus.storeReview, orderStatus.storeReview]);
  const search = { skuId: 'C-' };
  expect(await must(admin, skuMapping.countCertain, search)).toEqual({ certain: 1, looked: 2 });
  expect(await admin.call(skuMapping.acceptCertain, { ...search, expected: 2 })).toMatchObject({
    status: 409,
    data: { count: 1 },
  });
  expect(await must(admin, skuMapping.acceptCertain, { ...search, expected: 1 })).toEqual({
    accepted: 1,
    contradicted: 0,
    releasedOrders: 1,
  });
  const saved = await must(admin, skuMapping.page, { skuId: 'C-', shopId: shop.stores.linden });
  expect(saved.rows).toMatchObject([{ skuId: 'C-1', productCode: 'TEE-WHT-L', printingName: 'rose_front.png' }]);
  expect((await must(admin, skuMapping.waitingPage, search)).rows.map(({ skuId }) => skuId)).toEqual(['C-2']);
});
