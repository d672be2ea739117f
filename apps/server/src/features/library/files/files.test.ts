import { library } from '@pressroom/contract/library/library';
import { inspectImage } from '@pressroom/imaging';
import { describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { makePicture } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';
import { findPictures, findPicturesByName, pictureKey } from '../library.public.ts';

interface Entry {
  name: string;
  utf8: boolean;
  bytes: number;
}

function entriesOf(zip: Buffer): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: false }, (error, file) => {
      if (error) return reject(error);
      const entries: Entry[] = [];
      file.on('entry', (entry) => {
        entries.push({
          name: entry.fileName,
          utf8: (entry.generalPurposeBitFlag & 0x800) !== 0,
          bytes: entry.uncompressedSize,
        });
      });
      file.on('end', () => resolve(entries));
      file.on('error', reject);
    });
  });
}

describe('the zip', () => {
  it('holds the chosen pictures, and chosen folders with what lies below, each path once, in UTF-8', async () => {
    const admin = await (await testApp()).as('admin');
    const { data: folder } = await admin.call(library.createFolder, { name: 'folder' });
    const { data: below } = await admin.call(library.createFolder, { name: 'below', parentId: folder.id });
    const top = await makePicture(admin, { name: '红玫瑰.png', seed: 1 });
    await makePicture(admin, { name: '红玫瑰.png', folderId: folder.id, seed: 2 });
    await makePicture(admin, { name: 'tiger.png', folderId: below.id, seed: 3 });
    await makePicture(admin, { name: 'not chosen.png', seed: 4 });
    const reply = await admin.call(library.downloadZip, { fileIds: `${top.id},${folder.id}` });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining("filename*=UTF-8''pictures-20"),
    });
    const entries = await entriesOf(reply.body);
    expect(entries.map((entry) => entry.name).sort()).toEqual(
      ['folder/below/tiger.png', 'folder/红玫瑰.png', '红玫瑰.png'].sort(),
    );
    expect(entries.every((entry) => entry.utf8)).toBe(true);
    expect(entries.find((entry) => entry.name === '红玫瑰.png')?.bytes).toBe(top.fileSize);
    expect(await admin.send(library.downloadZip, { fileIds: `999,${top.id}` })).toMatchObject({
      status: 409,
      msg: 'Only 1 of the 2 selected items still exist. Refresh and try again',
      data: { shown: 2, found: 1 },
    });
    const { data: empty } = await admin.call(library.createFolder, { name: 'empty' });
    expect(await admin.send(library.downloadZip, { fileIds: empty.id })).toMatchObject({
      status: 409,
      msg: 'There are no pictures in the selected folders',
    });
  });
});

describe('the address of a picture', () => {
  it('serves it whole, and in any width as a kept thumbnail that is never larger', async () => {
    const { as, anonymous } = await testApp();
    const { fileUrl, fileSize } = await makePicture(await as('admin'), { widthCm: 6, heightCm: 9 });
    const whole = await anonymous.get(fileUrl);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.body).toHaveLength(fileSize);

    const first = await anonymous.get(`${fileUrl}?width=150`);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await inspectImage(first.body)).toMatchObject({ mime: 'image/webp', width: 160 });
    expect((await anonymous.get(`${fileUrl}?width=150`)).body.equals(first.body)).toBe(true);
    expect((await anonymous.get(`${fileUrl}?width=4000`)).body).toHaveLength(fileSize);
  });

  it('cannot be guessed, and is 404 for anything else', async () => {
    const { as, anonymous } = await testApp();
    const { fileUrl } = await makePicture(await as('admin'));
    expect(fileUrl).toMatch(/^\/files\/[A-Za-z0-9_-]{24}$/);
    for (const path of ['/files/AAAAAAAAAAAAAAAAAAAAAAAA', '/files/..%2f..%2fsecret', `${fileUrl}?width=x`]) {
      expect([path, (await anonymous.get(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('other features', () => {
  it('find pictures by id and by name, with or without .png, whatever the case', async () => {
    const { as, db } = await testApp();
    const admin = await as('admin');
    const { data: folder } = await admin.call(library.createFolder, { name: 'folder' });
    const one = await makePicture(admin, { name: 'Rose Front.png', seed: 1 });
    const two = await makePicture(admin, { name: 'rose front.PNG', folderId: folder.id, seed: 2 });
    const odd = await makePicture(admin, { name: 'twice.png.png', seed: 3 });

    const byId = await findPictures(db, [one.id, '999']);
    expect([...byId.keys()]).toEqual([one.id]);
    expect(byId.get(one.id)).toMatchObject({ name: 'Rose Front.png', width: 157, height: 236 });

    const byName = await findPicturesByName(db, ['ROSE FRONT', 'rose front.png', 'twice.png.png', 'nowhere']);
    expect(byName.get(pictureKey('Rose front.png'))?.map((picture) => picture.id)).toEqual([one.id, two.id]);
    expect(byName.get(pictureKey('twice.png.png'))?.map((picture) => picture.id)).toEqual([odd.id]);
    expect(byName.has('nowhere')).toBe(false);
    expect((await findPicturesByName(db, [])).size).toBe(0);
  });

  it('tell pictures of one name apart by their folders', async () => {
    const { as, db } = await testApp();
    const admin = await as('admin');
    const folder = async (name: string, parentId = '0') =>
      (await admin.call(library.createFolder, { name, parentId })).data.id;
    const animals = await folder('Animals');
    const [cats, topCats] = [await folder('Cats', animals), await folder('Cats')];
    const top = await makePicture(admin, { name: 'front.png', seed: 1 });
    const inAnimals = await makePicture(admin, { name: 'Front.png', folderId: animals, seed: 2 });
    const inCats = await makePicture(admin, { name: 'front.png', folderId: cats, seed: 3 });
    const inTopCats = await makePicture(admin, { name: 'front.png', folderId: topCats, seed: 4 });

    const meant = async (name: string) => {
      const pictures = (await findPicturesByName(db, [name, 'front'])).get(pictureKey(name));
      return pictures?.map(({ id }) => id);
    };
    expect(await meant('animals/FRONT')).toEqual([inAnimals.id]);
    expect(await meant('Animals/Cats/front.png')).toEqual([inCats.id]);
    expect(await meant('Animals / Cats \\ front.png')).toEqual([inCats.id]);
    expect(await meant('cats/front')).toEqual([inCats.id, inTopCats.id]);
    expect(await meant('/cats/front')).toEqual([inTopCats.id]);
    expect(await meant('/front')).toEqual([top.id]);
    expect(await meant('front')).toHaveLength(4);
    for (const name of ['dogs/front', 'ats/front', '/', 'Animals/', 'Cats/Animals/front'])
      expect([name, await meant(name)]).toEqual([name, undefined]);

    const all = (await findPicturesByName(db, ['front'])).get('front')!;
    const paths = all.map(({ path }) => path);
    expect(paths).toEqual(['/front.png', 'Animals/Front.png', 'Animals/Cats/front.png', '/Cats/front.png']);
    for (const { id, path } of all) expect([path, await meant(path)]).toEqual([path, [id]]);
  });
});
