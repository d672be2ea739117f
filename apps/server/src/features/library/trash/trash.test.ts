import { library, libraryType } from '@pressroom/contract/library/library';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeBaseImage, makeCategory, makeCodes, makePicture } from '../../../testing/make.ts';
import { testApp } from '../../../testing/testApp.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { named } from './cleanUp.queries.ts';
import { emptyTrash } from './jobs.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const remove = async (...ids: string[]) => expect((await admin.send(library.delete, { ids })).status).toBe(200);
  const trash = async () => (await admin.call(library.trash, {})).data.rows;
  const night = () => emptyTrash.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  const bytesOf = async (id: string) => {
    const { sha256 } = await test.db
      .selectFrom('libraryFiles')
      .innerJoin('blobs', 'blobs.id', 'blobId')
      .where('libraryFiles.id', '=', id)
      .select('sha256')
      .executeTakeFirstOrThrow();
    return async () => (await test.app.storage.get(originalKey(sha256))) !== undefined;
  };
  return { ...test, test, admin, remove, trash, night, bytesOf };
}

it('keeps what was deleted, and puts it back where it lay', async () => {
  const { admin, remove, trash } = await start();
  const { data: folder } = await admin.call(library.createFolder, { name: 'Flowers' });
  const rose = await makePicture(admin, { folderId: folder.id });
  await remove(rose.id);
  expect((await admin.send(library.fileDetails, { id: rose.id })).status).toBe(404);
  expect(await trash()).toMatchObject([{ id: rose.id, name: 'rose.png', folderName: 'Flowers', deleteUser: 'tester' }]);
  expect((await admin.call(library.restore, { ids: [rose.id] })).data).toEqual({ restored: 1, taken: [] });
  const back = (await admin.call(library.fileDetails, { id: rose.id })).data;
  expect(back).toMatchObject({ folderId: folder.id, gmtCreate: rose.gmtCreate, fileUrl: rose.fileUrl });
  expect(await trash()).toEqual([]);

  // its folder may go meanwhile: the picture comes back to the top
  await remove(rose.id);
  await remove(folder.id);
  await admin.call(library.restore, { ids: [rose.id] });
  expect((await admin.call(library.fileDetails, { id: rose.id })).data.folderId).toBe('0');
});

it('leaves the name free, and keeps what cannot go back under it', async () => {
  const { admin, remove, trash } = await start();
  const rose = await makePicture(admin);
  const tiger = await makePicture(admin, { name: 'tiger.png', seed: 3 });
  await remove(rose.id, tiger.id);
  await makePicture(admin, { name: 'Rose.png', seed: 2 });
  const reply = await admin.call(library.restore, { ids: [rose.id, tiger.id] });
  expect(reply.data).toEqual({ restored: 1, taken: ['rose.png'] });
  expect((await trash()).map(({ id }) => id)).toEqual([rose.id]);
});

it('lets nobody use a deleted picture, and nobody without the right delete for good', async () => {
  const { as, admin, remove, trash } = await start();
  await makeCodes(admin);
  const base = await makePicture(admin);
  await remove(base.id);
  await expect(makeCategory(admin, { bottomImageId: base.id })).rejects.toThrow();
  const clerk = await as(['/library/index']);
  expect((await clerk.send(library.purge, { ids: [base.id] })).status).toBe(403);
  expect((await clerk.call(library.trash, {})).data.total).toBe(1);
  const keeper = await as(['/library/index', 'libraryPurge']);
  expect((await keeper.send(library.purge, { ids: [base.id] })).status).toBe(200);
  expect(await trash()).toEqual([]);
  expect((await keeper.send(library.restore, { ids: [base.id] })).status).toBe(404);
});

