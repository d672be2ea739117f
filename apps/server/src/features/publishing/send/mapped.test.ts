import { publishActs } from '@pressroom/contract/publishing/acts';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import {
  approveThere,
  goOn,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../../testing/publishMakers.ts';

/** The marketplace's name of the listing's SKU. */
async function skuThere({ test }: PublishingTest, listingId: string): Promise<string> {
  const query = test.db.selectFrom('listingSkus').where('listingId', '=', listingId).select('marketSkuId');
  return (await query.executeTakeFirstOrThrow()).marketSkuId!;
}

/** The listing sells two white shirts with a rose as one, under a SKU of its own in this store. */
async function sellSet({ test, shop }: PublishingTest, listingId: string): Promise<string> {
  const { db } = test;
  const codes = db.selectFrom('productCodes').where('code', '=', 'TEE-WHT-L').select('id');
  const { id: productCodeId } = await codes.executeTakeFirstOrThrow();
  const shirt = await keptProduct(test, { print1Id: shop.pictures.rose_front, skus: [{ productCodeId }] });
  const set = await keptProduct(test, {
    skus: [{ sku: 'SET-A' }],
    components: [{ skuId: shirt.skuIds[0]!, quantity: 2 }],
  });
  const sold = { skuId: set.skuIds[0]!, sku: 'SET-A-2', productCodeId: null, print1Id: null };
  await db.updateTable('listingSkus').set(sold).where('listingId', '=', listingId).execute();
  return set.skuIds[0]!;
}

it('leaves what a person has mapped, says where it was published otherwise, and knows combinations by what was listed', async () => {
  const at = await publishingTest();
  const { admin, shop, test, storeId } = at;
  const [single, set] = (await readyListings(at, 2)) as [string, string];
  await sellSet(at, set);
  await must(admin, publishActs.executeProducts, { ids: [single, set] });
  await test.drain();
  const [singleSku, setSku] = [await skuThere(at, single), await skuThere(at, set)];

  // people and orders may come before the marketplace has confirmed
  const form = { shopId: storeId, skuId: singleSku, productCode: 'TEE-BLK-M', printingImage: shop.pictures.owl_front };
  const printingImage2 = shop.pictures.dragon_back;
  await must(admin, skuMapping.save, { ...form, printingImage2, confirmContradictions: true });
  const soldAs = (msku: string, sellerSku: string) => ({
    msku,
    num: 3,
    listing: { title: 'Shirts', sellerSku },
    marketItems: [{ id: 'L-1', quantity: 3 }],
  });
  const early = marketOrder(at, { shopId: storeId, thirdOrderNumber: 'EARLY', lines: [soldAs(setSku, 'SET-A-2')] });
  const late = { ...early, thirdOrderNumber: 'LATE' };
  await test.db.updateTable('listingSkus').set({ marketSkuId: null }).where('listingId', '=', set).execute();
  await takeOver(at, early);
  await test.db.updateTable('listingSkus').set({ marketSkuId: setSku }).where('listingId', '=', set).execute();
  await approveThere(at);
  await goOn(at);
  await takeOver(at, late);

  const { rows } = await must(admin, skuMapping.page, { shopId: storeId });
  expect(rows).toMatchObject([
    {
      skuId: singleSku,
      productCode: 'TEE-BLK-M',
      listing: { attributes: [{ value: 'White' }, { value: 'L' }] },
      contradictions: [{ about: 'published', said: 'TEE-WHT-L + owl_front.png' }],
    },
  ]);
  expect(await must(admin, skuMapping.page, { contradicted: 'true' })).toMatchObject({ total: 1 });
  const { id, gmtModified } = rows[0]!;
  await must(admin, skuMapping.save, { ...form, id, gmtModified, productCode: 'TEE-WHT-L' });
  expect(await must(admin, skuMapping.page, { contradicted: 'true' })).toMatchObject({ total: 0 });

  const found = (await must(admin, orders.queryList, {})).rows;
  expect(found.map(({ thirdOrderNumber }) => thirdOrderNumber).toSorted()).toEqual(['EARLY', 'LATE']);
  for (const { orderDetailsList } of found)
    expect(orderDetailsList).toMatchObject([{ productCode: 'TEE-WHT-L', num: 6, combinationSku: 'SET-A' }]);
});
