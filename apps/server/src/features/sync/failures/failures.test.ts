import type { CallInput } from '@pressroom/contract/endpoint';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { addStore } from '../store.fixture.ts';
import {
  addFailures,
  countOpenFailures,
  dismissFailures,
  findNumbersToRetry,
  forgetFailures,
  noteFailedRetries,
  noteFailures,
} from './queries.ts';

const problem = (where: string) => ({ key: 'sync.unreadable', params: { where } }) as const;
const failed = (thirdOrderNumber: string, where = 'a') => ({ thirdOrderNumber, problem: problem(where) });

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const [one, other] = [await addStore(test.db, 'One'), await addStore(test.db, 'Other')];
  return { test, admin, one, other };
}

type Tx = Parameters<typeof noteFailures>[0];
const write = ({ db }: TestApp, work: (tx: Tx) => Promise<unknown>) => db.transaction().execute(work);

const known = async ({ db }: TestApp) =>
  (
    await sql<{ text: string }>`
      select store_id || ' ' || third_order_number || ' ' || tries || ' ' || coalesce(problem #>> '{params,where}', problem ->> 'key')
        || case when dismissed_at is null then '' else ' dismissed' end as text
      from sync_failures order by id`.execute(db)
  ).rows.map(({ text }) => text);

it('counts each try of an order, keeps its latest reason, and opens a dismissed one again', async () => {
  const { test, one, other } = await start();
  await write(test, (tx) => noteFailures(tx, one, [failed('A'), failed('B'), failed('A', 'b')]));
  await write(test, (tx) => noteFailures(tx, other, [failed('A')]));
  expect(await known(test)).toEqual([`${one} A 1 b`, `${one} B 1 a`, `${other} A 1 a`]);
  const { id } = await test.db.selectFrom('syncFailures').select('id').orderBy('id').executeTakeFirstOrThrow();
  await write(test, (tx) => dismissFailures(tx, [id]));
  expect(await countOpenFailures(test.db)).toBe(2);
  expect(await findNumbersToRetry(test.db, one)).toEqual(['B']);

  await write(test, (tx) => noteFailedRetries(tx, one, ['B', 'never heard of']));
  await write(test, (tx) => noteFailures(tx, one, [failed('A', 'c')]));
  expect(await known(test)).toEqual([`${one} A 2 c`, `${one} B 2 sync.missingThere`, `${other} A 1 a`]);
  await write(test, (tx) => forgetFailures(tx, one, ['A', 'B']));
  await write(test, (tx) => forgetFailures(tx, one, []));
  expect(await known(test)).toEqual([`${other} A 1 a`]);
});

it('adds what a comparison finds as not tried yet, and leaves what failed before its reason', async () => {
  const { test, one } = await start();
  await write(test, (tx) => noteFailures(tx, one, [failed('A')]));
  await write(test, (tx) => addFailures(tx, one, [failed('A', 'ledger'), failed('B', 'ledger')]));
  expect(await known(test)).toEqual([`${one} A 1 a`, `${one} B 0 ledger`]);
});

it('tries again what failed longest ago, three hundred at once, and addresses whose time has come', async () => {
  const { test, one, other } = await start();
  await sql`insert into sync_failures (store_id, third_order_number, problem, last_at)
    select ${one}, 'F-' || n, '{"key":"sync.unexpected"}', clock_timestamp() - make_interval(secs => n)
    from generate_series(1000, 1304) n`.execute(test.db);
  await sql`insert into sync_failures (store_id, third_order_number, problem, last_at) values
    (${one}, '?', '{"key":"sync.unexpected"}', '2020-01-01'),
    (${other}, 'ELSEWHERE', '{"key":"sync.unexpected"}', '2020-01-01')`.execute(test.db);
  await sql`insert into sync_withheld (store_id, third_order_number, ask_at) values
    (${one}, 'W-due', clock_timestamp()), (${one}, 'W-later', clock_timestamp() + interval '1 hour'),
    (${one}, 'F-1304', clock_timestamp()), (${other}, 'W-other', clock_timestamp())`.execute(test.db);
  const numbers = await findNumbersToRetry(test.db, one);
  const expected = [...Array.from({ length: 300 }, (_, at) => `F-${1005 + at}`), 'W-due'];
  expect(numbers).toEqual(expected);
});

it('lists them by store and part of a number, the latest first, and the dismissed apart', async () => {
  const { test, admin, one, other } = await start();
  for (const [store, number] of [
    [one, 'PO-1_1'],
    [one, 'PO-111'],
    [other, 'PO-2'],
  ] as const)
    await write(test, (tx) => noteFailures(tx, store, [failed(number)]));
  const listed = async (search: CallInput<typeof sync.failures>) => {
    const { rows, total } = await must(admin, sync.failures, search);
    return [rows.map(({ thirdOrderNumber }) => thirdOrderNumber), total];
  };
  expect(await listed({})).toEqual([['PO-2', 'PO-111', 'PO-1_1'], 3]);
  expect(await listed({ pageNum: 2, pageSize: 2 })).toEqual([['PO-1_1'], 3]);
  expect(await listed({ shopId: one })).toEqual([['PO-111', 'PO-1_1'], 2]);
  expect(await listed({ thirdOrderNumber: 'o-1' })).toEqual([['PO-111', 'PO-1_1'], 2]);
  expect(await listed({ thirdOrderNumber: '1_1' })).toEqual([['PO-1_1'], 1]);
  const { rows } = await must(admin, sync.failures, { thirdOrderNumber: 'PO-2' });
  await must(admin, sync.dismissFailures, { ids: [rows[0]!.id] });
  expect(await listed({})).toEqual([['PO-111', 'PO-1_1'], 2]);
  expect(await listed({ dismissed: true })).toEqual([['PO-2'], 1]);
  for (const call of [sync.retryFailures, sync.dismissFailures])
    expect(await admin.send(call, { ids: ['404'] })).toMatchObject({ status: 409, failure: 'sync.noFailures' });
});
