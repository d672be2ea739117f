import { readdirSync, readFileSync } from 'node:fs';
import { mostPixels } from '@pressroom/contract/library/pictureRules';
import { library, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import { maxInputPixels } from '@pressroom/imaging';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';
import { gif, print, svg, vastPng, withChunk, withoutDensity } from './picture.fixture.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data: folder } = await admin.call(library.createFolder, { name: '玫瑰 prints' });
  const list = async () => (await admin.call(library.folderDetails, { folderId: folder.id })).data.rows;
  return { test, admin, folder, list };
}

describe('a batch', () => {
  it('stores each good picture under its own name, with its true size', async () => {
    const { admin, folder, list } = await start();
    const reply = await admin.call(library.uploadBatch, { folderId: folder.id }, [
      { fileName: '红玫瑰.png', bytes: await print(1) },
      { fileName: 'Tiger front.PNG', bytes: await print(2) },
    ]);
    expect(reply).toMatchObject({
      status: 200,
      data: [
        { fileName: '红玫瑰.png', success: true, reason: null },
        { fileName: 'Tiger front.PNG', success: true },
      ],
    });
    const rows = await list();
    expect(rows.map((row) => row.name).sort()).toEqual(['Tiger front.PNG', '红玫瑰.png'].sort());
    expect(rows[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      folderId: folder.id,
      folderName: '玫瑰 prints',
      folder: false,
      metaData: { mimeType: 'image/png', cmWidth: 1.5, cmHeight: 1.99, dpiHorizontal: 200, dpiVertical: 200 },
      createUser: 'tester',
    });
  });

  it('judges each file alone and names the rule that it breaks', async () => {
    const { admin, folder, list } = await start();
    const good = await print();
    const files = [
      { fileName: 'fine.png', bytes: good },
      { fileName: 'a-b.png', bytes: good },
      { fileName: 'rose，red.png', bytes: good },
      { fileName: 'screen.png', bytes: await print(1, 72) },
      { fileName: 'silent.png', bytes: withoutDensity(good) },
      { fileName: 'moving.png', bytes: withChunk(good, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])) },
      { fileName: 'picture.png', bytes: gif },
      { fileName: 'vector.png', bytes: svg },
      { fileName: 'words.png', bytes: Buffer.from('hello') },
      { fileName: 'half.png', bytes: good.subarray(0, good.length / 2) },
      { fileName: 'vast.png', bytes: vastPng() },
      { fileName: 'heavy.png', bytes: Buffer.alloc(20 * 1024 * 1024 + 1) },
      { fileName: 'FINE.png', bytes: await print(2) },
    ];
    const { status, data } = await admin.call(library.uploadBatch, { folderId: folder.id }, files);
    expect(status).toBe(200);
    expect(data.map((result) => [result.fileName, result.reason])).toEqual([
      ['fine.png', null],
      ['a-b.png', 'library.name'],
      ['rose，red.png', 'library.name'],
      ['screen.png', 'library.dpi'],
      ['silent.png', 'library.noDpi'],
      ['moving.png', 'library.animated'],
      ['picture.png', 'library.pngOnly'],
      ['vector.png', 'library.pngOnly'],
      ['words.png', 'library.notAnImage'],
      ['half.png', 'library.truncated'],
      ['vast.png', 'library.tooManyPixels'],
      ['heavy.png', 'library.tooLarge'],
      ['FINE.png', 'library.nameTaken'],
    ]);
    // browsers judge by the contract's number
    expect(mostPixels).toBe(maxInputPixels);
    expect(data[3]!.msg).toBe('DPI must be 200; this picture has 72. Export it again at 200 DPI');
    expect((await list()).map((row) => row.name)).toEqual(['fine.png']);
  });

  it('is 422 with every reason where nothing could be stored', async () => {
    const { test, admin, folder, list } = await start();
    test.language = 'zh';
    const reply = await admin.send(library.uploadBatch, { folderId: folder.id }, [
      { fileName: 'a+b.png', bytes: await print() },
      { fileName: 'c.png', bytes: await print(1, 300) },
    ]);
    expect(reply).toMatchObject({
      status: 422,
      code: 422,
      msg: 'a+b.png：文件名不能包含 + - & 或逗号',
      data: [{ success: false }, { success: false, msg: 'DPI 必须为 200，此图片为 300，请按 200 DPI 重新导出' }],
    });
    expect(await list()).toEqual([]);
  });

  it('refuses a name that the folder holds already, and takes it elsewhere', async () => {
    const { admin, folder } = await start();
    const file = [{ fileName: 'rose.png', bytes: await print() }];
    await admin.call(library.uploadBatch, { folderId: folder.id }, file);
    const again = await admin.send(library.uploadBatch, { folderId: folder.id }, [
      { fileName: 'ROSE.PNG', bytes: await print(2) },
    ]);
    expect(again).toMatchObject({ status: 422, data: [{ reason: 'library.nameTaken' }] });
    expect(await admin.call(library.uploadBatch, {}, file)).toMatchObject({ status: 200, data: [{ success: true }] });
  });

  it('takes the very same file again for done, and names where else its bytes are', async () => {
    const { admin, folder, list } = await start();
    const file = [{ fileName: 'rose.png', bytes: await print() }];
    const [first] = (await admin.call(library.uploadBatch, { folderId: folder.id }, file)).data;
    const again = await admin.call(library.uploadBatch, { folderId: folder.id }, file);
    expect(again).toMatchObject({ status: 200, data: [{ success: true, id: first!.id, sameAs: [] }] });
    expect(await list()).toHaveLength(1);
    const { data } = await admin.call(library.uploadBatch, {}, [{ ...file[0]!, fileName: 'rosa.png' }]);
    const place = { id: first!.id, name: 'rose.png', folderId: folder.id, folderName: folder.name };
    expect(data).toMatchObject([{ success: true, sameAs: [place] }]);
  });

  it('keeps one of two pictures of the same name that arrive at the same moment', async () => {
    const { admin, folder, list } = await start();
    const [one, two] = [await print(1), await print(2)];
    const replies = await Promise.all(
      [one, two].map((bytes) =>
        admin.send(library.uploadBatch, { folderId: folder.id }, [{ fileName: 'same.png', bytes }]),
      ),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await list()).toHaveLength(1);
  });

  it('needs a folder that exists', async () => {
    const { admin } = await start();
    const file = [{ fileName: 'rose.png', bytes: await print() }];
    expect(await admin.call(library.uploadBatch, { folderId: '999' }, file)).toMatchObject({
      status: 404,
      msg: 'The folder does not exist. Please select a folder first',
    });
  });
});

