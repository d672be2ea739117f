import { contract } from '@pressroom/contract';
import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels } from '@pressroom/contract/categories/models';
import { channels } from '@pressroom/contract/channels/channels';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { products } from '@pressroom/contract/products/products';
import { roles } from '@pressroom/contract/roles/roles';
import { storeAttention, stores } from '@pressroom/contract/stores/stores';
import { describe, expect, it } from 'vitest';
import { must } from './demo/shop.ts';
import { channelInput } from './testing/make.ts';
import { shopTest } from './testing/orderMakers.ts';
import { keptProduct } from './testing/productMakers.ts';
import { testApp } from './testing/testApp.ts';

/** Of the caller's own, or judged by what is asked for. */
const ownAffairs = [
  '/account/logout',
  '/user/getInfo',
  '/account/changePassword',
  '/account/sessions',
  '/account/endSession',
  '/sysPermission/currentUserPermissions',
  '/task/list',
  '/task/cancel',
  '/task/file',
  '/dashboard/overview',
  '/dashboard/failedTasks',
  '/search/find',
  '/audit/history',
  '/alert/list',
];

const lookups: readonly Endpoint[] = [
  audit.archived,
  stores.storeTypes,
  stores.page,
  categories.options,
  categories.productCodePage,
  codes.page,
  codes.findByType,
  channels.queryAllList,
  channels.getSystemList,
  roles.dropDownList,
  products.page,
];

describe('what any signed-in user may ask for', () => {
  it('is their own, or a lookup of this list', () => {
    const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[]);
    const open = endpoints.filter(({ permission }) => permission === 'signedIn').map(({ path }) => path);
    const known = [...ownAffairs, ...lookups.map(({ path }) => path)];
    expect(open.toSorted()).toEqual(known.toSorted());
  });

  it('says of a store what a picker needs, and not what its managers note', async () => {
    const at = await shopTest();
    await at.test.db.updateTable('stores').set({ warehouseId: 'WH-1', warehouseName: 'Dallas' }).execute();
    const nobody = await at.test.as([]);
    const { rows, total } = await must(nobody, stores.page, { pageSize: 10_000 });
    expect(total).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.name).not.toBe('');
      expect(row).toMatchObject({ remark: '', warehouseId: null, warehouseName: null, grants: [], lastSync: null });
    }
    const alarming = { attention: storeAttention.authorization };
    expect((await must(nobody, stores.page, alarming)).total).toBe(total);
    const manager = await at.test.as(['/store/index']);
    expect((await must(manager, stores.page, {})).rows[0]).toMatchObject({ warehouseName: 'Dallas' });
    expect((await must(manager, stores.page, alarming)).total).toBeLessThan(total);
  });

  it('names categories and product codes without their stock', async () => {
    const at = await shopTest();
    const nobody = await at.test.as([]);
    const [option] = await must(nobody, categories.options, {});
    expect(Object.keys(option!).toSorted()).toEqual(['colorCode', 'id', 'name', 'printNum', 'styleCode']);
    const uncounted = { realStock: null, virtualStock: null, shippedNum: null, signedNum: null };
    const { rows } = await must(nobody, categories.productCodePage, {});
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject(uncounted);
    const manager = await at.test.as(['/products/information']);
    expect((await must(manager, categories.productCodePage, {})).rows[0]).toMatchObject({
      realStock: expect.any(Number) as unknown,
    });
  });

  it('is not the list of categories, their details, their store mockups or the warehouses of a shop', async () => {
    const at = await shopTest();
    const [{ id } = { id: '' }] = await must(at.admin, categories.options, {});
    const nobody = await at.test.as([]);
    const replies = [
      await nobody.send(categories.page, {}),
      await nobody.send(categories.detail, { id }),
      await nobody.send(categoryModels.list, { productCodeCategoryId: id }),
      await nobody.send(stores.getWarehouses, { id: at.shop.stores.austin }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const mapper = await at.test.as(['/products/skuMapping']);
    expect(await mapper.send(categoryModels.list, { productCodeCategoryId: id })).toMatchObject({ status: 200 });
  });

  it('names SKUs without their stock and prices', async () => {
    const test = await testApp();
    await keptProduct(test, { skus: [{ sku: 'TEE-1', ownStock: 7 }] });
    const [choice] = (await must(await test.as([]), products.page, {})).rows;
    expect(choice).toMatchObject({ sku: 'TEE-1', realStock: null });
    expect(Object.keys(choice!).filter((field) => /price/i.test(field))).toEqual([]);
    const seller = await test.as(['/products/multiAttribute']);
    expect((await must(seller, products.page, {})).rows).toMatchObject([{ realStock: 7 }]);
  });

  it('names codes and channels without what they are managed by', async () => {
    const at = await shopTest();
    const nobody = await at.test.as([]);
    const { rows } = await must(nobody, codes.page, { type: codeType.size });
    expect(rows.map(({ useCount }) => useCount)).toEqual(rows.map(() => null));
    const [option] = await must(nobody, codes.findByType, { type: codeType.size });
    expect(Object.keys(option!).toSorted()).toEqual(['code', 'id', 'name', 'type']);
    await must(at.admin, channels.save, channelInput({ isDefault: true, defaultMoney: '2.50' }));
    expect((await must(nobody, channels.queryAllList, {})).rows).toMatchObject([
      { isDefault: true, defaultMoney: null },
    ]);
    expect((await must(at.admin, channels.queryAllList, {})).rows).toMatchObject([{ defaultMoney: '2.50' }]);
  });
});
