import type { CallInput } from '@pressroom/contract/endpoint';
import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { expect, it } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { day, type DrawnShop, drawnShop, type Made, seed } from './drawnShop.fixture.ts';

type Search = CallInput<typeof products.list>;
type Filter = readonly [search: Search, holds: (made: Made) => boolean];

/** Every filter, each with a second one that is written plainly. */
function filtersOf({ classifications, packagings, templates, prints, codes }: DrawnShop): Filter[][] {
  const partsOf = (made: Made): Made[] => [made, ...made.components.map((component) => component.made)];
  const hasCode = (wanted: readonly number[]) => (made: Made) =>
    partsOf(made).some(({ skus }) => skus.some(({ code }) => code !== undefined && wanted.includes(code)));
  const isOn = (state: number) => (made: Made) =>
    made.type === productType.variants ? made.skus.some(({ status }) => status === state) : made.status === state;
  const contains = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
  const refused = (made: Made) => made.classification === 0;
  return [
    [
      [{ status: 1 }, isOn(1)],
      [{ status: 2 }, isOn(2)],
    ],
    templates.map(({ id }, at): Filter => [{ productTemplateId: id }, ({ template }) => template === at]),
    classifications.map(({ id }, at): Filter => [{ categoryTemplateId: id }, (made) => made.classification === at]),
    packagings.map(({ id }, at): Filter => [{ outerPkgTemplateId: id }, (made) => made.packaging === at]),
    [
      [{ productCode: 'tee-blk-m' }, hasCode([0])],
      [{ productCode: 'MUG-WHT-S' }, hasCode([2])],
      [{ productCode: 'TEE-BLK' }, () => false],
      [{ productCodeCategoryId: codes[0]!.categoryId }, hasCode([0, 1])],
    ],
    prints.map((id, at): Filter => [{ stockImageId: id }, (made) => partsOf(made).some(({ print }) => print === at)]),
    [
      [{ fuzzy: '金鱼' }, ({ skus }) => skus.some(({ name }) => contains(name, '金鱼'))],
      [{ fuzzy: '白鹤短', fuzzyType: 3 }, ({ skus }) => skus.some(({ name }) => contains(name, '白鹤短'))],
      [{ fuzzy: '0%', fuzzyType: 3 }, ({ skus }) => skus.some(({ name }) => contains(name, '0%'))],
      [{ fuzzy: 's1', fuzzyType: 1 }, ({ skus }) => skus.some(({ sku }) => contains(sku, 's1'))],
      [{ fuzzy: '-K2', fuzzyType: 1 }, ({ skus }) => skus.some(({ sku }) => contains(sku, '-k2'))],
      [{ fuzzy: 'dS-', fuzzyType: 2 }, ({ spu }) => contains(spu, 'ds-')],
    ],
    [
      [{ startTime: day(5) }, ({ modified }) => modified >= 5],
      [{ startTime: day(2), endTime: day(2), timeType: 1 }, ({ created }) => created === 2],
    ],
    [
      [{ incomplete: 1 }, ({ sheinMissing }) => sheinMissing],
      // TEMU would refuse the attributes of the first classification template
      [{ incomplete: 2 }, (made) => made.temuMissing || refused(made)],
      [{ incomplete: 3 }, (made) => made.sheinMissing || made.temuMissing || refused(made)],
    ],
    [[{ templateMoved: true }, ({ moved }) => moved]],
  ];
}

const idsOf = async (caller: Caller, search: Search) => {
  const { rows, total } = await must(caller, products.list, { pageSize: 80, ...search });
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
};