describe('a single upload', () => {
  it('into a folder follows the library’s rules', async () => {
    const { admin, folder } = await start();
    const stored = await admin.call(library.upload, { folderId: folder.id }, [
      { fileName: 'rose.png', bytes: await print() },
    ]);
    expect(stored.data).toMatchObject({
      name: 'rose.png',
      folderId: folder.id,
      fileUrl: expect.stringMatching(/^\/files\//),
    });
    const refused = await admin.send(library.upload, { folderId: folder.id }, [{ fileName: 'x.gif', bytes: gif }]);
    expect(refused).toMatchObject({ status: 400, data: [{ path: 'file', msg: expect.stringContaining('PNG') }] });
  });

  it('into the library needs the right to the library; the picture of a record that to its page', async () => {
    const { test, folder } = await start();
    const products = await test.as(['/products/information']);
    const file = [{ fileName: 'rose.png', bytes: await print() }];
    for (const place of [{ folderId: folder.id }, { folderId: libraryRoot }, { libraryType: libraryType.library }])
      expect([place, (await products.send(library.upload, place, file)).status]).toEqual([place, 403]);
    for (const place of [{}, { folderId: libraryRoot, libraryType: libraryType.record }])
      expect([place, (await products.send(library.upload, place, file)).status]).toEqual([place, 200]);
    const admin = await test.as('admin');
    expect((await admin.call(library.folderDetails, { folderId: libraryRoot })).data.total).toBe(0);
    const librarian = await test.as(['/library/index']);
    expect(await librarian.call(library.upload, { folderId: folder.id }, file)).toMatchObject({ status: 200 });
  });

  it('to the fixed folder, with the type of records, is the picture of one record too', async () => {
    const { admin } = await start();
    const place = { folderId: libraryRoot, libraryType: libraryType.record };
    const stored = await admin.call(library.upload, place, [{ fileName: 'base-1.gif', bytes: gif }]);
    expect(stored.data.fileUrl).toMatch(/^\/files\//);
    expect((await admin.call(library.folderDetails, { folderId: libraryRoot })).data.total).toBe(0);
  });

  it('without a folder is the picture of one record, and stays out of the library', async () => {
    const { admin } = await start();
    const stored = await admin.call(library.upload, { libraryType: 2 }, [{ fileName: 'base-1.gif', bytes: gif }]);
    expect(stored.data).toMatchObject({ name: 'base-1.gif', metaData: { mimeType: 'image/gif', width: 1, height: 1 } });
    expect((await admin.call(library.folderDetails, { folderId: '0' })).data.total).toBe(0);
    expect((await admin.call(library.fileDetails, { id: stored.data.id })).data.fileUrl).toBe(stored.data.fileUrl);
    const refused = await admin.send(library.upload, {}, [{ fileName: 'base.png', bytes: svg }]);
    expect(refused).toMatchObject({ status: 400, msg: 'Only jpeg, jpg, png and gif pictures' });
  });
});

const given = new URL('../../../../../../../shared/data/prints/', import.meta.url);

/** Beside the checkout there may be prints that this project did not make. */
it.skipIf(!exists(given))('takes the six prints that were made elsewhere, and refuses two', async () => {
  const { admin, folder } = await start();
  const files = readdirSync(given).map((fileName) => ({ fileName, bytes: readFileSync(new URL(fileName, given)) }));
  const { data } = await admin.call(library.uploadBatch, { folderId: folder.id }, files);
  const refused = data.filter((result) => !result.success).map(({ fileName, reason }) => [fileName, reason]);
  expect(refused).toEqual([
    ['refused-name.png', 'library.name'],
    ['refused_72dpi.png', 'library.dpi'],
  ]);
  expect(data).toHaveLength(8);
});

function exists(folder: URL): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}
