import { join } from 'node:path';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { effectPictures, effectShape } from '@pressroom/contract/effectPictures/effectPictures';
import { imageSlotOf, imageTypes, refusalsOf } from '@pressroom/contract/pictures/imageSlots';
import { inspectImage } from '@pressroom/imaging';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { makeBaseImage, makeCategory, makeCodes, makePicture, makeProductCode } from '../../testing/make.ts';
import { secondApp } from '../../testing/secondApp.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { forgetEffectPictures } from './effectPictures.public.ts';
import { claimPicture } from './effectPictures.queries.ts';

const box = { x: 100, y: 80, width: 200, height: 220 };

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  await makeCodes(admin);
  const category = await makeCategory(admin, { printLocations: [box] });
  await makeProductCode(admin, { category });
  const print = await makePicture(admin, { seed: 2 });
  const ask = async (given: object = {}, by: Caller = admin) =>
    (await by.call(effectPictures.generate, { images: [print.id], productCodeList: ['TEE-BLK-M'], ...given })).data;
  return { test, admin, category, print, ask };
}

const urlIn = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof start>>['ask']>>, code = 'TEE-BLK-M') => {
  const outcome = answer[code]!;
  if ('msg' in outcome) throw new Error(outcome.msg);
  return outcome.url;
};

const rows = ({ db }: TestApp) => db.selectFrom('effectPictures').selectAll().orderBy('id').execute();

it('makes one picture that its slots take, whoever asks, and keeps it', async () => {
  const { test, ask } = await start();
  const operator = await test.as(['/products/multiAttribute']);
  const url = urlIn(await ask({}, operator));
  expect(urlIn(await ask({ productCodeList: ['tee-blk-m'] }), 'tee-blk-m')).toBe(url);
  expect(await rows(test)).toMatchObject([{ blend: 'auto', width: 1350, height: 1350, claimedUntil: null }]);
  const file = await test.anonymous.get(url);
  expect(file).toMatchObject({ status: 200 });

  const portrait = urlIn(await ask({ shape: effectShape.portrait }));
  expect(portrait).not.toBe(url);
  const blobs = await test.db
    .selectFrom('blobs')
    .innerJoin('effectPictures', 'effectPictures.blobId', 'blobs.id')
    .select(['blobs.sha256', 'blobs.width', 'blobs.height', 'blobs.size', 'blobs.mime'])
    .execute();
  for (const { sha256, mime, width, height, size } of blobs) {
    const name = sha256.toString('hex');
    const bytes = join(test.app.settings.storageUrl, 'originals', name.slice(0, 2), name);
    expect(await inspectImage(bytes)).toMatchObject({ mime, width, height });
    const facts = { mime, width: width!, height: height!, bytes: Number(size) };
    for (const type of [imageTypes.sheinDetail, imageTypes.temuCarousel])
      expect(refusalsOf(imageSlotOf(type)!, facts)).toEqual([]);
  }
  expect(
    (await (await test.as(['/order/index'])).call(effectPictures.generate, { images: ['1'], productCodeList: ['A'] }))
      .status,
  ).toBe(403);
});

it('makes it once where twenty people ask the same at the same time, in two processes', async () => {
  const { test, admin, ask } = await start();
  const second = await secondApp(test, { environment: { STORAGE_URL: test.app.settings.storageUrl } });
  const other = second.same(admin);
  // who makes a picture claims it first
  await sql`create table claims (picture_id bigint)`.execute(test.db);
  await sql`
    create function count_claim() returns trigger language plpgsql as $$
    begin insert into claims values (new.id); return new; end $$`.execute(test.db);
  await sql`
    create trigger count_claim after update of claimed_until on effect_pictures
    for each row when (new.claimed_until is not null) execute function count_claim()`.execute(test.db);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask({}, at % 2 === 0 ? admin : other)));
  expect(new Set(answers.map((answer) => urlIn(answer))).size).toBe(1);
  expect(await rows(test)).toHaveLength(1);
  expect((await sql`select * from claims`.execute(test.db)).rows).toHaveLength(1);
});

it('waits for whoever is making it, and makes it where that process has died', async () => {
  const { test, ask } = await start();
  const url = urlIn(await ask());
  const [row] = await rows(test);
  // as a process leaves it that is killed while it makes the picture
  const unmade = test.db.updateTable('effectPictures').set({ blobId: null, claimedUntil: null });
  await unmade.execute();
  expect(await claimPicture(test.db, row!.id)).toBe(true);
  expect(await claimPicture(test.db, row!.id)).toBe(false);
  const waiting = ask();
  await test.db
    .updateTable('effectPictures')
    .set({ claimedUntil: sql<string>`clock_timestamp()` })
    .execute();
  expect(urlIn(await waiting)).toBe(url);
  expect(await rows(test)).toMatchObject([{ id: row!.id, claimedUntil: null }]);
});

