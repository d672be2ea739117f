import { library } from '@pressroom/contract/library/library';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makePicture } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';

/** A library of 250 pictures, `玫瑰 1.png` and so on, every tenth a tiger; half of them of the same moment. */
async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data: folder } = await admin.call(library.createFolder, { name: 'Flowers' });
  const { id } = await makePicture(admin, { name: 'first.png' });
  await sql`
    insert into library_files (folder_id, name, blob_id, create_user, gmt_create)
    select ${folder.id}::bigint, case when n % 10 = 0 then '老虎 Tiger_' else '玫瑰 ' end || n || '.png',
      (select blob_id from library_files where id = ${id}::bigint), 'tester',
      timestamptz '2026-03-01T00:00:00Z' + greatest(0, n - 125) * interval '1 hour'
    from generate_series(1, 250) n`.execute(test.db);
  const count = async (search: { name?: string; folderId?: string; startTime?: string }) =>
    (await admin.call(library.count, { folderId: folder.id, ...search })).data.count;
  return { test, admin, folder, count };
}

it('reads on from picture to picture, each once, in the order of the pages', async () => {
  const { admin, folder } = await start();
  const names: string[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await admin.call(library.pictures, { folderId: folder.id, after: after ?? undefined });
    names.push(...data.rows.map((row) => row.name));
    after = data.next;
  } while (after);
  const { rows, total } = (await admin.call(library.folderDetails, { folderId: folder.id, pageSize: 1000 })).data;
  expect(names).toEqual(rows.map((row) => row.name));
  expect(new Set(names).size).toBe(250);
  expect(total).toBe(250);
  for (const nonsense of [
    'x_1',
    'TT5TZ:Z-:-Z96:.:AT5TZ_41',
    '0000-01-01T00:00:00Z_1',
    `2026-11-19T00:00:00Z_${'9'.repeat(19)}`,
  ])
    expect((await admin.send(library.pictures, { folderId: folder.id, after: nonsense })).status).toBe(400);
});

it('reads on by name, whatever the case, and from the oldest', async () => {
  const { test, admin, folder } = await start();
  async function readAll(order: 'oldest' | 'name', folderId: string) {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await admin.call(library.pictures, { folderId, order, after });
      names.push(...data.rows.map((row) => row.name));
      after = data.next ?? undefined;
    } while (after);
    return names;
  }
  // in the order of the database's own language, which differs from server to server
  const byName = await test.db
    .selectFrom('libraryFiles')
    .select(['name', 'folderId'])
    .orderBy(sql`lower(name)`)
    .execute();
  expect(await readAll('name', '0')).toEqual(byName.map(({ name }) => name));
  const inFolder = byName.filter(({ folderId }) => folderId === folder.id).map(({ name }) => name);
  expect(await readAll('name', folder.id)).toEqual(inFolder);
  expect(inFolder).toHaveLength(250);
  const { rows } = (await admin.call(library.folderDetails, { folderId: folder.id, pageSize: 1000 })).data;
  expect(await readAll('oldest', folder.id)).toEqual(rows.map((row) => row.name).toReversed());
  // a cursor of another order is none of this one
  const { next } = (await admin.call(library.pictures, { folderId: folder.id })).data;
  for (const order of ['name', 'shelf'])
    expect((await admin.send(library.pictures, { folderId: folder.id, order, after: next })).status).toBe(400);
});

it('says of a folder that is gone that it is, however its pictures are read', async () => {
  const admin = await (await testApp()).as('admin');
  const { data: folder } = await admin.call(library.createFolder, { name: 'Flowers' });
  const read = async () => {
    const search = { folderId: folder.id };
    const replies = [await admin.call(library.folderDetails, search), await admin.call(library.pictures, search)];
    return replies.map(({ status }) => status);
  };
  expect(await read()).toEqual([200, 200]);
  await admin.send(library.delete, [{ id: folder.id }]);
  expect(await read()).toEqual([404, 404]);
});

it('finds names by any part of them, two letters or one among them, whatever the case', async () => {
  const { count } = await start();
  expect(await count({})).toBe(250);
  expect(await count({ name: '老虎' })).toBe(25);
  expect(await count({ name: '瑰' })).toBe(225);
  expect(await count({ name: 'TIGER_25' })).toBe(1);
  // pairs that stand in the name, but not one after the other
  expect(await count({ name: '老虎 25' })).toBe(0);
  expect(await count({ name: '%' })).toBe(0);
  expect(await count({ name: 'r_2' })).toBe(7);
  expect(await count({ name: '老虎', startTime: '2026-03-02' })).toBeLessThan(25);
  expect(await count({ folderId: '0', name: 'first' })).toBe(1);
});

it('acts on all that a search finds, and on nothing where that is not what was shown', async () => {
  const { admin, folder, count } = await start();
  const { data: target } = await admin.call(library.createFolder, { name: 'Tigers' });
  const all = { folderId: folder.id, name: '老虎' };
  const wrong = await admin.send(library.moveToFolder, { targetFolderId: target.id, all: { ...all, count: 24 } });
  expect(wrong).toMatchObject({ status: 409, data: { shown: 24, found: 25 } });
  expect(wrong.msg).toBe('You selected 24 pictures, but 25 match now. Check the list and try again');
  expect(await admin.send(library.delete, { all: { ...all, count: 26 } })).toMatchObject({
    status: 409,
    data: { shown: 26, found: 25 },
  });
  expect(await count({})).toBe(250);

  const moved = await admin.send(library.moveToFolder, { targetFolderId: target.id, all: { ...all, count: 25 } });
  expect(moved.status).toBe(200);
  expect(await count({ folderId: target.id })).toBe(25);
  expect((await admin.send(library.delete, { all: { folderId: folder.id, count: 225 } })).status).toBe(200);
  expect(await count({})).toBe(0);
  expect((await admin.call(library.trash, { name: '玫瑰' })).data.total).toBe(225);
  expect((await admin.send(library.delete, {})).status).toBe(400);
});
