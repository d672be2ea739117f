import { categories } from '@pressroom/contract/categories/categories';
import { codeType } from '@pressroom/contract/codes/codes';
import type { CallInput } from '@pressroom/contract/endpoint';
import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { productType } from '@pressroom/contract/products/product';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
import { keptCode, keptProduct } from '../../../testing/productMakers.ts';
import { keptPicture } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { makeProductPictures } from '../products.public.ts';

const box = { x: 100, y: 80, width: 200, height: 220 };

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  const category = await makeCategory(admin, { printLocations: [box] });
  const code = await makeProductCode(admin, { category });
  const print = await makePicture(admin, { seed: 2 });
  const own = await keptPicture(test);
  const other = await keptPicture(test);
  const codeRow = (type: number, text: string) => keptCode(test, type, text);
  const variants = await keptProduct(test, {
    productType: productType.variants,
    print1Id: print.id,
    styleId: await codeRow(codeType.style, 'TEE'),
    skus: [
      { productCodeId: code.id },
      // its product code does not exist yet, the category of its style and colour does
      { colorId: await codeRow(codeType.colour, 'BLK') },
      { colorId: await codeRow(codeType.colour, 'WHT') },
      { productCodeId: code.id, mainBlobId: own.id },
    ],
  });
  const [first, , , chosen] = variants.skuIds;
  await test.db
    .insertInto('productPictures')
    .values([
      { skuId: chosen!, imageType: 1, position: 0, blobId: own.id },
      { skuId: first!, imageType: 1, position: 0, blobId: other.id },
    ])
    .execute();
  const mains = async () => {
    const rows = await test.db.selectFrom('productSkus').select(['id', 'mainBlobId']).orderBy('id').execute();
    return Object.fromEntries(rows.map(({ id, mainBlobId }) => [id, mainBlobId]));
  };
  const slots = (skuId: string) =>
    test.db
      .selectFrom('productPictures')
      .where('skuId', '=', skuId)
      .select(['imageType', 'blobId'])
      .orderBy('imageType')
      .orderBy('position')
      .execute();
  const task = async () => (await must(admin, tasks.list, {}))[0]!;
  return { test, admin, category, print, own, other, variants, mains, slots, task };
}

it('makes the main pictures that are missing, puts them first, and says of each SKU that has none why', async () => {
  const { test, admin, own, other, variants, mains, slots, task } = await start();
  const [first, uncoded, without, chosen] = variants.skuIds as [string, string, string, string];
  const { taskId, ...counts } = await must(admin, productEffects.make, { ids: [variants.id] });
  expect(counts).toEqual({ products: 1, skus: 3 });
  await test.drain();
  expect(await task()).toMatchObject({ id: taskId, state: 'done', done: 3, failed: 1 });
  expect((await task()).problems).toEqual([
    { label: expect.stringMatching(/-2$/), msg: 'No category has this model and color, so there is no base image' },
  ]);
  const shown = await mains();
  expect(shown[first]).not.toBeNull();
  expect(shown).toMatchObject({ [uncoded]: shown[first], [without]: null, [chosen]: own.id });
  expect(await slots(first)).toEqual([
    { imageType: 1, blobId: shown[first] },
    { imageType: 1, blobId: other.id },
    ...[2, 4, 5].map((imageType) => ({ imageType, blobId: shown[first] })),
  ]);
  const { sheinMissing } = await test.db
    .selectFrom('productSkus')
    .where('id', '=', first)
    .select('sheinMissing')
    .executeTakeFirstOrThrow();
  expect(sheinMissing).not.toContain('mainPicture');

  // again: the same pictures, and nothing changes
  await must(admin, productEffects.make, { ids: [variants.id] });
  await test.drain();
  expect(await mains()).toEqual(shown);
  expect(await test.db.selectFrom('effectPictures').select('id').execute()).toHaveLength(1);

  expect(await must(admin, productEffects.make, { skuIds: [first, chosen], only: 'missing' })).toEqual({
    products: 0,
    skus: 0,
  });
  await must(admin, productEffects.make, { skuIds: [chosen], only: 'all' });
  await test.drain();
  expect((await mains())[chosen]).toBe(shown[first]);
  expect((await slots(chosen)).map(({ blobId }) => blobId)).toEqual([1, 2, 4, 5].map(() => shown[first]));
});