it('finds by each filter, and by several, what a plain second filter finds', async () => {
  const test = await testApp();
  const shop = await drawnShop(test);
  const both = await test.as('admin');
  const managed = await test.as(['/products/management']);
  const variants = await test.as(['/products/multiAttribute']);
  const newest = shop.made.toReversed();
  const expected = (...filters: Filter[]) =>
    newest.filter((made) => filters.every(([, holds]) => holds(made))).map(({ id }) => id);

  const kinds: Filter[] = [
    [{}, () => true],
    [{ productType: 1 }, ({ type }) => type === 1],
    [{ productType: 2 }, ({ type }) => type === 2],
    [{ productType: 3 }, ({ type }) => type === 3],
  ];
  const groups = filtersOf(shop);
  let found = 0;
  for (const filter of groups.flat()) {
    const kind = shop.one(kinds);
    const [other] = shop.one(groups.filter((group) => !group.includes(filter)));
    const searches = [[filter], [filter, kind], [filter, kind, other!]];
    for (const filters of searches) {
      const search = Object.assign({}, ...filters.map(([given]) => given)) as Search;
      const ids = await idsOf(both, search);
      expect(ids, JSON.stringify({ seed, search })).toEqual(expected(...filters));
      found += ids.length;
    }
    // without a kind each page's readers find theirs
    expect(await idsOf(managed, filter[0])).toEqual(expected(filter, [{}, ({ type }) => type !== 2]));
    expect(await idsOf(variants, filter[0])).toEqual(expected(filter, [{}, ({ type }) => type === 2]));
  }
  expect(found).toBeGreaterThan(100);

  const priceOf = ({ skus, components }: Made): number | null => {
    if (components.length === 0) {
      const prices = skus.flatMap(({ price }) => price ?? []);
      return prices.length === 0 ? null : Math.min(...prices);
    }
    const parts = components.map(({ made, quantity }) => (made.skus[0]!.price ?? Number.NaN) * quantity);
    const sum = parts.reduce((left, right) => left + right, 0);
    return Number.isNaN(sum) ? null : sum;
  };
  const stockOf = ({ skus }: Made) => skus.reduce((sum, { stock }) => sum + stock, 0);
  const sorted = (valueOf: (made: Made) => number | null, sign: 1 | -1) =>
    newest
      .toSorted((one, other) => {
        const [left, right] = [valueOf(one), valueOf(other)];
        if (left === null || right === null) return Number(left === null) - Number(right === null);
        return sign * (left - right);
      })
      .map(({ id }) => id);
  for (const descending of [true, false]) {
    const sign = descending ? -1 : 1;
    expect(await idsOf(both, { sort: 'originalPrice', descending })).toEqual(sorted(priceOf, sign));
    expect(await idsOf(both, { sort: 'sellingPrice', descending })).toEqual(sorted(priceOf, sign));
    expect(await idsOf(both, { sort: 'stock', descending })).toEqual(sorted(stockOf, sign));
  }
});

it('counts every match and turns the pages', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  for (let n = 0; n < 3; n += 1) await keptProduct(test, { spu: `P${n}`, skus: [{ name: `Tee ${n}` }] });
  for (const search of [{}, { fuzzy: 'tee' }]) {
    const page = (pageNum: number) => must(clerk, products.list, { ...search, pageNum, pageSize: 2 });
    expect(await page(1)).toMatchObject({ total: 3, rows: [{ spu: 'P2' }, { spu: 'P1' }] });
    expect(await page(2)).toMatchObject({ total: 3, rows: [{ spu: 'P0' }] });
    expect(await page(3)).toEqual({ total: 3, rows: [] });
  }
});

it('shows each kind to those who have its page, and refuses it to the others', async () => {
  const test = await testApp();
  const managed = await test.as(['/products/management']);
  const variants = await test.as(['/products/multiAttribute']);
  const single = await keptProduct(test);
  const many = await keptProduct(test, { productType: productType.variants });
  for (const [caller, own, other, otherType] of [
    [managed, single, many, 2],
    [variants, many, single, 1],
  ] as const) {
    expect(await idsOf(caller, {})).toEqual([own.id]);
    expect((await caller.send(products.list, { productType: otherType })).status).toBe(403);
    const reads = async ({ id, skuIds }: typeof own) =>
      [
        await caller.send(products.get, { id }),
        await caller.send(products.specs, { productId: id }),
        await caller.send(products.listings, { productSpecId: skuIds[0]! }),
      ].map(({ status }) => status);
    expect(await reads(own)).toEqual([200, 200, 200]);
    expect(await reads(other)).toEqual([403, 403, 403]);
    expect(await reads({ id: '999', spu: '', skuIds: ['999'] })).toEqual([404, 404, 404]);
  }
});

it('says of a SKU the same in the list of its kind, among all kinds and by itself', async () => {
  const test = await testApp();
  const { made } = await drawnShop(test);
  const both = await test.as('admin');
  const all = await must(both, products.list, { pageSize: 80 });
  expect(all.rows).toHaveLength(made.length);
  const kinds = productType.values.map((kind) => must(both, products.list, { productType: kind, pageSize: 80 }));
  const apart = (await Promise.all(kinds)).flatMap(({ rows }) => rows);
  expect(apart.toSorted((one, other) => Number(other.id) - Number(one.id))).toEqual(all.rows);
  for (const { id, productSpecs } of all.rows) {
    expect(productSpecs, JSON.stringify({ seed })).not.toHaveLength(0);
    expect(await must(both, products.specs, { productId: id })).toEqual(productSpecs);
  }
});
