import { createHash } from 'node:crypto';
import { library } from '@pressroom/contract/library/library';
import { expect, it } from 'vitest';
import { testApp } from '../../../testing/testApp.ts';
import { gif, print } from './picture.fixture.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data: folder } = await admin.call(library.createFolder, { name: 'Flowers' });
  const bytes = await print();
  const file = { name: 'rose.png', sha256: hashOf(bytes) };
  const upload = async () => {
    const { data } = await admin.call(library.uploadBatch, { folderId: folder.id }, [{ fileName: file.name, bytes }]);
    return data[0]!;
  };
  const ask = async () => (await admin.call(library.known, { files: [file] })).data[0];
  return { admin, folder, file, upload, ask };
}

it('tells where the library holds a file already, and files it again without its bytes', async () => {
  const { admin, folder, file, upload, ask } = await start();
  expect(await ask()).toEqual({ stored: false, places: [] });
  const { id } = await upload();
  const place = { id, name: 'rose.png', folderId: folder.id, folderName: 'Flowers' };
  expect(await ask()).toEqual({ stored: true, places: [place] });

  const files = [
    { ...file, name: 'rosa.png' },
    { ...file, name: 'a-b.png' },
    file,
    { ...file, sha256: '0'.repeat(64) },
  ];
  const { data } = await admin.call(library.addKnown, { folderId: folder.id, files: [...files, files[0]!] });
  expect(data.map((result) => result.reason)).toEqual([
    null,
    'library.name',
    'library.nameTaken',
    'library.notKnown',
    'library.nameTaken',
  ]);
  expect(data[0]).toMatchObject({ success: true, sameAs: [place] });
  expect((await admin.call(library.fileDetails, { id: data[0]!.id! })).data).toMatchObject({
    name: 'rosa.png',
    folderName: 'Flowers',
    metaData: { dpiHorizontal: 200 },
  });
});

it('knows the bytes in the trash, and no others that are stored', async () => {
  const { admin, file, upload, ask } = await start();
  const { id } = await upload();
  await admin.send(library.delete, [id]);
  expect(await ask()).toEqual({ stored: true, places: [] });
  expect((await admin.call(library.addKnown, { files: [file] })).data).toMatchObject([{ success: true }]);
  await admin.call(library.upload, {}, [{ fileName: 'base.gif', bytes: gif }]);
  const other = { name: 'base.gif', sha256: hashOf(gif) };
  expect((await admin.call(library.known, { files: [other] })).data).toEqual([{ stored: false, places: [] }]);
});

it('tells which files of one upload are the same picture', async () => {
  const { admin, folder } = await start();
  const bytes = await print();
  const { data } = await admin.call(library.uploadBatch, { folderId: folder.id }, [
    { fileName: 'rose.png', bytes },
    { fileName: 'rosa.png', bytes },
    { fileName: 'owl.png', bytes: await print(2) },
  ]);
  expect(data.map(({ sameAs }) => sameAs.map(({ name }) => name))).toEqual([['rosa.png'], ['rose.png'], []]);
});
