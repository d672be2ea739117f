import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { publishDifference, publishPreflight } from '@pressroom/contract/publishing/acts';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import { temuControl } from '@pressroom/marketplaces/temu';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keepDefinition, temuProperty, temuTemplate } from '../../../testing/definitions/makers.ts';
import { makeBaseImage, makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
import { linkOf, makePlan } from '../../../testing/planMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptPicture, keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { makeProductPictures } from '../../products/products.public.ts';

const box = { x: 100, y: 80, width: 200, height: 220 };
const { sheinDetail, sheinSquare, temuCarousel, temuSpecification } = imageTypes;
/** TEMU takes clothes by their colours and sizes. */
const worn = temuTemplate([
  temuProperty({ templatePid: '1', isSale: true, mainSale: true }),
  temuProperty({ templatePid: '2', isSale: true, controlType: temuControl.size }),
]);

/** A shirt with the effect picture first in its slots, and one with a picture that somebody has brought. */
async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  const category = await makeCategory(admin, { printLocations: [box] });
  const { id: productCodeId } = await makeProductCode(admin, { category });
  const print1Id = (await makePicture(admin, { seed: 2 })).id;
  const shirt = await keptProduct(test, { print1Id, skus: [{ productCodeId }] });
  await must(admin, productEffects.make, { ids: [shirt.id], only: 'all' });
  await test.drain();
  const brought = await keptPicture(test);
  const own = await keptProduct(test, { print1Id, skus: [{ productCodeId, mainBlobId: brought.id }] });
  await test.db
    .insertInto('productPictures')
    .values({ skuId: own.skuIds[0]!, imageType: temuCarousel, position: 0, blobId: brought.id })
    .execute();
  const [plain, shein, temu] = [
    await keptStore(test, 'SHEIN'),
    await keptStore(test, 'SHEIN'),
    await keptStore(test, 'TEMU'),
  ];
  const base = await makeBaseImage(admin, { seed: 5, width: 700 });
  const model = { productCodeCategoryId: category.id, shopId: shein, bottomImageId: base.id, printNum: 1 as const };
  await must(admin, categoryModels.save, { ...model, ...flattened([{ ...box, x: 120 }]), isDefault: 1 });
  const { mainBlobId: main } = await test.db
    .selectFrom('productSkus')
    .where('id', '=', shirt.skuIds[0]!)
    .select('mainBlobId')
    .executeTakeFirstOrThrow();
  const links = [...[plain, shein, temu].map((storeId) => linkOf(storeId, shirt.id)), linkOf(temu, own.id)];
  const { id: publishPlanId } = await makePlan(admin, links);
  /** By store and slot, the first picture: whether it is the product's, and how it stands. */
  async function shown() {
    const rows = await test.db
      .selectFrom('listingPictures as picture')
      .innerJoin('listingSkus as sku', 'sku.id', 'picture.listingSkuId')
      .innerJoin('blobs', 'blobs.id', 'picture.blobId')
      .where('picture.position', '=', 0)
      .select([
        'sku.storeId',
        'sku.listingId',
        'picture.imageType',
        'picture.blobId',
        'width',
        'height',
        'sku.mainBlobId',
      ])
      .orderBy('sku.listingId')
      .orderBy('picture.imageType')
      .execute();
    return rows.map(({ storeId, imageType, blobId, width, height, mainBlobId }) => ({
      store: ['plain', 'shein', 'temu'][[plain, shein, temu].indexOf(storeId)],
      slot: imageType,
      is: blobId === brought.id ? 'brought' : blobId === main ? 'product’s' : 'own',
      upright: height! > width!,
      isMain: blobId === mainBlobId,
    }));
  }
  return { test, admin, temu, publishPlanId, shown, skuIds: shirt.skuIds };
}

const ofProduct = { is: 'product’s', upright: false, isMain: true };

it('gives a listing the pictures of its store’s mockup, and upright ones where its category takes no other', async () => {
  const { test, admin, temu, publishPlanId, shown, skuIds } = await start();
  const broughtOnly = { store: 'temu', slot: temuCarousel, is: 'brought', upright: false, isMain: true };
  const unchanged = [
    { store: 'plain', slot: sheinDetail, ...ofProduct },
    { store: 'plain', slot: sheinSquare, ...ofProduct },
  ];
  const modelled = [sheinDetail, sheinSquare].map((slot) => ({ store: 'shein', slot, ...ofProduct, is: 'own' }));
  const specification = { store: 'temu', slot: temuSpecification, ...ofProduct };

  await must(admin, publishPreflight.preflight, { publishPlanId });
  // what TEMU takes is not known before its category is
  expect(await shown()).toEqual([
    ...unchanged,
    ...modelled,
    { store: 'temu', slot: temuCarousel, ...ofProduct },
    specification,
    broughtOnly,
  ]);

  await keepDefinition(test, { storeId: temu, marketplace: 'temu', productTypeId: '29001', content: worn });
  await must(admin, publishPreflight.preflight, { publishPlanId });
  const settled = [
    ...unchanged,
    ...modelled,
    { store: 'temu', slot: temuCarousel, is: 'own', upright: true, isMain: false },
    specification,
    broughtOnly,
  ];
  expect(await shown()).toEqual(settled);

  const events = () =>
    test.db
      .selectFrom('listingEvents')
      .where('behavior', '@>', JSON.stringify({ key: 'publishing.log.effects' }))
      .selectAll()
      .execute();
  expect(await events()).toHaveLength(2);
  await must(admin, publishPreflight.preflight, { publishPlanId });
  expect(await shown()).toEqual(settled);
  expect(await events()).toHaveLength(2);
  // nothing of it is a change of the product, until the product shows another print
  const { publishProducts: listings } = await must(admin, publishPlans.detail, { id: publishPlanId });
  const changed = async ({ id }: { id: string }) =>
    (await must(admin, publishDifference.difference, { id })).changed.map(({ field }) => field);
  for (const listing of listings) expect(await changed(listing)).not.toContain('pictures');
  const { productId } = listings[1]!;
  const print1Id = (await makePicture(admin, { seed: 3, name: 'owl.png' })).id;
  await test.db.updateTable('products').set({ print1Id }).where('id', '=', productId).execute();
  const { taskId } = await must(admin, productEffects.make, { ids: [productId], only: 'all' });
  // by itself: the stores' definitions are asked for in vain meanwhile
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await makeProductPictures.run(context, { taskId: taskId!, done: 0, skuIds });
  expect(await changed(listings[1]!)).toEqual(['mainPicture', 'pictures']);
});
