import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { stores } from '@pressroom/contract/stores/stores';
import { must } from '../../demo/shop.ts';
import { makeBaseImage } from '../../testing/make.ts';
import { makeOrder, shopTest } from '../../testing/orderMakers.ts';
import { testApp } from '../../testing/testApp.ts';

const austin = {
  name: 'Austin Print House',
  typeCode: 'OTHER',
  countryCode: 'US',
  currency: 'USD',
  dataStatus: 1,
  remark: 'own shop',
} as const;

it('adds a store and finds it by part of its name', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const created = await admin.call(stores.create, austin);
  expect(created).toMatchObject({
    status: 200,
    code: 200,
    data: { name: 'Austin Print House', typeName: 'Other', countryName: 'United States' },
  });
  await admin.call(stores.create, { ...austin, name: 'Linden Tees' });

  const found = await admin.call(stores.page, { name: 'print' });
  expect(found.data).toMatchObject({ total: 1, rows: [{ id: created.data.id }] });
  test.language = 'zh';
  expect(await must(admin, stores.page, { name: 'print' })).toMatchObject({
    rows: [{ typeName: '其他', countryName: '美国' }],
  });
});

it('names every wrong field at once, in the caller’s language', async () => {
  const test = await testApp();
  test.language = 'zh';
  const reply = await (
    await test.as('admin')
  ).send(stores.create, { name: ' ', typeCode: 'AMAZON', countryCode: 'US' });
  expect(reply).toMatchObject({
    status: 400,
    data: [
      { path: 'name', msg: '店铺名称不能为空' },
      { path: 'typeCode', msg: '请选择店铺类型' },
      { path: 'remark', msg: '请输入备注' },
    ],
  });
});

it('refuses a second store of the same name, whatever its case', async () => {
  const admin = await (await testApp()).as('admin');
  await admin.call(stores.create, austin);
  const reply = await admin.call(stores.create, { ...austin, name: 'AUSTIN print house' });
  expect(reply).toMatchObject({
    status: 400,
    data: [{ path: 'name', msg: 'There is already a store with this name' }],
  });
});

it('refuses an edit of a record that has changed since it was loaded', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data: store } = await admin.call(stores.create, austin);
  const faster = await test.as(['/store/index']);
  const { data: disabled } = await faster.call(stores.disable, { id: store.id });
  const late = { ...austin, id: store.id, gmtModified: store.gmtModified, remark: 'late' };
  const reply = await admin.send(stores.update, late);
  const by: unknown = expect.stringMatching(/^test-/);
  expect(reply).toMatchObject({ status: 409, data: { current: disabled, by, at: expect.any(String) as unknown } });
  const { data } = await admin.call(stores.page, {});
  expect(data.rows).toEqual([disabled]);
});

it('leaves an audit row with before and after for each write', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const { data: store } = await admin.call(stores.create, austin);
  await admin.call(stores.disable, { id: store.id });
  const rows = await db
    .selectFrom('auditLog')
    .select(['action', 'username', 'objectIds', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    {
      action: '/store/create',
      username: 'tester',
      objectIds: [store.id],
      before: null,
      after: { name: 'Austin Print House' },
    },
    { action: '/store/disable', before: { dataStatus: 1 }, after: { dataStatus: 0 } },
  ]);
});

it('deletes a store that nothing needs', async () => {
  const admin = await (await testApp()).as('admin');
  const { data: store } = await admin.call(stores.create, austin);
  expect(await admin.call(stores.delete, { id: store.id })).toMatchObject({ status: 200 });
  expect(await admin.call(stores.delete, { id: store.id })).toMatchObject({ status: 404 });
});

it('deletes no store that others need, and says how often they do', async () => {
  const at = await shopTest();
  const { austin } = at.shop.stores;
  await makeOrder(at);
  const { rows } = await must(at.admin, categories.page, { code: 'TEE-WHT-L' });
  const { id: bottomImageId } = await makeBaseImage(at.admin, { width: 300, height: 200, seed: 9 });
  const model = { productCodeCategoryId: rows[0]!.id, shopId: austin, bottomImageId, printNum: 1 as const };
  await must(at.admin, categoryModels.save, { ...model, ...flattened([{ x: 20, y: 20, width: 100, height: 100 }]) });
  expect(await at.admin.call(stores.delete, { id: austin })).toMatchObject({
    status: 409,
    data: { orders: 1, mappings: 2, models: 1 },
    msg: expect.stringContaining('orders: 1, SKU mappings: 2, store mockups: 1') as unknown,
  });
});
