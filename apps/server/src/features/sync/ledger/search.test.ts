import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { system } from '../../../platform/access/actor.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { daysBetween } from '../../../platform/time/daysBetween.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { addStore } from '../store.fixture.ts';
import { findComparedDays, storeLedgerDay } from './queries.ts';
import { planLedger } from './jobs.ts';

const [day] = daysBetween('2026-11-19', '2026-11-19', 'Asia/Shanghai');
const listed = (...numbers: string[]) => numbers.map((number) => ({ number, status: 'pending' }));

const compared = ({ db }: TestApp, storeId: string, numbers: string[]) =>
  db.transaction().execute((tx) => storeLedgerDay(tx, storeId, day!, listed(...numbers)));

it('finds days by store, range and difference, newest first', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [one, other] = [await addStore(test.db, 'One'), await addStore(test.db, 'Other')];
  await sql`insert into sync_ledger (store_id, day, said, held, missing) values
    (${one}, '2026-11-17', 1, 1, 0), (${one}, '2026-11-18', 2, 1, 1), (${one}, '2026-11-19', 3, 3, 0),
    (${other}, '2026-11-18', 4, 4, 0)`.execute(test.db);
  const said = async (search: object) => {
    const { rows, total } = await must(admin, sync.ledger, search);
    return [rows.map((row) => row.said), total];
  };
  expect(await said({})).toEqual([[3, 2, 4, 1], 4]);
  expect(await said({ pageNum: 2, pageSize: 3 })).toEqual([[1], 4]);
  expect(await said({ shopId: other })).toEqual([[4], 1]);
  expect(await said({ startDay: '2026-11-18', endDay: '2026-11-18' })).toEqual([[2, 4], 2]);
  expect(await said({ startDay: '2026-11-19' })).toEqual([[3], 1]);
  expect(await said({ endDay: '2026-11-17' })).toEqual([[1], 1]);
  expect(await said({ onlyDifferences: true })).toEqual([[2], 1]);
});

it('pages through the differences of a day, with the same total on every page and behind the last', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const storeId = await addStore(test.db, 'One');
  await compared(test, storeId, ['C', 'A', 'B']);
  const page = async (pageNum: number) => {
    const { rows, total } = await must(admin, sync.ledgerDetail, {
      shopId: storeId,
      day: day!.name,
      pageNum,
      pageSize: 2,
    });
    return [rows.map(({ thirdOrderNumber }) => thirdOrderNumber), total];
  };
  expect(await page(1)).toEqual([['A', 'B'], 3]);
  expect(await page(2)).toEqual([['C'], 3]);
  expect(await page(3)).toEqual([[], 3]);
});

it('hands what is missing to the next run of a store that has one, and to nobody otherwise', async () => {
  const test = await testApp();
  const [on, off] = [await addStore(test.db, 'On'), await addStore(test.db, 'Off', { syncOrder: 0 })];
  expect(await compared(test, on, ['A'])).toEqual(['A']);
  expect(await compared(test, off, ['A'])).toEqual([]);
  const failures = await test.db
    .selectFrom('syncFailures')
    .select(['storeId', 'thirdOrderNumber', 'tries', 'problem'])
    .execute();
  expect(failures).toEqual([{ storeId: on, thirdOrderNumber: 'A', tries: 0, problem: { key: 'sync.foundMissing' } }]);
});

it('takes a day for compared by a task only where that was after the task began', async () => {
  const test = await testApp();
  const [one, other] = [await addStore(test.db, 'One'), await addStore(test.db, 'Other')];
  await compared(test, one, []);
  const about = { kind: 'sync.ledger', titleKey: 'sync.ledgerTask', total: 1 } as const;
  const taskId = await test.db.transaction().execute((tx) => startTask(tx, system, about));
  expect(await findComparedDays(test.db, one, taskId)).toEqual([]);
  await compared(test, one, []);
  expect(await findComparedDays(test.db, one, taskId)).toEqual(['2026-11-19']);
  expect(await findComparedDays(test.db, other, taskId)).toEqual([]);
});

it('forgets runs of a quarter ago, but for the last one of each store', async () => {
  const test = await testApp();
  const storeId = await addStore(test.db, 'One', { syncOrder: 0 });
  await sql`insert into sync_runs (store_id, cause, create_user, state, found, started_at)
    select ${storeId}, 'schedule', 'system', 'done', days, clock_timestamp() - make_interval(days => days)
    from unnest(array[89, 91, 92]) days`.execute(test.db);
  await sql`insert into store_syncs (store_id, last_run_id) select store_id, id from sync_runs where found = 92`.execute(
    test.db,
  );
  await planLedger.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  const left = await test.db.selectFrom('syncRuns').select('found').orderBy('found').execute();
  expect(left.map(({ found }) => found)).toEqual([89, 92]);
});
