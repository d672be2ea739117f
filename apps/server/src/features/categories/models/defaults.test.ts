import { audit } from '@pressroom/contract/audit/audit';
import { categories } from '@pressroom/contract/categories/categories';
import { type CategoryModel, categoryModels, flattened } from '@pressroom/contract/categories/models';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeBaseImage } from '../../../testing/make.ts';
import { shopTest } from '../../../testing/orderMakers.ts';

async function withForm() {
  const at = await shopTest();
  const { rows } = await must(at.admin, categories.page, {});
  const { id: bottomImageId } = await makeBaseImage(at.admin, { width: 300, height: 200, seed: 9 });
  const of = (color: string) => rows.find(({ colorCode }) => colorCode === color)!.id;
  const { austin, linden } = at.shop.stores;
  const form = {
    productCodeCategoryId: of('WHT'),
    shopId: austin,
    bottomImageId,
    printNum: 1 as const,
    ...flattened([{ x: 20, y: 30, width: 100, height: 80 }]),
  };
  const save = (wish: object = {}): Promise<CategoryModel> => must(at.admin, categoryModels.save, { ...form, ...wish });
  /** The models of the category, as `store: id`, the default with a star. */
  const list = async (search: object = {}) => {
    const asked = { productCodeCategoryId: form.productCodeCategoryId, ...search };
    const page = await must(at.admin, categoryModels.list, asked);
    return page.rows.map(({ shopName, id, isDefault }) => `${shopName}: ${id}${isDefault === 1 ? ' *' : ''}`);
  };
  return { ...at, form, save, list, austin, linden, black: of('BLK') };
}

const [inAustin, inLinden] = ['Austin Print House', 'Linden Tees'];

it('takes the newest in place of a default that is deleted, store by store', async () => {
  const { admin, save, list, linden } = await withForm();
  const [first, second, third] = [await save(), await save(), await save()];
  const there = await save({ shopId: linden });
  expect(await list()).toEqual([
    `${inAustin}: ${first.id} *`,
    `${inAustin}: ${third.id}`,
    `${inAustin}: ${second.id}`,
    `${inLinden}: ${there.id} *`,
  ]);
  await must(admin, categoryModels.delete, { ids: [first.id] });
  expect(await list()).toEqual([
    `${inAustin}: ${third.id} *`,
    `${inAustin}: ${second.id}`,
    `${inLinden}: ${there.id} *`,
  ]);
  expect(await list({ shopId: linden })).toEqual([`${inLinden}: ${there.id} *`]);
  expect(await list({ pageNum: 2, pageSize: 2 })).toEqual([`${inLinden}: ${there.id} *`]);
});

it('is the default of a store that it moves to only where that has none or it is asked for', async () => {
  const { save, list, linden } = await withForm();
  const [first, second] = [await save(), await save()];
  const there = await save({ shopId: linden });
  await save({ id: first.id, shopId: linden });
  expect(await list()).toEqual([
    `${inAustin}: ${second.id} *`,
    `${inLinden}: ${there.id} *`,
    `${inLinden}: ${first.id}`,
  ]);
  await save({ id: first.id, shopId: linden, isDefault: 1 });
  expect(await list({ shopId: linden })).toEqual([`${inLinden}: ${first.id} *`, `${inLinden}: ${there.id}`]);
  // a default stays one although its form says otherwise
  await save({ id: first.id, shopId: linden, isDefault: 0 });
  expect((await list({ shopId: linden }))[0]).toBe(`${inLinden}: ${first.id} *`);
});

it('says to those who show another default since that theirs is former', async () => {
  const { admin, form, save } = await withForm();
  const first = await save();
  const second = await save({ isDefault: 1 });
  const late = await admin.call(categoryModels.save, { ...form, id: first.id, gmtModified: first.gmtModified });
  expect(late).toMatchObject({ status: 409, data: { current: { id: first.id, isDefault: 0 }, by: 'tester' } });
  const history = async ({ id }: { id: string }) => {
    const { rows } = await must(admin, audit.history, { objectType: 'categoryModels', objectId: id });
    return rows[0]!.changes.map(({ path, before, after }) => [path.split('.').at(-1), before, after]);
  };
  expect(await history(first)).toEqual([['isDefault', '1', '0']]);
  await must(admin, categoryModels.delete, { ids: [second.id] });
  expect(await history(first)).toEqual([['isDefault', '0', '1']]);
});

it('stays with its category, and is refused where either is unknown', async () => {
  const { admin, form, save, list, black } = await withForm();
  const { id } = await save();
  const refused = (wish: object) => admin.call(categoryModels.save, { ...form, ...wish });
  const path = [{ path: 'productCodeCategoryId' }];
  expect(await refused({ id, productCodeCategoryId: black })).toMatchObject({ status: 400, data: path });
  expect(await refused({ productCodeCategoryId: '404404' })).toMatchObject({ status: 400, data: path });
  expect(await refused({ id: '404404' })).toMatchObject({ status: 404 });
  expect(await list()).toEqual([`${inAustin}: ${id} *`]);
  expect(await list({ productCodeCategoryId: black })).toEqual([]);
});

it('is deleted with all of a list, or stays with all of it where one is gone', async () => {
  const { admin, save, list } = await withForm();
  const [first, second] = [await save(), await save()];
  expect(await admin.call(categoryModels.delete, { ids: [second.id, '404404'] })).toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(2);
  await must(admin, categoryModels.delete, { ids: [first.id, second.id] });
  expect(await list()).toEqual([]);
});
