import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { system } from '../../../platform/access/actor.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { type Claim, claimStore, type SyncJob } from '../lease/claim.ts';
import { LeaseLost, lockLease } from '../lease/lease.ts';
import { endRun, type RunEnd } from '../run/end.ts';
import { inRun } from '../run/inRun.ts';
import { addStore, type readyStore } from '../store.fixture.ts';
import { wakeStores } from '../webhooks/jobs.ts';
import { findAutomaticStores, findDueStores, isDueNow, isSyncedAutomatically } from './queries.ts';

interface SyncState {
  /** All in minutes from now; an absent one is null. */
  due: number;
  wake?: number;
  alive?: number;
  misses?: number;
  lastEnded?: number;
}

async function addSync(db: Db, storeId: string, { due, wake, alive, misses = 0, lastEnded }: SyncState): Promise<void> {
  const moment = (minutes: number | undefined) =>
    minutes === undefined ? sql`null` : sql`clock_timestamp() + make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ id: string }>`
    insert into sync_runs (store_id, cause, create_user, state, ended_at)
    values (${storeId}, 'schedule', 'system', 'failed', ${moment(lastEnded ?? -1)}) returning id`.execute(db);
  await sql`
    insert into store_syncs (store_id, due_at, wake_at, alive_until, misses, last_run_id, running_run_id)
    values (${storeId}, ${moment(due)}, ${moment(wake)}, ${moment(alive)}, ${misses}, ${rows[0]!.id}, ${alive === undefined ? null : rows[0]!.id})`.execute(
    db,
  );
}

const cases: readonly {
  when: string;
  store?: Partial<typeof readyStore>;
  sync?: SyncState;
  due: boolean;
  /** Whether a run is started for it; as `due` unless one has the lease. */
  planned?: boolean;
}[] = [
  { when: 'was never synced', due: true },
  { when: 'is due', sync: { due: -1 }, due: true },
  { when: 'is not due yet', sync: { due: 5 }, due: false },
  { when: 'was woken', sync: { due: 5, wake: -1 }, due: true },
  { when: 'will be woken later', sync: { due: 5, wake: 2 }, due: false },
  { when: 'has a run', sync: { due: -1, alive: 1 }, due: true, planned: false },
  { when: 'has a run that died', sync: { due: -1, alive: -1 }, due: true },
  { when: 'was authorised after it failed', sync: { due: 50, misses: 1, lastEnded: -90 }, due: true },
  { when: 'was authorised before it failed', sync: { due: 50, misses: 1, lastEnded: -30 }, due: false },
  { when: 'was authorised after it worked', sync: { due: 50, misses: 0, lastEnded: -90 }, due: false },
  { when: 'is switched off', store: { syncOrder: 0 }, sync: { due: -1 }, due: false },
  { when: 'is disabled', store: { dataStatus: 0 }, sync: { due: -1 }, due: false },
  { when: 'is not authorised', store: { authStatus: 0 }, sync: { due: -1 }, due: false },
  { when: 'is on no marketplace', store: { typeCode: 'OTHER' }, sync: { due: -1 }, due: false },
];

it('plans a run of every store that is due and of no other, the longest overdue first', async () => {
  const { db } = await testApp();
  const ids = new Map<string, string>();
  for (const { when, store, sync } of cases) {
    const id = await addStore(db, when, store);
    ids.set(when, id);
    if (sync) await addSync(db, id, sync);
  }
  const asked = await Promise.all(cases.map(async ({ when }) => [when, await isDueNow(db, ids.get(when)!)]));
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(cases.map(({ when, due }) => [when, due])));

  const nameOf = new Map([...ids].map(([when, id]) => [id, when]));
  const planned = (await findDueStores(db)).map((id) => nameOf.get(id)!);
  expect(planned.toSorted()).toEqual(
    cases
      .filter((one) => one.planned ?? one.due)
      .map(({ when }) => when)
      .toSorted(),
  );
  expect([planned[0], planned.at(-1)]).toEqual(['was never synced', 'was authorised after it failed']);

  const automatic = cases.filter(({ store }) => !store).map(({ when }) => ids.get(when)!);
  expect((await findAutomaticStores(db)).toSorted()).toEqual(automatic.toSorted());
  for (const { when, store } of cases) expect(await isSyncedAutomatically(db, ids.get(when)!)).toBe(!store);
  expect([await isDueNow(db, '404'), await isSyncedAutomatically(db, '404')]).toEqual([false, false]);
});

const tryClaim = ({ app }: TestApp, job: SyncJob) => inRun(app, (act) => claimStore(act, job));

async function claim(test: TestApp, job: SyncJob): Promise<Claim> {
  const claimed = await tryClaim(test, job);
  if (typeof claimed === 'string') throw new Error(claimed);
  return claimed;
}

const end = ({ app }: TestApp, claimed: Claim, how: RunEnd) => inRun(app, (act) => endRun(act, claimed, how));

const minutesAhead = async (db: Db, column: 'due_at' | 'wake_at') => {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from ${sql.ref(column)} - clock_timestamp())::float8 / 60 as minutes from store_syncs`.execute(
    db,
  );
  return rows[0]!.minutes;
};

