import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import type { MarketTest } from '../../testing/authorizedStore.ts';
import { quickMarket } from '../../testing/syncMakers.ts';
import { callsOf, openProductStore } from './platformCategories.fixture.ts';

const tShirts = '1704';

async function open(shopId: string) {
  const at = await quickMarket();
  return { ...at, storeId: await openProductStore(at, shopId) };
}

/** Opens level after level, each time the category whose name is wanted. */
async function descend({ admin, storeId }: MarketTest & { storeId: string }, names: readonly string[]) {
  let found: PlatformCategory | undefined;
  for (const name of names) {
    const { rows } = await must(admin, platformCategories.getPlatformCategory, {
      storeId,
      parentId: found?.categoryId,
    });
    found = rows.find(({ categoryName }) => categoryName === name);
  }
  return found;
}

it('tells SHEIN’s tree level by level, from one question in each language', async () => {
  const at = await open('s1');
  expect(await descend(at, ['女装', '上衣', 'T恤', '短袖T恤'])).toEqual({
    categoryId: tShirts,
    categoryName: '短袖T恤',
    categoryNameEn: 'Short-Sleeve T-Shirts',
    productTypeId: '41704',
    isLeaf: true,
    path: ['女装', '上衣', 'T恤', '短袖T恤'],
    pathIds: ['1701', '1702', '1703', tShirts],
  });
  expect(callsOf(at, 'query-category-tree')).toBe(2);
});

it('tells TEMU’s tree, whose root has the number 0, one question for each level', async () => {
  const at = await open('s4');
  const { rows } = await must(at.admin, platformCategories.getPlatformCategory, { storeId: at.storeId, parentId: 0 });
  expect(rows[0]).toMatchObject({ categoryName: '女装', productTypeId: null, isLeaf: false, pathIds: ['1701'] });
  expect(await descend(at, ['女装', '上衣', 'T恤', '短袖T恤'])).toMatchObject({
    productTypeId: tShirts,
    path: ['女装', '上衣', 'T恤', '短袖T恤'],
  });
  expect(callsOf(at, 'bg.goods.cats.get')).toBe(4);
});