it('knows whose picture is outdated after a change of the category or the prints, and makes those anew alone', async () => {
  const { test, admin, category, print, variants, mains } = await start();
  const [first, uncoded] = variants.skuIds as [string, string];
  const outdated = (input: CallInput<typeof productEffects.outdated> = { stockImageId: print.id }) =>
    must(admin, productEffects.outdated, input);
  await must(admin, productEffects.make, { ids: [variants.id] });
  await test.drain();
  const before = await mains();
  expect(await outdated()).toEqual({ products: 0, skus: 0 });

  const { data } = await admin.call(categories.detail, { id: category.id });
  const saved = await must(admin, categories.update, { ...data, blend: 'plain' });
  expect(await outdated()).toEqual({ products: 1, skus: 2 });
  expect(await outdated({ productCodeCategoryId: category.id })).toEqual({ products: 1, skus: 2 });
  expect(await outdated({ stockImageId: category.bottomImageId })).toEqual({ products: 1, skus: 2 });
  await must(admin, categories.update, { ...saved, blend: 'auto' });
  expect(await outdated()).toEqual({ products: 0, skus: 0 });

  const other = await makePicture(admin, { seed: 5, name: 'other.png' });
  await test.db.updateTable('products').set({ print1Id: other.id }).where('id', '=', variants.id).execute();
  expect(await outdated({ stockImageId: other.id })).toEqual({ products: 1, skus: 2 });
  expect(await outdated({ productId: variants.id })).toEqual({ products: 1, skus: 2 });
  const managers = await test.as(['/products/management']);
  expect(await must(managers, productEffects.outdated, { productId: variants.id })).toEqual({ products: 0, skus: 0 });
  expect(await must(managers, productEffects.outdated, { stockImageId: other.id })).toEqual({ products: 0, skus: 0 });
  expect(await must(managers, productEffects.make, { stockImageId: other.id })).toEqual({ products: 0, skus: 0 });
  expect((await managers.call(productEffects.make, { ids: [variants.id] })).status).toBe(403);

  expect(await must(admin, productEffects.make, { productId: variants.id })).toMatchObject({ products: 1, skus: 2 });
  await test.drain();
  const after = await mains();
  expect(after[first]).not.toBe(before[first]);
  expect(after).toMatchObject({ [uncoded]: after[first] });
  expect(await outdated({ stockImageId: other.id })).toEqual({ products: 0, skus: 0 });
});

it('takes a step once, stops where the task is cancelled, and lets no combination be asked for', async () => {
  const { test, admin, variants, mains, task } = await start();
  const [first] = variants.skuIds as [string];
  const combination = await keptProduct(test, { components: [{ skuId: first }] });
  expect(await must(admin, productEffects.make, { ids: [combination.id] })).toEqual({ products: 0, skus: 0 });

  const { taskId } = await must(admin, productEffects.make, { skuIds: [first] });
  const step = { taskId: taskId!, done: 0, skuIds: [first] };
  const around = { app: test.app, log: test.app.log, signal: AbortSignal.timeout(60_000) };
  await makeProductPictures.run(around, step);
  // as after a kill between the commit and the queue's news of it
  await makeProductPictures.run(around, step);
  expect(await task()).toMatchObject({ done: 1, total: 1, state: 'done' });
  const made = (await mains())[first];

  await test.db.updateTable('productSkus').set({ mainBlobId: null }).where('id', '=', first).execute();
  const next = await must(admin, productEffects.make, { skuIds: [first] });
  await must(admin, tasks.cancel, { id: next.taskId! });
  await test.drain();
  expect((await mains())[first]).toBeNull();
  await must(admin, productEffects.make, { skuIds: [first] });
  await test.drain();
  expect((await mains())[first]).toBe(made);
});
