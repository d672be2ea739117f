import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { must } from '../../../demo/shop.ts';
import { makePicture } from '../../../testing/make.ts';
import { shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

/** Mappings of both stores and products whose SKU ids and prints share parts of their names. */
async function fill({ admin, shop }: ShopTest): Promise<SkuMappingRow[]> {
  const moon = (await makePicture(admin, { name: '月亮 50%_moon.png', seed: 50 })).id;
  const { rose_front: rose, owl_front: owl, fox_back: fox } = shop.pictures;
  const { austin, linden } = shop.stores;
  const wanted = [
    { skuId: 'A_1', shopId: austin, productCode: 'TEE-WHT-L', printingImage: rose },
    { skuId: 'A_1', shopId: linden, productCode: 'TEE-WHT-L', printingImage: moon },
    { skuId: 'AB1', shopId: linden, productCode: 'TEE-BLK-M', printingImage: rose, printingImage2: owl },
    { skuId: 'b%2', shopId: austin, productCode: 'TEE-BLK-M', printingImage: moon, printingImage2: rose },
    { skuId: 'B\\3', shopId: austin, productCode: 'TEE-BLK-M', printingImage: fox, printingImage2: fox },
    { skuId: '5230236437987443', shopId: linden, productCode: 'TEE-WHT-L', printingImage: owl },
  ];
  for (const form of wanted) await must(admin, skuMapping.save, form);
  return (await must(admin, skuMapping.page, { pageSize: 100 })).rows;
}

interface Search {
  skuId?: string;
  printingName?: string;
  shopId?: string;
  productCode?: string;
}

const has = (text: string, part: string | undefined) => !part || text.toLowerCase().includes(part.toLowerCase());

const matches = (row: SkuMappingRow, { skuId, printingName, shopId }: Search) =>
  has(row.skuId, skuId) &&
  (has(row.printingName, printingName) || has(row.printingName2 ?? '', printingName)) &&
  (!shopId || row.shopId === shopId);

it('finds by every filter and page what reading all mappings finds', async () => {
  const at = await shopTest();
  const all = await fill(at);
  expect(all.map(({ id }) => BigInt(id))).toEqual(all.map(({ id }) => BigInt(id)).toSorted((a, b) => (a < b ? 1 : -1)));
  const words = (...given: string[]) => fc.constantFrom(undefined, ...given);
  const searches = fc.record({
    skuId: words('a', 'A_', '_', '%', '\\', 'b', '5230', '3', 'nothing'),
    printingName: words('rose', 'FRONT', '月', '%_m', 'o', 'nobody'),
    shopId: words(at.shop.stores.austin, at.shop.stores.linden),
    productCode: words('TEE-WHT-L', 'tee-blk-m', 'TEE', 'l', 'x'),
  });
  const pages = fc.record({ pageNum: fc.integer({ min: 1, max: 3 }), pageSize: fc.integer({ min: 1, max: 5 }) });

  const check = async (search: Search, { pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
    const cut = <One>(list: readonly One[]) => list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const found = all.filter((row) => matches(row, search));
    const code = search.productCode?.toLowerCase();
    // mappings by the whole product code, product codes by a part of theirs
    const ofCode = found.filter((row) => !code || row.productCode.toLowerCase() === code);
    expect(await must(at.admin, skuMapping.page, { ...search, pageNum, pageSize })).toEqual({
      rows: cut(ofCode),
      total: ofCode.length,
    });
    const bound = Map.groupBy(
      found.filter((row) => has(row.productCode, code)),
      (row) => row.productCode,
    );
    const products = await must(at.admin, skuMapping.productPage, { ...search, pageNum, pageSize });
    expect(products.total).toBe(bound.size);
    // `all` is newest first, and so are the groups
    expect(products.rows.map(({ productCode, productNum }) => [productCode, productNum])).toEqual(
      cut([...bound].map(([productCode, rows]) => [productCode, rows.length])),
    );
  };
  await fc.assert(fc.asyncProperty(searches, pages, check), { numRuns: 60, endOnFailure: true });
});
