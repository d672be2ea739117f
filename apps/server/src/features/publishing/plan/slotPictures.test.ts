import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { publishDifference } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { linkOf, makePlan, picturedProduct } from '../../../testing/planMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

it('shows a combination with the pictures of its components by turns, each once and no more than a slot takes', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const temu = await keptStore(test, 'TEMU');
  const [tee, mug] = [await picturedProduct(test), await picturedProduct(test)];
  const set = await keptProduct(test, { components: [{ skuId: mug.skuId }, { skuId: tee.skuId, quantity: 2 }] });
  const plan = await makePlan(
    admin,
    [set, tee, mug].map(({ id }) => linkOf(temu, id)),
  );

  const slotsOf = async (productId: string) => {
    const { id } = plan.publishProducts.find((one) => one.productId === productId)!;
    const { publishProducts: listings } = await must(admin, publishProducts.detail, { id });
    const [spec] = listings[0]!.publishProductSpecs;
    const links = spec!.publishProductImages.map(({ imageType, imageLinks }) => [imageType, imageLinks.split(',')]);
    return Object.fromEntries(links) as Record<number, string[]>;
  };
  const [ofSet, ofTee, ofMug] = [await slotsOf(set.id), await slotsOf(tee.id), await slotsOf(mug.id)];
  const both = ofMug[imageTypes.temuCarousel]!.flatMap((picture, at) => [
    picture,
    ofTee[imageTypes.temuCarousel]![at]!,
  ]);
  expect(ofSet[imageTypes.temuCarousel]).toEqual([...new Set(both)].slice(0, 9));
  expect(ofSet[imageTypes.temuOuterPackaging]).toEqual([
    ...new Set([...ofMug[imageTypes.temuOuterPackaging]!, ...ofTee[imageTypes.temuOuterPackaging]!]),
  ]);
  const { id } = plan.publishProducts.find(({ productId }) => productId === set.id)!;
  expect((await must(admin, publishDifference.difference, { id })).changed).toEqual([]);
});