it('loses at night what was deleted 30 days ago, and then the bytes that nothing else shows', async () => {
  const { db, admin, remove, trash, night, bytesOf } = await start();
  const [old, young, twin] = [
    await makePicture(admin, { name: 'old.png', seed: 1 }),
    await makePicture(admin, { name: 'young.png', seed: 2 }),
    await makePicture(admin, { name: 'twin.png', seed: 3 }),
  ];
  await makePicture(admin, { name: 'other twin.png', seed: 3 });
  const [oldBytes, twinBytes, youngBytes] = [await bytesOf(old.id), await bytesOf(twin.id), await bytesOf(young.id)];
  await remove(old.id, young.id, twin.id);
  await db
    .updateTable('trashedFiles')
    .set({ deletedAt: sql<string>`clock_timestamp() - interval '30 days 1 minute'` })
    .where('id', 'in', [old.id, twin.id])
    .execute();
  await night();
  expect((await trash()).map(({ id }) => id)).toEqual([young.id]);
  expect(await oldBytes()).toBe(true);

  await db
    .updateTable('releasedBlobs')
    .set({ releasedAt: sql<string>`clock_timestamp() - interval '25 hours'` })
    .execute();
  await night();
  expect([await oldBytes(), await twinBytes(), await youngBytes()]).toEqual([false, true, true]);
  expect(await db.selectFrom('releasedBlobs').selectAll().execute()).toEqual([]);
  // the same picture may come again
  expect(await makePicture(admin, { name: 'old.png', seed: 1 })).toMatchObject({ name: 'old.png' });
  expect(await oldBytes()).toBe(true);
});

it.each(['open', 'archived'])(
  'keeps the bytes that a finished order’s line shows after its picture is gone (%s)',
  async (place) => {
    const { db, admin, remove, night, bytesOf } = await start();
    const rose = await makePicture(admin);
    const bytes = await bytesOf(rose.id);
    const key = rose.fileUrl.replace('/files/', '');
    await sql`
    with store as (
      insert into stores (name, type_code, country_code, currency, data_status, remark)
      values ('S', 'OTHER', 'US', 'USD', 1, '') returning id
    )
    insert into orders (id, third_order_number, shop_id, sys_status, label_type, order_time, total_num, create_user)
    select 1, 'WEB-1', id, 4, 1, now(), 1, 'tester' from store`.execute(db);
    await sql`
    insert into order_lines (order_id, line_no, num, printing_image_id, printing_key)
    values (1, 1, 1, ${rose.id}, ${key})`.execute(db);
    if (place === 'archived') await sql`select archive_orders('before')`.execute(db);
    await remove(rose.id);
    await admin.call(library.purge, { ids: [rose.id] });
    await db.updateTable('releasedBlobs').set({ releasedAt: '2020-01-01T00:00:00Z' }).execute();
    await night();
    expect(await bytes()).toBe(true);
  },
);

it('loses a record’s picture that no record shows any more, a month after it came', async () => {
  const { db, admin, night } = await start();
  await makeCodes(admin);
  const [used, left, fresh] = [await makeBaseImage(admin), await makeBaseImage(admin), await makeBaseImage(admin)];
  await makeCategory(admin, { bottomImageId: used.id });
  await db
    .updateTable('libraryFiles')
    .set({ gmtModified: '2020-01-01T00:00:00Z' })
    .where('id', 'in', [used.id, left.id])
    .execute();
  await night();
  const kept = await db.selectFrom('libraryFiles').where('libraryType', '=', libraryType.record).select('id').execute();
  expect(kept.map(({ id }) => id).toSorted()).toEqual([used.id, fresh.id].toSorted());
});

it('finds what order lines still show without reading all lines', async () => {
  const { db } = await start();
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return (await sql<object>`explain ${named([{ id: '1', key: 'one' }])}`.execute(tx)).rows;
  });
  const steps = plan.map((row) => Object.values(row).join('')).join('\n');
  expect(steps).toMatch(/order_lines_before_print_key\b/);
  expect(steps).toMatch(/order_lines_before_print_key2\b/);
  expect(steps).not.toMatch(/Seq Scan on order_lines/);
});
