import { imageSlotOf, imageTypes, refusalsOf } from '@pressroom/contract/pictures/imageSlots';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { makePicture } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';
import { inspectPicture } from '../../platform/storage/inspectPicture.ts';
import { greyPng } from './pictures.fixture.ts';

const file = (fileName: string, bytes: Buffer) => ({ fileName, bytes });
const manage = ['/products/stencil'] as const;
const carousel = { imageType: imageTypes.temuCarousel };

it('brings uploads and kept pictures to a slot, says what it did, and keeps the originals', async () => {
  const test = await testApp();
  const clerk = await test.as(manage);
  const wide = greyPng(1600, 1000);
  const [kept] = await must(clerk, pictures.upload, {}, [file('kept.png', wide)]);
  const addresses = [kept!.picture!.fileUrl, `/files/${'gone'.padEnd(24, 'x')}`].join(',');
  const files = [
    file('small.png', greyPng(500, 500)),
    file('tiny.png', greyPng(300, 300)),
    file('a.png', Buffer.from('words')),
  ];
  const results = await must(clerk, pictures.fix, { ...carousel, addresses }, files);
  expect(
    results.map(({ fileName, was, way, enlarged, problems }) => [fileName, was?.width, way, enlarged, problems]),
  ).toEqual([
    ['small.png', 500, 'none', 1.6, []],
    [
      'tiny.png',
      300,
      null,
      1,
      [
        'The picture is too small (300×300 pixels): enlarged 2.7 times it would be blurry; at most 2 times is allowed. Use a larger one',
      ],
    ],
    ['a.png', undefined, null, 1, ['Only PNG, JPG pictures are accepted']],
    ['', 1600, 'pad', 1, []],
    ['', undefined, null, 1, ['This picture no longer exists. Upload it again']],
  ]);
  expect(results.map(({ picture }) => picture && [picture.mime, picture.width, picture.height])).toEqual([
    ['image/jpeg', 800, 800],
    null,
    null,
    ['image/jpeg', 1600, 1600],
    null,
  ]);
  for (const { picture } of results) {
    if (!picture) continue;
    const bytes = (await test.server.inject(picture.fileUrl)).rawPayload;
    const facts = await inspectPicture(bytes);
    if ('refusal' in facts) throw new Error(facts.refusal);
    const { mime, width, height } = facts.facts;
    expect(bytes.length).toBe(picture.fileSize);
    expect(refusalsOf(imageSlotOf(imageTypes.temuCarousel)!, { mime, width, height, bytes: bytes.length })).toEqual([]);
  }
  expect((await test.server.inject(kept!.picture!.fileUrl)).rawPayload.equals(wide)).toBe(true);
  const trail = await test.db.selectFrom('auditLog').where('action', '=', '/picture/fix').selectAll().execute();
  expect(trail).toHaveLength(1);
  expect(Object.values(trail[0]!.after as object)).toContainEqual({ fileName: 'small.png', width: 800, height: 800 });
});

it('cuts off or adds to the sides as it is told, and writes nothing where nothing can be done', async () => {
  const test = await testApp();
  const clerk = await test.as(manage);
  const tall = [file('tall.png', greyPng(1000, 1500))];
  const fixed = async (how: 'pad' | 'crop') =>
    (await must(clerk, pictures.fix, { imageType: imageTypes.temuSpecification, how }, tall))[0];
  expect(await fixed('crop')).toMatchObject({ way: 'crop', picture: { width: 1000, height: 1000 } });
  expect(await fixed('pad')).toMatchObject({ way: 'pad', picture: { width: 1500, height: 1500 } });
  const before = await test.db.selectFrom('auditLog').select('id').execute();
  expect(await must(clerk, pictures.fix, {}, [])).toEqual([]);
  const [lost] = await must(clerk, pictures.fix, carousel, [file('dot.png', greyPng(9, 9))]);
  expect(lost!.picture).toBeNull();
  expect(await test.db.selectFrom('auditLog').select('id').execute()).toEqual(before);
  const reply = await clerk.call(pictures.fix, { addresses: '/files/short' }, []);
  expect(reply).toMatchObject({ status: 400 });
});

it('hands out pictures of the library, judged by the slot, as the same bytes', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const large = await makePicture(admin, { name: 'large.png', widthCm: 12, heightCm: 12 });
  const small = await makePicture(admin, { name: 'small.png', widthCm: 6, heightCm: 8 });
  const before = await db.selectFrom('blobs').select('id').execute();
  const ids = [small.id, '999999', large.id];
  const found = await must(await as(manage), pictures.fromLibrary, { ids, ...carousel });
  expect(found).toMatchObject([
    {
      id: small.id,
      fileName: 'small.png',
      picture: { fileUrl: small.fileUrl },
      problems: ['The picture is 472×630 pixels; required: 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px'],
    },
    { id: large.id, picture: { fileUrl: large.fileUrl, width: 945, height: 945 }, problems: [] },
  ]);
  expect(await db.selectFrom('blobs').select('id').execute()).toEqual(before);
});
