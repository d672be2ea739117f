import { audit } from '@pressroom/contract/audit/audit';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { testApp } from '../../../testing/testApp.ts';
import { addStore } from '../store.fixture.ts';

const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

it('refuses stores that cannot be asked, all by name, and those that do not exist, by every way to ask', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [ready, disabled, foreign] = [
    await addStore(test.db, 'Ready'),
    await addStore(test.db, 'Disabled', { dataStatus: 0 }),
    await addStore(test.db, 'Foreign', { typeCode: 'OTHER' }),
  ];
  const { rows } = await sql<{ id: string }>`insert into sync_failures (store_id, third_order_number, problem)
    values (${disabled}, 'A', '{"key":"sync.unexpected"}') returning id`.execute(test.db);
  const unready = (names: string) => ({
    status: 409,
    failure: 'sync.storesNotReady',
    msg: `These stores are disabled or not authorized for orders: ${names}`,
  });
  const notFound = { status: 404, failure: 'platform.notFound' };
  const all = [ready, disabled, foreign].join(',');
  expect(await admin.send(syncRequests.order, { shopIds: all, thirdOrderNumbers: 'A' })).toMatchObject(
    unready('Disabled, Foreign'),
  );
  expect(await admin.send(syncRequests.order, { shopIds: `${ready},404`, thirdOrderNumbers: 'A' })).toMatchObject(
    notFound,
  );
  expect(await admin.send(syncRequests.now, { shopIds: [ready, foreign] })).toMatchObject(unready('Foreign'));
  expect(await admin.send(syncRequests.now, { shopIds: ['404'] })).toMatchObject(notFound);
  const compare = { startDay: day, endDay: day };
  expect(await admin.send(sync.reconcile, { shopId: disabled, ...compare })).toMatchObject(unready('Disabled'));
  expect(await admin.send(sync.reconcile, { shopId: '404', ...compare })).toMatchObject(notFound);
  expect(await admin.send(sync.retryFailures, { ids: [rows[0]!.id] })).toMatchObject(unready('Disabled'));
  expect(await test.db.selectFrom('tasks').select('id').execute()).toEqual([]);
});

it('asks for nothing after now, includes both ends, and tells each number once', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const shopIds = await addStore(test.db, 'Ready');
  const asked = async (input: { startTime?: string; endTime?: string; thirdOrderNumbers: string[] }) => {
    const before = Date.now();
    const { taskId } = await must(admin, syncRequests.order, { shopIds, ...input });
    const { rows } = await sql<{ request: { from: string | null; to: string | null; numbers: string[] } }>`
      select data -> 'request' as request from pgboss.job where data #>> '{request,taskId}' = ${taskId}`.execute(
      test.db,
    );
    return { before, ...rows[0]!.request };
  };
  const past = await asked({ startTime: '2026-11-01', endTime: '2026-11-02', thirdOrderNumbers: [] });
  expect(past).toMatchObject({ from: '2026-10-31T16:00:00.000Z', to: '2026-11-02T15:59:59.000Z', numbers: [] });
  const ahead = await asked({ startTime: day, endTime: day, thirdOrderNumbers: [] });
  expect(Date.parse(ahead.to!)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(ahead.to!)).toBeGreaterThanOrEqual(Math.min(ahead.before, Date.parse(`${day}T23:59:59+08:00`)));
  expect(await asked({ thirdOrderNumbers: ['A', 'B', 'A'] })).toMatchObject({
    from: null,
    to: null,
    numbers: ['A', 'B'],
  });
});

it('names in the audit the store whose failures were tried again or dismissed, even one that cannot be asked', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [ready, disabled] = [await addStore(test.db, 'Ready'), await addStore(test.db, 'Disabled', { dataStatus: 0 })];
  const { rows } = await sql<{ id: string }>`insert into sync_failures (store_id, third_order_number, problem)
    values (${ready}, 'A', '{"key":"sync.unexpected"}'), (${disabled}, 'B', '{"key":"sync.unexpected"}')
    returning id`.execute(test.db);
  const [first, second] = [rows[0]!.id, rows[1]!.id];
  await must(admin, sync.retryFailures, { ids: [first] });
  await must(admin, sync.dismissFailures, { ids: [first, second] });
  const told = (await must(admin, audit.page, { objectType: 'stores' })).rows.map((row) => [
    row.objectName,
    row.changes.map(({ name, after }) => `${name}: ${after}`),
  ]);
  expect(told).toEqual([
    ['Disabled', ['Order numbers: B', 'Dismissed: Yes']],
    ['Ready', ['Order numbers: A', 'Dismissed: Yes']],
    ['Ready', ['Order numbers: A']],
  ]);
});
