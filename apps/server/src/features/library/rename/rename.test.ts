import { audit } from '@pressroom/contract/audit/audit';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makePicture } from '../../../testing/make.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const folder = async (name: string, parentId = '0') =>
    (await must(admin, library.createFolder, { name, parentId })).id;
  let seed = 0;
  const picture = (name: string, folderId = '0') => makePicture(admin, { name, folderId, seed: ++seed });
  const names = async (folderId = '0') =>
    (await must(admin, library.folderDetails, { folderId })).rows.map(({ name }) => name).sort();
  return { test, admin, folder, picture, names };
}

describe('one picture', () => {
  it('gets another name, with or without .png, by the rules of an upload', async () => {
    const { admin, picture, names } = await start();
    const rose = await picture('rose.png');
    await picture('Tiger.png');
    const rename = (name: string, gmtModified?: string) =>
      admin.send(library.rename, { id: rose.id, name, gmtModified });
    expect(await rename('wild rose')).toMatchObject({ status: 200, data: { id: rose.id, name: 'wild rose.png' } });
    expect(await rename('Wild Rose.PNG')).toMatchObject({ status: 200, data: { name: 'Wild Rose.png' } });
    const refused = [
      ['a+b', 'The name must not contain + - & or a comma'],
      ['a/b', 'The name must not contain / or \\'],
      ['.png', 'The file has no name'],
      ['TIGER', 'There is already a picture named “TIGER.png” in this folder'],
    ];
    for (const [name, msg] of refused) {
      expect(await rename(name!)).toMatchObject({ status: 400, data: [{ path: 'name', msg }] });
    }
    expect(await rename('late', rose.gmtModified)).toMatchObject({ status: 409, data: { by: 'tester' } });
    expect(await names()).toEqual(['Tiger.png', 'Wild Rose.png']);
    expect(await admin.send(library.rename, { id: '999', name: 'nobody' })).toMatchObject({ status: 404 });
    const { rows } = await must(admin, audit.history, { objectType: 'libraryFiles', objectId: rose.id });
    expect(rows[0]).toMatchObject({
      action: '/fileManage/rename',
      changes: [expect.objectContaining({ before: 'wild rose.png', after: 'Wild Rose.png' })],
    });
  });

  it('stays the print of its mappings and orders, and is compared with the listings by its new name', async () => {
    const at = await shopTest();
    const { admin, shop, test } = at;
    const shopId = shop.stores.austin;
    const printingImage = shop.pictures.rose_front;
    const mapping = await must(admin, skuMapping.save, {
      productCode: 'TEE-WHT-L',
      printingImage,
      shopId,
      skuId: '901',
    });
    const order = await makeOrder(at, { orderDetailsList: [{ msku: '901', num: 1 }] });
    await test.db.deleteFrom('listingChanges').execute();
    await must(admin, library.rename, { id: printingImage, name: 'white_rose' });
    expect(await must(admin, skuMapping.page, { skuId: '901' })).toMatchObject({
      rows: [{ id: mapping.id, printingImage, printingName: 'white_rose.png' }],
    });
    expect(order.orderDetailsList).toMatchObject([{ printingImage }]);
    const changes = await test.db.selectFrom('listingChanges').select('mappingId').execute();
    expect(changes.map(({ mappingId }) => mappingId)).toContain(mapping.id);
  });

  it('is renamed by those alone who manage the library', async () => {
    const { test, picture } = await start();
    const { id } = await picture('rose.png');
    const mapper = await test.as(['/products/skuMapping']);
    expect(await mapper.send(library.rename, { id, name: 'tulip' })).toMatchObject({ status: 403 });
    expect(await mapper.send(library.renamePreview, { ids: [id], find: 'rose' })).toMatchObject({ status: 403 });
    expect(await mapper.send(library.renameBatch, { ids: [id], find: 'rose', count: 1 })).toMatchObject({
      status: 403,
    });
  });
});