it('makes another for another print, position, base image, blend and store, and the first again for the first', async () => {
  const { test, admin, category, print, ask } = await start();
  const seen = new Set([urlIn(await ask())]);
  const isNew = (url: string) => seen.size < seen.add(url).size;

  const other = await makePicture(admin, { seed: 3, name: 'other.png' });
  expect(isNew(urlIn(await ask({ images: [other.id] })))).toBe(true);
  const stored = async (given: object) => {
    const { data } = await admin.call(categories.detail, { id: category.id });
    expect((await admin.call(categories.update, { ...data, ...given })).status).toBe(200);
    return urlIn(await ask());
  };
  expect(isNew(await stored({ printLocations: [{ ...box, x: 120 }] }))).toBe(true);
  expect(isNew(await stored({ blend: 'plain' }))).toBe(true);
  const base = await makeBaseImage(admin, { seed: 3, width: 600 });
  expect(isNew(await stored({ bottomImageId: base.id }))).toBe(true);
  expect(isNew(await stored({ bottomImageId: category.bottomImageId, printLocations: [box], blend: 'auto' }))).toBe(
    false,
  );

  const shop = { name: 'Shop', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '' };
  const { id: shopId } = await test.db.insertInto('stores').values(shop).returning('id').executeTakeFirstOrThrow();
  expect(isNew(urlIn(await ask({ shopId })))).toBe(false);
  const model = { productCodeCategoryId: category.id, shopId, bottomImageId: base.id, printNum: 1 as const };
  await admin.call(categoryModels.save, { ...model, ...flattened([box]), isDefault: 1 });
  expect(isNew(urlIn(await ask({ shopId })))).toBe(true);

  const { data } = await admin.call(effectPictures.ofCategories, {
    images: [print.id],
    productCodeCategoryIds: [category.id, '999'],
  });
  expect(isNew(urlIn(data, category.id))).toBe(false);
  expect(data['999']).toEqual({ msg: 'This category has been deleted' });
});

it('says for each code why it has no picture, and refuses prints that are gone', async () => {
  const { test, admin, print, ask } = await start();
  expect(await ask({ productCodeList: ['NO-SUCH-M'] })).toEqual({
    'NO-SUCH-M': { msg: 'There is no product code “NO-SUCH-M”' },
  });
  const gone = await admin.call(effectPictures.generate, { images: ['999'], productCodeList: ['TEE-BLK-M'] });
  expect(gone).toMatchObject({ status: 400, data: [{ path: 'images' }] });

  const [bytes] = await test.db
    .selectFrom('blobs')
    .innerJoin('libraryFiles', 'libraryFiles.blobId', 'blobs.id')
    .where('libraryFiles.id', '=', print.id)
    .select('blobs.sha256')
    .execute();
  const name = bytes!.sha256.toString('hex');
  await test.app.storage.remove(`originals/${name.slice(0, 2)}/${name}`);
  const failed = { 'TEE-BLK-M': { msg: expect.stringContaining('could not be generated') } };
  expect(await ask()).toEqual(failed);
  test.language = 'zh';
  expect(await ask()).toEqual({ 'TEE-BLK-M': { msg: expect.stringContaining('生成失败') } });
});

it('forgets what nobody has asked for in a month and nothing shows', async () => {
  const { test, ask } = await start();
  urlIn(await ask());
  urlIn(await ask({ shape: effectShape.portrait }));
  const [square, portrait] = await rows(test);
  const run = () =>
    forgetEffectPictures.run({ app: test.app, log: test.app.log, signal: AbortSignal.timeout(60_000) }, {});
  await run();
  expect(await rows(test)).toHaveLength(2);
  const old = sql<string>`clock_timestamp() - interval '31 days'`;
  await test.db.updateTable('effectPictures').set({ askedAt: old }).where('id', '=', square!.id).execute();
  await run();
  expect(await rows(test)).toMatchObject([{ id: portrait!.id }]);
  expect(await test.db.selectFrom('releasedBlobs').select('blobId').execute()).toContainEqual({
    blobId: square!.blobId,
  });
});