/** Any time of these minutes, and half a minute for a busy machine. */
function expectWithin(minutes: number, from: number, to: number): void {
  expect(minutes).toBeGreaterThan(from - 0.5);
  expect(minutes).toBeLessThanOrEqual(to);
}

describe('after a run', () => {
  it('the next one waits about ten minutes, after failures twice as long each time up to an hour, until one works', async () => {
    const test = await testApp();
    const storeId = await addStore(test.db, 'Austin');
    const run = async (state: 'done' | 'failed' | 'cut') => {
      await sql`update store_syncs set due_at = clock_timestamp()`.execute(test.db);
      await end(test, await claim(test, { storeId, cause: 'schedule' }), { state });
      return minutesAhead(test.db, 'due_at');
    };
    for (const wait of [10, 20, 40, 60, 60]) expectWithin(await run('failed'), wait, wait);
    for (const state of ['done', 'cut'] as const) expectWithin(await run(state), 9.5, 10.5);
    expectWithin(await run('failed'), 10, 10);
    const { misses, runningRunId, aliveUntil } = await test.db
      .selectFrom('storeSyncs')
      .select(['misses', 'runningRunId', 'aliveUntil'])
      .executeTakeFirstOrThrow();
    expect({ misses, runningRunId, aliveUntil }).toEqual({ misses: 1, runningRunId: null, aliveUntil: null });
  });

  it('that a person asked for, or that the queue repeats, the schedule is as it was', async () => {
    const test = await testApp();
    const storeId = await addStore(test.db, 'Austin');
    await addSync(test.db, storeId, { due: 5, misses: 2 });
    const request = { ...(await requestOf(test)), numbers: ['A'] };
    await end(test, await claim(test, { storeId, cause: 'manual', request }), { state: 'failed' });
    expectWithin(await minutesAhead(test.db, 'due_at'), 5, 5);
    await sql`update store_syncs set due_at = clock_timestamp()`.execute(test.db);
    const again = await claim(test, { storeId, cause: 'schedule' });
    await end(test, again, { state: 'cut', isRetried: true });
    expect(await isDueNow(test.db, storeId)).toBe(true);
    expect(await test.db.selectFrom('storeSyncs').select('misses').executeTakeFirstOrThrow()).toEqual({ misses: 2 });
  });
});

async function requestOf({ db }: TestApp) {
  const about = { kind: 'sync.orders', titleKey: 'sync.task', total: 1 } as const;
  const taskId = await db.transaction().execute((tx) => startTask(tx, system, about));
  return { from: null, to: null, numbers: [], filterDeliver: false, createUser: 'tester', taskId };
}

