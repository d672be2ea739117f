import { publishActs } from '@pressroom/contract/publishing/acts';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptListing } from '../../../testing/listingMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { compareListings } from '../send/market.queries.ts';

it('sees no difference in what is off sale and there without stock, or with the stock it was sent with', async () => {
  const test = await testApp();
  const [storeId, product] = [await keptStore(test, 'TEMU'), await keptProduct(test)];
  const given = { storeId, productId: product.id, publishStatus: 3, shelf: 1, marketId: '7' };
  const sold = { realStock: 9, marketSkuId: '1', marketStock: 9 };
  const off = { status: 2, realStock: 9, marketSkuId: '2' };
  const { id } = await keptListing(test, { ...given, skus: [sold, off] });
  const compared = { id, state: 'published', formerStands: false } as const;
  const differsWith = async (marketStock: number, byStock = true) => {
    await test.db.updateTable('listingSkus').set({ marketStock }).where('marketSkuId', '=', '2').execute();
    const compare = { readAt: new Date(), byStock };
    return (await test.db.transaction().execute((tx) => compareListings(tx, [compared], compare)))[0]!.differs;
  };
  expect([await differsWith(0), await differsWith(9), await differsWith(3, false)]).toEqual([[], [], []]);
  expect(await differsWith(3)).toEqual(['stock']);
  await must(await test.as('admin'), publishActs.takeTheirs, { ids: [id] });
  expect(await differsWith(3)).toEqual([]);
});
