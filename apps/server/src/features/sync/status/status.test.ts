import { sync } from '@pressroom/contract/sync/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { system } from '../../../platform/access/actor.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { testApp } from '../../../testing/testApp.ts';
import { addStore } from '../store.fixture.ts';

it('shows every store of a marketplace, those that can be synced first, and when each is looked at next', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const add = (name: string, given?: Parameters<typeof addStore>[2]) => addStore(test.db, name, given);
  const [disabled, woken, fresh, off] = [
    await add('A disabled', { dataStatus: 0 }),
    await add('B woken', { typeCode: 'TEMU_SEMI_TRUSTEESHIP' }),
    await add('C fresh'),
    await add('D switched off', { syncOrder: 0 }),
  ];
  await add('E own shop', { typeCode: 'OTHER' });
  await sql`insert into store_syncs (store_id, due_at, wake_at, safe_until, running_run_id, alive_until) values
    (${woken}, '2126-01-02', '2126-01-01', '2026-11-01', 7, clock_timestamp() + interval '1 hour'),
    (${off}, '2126-01-02', null, null, 7, clock_timestamp() - interval '1 second')`.execute(test.db);
  await sql`insert into sync_failures (store_id, third_order_number, problem, dismissed_at) values
    (${woken}, 'A', '{}', null), (${woken}, 'B', '{}', null), (${woken}, 'C', '{}', now())`.execute(test.db);
  const { rows, total } = await must(admin, sync.status, {});
  expect(total).toBe(4);
  expect(rows).toMatchObject([
    {
      shopId: woken,
      ready: true,
      running: true,
      safeUntil: '2026-11-01T00:00:00Z',
      nextAt: '2126-01-01T00:00:00Z',
      openFailures: 2,
      lastRun: null,
    },
    { shopId: fresh, ready: true, running: false, safeUntil: null, nextAt: expect.any(String) as unknown },
    { shopId: off, ready: true, running: false, nextAt: null, openFailures: 0 },
    { shopId: disabled, ready: false, running: false, nextAt: null },
  ]);
  expect((await must(admin, sync.status, { name: 'switched' })).rows.map(({ shopId }) => shopId)).toEqual([off]);
  expect(await must(admin, sync.status, { pageNum: 2, pageSize: 3 })).toMatchObject({ rows: [{}], total: 4 });
});

it('lists runs by store and by what a person asked for, newest first, each with its words', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const [one, other] = [await addStore(test.db, 'One'), await addStore(test.db, 'Other')];
  const about = { kind: 'sync.orders', titleKey: 'sync.task', total: 2 } as const;
  const taskId = await test.db.transaction().execute((tx) => startTask(tx, system, about));
  const cut = JSON.stringify({ key: 'sync.cut' });
  const gone = JSON.stringify({ key: 'sync.wordsOfAFormerRelease' });
  await sql`insert into sync_runs (store_id, cause, create_user, state, problem, task_id) values
    (${one}, 'schedule', 'system', 'cut', ${cut}::jsonb, null), (${other}, 'manual', 'ana', 'done', null, ${taskId}),
    (${one}, 'manual', 'ana', 'failed', ${gone}::jsonb, ${taskId})`.execute(test.db);
  const runs = async (search: { shopId?: string; taskId?: string }) =>
    (await must(admin, sync.runs, search)).rows.map(({ shopName, state }) => `${shopName} ${state}`);
  expect(await runs({})).toEqual(['One failed', 'Other done', 'One cut']);
  expect(await runs({ shopId: one })).toEqual(['One failed', 'One cut']);
  expect(await runs({ taskId })).toEqual(['One failed', 'Other done']);
  const { rows } = await must(admin, sync.runs, { shopId: one });
  expect(rows.map(({ errorMsg }) => errorMsg)).toEqual([null, expect.stringMatching(/\w/)]);
});
