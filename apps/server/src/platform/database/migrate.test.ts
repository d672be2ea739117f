import { sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { databaseUrlOf } from '../../testing/secondApp.ts';
import { testApp } from '../../testing/testApp.ts';
import type { Db } from './database.ts';
import { onConstraint } from './constraint.ts';
import { findPending, migrate, migrationsFolder, reasonToStop } from './migrate.ts';
import { isReferred, referencesTo } from './references.ts';

it('has done every migration once, and does none again', async () => {
  const test = await testApp();
  const { db } = test;
  const done = () => db.selectFrom('migrations').select(['name', 'at']).orderBy('name').execute();
  const before = await done();
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  expect(before.map(({ name }) => name)).toEqual(files.toSorted());
  await Promise.all([migrate(databaseUrlOf(test)), migrate(databaseUrlOf(test))]);
  expect(await done()).toEqual(before);
});

it('leaves a database alone that a newer release has migrated, and names what it does not know', async () => {
  const test = await testApp();
  const { db } = test;
  await db.insertInto('migrations').values({ name: '9999_of_tomorrow.sql' }).execute();
  await expect(migrate(databaseUrlOf(test))).rejects.toMatchObject({
    code: 'databaseTooNew',
    message: expect.stringContaining('(9999_of_tomorrow.sql)') as unknown,
  });
});

it('says what is to come, and waits for who holds its tables without holding up others for long', async () => {
  const test = await testApp();
  const { db } = test;
  expect(await findPending(db)).toEqual([]);
  const [renames] = await db.deleteFrom('migrations').where('name', 'like', '0033%').returningAll().execute();
  expect(await findPending(db)).toEqual([{ name: renames!.name, stops: expect.any(String) as unknown }]);
  await db.insertInto('migrations').values(renames!).execute();
  const last = '0091_counts_under_snapshots.sql';
  await undoLast(db);
  expect(await findPending(db)).toEqual([{ name: last }]);
  await db.connection().execute(async (holder) => {
    await sql`begin`.execute(holder);
    await sql`lock table order_count_changes in row exclusive mode`.execute(holder);
    const migrated = migrate(databaseUrlOf(test));
    // others get through between two tries, and the migration in the end
    for (let turn = 0; turn < 3; turn += 1)
      await sql`insert into order_count_changes (shop_id, sys_status, change) values (1, 1, 0)`.execute(db);
    expect(await findPending(db)).toEqual([{ name: last }]);
    await sql`rollback`.execute(holder);
    await migrated;
  });
  expect(await findPending(db)).toEqual([]);
});

/** Takes back what the last migration has done. */
async function undoLast(db: Db): Promise<void> {
  for (const table of ['order_count_changes', 'order_figure_changes', 'listing_count_changes', 'publish_plan_changes'])
    await sql`alter table ${sql.table(table)} drop column xact`.execute(db);
  await sql`create index publish_plan_changes_plan on publish_plan_changes (plan_id)`.execute(db);
  await sql`drop table folded_counts`.execute(db);
  await sql`delete from migrations where name like '0091%'`.execute(db);
}

it('says of each migration that takes something away why processes of the release before have to be stopped', async () => {
  const takesAway =
    /\b(drop (table|column|schema|view)|rename (to|column)|alter column \w+ (type|set not null)|alter table \w+ (drop|rename)|drop trigger|drop function)\b/i;
  const files = (await readdir(migrationsFolder)).filter((name) => name >= '0091' && name.endsWith('.sql'));
  for (const name of files) {
    const text = await readFile(join(migrationsFolder, name), 'utf8');
    expect([name, takesAway.test(text)]).toEqual([name, reasonToStop(text) !== undefined]);
  }
  for (const planted of [
    'alter table orders drop column remark',
    'drop table codes',
    'alter table a rename to b',
    'alter table a alter column b set not null',
    'drop trigger a on b',
  ])
    expect([planted, takesAway.test(planted)]).toEqual([planted, true]);
  expect(reasonToStop('-- stops: orders get other columns\nalter table orders rename to old;')).toBe(
    'orders get other columns',
  );
  expect(reasonToStop('-- A table more.\ncreate table more ();')).toBeUndefined();
});

it('undoes a migration that fails half-way, and lets the next process try', async () => {
  const test = await testApp();
  const { db } = test;
  const [first] = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  await db.deleteFrom('migrations').where('name', '=', first!.name).execute();
  await expect(migrate(databaseUrlOf(test))).rejects.toThrow('already exists');
  expect(await db.selectFrom('migrations').select('name').where('name', '=', first!.name).execute()).toEqual([]);
  await db.insertInto('migrations').values(first!).execute();
  await migrate(databaseUrlOf(test));
});

it('answers for the constraint that was broken, and passes every other failure on', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const store = { name: 'Austin', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '-' };
  expect(await admin.send(stores.create, store)).toMatchObject({ status: 200 });
  const insert = () => db.insertInto('stores').values(store).execute();
  const said = (word: string) => () => {
    throw new Error(word);
  };
  const answers = { stores_other_key: said('other'), stores_name_key: said('name') };
  await expect(onConstraint(insert(), answers)).rejects.toThrow('name');
  await expect(onConstraint(insert(), { stores_other_key: said('other') })).rejects.toMatchObject({ code: '23505' });
  await expect(onConstraint(Promise.reject(new Error('mine')), answers)).rejects.toThrow('mine');
  expect(await onConstraint(Promise.resolve(7), answers)).toBe(7);
});

it('knows every column that refers to a table, one that a later release adds among them', async () => {
  const { db } = await testApp();
  const before = await referencesTo(db, 'blobs');
  expect(before.length).toBeGreaterThan(2);
  await sql`create table posters (id int primary key, picture bigint references blobs (id))`.execute(db);
  expect(await referencesTo(db, 'blobs')).toEqual(
    [...before, { table: 'posters', column: 'picture', target: 'id' }].toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
  );
  const [used, free] = await Promise.all(
    ['a', 'b'].map(async (key) => {
      const { rows } = await sql<{ id: string }>`
        insert into blobs (key, sha256, mime, size) values (${key.repeat(24)}, ${Buffer.from(key.repeat(32))}, 'x', 1)
        returning id`.execute(db);
      return rows[0]!.id;
    }),
  );
  await sql`insert into posters values (1, ${used})`.execute(db);
  const referred = isReferred(await referencesTo(db, 'blobs'), 'blobs');
  const { rows } = await sql<{ id: string }>`select id from blobs where not ${referred}`.execute(db);
  expect(rows).toEqual([{ id: free }]);
  expect((await sql<{ no: boolean }>`select ${isReferred([], 'blobs')} as no`.execute(db)).rows).toEqual([
    { no: false },
  ]);
});

const key = ({ table, column }: { table: string; column: string }) => `${table} ${column}`;