describe('many pictures', () => {
  it('show what becomes of each name before it does', async () => {
    const { admin, picture, folder } = await start();
    const birds = await folder('Birds');
    await picture('IMG_1.png');
    await picture('img_2.PNG', birds);
    await picture('owl.png', birds);
    const search = { folderId: '0', count: 3 };
    const preview = await must(admin, library.renamePreview, { all: search, find: 'img_', replacement: 'p ' });
    expect(preview).toEqual({
      renamed: 2,
      unchanged: 1,
      refused: 0,
      rows: [
        { id: expect.any(String), name: 'IMG_1.png', newName: 'p 1.png', folderName: '', msg: null },
        { id: expect.any(String), name: 'img_2.PNG', newName: 'p 2.PNG', folderName: 'Birds', msg: null },
      ],
    });
    expect(await admin.send(library.renamePreview, { all: search })).toMatchObject({
      status: 400,
      data: [{ path: 'find' }],
    });
    expect(await admin.send(library.renamePreview, { find: 'x' })).toMatchObject({
      status: 400,
      data: [{ path: 'ids' }],
    });
  });

  it('get the name of their folder, so that same names become different ones', async () => {
    const { admin, picture, folder, names } = await start();
    const [cats, dogs] = [await folder('Cats'), await folder('Dogs')];
    const ids = [(await picture('front.png', cats)).id, (await picture('front.png', dogs)).id];
    expect(await must(admin, library.renameBatch, { ids, replacement: '{folder}_', count: 2 })).toEqual({ renamed: 2 });
    expect(await names()).toEqual(['Cats_front.png', 'Dogs_front.png']);
    const { rows } = await must(admin, audit.history, { objectType: 'libraryFiles', objectId: ids[0]! });
    expect(rows[0]).toMatchObject({ action: '/fileManage/renameBatch' });
  });

  it('may take the names that others of them give up', async () => {
    const { admin, picture, names } = await start();
    const ids = [(await picture('p1.png')).id, (await picture('p11.png')).id];
    await must(admin, library.renameBatch, { ids, find: 'p1', replacement: 'p11', count: 2 });
    expect(await names()).toEqual(['p11.png', 'p111.png']);
  });

  it('keep their names, all of them, where one cannot take its new one; the others alone where that is wanted', async () => {
    const { admin, picture, names } = await start();
    await picture('b1.png');
    const ids = [];
    for (const name of ['a1.png', 'a2.png', 'x.a2.png']) ids.push((await picture(name)).id);
    const asked = { ids, find: 'a', replacement: 'b', count: 2 };
    const preview = await must(admin, library.renamePreview, asked);
    expect(preview).toMatchObject({ renamed: 2, refused: 1, rows: [{ name: 'a1.png', newName: 'b1.png' }, {}, {}] });
    const msg = 'There is already a picture named “b1.png” in this folder';
    expect(await admin.send(library.renameBatch, asked)).toMatchObject({
      status: 422,
      msg: 'Nothing was renamed. Pictures that can’t take their new name: 1',
      data: [{ id: ids[0], name: 'a1.png', newName: 'b1.png', msg }],
    });
    expect(await names()).toEqual(['a1.png', 'a2.png', 'b1.png', 'x.a2.png']);
    await must(admin, library.renameBatch, { ...asked, skipRefused: true });
    expect(await names()).toEqual(['a1.png', 'b1.png', 'b2.png', 'x.b2.png']);
  });

  it('are not merged, and nothing is done that was not shown', async () => {
    const { admin, picture } = await start();
    const ids = [(await picture('a1.png')).id, (await picture('ab1.png')).id];
    const merge = { ids, find: 'b', replacement: '', count: 1 };
    expect((await must(admin, library.renamePreview, merge)).rows).toMatchObject([
      { name: 'ab1.png', msg: 'There is already a picture named “a1.png” in this folder' },
    ]);
    const twice = { ids, find: '1', replacement: '-', count: 2 };
    expect((await must(admin, library.renamePreview, twice)).refused).toBe(2);
    expect(await admin.send(library.renameBatch, { ...twice, skipRefused: true })).toMatchObject({ status: 409 });
    expect(await admin.send(library.renameBatch, { ids, find: '1', replacement: '2', count: 3 })).toMatchObject({
      status: 409,
      msg: 'The preview showed 3 new names, but there are 2 now. Check the preview and try again',
    });
    expect(await admin.send(library.renameBatch, { ids: [...ids, '999'], find: '1', count: 2 })).toMatchObject({
      status: 404,
    });
  });
});

describe('all that a search finds but some', () => {
  it('are deleted as they were counted, and nothing where they are others by now', async () => {
    const { admin, picture, names } = await start();
    const kept = await picture('kept.png');
    await picture('one.png');
    await picture('two.png');
    const all = (count: number) => ({ all: { folderId: '0', except: [kept.id], count } });
    expect(await admin.send(library.delete, all(3))).toMatchObject({ status: 409, data: { shown: 3, found: 2 } });
    expect(await names()).toHaveLength(3);
    await must(admin, library.delete, all(2));
    expect(await names()).toEqual(['kept.png']);
  });

  it('are moved only with a folder to move them to', async () => {
    const { admin, picture } = await start();
    const { id } = await picture('one.png');
    expect(await admin.send(library.moveToFolder, { operationFileIds: [id] })).toMatchObject({
      status: 400,
      data: [{ path: 'targetFolderId', msg: 'Please choose the folder to move to' }],
    });
  });
});
