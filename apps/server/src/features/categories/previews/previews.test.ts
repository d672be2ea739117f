import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { makeBaseImage, makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
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
  const spec = { baseBlobId, prints: [{ blobId: baseBlobId, box: boxes[0]! }] };
  const bare = { baseBlobId, prints: [] };
  const ids = await db.transaction().execute((tx) => ensurePreviews(tx, [spec, bare, spec]));
  expect(ids[0]).toBe(ids[2]);
  expect(ids[1]).not.toBe(ids[0]);
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
