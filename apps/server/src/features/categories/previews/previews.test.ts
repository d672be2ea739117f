import { type Blend, blends } from '@pressroom/contract/categories/blend';
import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { renderEffectPreview } from '@pressroom/imaging';
import { sampleShirt } from '@pressroom/imaging/sample';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeBaseImage, makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
import { mappingOf } from '../../../testing/mappingOf.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { ensurePreviews, findProducts } from '../categories.public.ts';

async function mappedProduct() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  const category = await makeCategory(admin, { printLocations: [{ x: 0, y: 0, width: 100, height: 100 }] });
  const product = await makeProductCode(admin, { category });
  const print = await makePicture(admin, { seed: 2 });
  const shop = { name: 'Shop', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '' };
  const store = await test.db.insertInto('stores').values(shop).returning('id').executeTakeFirstOrThrow();
  await test.db
    .insertInto('skuMappings')
    .values({ shopId: store.id, skuId: '17592304881155', productCodeId: product.id, printingImageId: print.id })
    .execute();
  return { ...test, admin, category, product };
}

it('describes the same picture once, whoever asks', async () => {
  const { db, product } = await mappedProduct();
  const [found] = await findProducts(db, { ids: [product.id] });
  const { baseBlobId, boxes } = found!;
  const spec = { baseBlobId, prints: [{ blobId: baseBlobId, box: boxes[0]! }], blend: 'auto' as const };
  const bare = { ...spec, prints: [] };
  const ids = await db.transaction().execute((tx) => ensurePreviews(tx, [spec, bare, spec]));
  expect(ids[0]).toBe(ids[2]);
  expect(ids[1]).not.toBe(ids[0]);
  const forced = await db.transaction().execute((tx) => ensurePreviews(tx, [{ ...spec, blend: 'plain' }, spec]));
  expect(forced[0]).not.toEqual(ids[0]);
  expect(forced[1]).toEqual(ids[0]);
  const again = await Promise.all(
    [
      [bare, spec],
      [spec, bare],
    ].map((specs) => db.transaction().execute((tx) => ensurePreviews(tx, specs))),
  );
  expect(again).toEqual([
    [ids[1], ids[0]],
    [ids[0], ids[1]],
  ]);
});

it('gives mapped prints a new preview when the print positions or the base image change, and only then', async () => {
  const { admin, db, anonymous, category } = await mappedProduct();
  const preview = () =>
    db
      .selectFrom('skuMappings as mapping')
      .leftJoin('effectPreviews as preview', 'preview.id', 'mapping.previewId')
      .select(['preview.key', 'preview.prints', 'mapping.gmtModified'])
      .executeTakeFirstOrThrow();
  const before = await preview();
  const { data: renamed } = await admin.call(categories.update, { ...category, name: 'Renamed' });
  expect((await preview()).key).toBe(before.key);

  const box = { x: 50, y: 60, width: 200, height: 200 };
  const { data: moved } = await admin.call(categories.update, { ...renamed, printLocations: [box] });
  const onMoved = await preview();
  expect(onMoved.prints).toMatchObject([{ box }]);
  expect(onMoved.gmtModified).toBe(before.gmtModified);
  expect(await anonymous.get(`/previews/${onMoved.key}?width=160`)).toMatchObject({ status: 200 });

  const base = await makeBaseImage(admin, { seed: 3 });
  await admin.call(categories.update, { ...moved, bottomImageId: base.id });
  expect((await preview()).key).not.toBe(onMoved.key);
});

it('lays the prints on the cloth as the category has it, for mappings and orders alike', async () => {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const store = { shopId: shop.stores.austin, skuId: '77' };
  const print = shop.pictures.rose_front;
  await must(admin, skuMapping.save, { ...store, productCode: 'TEE-WHT-L', printingImage: print });
  const { id } = (await must(admin, categories.page, { code: 'TEE-WHT-L' })).rows[0]!;
  const bytesAt = async (address: string) => (await test.anonymous.get(address)).body;
  const source = await bytesAt((await mappingOf(admin, store)).printingUrl);
  const box = { x: 380, y: 340, width: 440, height: 560 };
  const drawn = async (blend: Blend, base: Buffer) => {
    const picture = await bytesAt(`${(await mappingOf(admin, store)).renderingImage}?width=320`);
    expect(picture).toEqual(await renderEffectPreview({ base, prints: [{ source, box }], width: 320, blend }));
    return picture;
  };
  for (const color of ['black', 'white']) {
    const base = await sampleShirt({ color });
    const file = await admin.call(library.upload, {}, [{ fileName: `${color}.png`, bytes: base }]);
    const drawnWith = new Map<Blend, Buffer>();
    for (const blend of blends) {
      const now = await must(admin, categories.detail, { id });
      const look = { bottomImageId: file.data.id, printLocations: [box], blend };
      await must(admin, categories.update, { ...now, ...look });
      drawnWith.set(blend, await drawn(blend, base));
    }
    expect(drawnWith.get('auto')).toEqual(drawnWith.get(color === 'black' ? 'screen' : 'multiply'));
    expect(new Set([...drawnWith.values()].map((picture) => picture.toString('base64'))).size).toBe(3);
  }
  const order = await makeOrder(at, { shopId: store.shopId });
  expect(order.orderDetailsList[0]!.productCombinedImage).toBe((await mappingOf(admin, store)).renderingImage);
});

it('shows prints on a base image before either is saved with the category, and keeps nothing of it', async () => {
  const { admin, db, anonymous } = await mappedProduct();
  const base = await sampleShirt({ color: 'black' });
  const { data: shirt } = await admin.call(library.upload, {}, [{ fileName: 'black.png', bytes: base }]);
  const print = await makePicture(admin, { seed: 4, name: 'owl.png' });
  const source = (await anonymous.get(print.fileUrl)).body;
  const box = { x: 380, y: 340, width: 440, height: 560 };
  const known = await db.selectFrom('effectPreviews').selectAll().execute();
  for (const blend of ['multiply', 'screen'] as const) {
    const asked = { bottomImageId: shirt.id, prints: [{ id: print.id, box }], blend };
    const { image } = await must(admin, categories.tryPrints, asked);
    const drawn = await renderEffectPreview({ base, prints: [{ source, box }], width: 800, blend });
    expect(Buffer.from(image, 'base64')).toEqual(drawn);
  }
  expect(await db.selectFrom('effectPreviews').selectAll().execute()).toEqual(known);
  const gone = { bottomImageId: '999', prints: [{ id: print.id, box }], blend: 'auto' as const };
  expect(await admin.send(categories.tryPrints, gone)).toMatchObject({
    status: 400,
    data: [{ path: 'bottomImageId' }],
  });
  const without = { ...gone, bottomImageId: shirt.id, prints: [{ id: '999', box }] };
  expect(await admin.send(categories.tryPrints, without)).toMatchObject({
    status: 400,
    data: [{ path: 'prints.0.id' }],
  });
});
