import { audit } from '@pressroom/contract/audit/audit';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { products } from '@pressroom/contract/products/products';
import { productTakeOver, takeOverFields } from '@pressroom/contract/products/takeOver';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptPackaging, keptPicture, keptPictures, keptProductTemplate } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

/** A product of two SKUs and a single one, both made from a template before it was changed. */
async function movedTest() {
  const test = await testApp();
  const clerk = await test.as(['/products/multiAttribute', '/products/management']);
  const template = await keptProductTemplate(test, { name: 'Classic tee' });
  const main = await keptPicture(test);
  const made = {
    productTemplateId: template.id,
    templateVersion: '2020-01-01T00:00:00Z',
    classificationTemplateId: template.classificationTemplateId,
    packagingTemplateId: template.packagingTemplateId,
  };
  const many = await keptProduct(test, {
    ...made,
    productType: 2,
    spu: 'MANY',
    skus: [
      { sku: 'MANY-1', mainBlobId: main.id },
      { sku: 'MANY-2', material: 'Wool', outerBoxLength: '31.50' },
    ],
  });
  const single = await keptProduct(test, { ...made, spu: 'SINGLE' });
  const blobsOf = async (imageType: number) =>
    (
      await test.db
        .selectFrom('productTemplateImages')
        .where('templateId', '=', template.id)
        .where('imageType', '=', imageType)
        .select('blobId')
        .orderBy('position')
        .execute()
    ).map(({ blobId }) => blobId);
  const slot = (skuId: string, imageType: number, blobIds: readonly string[]) =>
    test.db
      .insertInto('productPictures')
      .values(blobIds.map((blobId, position) => ({ skuId, imageType, position, blobId })))
      .execute();
  const held = async (skuId: string, imageType: number) =>
    (
      await test.db
        .selectFrom('productPictures')
        .where('skuId', '=', skuId)
        .where('imageType', '=', imageType)
        .select('blobId')
        .orderBy('position')
        .execute()
    ).map(({ blobId }) => blobId);
  for (const skuId of [...many.skuIds, ...single.skuIds])
    for (const type of [imageTypes.sheinDetail, imageTypes.temuCarousel, imageTypes.temuOuterPackaging])
      await slot(skuId, type, await blobsOf(type));
  return { test, clerk, template, many, single, main, blobsOf, slot, held };
}

const chosen = (shown: readonly { id: string; basis: string }[]) => shown.map(({ id, basis }) => ({ id, basis }));

it('shows field by field what the templates say otherwise, and writes what is chosen', async () => {
  const { test, clerk, template, many, single } = await movedTest();
  const mailer = await keptPackaging(test, { name: 'Mailer' });
  await test.db
    .updateTable('productTemplates')
    .set({ origin: 'US', endSellingPrice: '20.00', outerBoxWeight: '240.00', packagingTemplateId: mailer.id })
    .where('id', '=', template.id)
    .execute();
  const shown = await must(clerk, productTakeOver.changes, { ids: [many.id, single.id] });
  expect(shown).toMatchObject([
    { spu: 'MANY', productTemplateName: 'Classic tee' },
    { spu: 'SINGLE', productTemplateName: 'Classic tee' },
  ]);
  const packagingName = shown[0]!.changes.find(({ field }) => field === 'outerPkgTemplate')!.before[0];
  expect(shown[0]!.changes).toEqual([
    { field: 'outerPkgTemplate', before: [packagingName], after: ['Mailer'], skus: 2 },
    { field: 'material', before: ['Wool'], after: ['Cotton'], skus: 1 },
    { field: 'origin', before: ['CN'], after: ['US'], skus: 2 },
    { field: 'sellingPrice', before: ['9.90 – 15.90'], after: ['9.90 – 20.00'], skus: 2 },
    { field: 'box', before: ['31.5 × 25 × 3'], after: ['30 × 25 × 3'], skus: 1 },
    { field: 'weight', before: ['220'], after: ['240'], skus: 2 },
  ]);
  const input = { products: chosen(shown), fields: ['outerPkgTemplate', 'sellingPrice', 'box'] as const };
  expect(await must(clerk, productTakeOver.takeOver, { ...input, fields: [...input.fields] })).toEqual({ skus: 3 });
  const [first, second] = await Promise.all([many, single].map(({ id }) => must(clerk, products.get, { id })));
  expect(first).toMatchObject({ templateMoved: false, outerPkgTemplateName: 'Mailer' });
  expect(first!.productSpecs).toMatchObject([
    { material: 'Cotton', origin: 'CN', endSellingPrice: '20.00', outerBoxLength: 30, outerBoxWeight: 220 },
    { material: 'Wool', origin: 'CN', endSellingPrice: '20.00', outerBoxLength: 30, outerBoxWeight: 220 },
  ]);
  expect(second).toMatchObject({ templateMoved: false, productSpecs: [{ endSellingPrice: '20.00', origin: 'CN' }] });
  const admin = await test.as('admin');
  const { rows } = await must(admin, audit.history, { objectType: 'products', objectId: many.id });
  expect(rows[0]).toMatchObject({ action: '/product/takeOver' });
  expect(rows[0]!.changes.map(({ path }) => path)).toContain('outerPkgTemplateName');
  const ofSku = await must(admin, audit.history, { objectType: 'productSkus', objectId: many.skuIds[1]! });
  expect(ofSku.rows[0]!.changes.map(({ path }) => path)).toContainEqual(expect.stringContaining('sellingPrice'));

  const left = await must(clerk, productTakeOver.changes, { ids: [many.id] });
  expect(left[0]!.changes.map(({ field }) => field)).toEqual(['material', 'origin', 'weight']);
});

