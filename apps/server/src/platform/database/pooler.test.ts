import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { orders } from '@pressroom/contract/orders/orders';
import { openDatabaseProxy } from '../../testing/databaseProxy.ts';
import { patience } from '../../testing/patience.ts';
import { databaseUrlOf, secondApp } from '../../testing/secondApp.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { openPool } from './database.ts';
import { openLogger } from '../logger.ts';
import { findPooler } from './pooler.ts';

/** A lock that a refused start had left would stay; what the first app takes is gone in a moment. */
async function expectUnlocked({ db }: TestApp): Promise<void> {
  const locks = sql`
    select 1 from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and d.datname = current_database()`;
  await vi.waitFor(async () => expect((await locks.execute(db)).rows).toEqual([]), patience);
}

it('refuses a pooler alone in one line, and leaves no lock', async () => {
  const test = await testApp();
  const { url } = await openDatabaseProxy(databaseUrlOf(test), { asPooler: true });
  const refused = {
    code: 'databaseBehindPooler',
    message: expect.stringMatching(/^Notices.*DATABASE_DIRECT_URL.*$/) as unknown,
  };
  await expect(secondApp(test, { databaseUrl: url })).rejects.toMatchObject(refused);
  await expectUnlocked(test);
});

it('answers requests through a pooler where the rest has a direct address, and prepares nothing that it would not keep', async () => {
  const test = await testApp();
  const direct = databaseUrlOf(test);
  const { url } = await openDatabaseProxy(direct, { asPooler: true });
  expect(await findPooler(direct, direct)).toBe('none');
  expect(await findPooler(url, direct)).toBe('forgetful');
  const { app, same } = await secondApp(test, {
    databaseUrl: url,
    environment: { DATABASE_URL: url, DATABASE_DIRECT_URL: direct },
  });
  const caller = same(await test.as('admin'));
  for (let time = 0; time < 3; time += 1)
    expect(await caller.call(orders.queryListTotal, {})).toMatchObject({ status: 200 });
  const prepared = await sql`select name from pg_prepared_statements`.execute(app.db);
  expect(prepared.rows).toEqual([]);
});

it('refuses two addresses that lead to different databases, and leaves neither locked', async () => {
  const [test, other] = [await testApp(), await testApp()];
  const environment = { DATABASE_URL: databaseUrlOf(test), DATABASE_DIRECT_URL: databaseUrlOf(other) };
  const differ = { code: 'databasesDiffer' };
  await expect(secondApp(test, { environment })).rejects.toMatchObject(differ);
  for (const one of [test, other]) await expectUnlocked(one);
});

it('reads moments in UTC whatever zone the server has, and refuses those of another', async () => {
  const { app, db } = await testApp();
  const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(named[0]!.name)} set timezone = 'Asia/Shanghai'`.execute(db);
  const pool = openPool(app.pool.options.connectionString!, openLogger('silent'), 1);
  try {
    const ask = () => pool.query<{ at: string }>(`select timestamptz '2026-07-01 08:00:00.123456+08' as at`);
    expect((await ask()).rows).toEqual([{ at: '2026-07-01T00:00:00.123456Z' }]);
    await pool.query(`set timezone = 'Asia/Shanghai'`);
    await expect(ask()).rejects.toThrow('another zone');
  } finally {
    await pool.end();
  }
});
