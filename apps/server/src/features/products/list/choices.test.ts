import { products } from '@pressroom/contract/products/products';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptListing } from '../../../testing/listingMakers.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptClassification, keptPicture } from '../../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { refreshProducts } from '../record/completeness.ts';

const refresh = (test: TestApp, ...ids: string[]) => test.db.transaction().execute((tx) => refreshProducts(tx, ids));

it('names the stores’ listings of a SKU, by its product code and prints', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const code = await keptProductCode(test);
  const [front, back] = [await keptPrint(test), await keptPrint(test)];
  const one = await keptProduct(test, { print1Id: front, skus: [{ productCodeId: code.id }] });
  const two = await keptProduct(test, { print1Id: front, print2Id: back, skus: [{ productCodeId: code.id }] });
  const { sheinStoreId, temuStoreId } = await keptClassification(test);
  const mapping = { productCodeId: code.id, printingImageId: front };
  await test.db
    .insertInto('skuMappings')
    .values([
      { ...mapping, shopId: temuStoreId, skuId: '17592304880001', printingImage2Id: null },
      { ...mapping, shopId: sheinStoreId, skuId: '17592304880002', printingImage2Id: null },
      { ...mapping, shopId: sheinStoreId, skuId: '17592304880003', printingImage2Id: back },
      { ...mapping, shopId: sheinStoreId, skuId: '17592304880004', printingImageId: back, printingImage2Id: null },
    ])
    .execute();
  const listings = async ({ skuIds }: typeof one) =>
    (await must(clerk, products.listings, { productSpecId: skuIds[0]! })).map(
      ({ storeTypeName, thirdPartySpecId }) => `${storeTypeName} ${thirdPartySpecId}`,
    );
  expect(await listings(one)).toEqual(['SHEIN 17592304880002', 'TEMU 17592304880001']);
  expect(await listings(two)).toEqual(['SHEIN 17592304880003']);
  const { rows } = await must(clerk, products.list, {});
  expect(rows.map(({ productSpecs }) => productSpecs[0]!.listingCount)).toEqual([1, 2]);

  // what was published here is known as a listing, too: once, where it is mapped as well
  const set = await keptProduct(test, { skus: [{}], components: [{ skuId: one.skuIds[0]! }] });
  const listed = (product: typeof one, marketSkuId: string | null) =>
    keptListing(test, {
      storeId: sheinStoreId,
      productId: product.id,
      skus: [{ skuId: product.skuIds[0]!, marketSkuId, mainBlobId: picture.id }],
    });
  const picture = await keptPicture(test);
  await listed(one, '17592304880002');
  await listed(set, '17592304880009');
  await listed(set, null);
  expect(await listings(one)).toHaveLength(2);
  expect(await must(clerk, products.listings, { productSpecId: set.skuIds[0]! })).toMatchObject([
    { storeTypeName: 'SHEIN', thirdPartySpecId: '17592304880009', mainPictureUrl: picture.address },
  ]);
  const { rows: all } = await must(clerk, products.list, {});
  expect(all.map(({ productSpecs }) => productSpecs[0]!.listingCount)).toEqual([1, 1, 2]);
});

it('offers SKUs of all kinds by a part of SKU, SPU or name', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management']);
  const tee = await keptProduct(test, { spu: 'TEE', skus: [{ sku: 'A-1', name: '白鹤短袖' }] });
  await keptProduct(test, {
    productType: 2,
    spu: 'MANY',
    skus: [
      { sku: 'B-1', name: 'Crane tee' },
      { sku: 'B-2', name: 'Mug' },
    ],
  });
  await keptProduct(test, {
    spu: 'SET',
    skus: [{ sku: 'C-1', name: 'Tee set' }],
    components: [{ skuId: tee.skuIds[0]! }],
  });
  type Search = Parameters<typeof must<typeof products.page>>[2];
  const found = async (search: Search) => {
    const { rows, total } = await must(clerk, products.page, { pageSize: 50, ...search });
    return [total, ...rows.map(({ sku }) => sku)];
  };
  await refresh(test, ...(await test.db.selectFrom('products').select('id').execute()).map(({ id }) => id));
  expect(await found({})).toEqual([4, 'C-1', 'B-2', 'B-1', 'A-1']);
  expect(await found({ components: true })).toEqual([3, 'B-2', 'B-1', 'A-1']);
  expect(await found({ productType: 1 })).toEqual([1, 'A-1']);
  expect(await found({ fuzzy: 'tee' })).toEqual([3, 'C-1', 'B-1', 'A-1']);
  expect(await found({ fuzzy: 'tee', components: true })).toEqual([2, 'B-1', 'A-1']);
  expect(await found({ fuzzy: '白鹤' })).toEqual([1, 'A-1']);
  expect(await found({ fuzzy: 'b-' })).toEqual([2, 'B-2', 'B-1']);
  expect(await found({ fuzzy: 'many', productType: 2 })).toEqual([2, 'B-2', 'B-1']);
  expect(await found({ fuzzy: 'many', pageNum: 2 })).toEqual([2]);
  expect(await found({ pageNum: 3, pageSize: 2 })).toEqual([4]);
  expect(await found({ ofProducts: true })).toEqual([3, 'C-1', 'B-1', 'A-1']);
  expect(await found({ ofProducts: true, productType: 2 })).toEqual([1, 'B-1']);
  expect(await found({ ofProducts: true, fuzzy: 'mug' })).toEqual([1, 'B-1']);
  expect(await found({ ofProducts: true, pageNum: 3, pageSize: 2 })).toEqual([3]);
  const [many] = (await must(clerk, products.page, { productType: 2 })).rows;
  expect(many).toMatchObject({ spu: 'MANY', skuCount: 2 });
});
