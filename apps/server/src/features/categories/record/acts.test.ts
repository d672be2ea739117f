import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { categoryInput, makeBaseImage, makeCategory, makeCodes, makeProductCode } from '../../../testing/make.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

async function withCodes() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  return { test, admin };
}

it('takes names and measures within their limits, and says of each field what is wrong', async () => {
  const { admin } = await withCodes();
  const input = await categoryInput(admin);
  const refused = async (wish: object) => {
    const reply = await admin.send(categories.create, { ...input, ...wish });
    return [reply.status, (reply.data as { path: string }[]).map(({ path }) => path)];
  };
  expect(await refused({ name: ' ' })).toEqual([400, ['name']]);
  expect(await refused({ name: 'x'.repeat(21) })).toEqual([400, ['name']]);
  expect(await refused({ numberOfPrints: 3 })).toEqual([400, ['numberOfPrints']]);
  expect(await refused({ numberOfPrints: 0 })).toEqual([400, ['numberOfPrints']]);
  expect(await refused({ boxLength: 0, boxWidth: 10_000, boxHigh: 1.234, boxWeight: '' })).toEqual([
    400,
    ['boxLength', 'boxWidth', 'boxHigh', 'boxWeight'],
  ]);
  const tiny = await makeBaseImage(admin, { width: 19, height: 60 });
  expect(await refused({ bottomImageId: tiny.id })).toEqual([400, ['bottomImageId']]);
  expect((await must(admin, categories.page, {})).total).toBe(0);
  const widest = { name: 'x'.repeat(20), boxLength: 0.01, boxWidth: 9999.99, boxWeight: 9_999_999.99 };
  expect(await must(admin, categories.create, { ...input, ...widest })).toMatchObject(widest);
});

it('takes one of two that are added, changed or deleted at the same moment', async () => {
  const { admin } = await withCodes();
  const input = await categoryInput(admin);
  const statuses = (replies: readonly { status: number }[]) =>
    replies.map(({ status }) => status).toSorted((a, b) => a - b);
  const added = await Promise.all([1, 2].map(() => admin.call(categories.create, input)));
  expect(statuses(added)).toEqual([200, 400]);
  const category = added.find(({ status }) => status === 200)!.data;
  const changed = await Promise.all(['One', 'Two'].map((name) => admin.call(categories.update, { ...category, name })));
  expect(statuses(changed)).toEqual([200, 409]);
  const current = await must(admin, categories.detail, { id: category.id });
  const late: { status: number; data: unknown } = changed.find(({ status }) => status === 409)!;
  expect(late.data).toEqual({ current, by: 'tester', at: current.gmtModified });
  const deleted = await Promise.all([1, 2].map(() => admin.call(categories.delete, { id: category.id })));
  expect(statuses(deleted)).toEqual([200, 404]);
  expect(await admin.call(categories.detail, { id: category.id })).toMatchObject({ status: 404 });
  expect(await admin.call(categories.update, { ...input, id: category.id })).toMatchObject({ status: 404 });
  const { rows } = await must(admin, audit.history, { objectType: 'categories', objectId: category.id });
  expect(rows).toHaveLength(3);
});

it('changes model and colour while it has no product codes', async () => {
  const { admin } = await withCodes();
  const category = await makeCategory(admin);
  const white = await must(admin, categories.update, { ...category, colorCode: 'wht' });
  expect(white).toMatchObject({ colorCode: 'WHT', colorName: 'White' });
  expect((await makeProductCode(admin, { category: white })).code).toBe('TEE-WHT-M');
});

it('is offered by name, whatever the case, to anybody who is signed in', async () => {
  const { admin, test } = await withCodes();
  const { bottomImageId } = await makeCategory(admin, { name: 'beta' });
  const { id } = await makeCategory(admin, { name: 'Alpha', colorCode: 'WHT', numberOfPrints: 2, bottomImageId });
  const nobody = await test.as([]);
  const options = await must(nobody, categories.options, {});
  expect(options.map(({ name }) => name)).toEqual(['Alpha', 'beta']);
  expect(options[0]).toEqual({ id, name: 'Alpha', styleCode: 'TEE', colorCode: 'WHT', printNum: 2 });
});

it('says of product codes and models at once that they keep it', async () => {
  const { admin, shop } = await shopTest();
  const [white] = (await must(admin, categories.page, { colorCode: 'WHT' })).rows;
  const { id: productCodeCategoryId, bottomImageId } = white!;
  const box = { x: 0, y: 0, width: 40, height: 40 };
  const model = { productCodeCategoryId, shopId: shop.stores.austin, bottomImageId, printNum: 1 as const };
  await must(admin, categoryModels.save, { ...model, ...flattened([box]) });
  expect(await admin.call(categories.delete, { id: productCodeCategoryId })).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (product codes: 1, store mockups: 1)',
    data: { productCodes: 1, models: 1 },
  });
});

it('needs no confirmation of prints for orders that have gone out in part', async () => {
  const at = await shopTest();
  const { id } = (await must(at.admin, categories.page, { colorCode: 'WHT' })).rows[0]!;
  const order = await makeOrder(at);
  const count = async () => (await must(at.admin, categories.otherPrints, { id, numberOfPrints: 2 })).orders;
  expect(await count()).toBe(1);
  await at.test.db.updateTable('orders').set({ shipments: 1 }).where('id', '=', order.id).execute();
  expect(await count()).toBe(0);
});
