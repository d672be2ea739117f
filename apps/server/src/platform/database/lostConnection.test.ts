import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { openDatabaseProxy } from '../../testing/databaseProxy.ts';
import { patience } from '../../testing/patience.ts';
import { databaseUrlOf, secondApp } from '../../testing/secondApp.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import type { Db } from './database.ts';
import { OutcomeUnknown } from './lostConnection.ts';
import { writeForSure } from './transact.ts';

const austin = {
  name: 'Austin Print House',
  typeCode: 'OTHER',
  countryCode: 'US',
  currency: 'USD',
  dataStatus: 1,
  remark: 'own shop',
} as const;

/** Ends the one connection that waits for a lock, as a crash or an administrator would. */
async function endWaiting(db: Db): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows).toHaveLength(1);
  }, patience);
}

const names = async ({ db }: TestApp) =>
  (await db.selectFrom('stores').select('name').execute()).map(({ name }) => name);

it('says that the database was lost in the middle of a write, and goes on', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const broken = await test.db.transaction().execute(async (tx) => {
    await sql`lock table stores in share mode`.execute(tx);
    const waiting = admin.call(stores.create, austin);
    await endWaiting(test.db);
    return waiting;
  });
  expect(broken).toMatchObject({
    status: 503,
    code: 503,
    msg: 'The database cannot be reached right now. Please try again in a few seconds',
    headers: { 'retry-after': '2' },
  });
  expect(await names(test)).toEqual([]);
  expect(await admin.call(stores.create, austin)).toMatchObject({ status: 200 });
});

it('asks a reading question once more on another connection', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await admin.call(stores.create, austin);
  const answer = await test.db.transaction().execute(async (tx) => {
    await sql`lock table stores in access exclusive mode`.execute(tx);
    const waiting = admin.call(stores.page, {});
    await endWaiting(test.db);
    return { waiting };
  });
  expect(await answer.waiting).toMatchObject({ status: 200, data: { total: 1 } });
});

it('begins a transaction on another connection where the first turns out to be broken', async () => {
  const test = await testApp();
  const proxy = await openDatabaseProxy(databaseUrlOf(test));
  const second = await secondApp(test, { databaseUrl: proxy.url });
  const admin = second.same(await test.as('admin'));
  await admin.call(stores.page, {});
  proxy.breakAfter('begin');
  expect(await admin.call(stores.create, austin)).toMatchObject({ status: 200 });
  expect(await names(test)).toEqual([austin.name]);
});

it('finds out whether a commit without an answer was done', async () => {
  const test = await testApp();
  const proxy = await openDatabaseProxy(databaseUrlOf(test));
  const second = await secondApp(test, { databaseUrl: proxy.url });
  const admin = second.same(await test.as('admin'));
  await admin.call(stores.page, {});
  proxy.breakAfter('commit');
  expect(await admin.call(stores.create, austin)).toMatchObject({ status: 200, data: { name: austin.name } });
  expect(await names(test)).toEqual([austin.name]);
});

it('takes no commit of a job for done that nobody can ask about', async () => {
  const test = await testApp();
  const proxy = await openDatabaseProxy(databaseUrlOf(test));
  const { app } = await secondApp(test, { databaseUrl: proxy.url });
  await app.db.selectFrom('stores').select('id').execute();
  proxy.breakAfter('commit');
  const unaudited = writeForSure(app.db, async (tx) => ({
    value: await tx.selectFrom('stores').select('id').execute(),
  }));
  await expect(unaudited).rejects.toBeInstanceOf(OutcomeUnknown);
});

it('says so where a commit was undone, and has not written', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await sql`create function wait_at_commit() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(7); return null; end'`.execute(test.db);
  await sql`create constraint trigger waits after insert on stores deferrable initially deferred
    for each row execute function wait_at_commit()`.execute(test.db);
  const broken = await test.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(tx);
    const waiting = admin.call(stores.create, austin);
    await endWaiting(test.db);
    return waiting;
  });
  expect(broken).toMatchObject({
    status: 503,
    msg: 'The database cannot be reached right now. Please try again in a few seconds',
  });
  expect(await names(test)).toEqual([]);
});
