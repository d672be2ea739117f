import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { advanceTask, cancelTask, isCancelled, noteProblems, startTask } from './tasks.ts';

const problem = (label: string) => ({ label, key: 'platform.notFound' }) as const;
const problems = (count: number) => Array.from({ length: count }, (_, at) => problem(String(at)));

function start({ db }: TestApp, total: number): Promise<string> {
  return db
    .transaction()
    .execute((tx) => startTask(tx, { userId: null }, { kind: 'sync.orders', titleKey: 'sync.task', total }));
}

function advance({ db }: TestApp, id: string, count: number, failed = 0): Promise<void> {
  return db.transaction().execute((tx) => advanceTask(tx, id, count, problems(failed)));
}

const read = ({ db }: TestApp, id: string) =>
  db.selectFrom('tasks').where('id', '=', id).select(['state', 'done', 'failed', 'problems']).executeTakeFirstOrThrow();

/** What a task says after these steps, told without SQL. */
function expected(total: number, steps: readonly { count: number; failed: number }[]) {
  const done = steps.reduce((sum, { count }) => sum + count, 0);
  const failed = steps.reduce((sum, step) => sum + step.failed, 0);
  if (steps.length === 0) return { state: 'waiting', done, failed };
  return { state: done < total ? 'running' : failed >= total ? 'failed' : 'done', done, failed };
}

it('is done once every piece is, and failed only where none succeeded', async () => {
  const test = await testApp();
  const step = fc
    .nat({ max: 3 })
    .chain((count) => fc.record({ count: fc.constant(count), failed: fc.nat({ max: count }) }));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 4 }), async (total, steps) => {
      const id = await start(test, total);
      for (const { count, failed } of steps) await advance(test, id, count, failed);
      const { problems: told, ...figures } = await read(test, id);
      expect(figures).toEqual(expected(total, steps));
      expect(told).toHaveLength(figures.failed);
    }),
    { seed: 11, numRuns: 25 },
  );
});

it('stays cancelled whatever comes of the pieces that were under way', async () => {
  const test = await testApp();
  const id = await start(test, 2);
  const cancel = (userId: string | null) => test.db.transaction().execute((tx) => cancelTask(tx, { id, userId }));
  expect(await cancel('1')).toBeUndefined();
  expect(await isCancelled(test.db, id)).toBe(false);
  await test.db
    .updateTable('tasks')
    .set({ userId: await userOf(test) })
    .execute();
  expect(await cancel(null)).toBeUndefined();
  expect(await cancel(await userOf(test))).toEqual({ titleKey: 'sync.task', state: 'waiting' });
  expect(await isCancelled(test.db, id)).toBe(true);
  await advance(test, id, 2, 2);
  expect(await read(test, id)).toMatchObject({ state: 'cancelled', done: 2 });
  expect(await cancel(await userOf(test))).toBeUndefined();
  expect(await isCancelled(test.db, '404')).toBe(false);
});

async function userOf(test: TestApp): Promise<string> {
  await test.as('admin');
  return (await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
}

it('keeps the first hundred problems, and counts every failure', async () => {
  const test = await testApp();
  const id = await start(test, 500);
  for (const count of [60, 40, 40]) await advance(test, id, count, count);
  const { failed, problems: told } = await read(test, id);
  expect([failed, (told as unknown[]).length]).toEqual([140, 100]);
});

it('takes a remark for no failure', async () => {
  const test = await testApp();
  const id = await start(test, 1);
  await advance(test, id, 1);
  await test.db.transaction().execute(async (tx) => {
    await noteProblems(tx, id, [problem('NO-SUCH')]);
    await noteProblems(tx, id, []);
  });
  expect(await read(test, id)).toEqual({ state: 'done', done: 1, failed: 0, problems: [problem('NO-SUCH')] });
});
