import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { patience } from '../../testing/patience.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { openCallLog } from './calls.ts';

const call = (endpoint: string) => ({
  system: 'shein',
  endpoint,
  store: undefined,
  startedAt: new Date(),
  ms: 1.5,
  outcome: 'done' as const,
  attempts: 1,
  reference: undefined,
});

const written = async ({ db }: TestApp) =>
  (await db.selectFrom('outsideCalls').select('endpoint').orderBy('id').execute()).map(({ endpoint }) => endpoint);

it('writes two hundred calls at once, without being asked to, and the others when it is', async () => {
  const test = await testApp();
  const log = openCallLog(test.db, test.app.log);
  // the moment after which it would write them anyway never comes
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let at = 0; at < 200; at += 1) log.note(call(`/${at}`));
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await written(test)).toHaveLength(200), patience);
  log.note(call('/last'));
  await Promise.all([log.flush(), log.flush()]);
  expect((await written(test)).slice(200)).toEqual(['/last']);
});

it('drops calls that the database refuses, and goes on with the next', async () => {
  const test = await testApp();
  const log = openCallLog(test.db, test.app.log);
  await sql`alter table outside_calls rename to elsewhere`.execute(test.db);
  log.note(call('/refused'));
  await log.flush();
  await sql`alter table elsewhere rename to outside_calls`.execute(test.db);
  log.note(call('/kept'));
  await log.flush();
  expect(await written(test)).toEqual(['/kept']);
});
