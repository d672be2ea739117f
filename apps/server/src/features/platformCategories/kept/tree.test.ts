import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/testApp.ts';
import type { GivenCategory } from '../sources/source.ts';
import { hashOf } from './hash.ts';
import { keepAnswers } from './keep.ts';

async function addShop(test: TestApp, typeCode: string): Promise<string> {
  const values = { name: typeCode, typeCode, countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '-' };
  const { id } = await test.db.insertInto('stores').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

const branch = (categoryId: string, parentId: string | null, name = categoryId): GivenCategory => ({
  categoryId,
  parentId,
  name,
  nameEn: null,
  productTypeId: null,
  isLeaf: false,
});
const leaf = (categoryId: string, parentId: string, name = categoryId) => ({
  ...branch(categoryId, parentId, name),
  productTypeId: categoryId,
  isLeaf: true,
});

/** As if TEMU had answered so, level after level. */
async function keepLevels(test: TestApp, storeId: string, levels: [parentId: string, GivenCategory[]][]) {
  for (const level of levels) {
    const by = { storeId, marketplace: 'temu', kind: 'categories' } as const;
    await test.db.transaction().execute((tx) => keepAnswers({ tx, jobs: test.app.jobs }, by, new Map([level])));
  }
}

const pathsIn = async (test: TestApp) => {
  const rows = await test.db
    .selectFrom('platformCategories')
    .select(['path', 'pathEn', 'words'])
    .orderBy(sql`path_ids`)
    .execute();
  expect(rows.map(({ words }) => words)).toEqual(rows.map(({ path }) => path.join('\n').toLowerCase()));
  expect(rows.map(({ pathEn }) => pathEn)).toEqual(rows.map(({ path }) => path));
  return rows.map(({ path }) => path.join('/'));
};

const openedIn = async (test: TestApp) =>
  (await test.db.selectFrom('platformDefinitions').select('key').orderBy('key').execute()).map(({ key }) => key);

it('follows a category that is called otherwise, down to its leaves', async () => {
  const test = await testApp();
  const storeId = await addShop(test, 'TEMU_SEMI_TRUSTEESHIP');
  await keepLevels(test, storeId, [
    ['', [branch('1', null, 'Men'), branch('2', null, 'Home')]],
    ['1', [branch('11', '1', 'Tops')]],
    ['11', [leaf('111', '11', 'Tees')]],
    ['2', [leaf('21', '2', 'Mugs')]],
  ]);
  await keepLevels(test, storeId, [['', [branch('2', null, 'Home'), branch('1', null, 'Gentlemen')]]]);
  await keepLevels(test, storeId, [['1', [branch('11', '1', 'Shirts')]]]);
  expect(await pathsIn(test)).toEqual(['Gentlemen', 'Gentlemen/Shirts', 'Gentlemen/Shirts/Tees', 'Home', 'Home/Mugs']);
});

it('forgets what stands under a category that is gone, and begins anew with one that has moved', async () => {
  const test = await testApp();
  const storeId = await addShop(test, 'TEMU_SEMI_TRUSTEESHIP');
  await keepLevels(test, storeId, [
    ['', [branch('1', null), branch('2', null), branch('3', null)]],
    ['1', [branch('11', '1')]],
    ['11', [leaf('111', '11')]],
    ['2', [branch('21', '2')]],
    ['21', [leaf('211', '21')]],
    ['3', [leaf('31', '3')]],
  ]);
  await keepLevels(test, storeId, [['', [branch('2', null), branch('3', null)]]]);
  expect(await pathsIn(test)).toEqual(['2', '2/21', '2/21/211', '3', '3/31']);
  expect(await openedIn(test)).toEqual(['', '2', '21', '3']);
  await keepLevels(test, storeId, [['3', [leaf('31', '3'), branch('21', '3')]]]);
  expect(await pathsIn(test)).toEqual(['2', '3', '3/21', '3/31']);
  expect(await openedIn(test)).toEqual(['', '2', '3']);
});

it('gives a tree that comes at once in place of the former one', async () => {
  const test = await testApp();
  const storeId = await addShop(test, 'SHEIN_SEMI_TRUSTEESHIP');
  const keep = (tree: GivenCategory[]) => {
    const by = { storeId, marketplace: 'shein', kind: 'categories' } as const;
    return test.db.transaction().execute((tx) => keepAnswers({ tx, jobs: test.app.jobs }, by, new Map([['', tree]])));
  };
  expect(await keep([branch('1', null), leaf('11', '1'), leaf('12', '1'), branch('2', null)])).toBe(false);
  expect(await keep([branch('1', null), leaf('12', '1', 'Caps'), branch('3', null), leaf('11', '3')])).toBe(true);
  expect(await pathsIn(test)).toEqual(['1', '1/Caps', '3', '3/11']);
});

it('tells equal answers by their content, not by the order of names', () => {
  expect(hashOf({ a: [1, { b: 2, c: null }], d: 'x' })).toEqual(hashOf({ d: 'x', a: [1, { c: null, b: 2 }] }));
  expect(hashOf([1, 2])).not.toEqual(hashOf([2, 1]));
});
