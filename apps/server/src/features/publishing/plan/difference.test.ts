import { publishDifference } from '@pressroom/contract/publishing/acts';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptListing } from '../../../testing/listingMakers.ts';
import { fillSlots, keptProduct } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { getWholeListing } from '../record/queries.ts';
import { getDifference } from './difference.ts';

it('tells what is sent from what would be sent, and what the product has changed since', async () => {
  const test = await testApp();
  const publisher = await test.as(['/products/publish']);
  const storeId = await keptStore(test, 'SHEIN');
  const product = await keptProduct(test, { skus: [{}, {}, {}] });
  const [first, second] = product.skuIds;
  const box = { outerBoxLength: '30.00', outerBoxWidth: '25.00', outerBoxHeight: '3.00', outerBoxWeight: '220.00' };
  const productReferenceLinks = 'https://shop.example/tee';
  const frozen = { ...box, productReferenceLinks };
  const { id } = await keptListing(test, {
    storeId,
    productId: product.id,
    title: 'As it was sent',
    skus: [
      { sku: 'A', skuId: first, ...frozen },
      { sku: 'B', skuId: second, ...frozen, outerBoxWeight: '180.00' },
      { sku: 'C', skuId: null, ...frozen },
    ],
  });
  const before = await must(publisher, publishDifference.difference, { id });
  expect(before.sent).toBeNull();
  expect(before.now.publishProductSpecs.map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
  expect(before.changed.filter(({ field }) => field !== 'attributes')).toEqual([
    { sku: '', field: 'category', before: 'Women / T-Shirts', after: '女装 / 上装 / T恤' },
    { sku: '', field: 'outerPkgType', before: '2', after: '0' },
    { sku: '', field: 'packaging', before: '', after: expect.stringContaining('/files/') as unknown },
    { sku: 'B', field: 'outerBoxWeight', before: '180.00', after: '220.00' },
    { sku: 'C', field: 'removed', before: 'C', after: '' },
    expect.objectContaining({ field: 'added', after: `${product.spu}-2` }),
  ]);

  const { head, ...whole } = await getWholeListing(test.db, id);
  await test.db
    .updateTable('listings')
    .set({ sent: JSON.stringify({ ...whole, head: { ...head, sent: undefined, findings: undefined } }), title: 'Now' })
    .where('id', '=', id)
    .execute();
  await fillSlots(test, first!, { 1: 2, 2: 1 });
  const after = await must(publisher, publishDifference.difference, { id });
  expect([after.sent?.title, after.now.title]).toEqual(['As it was sent', 'Now']);
  expect(after.changed).toContainEqual(
    expect.objectContaining({
      sku: 'A',
      field: 'pictures',
      before: '',
      after: expect.stringContaining(',') as unknown,
    }),
  );
  expect((await getDifference(test.db, id, 'zh')).sent?.publishProductSpecs).toHaveLength(3);
  expect(await publisher.call(publishDifference.difference, { id: '404' })).toMatchObject({ status: 404 });
});