it('replaces the pictures of slots that the template has, behind the main picture where it stands in them', async () => {
  const { test, clerk, template, many, single, main, blobsOf, slot, held } = await movedTest();
  const [one, two] = many.skuIds as [string, string];
  const { sheinDetail, sheinColourBlock, temuCarousel } = imageTypes;
  const former = await blobsOf(sheinDetail);
  await test.db.deleteFrom('productPictures').where('skuId', '=', one).where('imageType', '=', sheinDetail).execute();
  await slot(one, sheinDetail, [main.id, ...former]);
  await slot(one, sheinColourBlock, [main.id]);
  const fresh = (await keptPictures(test, 2)).map(({ id }) => id);
  await test.db.deleteFrom('productTemplateImages').where('imageType', '=', sheinDetail).execute();
  await test.db
    .insertInto('productTemplateImages')
    .values(fresh.map((blobId, position) => ({ templateId: template.id, imageType: sheinDetail, position, blobId })))
    .execute();
  const shown = await must(clerk, productTakeOver.changes, { ids: [many.id] });
  expect(shown[0]!.changes.filter(({ field }) => field.startsWith('slot'))).toEqual([
    { field: 'slot1', before: ['2', '3'], after: ['2', '3'], skus: 2 },
  ]);
  const [only] = single.skuIds;
  await test.db
    .deleteFrom('productPictures')
    .where('skuId', '=', only!)
    .where('imageType', '=', temuCarousel)
    .execute();
  await slot(
    only!,
    temuCarousel,
    (await keptPictures(test, 5)).map(({ id }) => id),
  );
  const [ofSingle] = await must(clerk, productTakeOver.changes, { ids: [single.id] });
  // a single product needs five pictures in its carousel, and the template has four
  expect(ofSingle!.changes.map(({ field }) => field)).toEqual(['slot1']);
  const carousel = await held(one, temuCarousel);
  await must(clerk, productTakeOver.takeOver, { products: chosen(shown), fields: ['slot1', 'slot4'] });
  expect(await held(one, sheinDetail)).toEqual([main.id, ...fresh]);
  expect(await held(two, sheinDetail)).toEqual(fresh);
  expect(await held(one, sheinColourBlock)).toEqual([main.id]);
  expect(await held(one, temuCarousel)).toEqual(carousel);
  const released = await test.db.selectFrom('releasedBlobs').select('blobId').orderBy('blobId').execute();
  expect(released.map(({ blobId }) => blobId)).toEqual(former);
});

it('writes nothing where a product or its template has changed since it was shown', async () => {
  const { test, clerk, template, many, single } = await movedTest();
  const ids = [many.id, single.id];
  const bumps = [
    () =>
      test.db
        .updateTable('productTemplates')
        .set({ gmtModified: '2030-01-01T00:00:00Z' })
        .where('id', '=', template.id),
    () =>
      test.db.updateTable('productSkus').set({ gmtModified: '2030-01-01T00:00:00Z' }).where('id', '=', many.skuIds[1]!),
    () => test.db.updateTable('products').set({ gmtModified: '2030-01-01T00:00:00Z' }).where('id', '=', many.id),
  ];
  for (const bump of bumps) {
    const shown = await must(clerk, productTakeOver.changes, { ids });
    await bump().execute();
    const reply = await clerk.call(productTakeOver.takeOver, { products: chosen(shown), fields: ['material'] });
    expect(reply).toMatchObject({ status: 409, data: { spus: expect.arrayContaining(['MANY']) as string[] } });
  }
  expect(await must(clerk, products.get, { id: many.id })).toMatchObject({
    templateMoved: true,
    productSpecs: [{ material: 'Cotton' }, { material: 'Wool' }],
  });
});

it('keeps the values where nothing is chosen, has nothing for a product without a template, and asks for the right of its kind', async () => {
  const { test, clerk, many, single } = await movedTest();
  const free = await keptProduct(test, { spu: 'FREE' });
  const shown = await must(clerk, productTakeOver.changes, { ids: [many.id, free.id] });
  expect(shown.map(({ spu }) => spu)).toEqual(['MANY']);
  expect(await must(clerk, productTakeOver.takeOver, { products: chosen(shown), fields: [] })).toEqual({ skus: 0 });
  expect(await must(clerk, products.get, { id: many.id })).toMatchObject({
    templateMoved: false,
    productSpecs: [{}, { material: 'Wool' }],
  });
  const gone = [{ id: '999', basis: 'x' }];
  expect(await clerk.call(productTakeOver.changes, { ids: ['999'] })).toMatchObject({ status: 404 });
  expect(await clerk.call(productTakeOver.takeOver, { products: gone, fields: [] })).toMatchObject({ status: 404 });
  const stranger = await test.as(['/products/management']);
  const ofSingle = await must(stranger, productTakeOver.changes, { ids: [single.id] });
  expect(ofSingle).toHaveLength(1);
  expect(await stranger.call(productTakeOver.changes, { ids: [single.id, many.id] })).toMatchObject({ status: 403 });
  const both = [...chosen(ofSingle), { id: many.id, basis: 'x' }];
  expect(await stranger.call(productTakeOver.takeOver, { products: both, fields: [...takeOverFields] })).toMatchObject({
    status: 403,
  });
});
