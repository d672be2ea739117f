import { library } from '@pressroom/contract/library/library';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { makePicture } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';
import { lockTree, moveFolders } from './queries.ts';
import { patience } from '../../../testing/patience.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const folder = async (name: string, parentId = '0') =>
    (await admin.call(library.createFolder, { name, parentId })).data;
  const inFolder = async (folderId: string, search: object = {}) =>
    (await admin.call(library.folderDetails, { folderId, ...search })).data.rows.map((row) => row.name);
  return { test, admin, folder, inFolder };
}

describe('folders', () => {
  it('stand as a tree, by name at each level', async () => {
    const { test, admin, folder } = await start();
    const animals = await folder('animals');
    await folder('Zebra', animals.id);
    await folder('fox', animals.id);
    await folder('Abstract');
    const { data: tree } = await admin.call(library.folderTree, { id: '0' });
    expect(tree).toMatchObject({
      id: '0',
      name: 'All pictures',
      parentId: null,
      level: 0,
      children: [
        { name: 'Abstract', parentId: '0', level: 1, children: [] },
        { name: 'animals', children: [{ name: 'fox', parentId: animals.id, level: 2 }, { name: 'Zebra' }] },
      ],
    });
    const { data: branch } = await admin.call(library.folderTree, { id: animals.id });
    expect(branch).toMatchObject({ name: 'animals', level: 0, children: [{ name: 'fox' }, { name: 'Zebra' }] });
    test.language = 'zh';
    expect((await admin.call(library.folderTree, { id: '0' })).data.name).toBe('全部图片');
    expect(await admin.call(library.folderTree, { id: '999' })).toMatchObject({ status: 404 });
  });

  it('are listed one level at a time, of one kind where asked', async () => {
    const { admin, folder } = await start();
    const animals = await folder('animals');
    await folder('fox', animals.id);
    await admin.call(library.createFolder, { name: 'records', libraryType: 2 });
    const names = async (input: object) => (await admin.call(library.folderList, input)).data.map((one) => one.name);
    expect(await names({})).toEqual(['animals', 'records']);
    expect(await names({ libraryType: 1 })).toEqual(['animals']);
    expect(await names({ parentId: animals.id })).toEqual(['fox']);
  });

  it('have a name of their own in their place, whatever the case', async () => {
    const { admin, folder } = await start();
    const animals = await folder('Animals');
    const again = await admin.send(library.createFolder, { name: 'ANIMALS' });
    expect(again).toMatchObject({ status: 400, data: [{ path: 'name', msg: expect.stringContaining('already') }] });
    expect(await admin.call(library.createFolder, { name: 'Animals', parentId: animals.id })).toMatchObject({
      status: 200,
    });
    expect(await admin.send(library.createFolder, { name: '  ' })).toMatchObject({
      status: 400,
      data: [{ path: 'name', msg: 'Folder name cannot be empty' }],
    });
    expect(await admin.call(library.createFolder, { name: 'lost', parentId: '999' })).toMatchObject({ status: 404 });
  });

  it('never lie in the folder that they are about to become', async () => {
    const { admin, folder } = await start();
    const next = String(Number((await folder('first')).id) + 1);
    expect(await admin.call(library.createFolder, { name: 'ring', parentId: next })).toMatchObject({ status: 404 });
    expect(await admin.call(library.folderTree, { id: next })).toMatchObject({ status: 404 });
  });

  it('are renamed and put elsewhere, but never into themselves', async () => {
    const { admin, folder } = await start();
    const [outer, other] = [await folder('outer'), await folder('other')];
    const inner = await folder('inner', outer.id);
    const edit = (input: object) => admin.send(library.editFolder, input);
    expect(await edit({ id: inner.id, name: 'within', parentId: other.id })).toMatchObject({
      status: 200,
      data: { name: 'within', parentId: other.id },
    });
    expect(await edit({ id: other.id, name: 'other', parentId: inner.id })).toMatchObject({
      status: 400,
      data: [{ path: 'parentId', msg: 'A folder cannot be moved into itself' }],
    });
    expect(await edit({ id: other.id, name: 'other', parentId: other.id })).toMatchObject({ status: 400 });
    expect(await edit({ id: '0', name: 'top' })).toMatchObject({ status: 404 });
    expect(await edit({ id: other.id, name: 'late', gmtModified: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 409,
    });
  });
});

describe('the pictures of a folder', () => {
  it('are its own, newest first; a search and the top look below as well', async () => {
    const { admin, folder, inFolder } = await start();
    const outer = await folder('outer');
    const inner = await folder('inner', outer.id);
    await makePicture(admin, { name: 'rose.png', folderId: outer.id, seed: 1 });
    await makePicture(admin, { name: 'Tiger_50%.png', folderId: outer.id, seed: 2 });
    await makePicture(admin, { name: 'wild ROSE.png', folderId: inner.id, seed: 3 });
    expect(await inFolder(outer.id)).toEqual(['Tiger_50%.png', 'rose.png']);
    expect(await inFolder(outer.id, { name: 'rose' })).toEqual(['wild ROSE.png', 'rose.png']);
    expect(await inFolder(inner.id, { name: 'rose' })).toEqual(['wild ROSE.png']);
    expect(await inFolder('0')).toHaveLength(3);
    expect(await inFolder('0', { name: '50%' })).toEqual(['Tiger_50%.png']);
    expect(await inFolder('0', { name: '%' })).toEqual(['Tiger_50%.png']);
    expect(await admin.call(library.folderDetails, { folderId: '999' })).toMatchObject({ status: 404 });
    const page = await admin.call(library.folderDetails, { folderId: '0', pageNum: 2, pageSize: 2 });
    expect(page.data).toMatchObject({ total: 3, rows: [{ name: 'rose.png' }] });
  });

  it('are found by whole days of the zone that everybody reads', async () => {
    const { test, admin, inFolder } = await start();
    const { id } = await makePicture(admin);
    // 00:30 on the 22nd in Shanghai
    const gmtCreate = '2026-11-21T16:30:00Z';
    await test.db.updateTable('libraryFiles').set({ gmtCreate }).where('id', '=', id).execute();
    const found = async (startTime?: string, endTime?: string) => (await inFolder('0', { startTime, endTime })).length;
    expect(await found('2026-11-22', '2026-11-22')).toBe(1);
    expect(await found('2026-11-21', '2026-11-21')).toBe(0);
    expect(await found('2026-11-23')).toBe(0);
    expect(await found(undefined, '2026-11-21T16:30:00.000Z')).toBe(1);
    expect(await admin.send(library.folderDetails, { folderId: '0', startTime: 'soon' })).toMatchObject({
      status: 400,
      data: [{ path: 'startTime' }],
    });
  });
});

describe('moving', () => {
  it('takes pictures and folders along, all or none', async () => {
    const { admin, folder, inFolder } = await start();
    const [from, to] = [await folder('from'), await folder('to')];
    const below = await folder('below', from.id);
    const one = await makePicture(admin, { name: 'one.png', folderId: from.id, seed: 1 });
    const two = await makePicture(admin, { name: 'two.png', folderId: from.id, seed: 2 });
    await makePicture(admin, { name: 'TWO.png', folderId: to.id, seed: 3 });
    const move = (ids: string[], target = to.id) =>
      admin.send(library.moveToFolder, { targetFolderId: target, operationFileIds: ids });

    expect(await move([one.id, two.id])).toMatchObject({ status: 409, msg: expect.stringMatching(/two\.png/i) });
    expect(await inFolder(from.id)).toEqual(['two.png', 'one.png']);
    expect(await move([one.id, below.id])).toMatchObject({ status: 200 });
    expect(await inFolder(to.id)).toEqual(['TWO.png', 'one.png']);
    const { data: tree } = await admin.call(library.folderTree, { id: to.id });
    expect(tree.children).toMatchObject([{ name: 'below' }]);
    expect(await move([to.id], below.id)).toMatchObject({ status: 400, data: [{ path: 'targetFolderId' }] });
    expect(await move([one.id], '999')).toMatchObject({ status: 404 });
    expect(await move([one.id, '999'])).toMatchObject({ status: 404 });
    expect(await move([one.id], '0')).toMatchObject({ status: 200 });
  });

  it('never closes a circle with a move that is not yet committed', async () => {
    const { test, admin, folder } = await start();
    const [a, b] = [await folder('a'), await folder('b')];
    const [inA, inB] = [await folder('in a', a.id), await folder('in b', b.id)];
    const waiting = sql<{ n: string }>`
      select count(*) as n from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    const late = await test.db.transaction().execute(async (tx) => {
      await lockTree(tx);
      await moveFolders(tx, inB.id, [a.id]);
      const moving = admin.send(library.moveToFolder, { targetFolderId: inA.id, operationFileIds: [b.id] });
      await vi.waitFor(async () => expect((await waiting.execute(test.db)).rows).toEqual([{ n: '1' }]), patience);
      return { moving };
    });
    expect(await late.moving).toMatchObject({ status: 400, msg: 'A folder cannot be moved into itself' });
  });
});
