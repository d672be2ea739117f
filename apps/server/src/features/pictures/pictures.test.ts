import { imageTypes, packagingPictureRule } from '@pressroom/contract/pictures/imageSlots';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { keptPackaging, keptPicture } from '../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { waitForRow } from '../../testing/waitForLock.ts';
import { emptyTrash } from '../library/library.public.ts';
import { greyPng, tinyGif } from './pictures.fixture.ts';
import { takePictures } from './pictures.public.ts';

const file = (fileName: string, bytes: Buffer) => ({ fileName, bytes });
const megabyte = 1024 * 1024;
const manage = ['/products/outerPackagingTemplate'] as const;

async function isThere({ server }: TestApp, address: string): Promise<boolean> {
  return (await server.inject(address)).statusCode === 200;
}

const night = ({ app }: TestApp) => emptyTrash.run({ app, log: app.log, signal: new AbortController().signal }, {});

/** As if the uploads had been longer ago. */
const passHours = ({ db }: TestApp, hours: number) =>
  db
    .updateTable('releasedBlobs')
    .set({ releasedAt: sql<string>`released_at - make_interval(hours => ${hours})` })
    .execute();

it('keeps what fits its slot, says of each other file everything that is wrong, and shows the picture', async () => {
  const test = await testApp();
  const admin = await test.as(manage);
  const files = [
    file('good.png', greyPng(900, 900)),
    file('small.png', greyPng(799, 799)),
    file('wide and heavy.png', greyPng(1000, 800, { bytes: 2 * megabyte + 1 })),
    file('moving.gif', tinyGif),
    file('words.png', Buffer.from('hello')),
    file('half.png', greyPng(900, 900).subarray(0, 300)),
    file('tall.png', greyPng(1340, 1786)),
  ];
  const results = await must(admin, pictures.upload, { imageType: imageTypes.temuCarousel }, files);
  expect(results.map(({ fileName, problems }) => [fileName, problems])).toEqual([
    ['good.png', []],
    ['small.png', ['The picture is 799×799 pixels; required: 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px']],
    [
      'wide and heavy.png',
      [
        'The picture is 2.01 MB; at most 2 MB is allowed',
        'The picture is 1000×800 pixels; its aspect ratio must be 1:1 / 3:4',
      ],
    ],
    [
      'moving.gif',
      ['Only PNG, JPG pictures are accepted', 'The picture is 1×1 pixels; required: 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px'],
    ],
    ['words.png', ['Only PNG, JPG pictures are accepted']],
    ['half.png', ['The picture cannot be read. It may be damaged or have too many pixels']],
    ['tall.png', []],
  ]);
  const { fileUrl, ...facts } = results[0]!.picture!;
  expect(facts).toEqual({ mime: 'image/png', width: 900, height: 900, fileSize: files[0]!.bytes.length });
  expect((await test.server.inject(fileUrl)).rawPayload.equals(files[0]!.bytes)).toBe(true);
  const trail = await test.db.selectFrom('auditLog').where('action', '=', '/picture/upload').selectAll().execute();
  expect(trail).toMatchObject([{ objectType: 'pictures', before: null }]);
  expect(Object.values(trail[0]!.after as object)).toContainEqual({ fileName: 'good.png', width: 900, height: 900 });
});

it('refuses a call of which no file fits, and stores nothing', async () => {
  const { as, db } = await testApp();
  const reply = await (
    await as(manage)
  ).call(pictures.upload, {}, [
    file('words.gif', Buffer.from('hello')),
    file('heavy.png', greyPng(9, 9, { bytes: 3 * megabyte + 1 })),
  ]);
  expect(reply).toMatchObject({
    status: 422,
    failure: 'pictures.refused',
    msg: 'No picture was uploaded. words.gif: Only PNG, JPG, GIF pictures are accepted, heavy.png: The picture is 3.01 MB; at most 3 MB is allowed',
    data: [{ picture: null }, { fileName: 'heavy.png', picture: null }],
  });
  expect(await db.selectFrom('blobs').select('id').execute()).toEqual([]);
});

it('takes packaging as a GIF, too, and the same bytes once', async () => {
  const { as } = await testApp();
  const stencils = await as(['/products/stencil']);
  const [one, two] = await must(stencils, pictures.upload, {}, [file('a.gif', tinyGif), file('b.gif', tinyGif)]);
  expect(one!.picture).toEqual({ ...two!.picture, mime: 'image/gif' });
  expect(await must(stencils, pictures.upload, {}, [file('c.gif', tinyGif)])).toMatchObject([
    { picture: one!.picture },
  ]);
});

it('loses after a day what no record has taken', async () => {
  const test = await testApp();
  const admin = await test.as(manage);
  const upload = async (shade: number) => {
    const [result] = await must(admin, pictures.upload, {}, [file('a.png', greyPng(90, 90, { shade }))]);
    return result!.picture!.fileUrl;
  };
  const [left, taken] = [await upload(1), await upload(2)];
  await passHours(test, 23);
  const asked = await upload(3);
  await test.db.transaction().execute(async (tx) => {
    const ids = await takePictures(tx, [taken], () => ({ field: 'image1', rule: packagingPictureRule }));
    await keptPackaging({ db: tx }, { pictures: [{ id: ids[0]!, address: taken }] });
  });
  await night(test);
  expect(await isThere(test, left)).toBe(true);
  await passHours(test, 2);
  await night(test);
  expect(await Promise.all([left, taken, asked].map((address) => isThere(test, address)))).toEqual([false, true, true]);
  // the same bytes again begin another day
  const again = await upload(3);
  expect(again).toBe(asked);
  await passHours(test, 23);
  await night(test);
  expect(await isThere(test, again)).toBe(true);
  await passHours(test, 2);
  await night(test);
  expect(await isThere(test, again)).toBe(false);
});

it('gives a record only pictures that are there and fit, each complaint at its field', async () => {
  const test = await testApp();
  const [good, other] = [await keptPicture(test), await keptPicture(test)];
  const pdf = await keptPicture(test, { mime: 'application/pdf' });
  const take = (addresses: readonly string[]) =>
    test.db
      .transaction()
      .execute((tx) => takePictures(tx, addresses, (at) => ({ field: `image${at + 1}`, rule: packagingPictureRule })));
  expect(await take([other.address, good.address, other.address])).toEqual([other.id, good.id, other.id]);
  expect(await take([])).toEqual([]);
  const nowhere = `/files/${'x'.repeat(24)}`;
  await expect(take([good.address, nowhere, pdf.address])).rejects.toMatchObject({
    status: 400,
    data: [
      { path: 'image2', key: 'pictures.unknown' },
      { path: 'image3', key: 'pictures.format' },
    ],
  });
  await expect(take([nowhere])).rejects.toMatchObject({ status: 400, key: 'pictures.unknown' });
});

it('waits for a clean-up that is deleting the picture, and then finds it gone', async () => {
  const test = await testApp();
  const { id, address } = await keptPicture(test);
  const taking = Promise.withResolvers<unknown>();
  await test.db.transaction().execute(async (cleaning) => {
    await cleaning.deleteFrom('blobs').where('id', '=', id).execute();
    const take = test.db
      .transaction()
      .execute((tx) => takePictures(tx, [address], () => ({ field: 'image1', rule: packagingPictureRule })));
    take.then(taking.resolve, taking.reject);
    await waitForRow(cleaning);
  });
  await expect(taking.promise).rejects.toMatchObject({ key: 'pictures.unknown' });
});