describe('the lease of a store', () => {
  it('is one run’s until it ends; then the next marks it as cut, and it can write nothing more', async () => {
    const test = await testApp();
    const { db } = test;
    const storeId = await addStore(db, 'Austin');
    expect(await tryClaim(test, { storeId: '404', cause: 'schedule' })).toBe('nothing');
    const first = await claim(test, { storeId, cause: 'schedule' });
    expect(await tryClaim(test, { storeId, cause: 'webhook' })).toBe('busy');
    await lockLease(db, first.runId);

    await sql`update store_syncs set alive_until = clock_timestamp()`.execute(db);
    const second = await claim(test, { storeId, cause: 'webhook' });
    const runs = await db.selectFrom('syncRuns').select(['id', 'state', 'problem']).orderBy('id').execute();
    expect(runs).toEqual([
      { id: first.runId, state: 'cut', problem: { key: 'sync.cut' } },
      { id: second.runId, state: 'running', problem: null },
    ]);
    await expect(lockLease(db, first.runId)).rejects.toBeInstanceOf(LeaseLost);
    await expect(end(test, first, { state: 'done' })).rejects.toBeInstanceOf(LeaseLost);
    await end(test, second, { state: 'done' });
    expect(await tryClaim(test, { storeId, cause: 'schedule' })).toBe('nothing');
  });

  it('is not taken for a request that was carried out, and is for one that was cut', async () => {
    const test = await testApp();
    const storeId = await addStore(test.db, 'Austin', { syncOrder: 0 });
    const job = { storeId, cause: 'manual', request: await requestOf(test) } as const;
    await end(test, await claim(test, job), { state: 'cut', isRetried: true });
    const { state, done } = await test.db.selectFrom('tasks').select(['state', 'done']).executeTakeFirstOrThrow();
    expect({ state, done }).toEqual({ state: 'waiting', done: 0 });
    await end(test, await claim(test, job), { state: 'done' });
    expect(await tryClaim(test, job)).toBe('nothing');
    const task = await test.db.selectFrom('tasks').select(['state', 'done']).executeTakeFirstOrThrow();
    expect(task).toEqual({ state: 'done', done: 1 });
  });

  it('leaves the store due when its run dies', async () => {
    const test = await testApp();
    const storeId = await addStore(test.db, 'Austin');
    await addSync(test.db, storeId, { due: 5, wake: -1 });
    await claim(test, { storeId, cause: 'webhook' });
    await sql`update store_syncs set alive_until = clock_timestamp()`.execute(test.db);
    expect(await findDueStores(test.db)).toEqual([storeId]);
  });
});

it('wakes a store some seconds after the first of many events, and only after a pause since its last run', async () => {
  const test = await testApp();
  const [idle, busy, off] = [
    await addStore(test.db, 'Idle'),
    await addStore(test.db, 'Just begun'),
    await addStore(test.db, 'Off', { syncOrder: 0 }),
  ];
  await addSync(test.db, busy, { due: 5 });
  await sql`update sync_runs set started_at = clock_timestamp() + interval '1 minute'`.execute(test.db);
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  const wakes = async () => {
    await wakeStores.run(context, { storeIds: [idle, busy, off, '404'] });
    const { rows } = await sql<{ id: string; at: string; seconds: number }>`
      select store_id as id, wake_at as at, extract(epoch from wake_at - clock_timestamp())::float8 as seconds
      from store_syncs order by store_id`.execute(test.db);
    return rows;
  };
  const [first, second, ...none] = await wakes();
  expect([first!.id, second!.id, none]).toEqual([idle, busy, []]);
  expect(first!.seconds).toBeLessThanOrEqual(3);
  expect(second!.seconds).toBeGreaterThan(30);
  expect(second!.seconds).toBeLessThanOrEqual(75);
  expect((await wakes()).map(({ at }) => at)).toEqual([first!.at, second!.at]);
  const { rows } =
    await sql`select data ->> 'storeId' as id from pgboss.job where name = 'sync.orders' order by 1`.execute(test.db);
  expect(rows).toEqual([{ id: idle }, { id: busy }]);
});
