import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { housekeeping } from './housekeeping.ts';

/** One row for each moment, its name in the column that is asked for afterwards. */
async function fill({ db }: TestApp): Promise<void> {
  const at = (age: string) => sql`clock_timestamp() - ${sql.lit(age)}::interval`;
  const [{ id: user }] = (await sql<{ id: string }>`select id from users`.execute(db)).rows as [{ id: string }];
  for (const [name, age] of [
    ['past', '1 second'],
    ['ahead', '-1 hour'],
  ] as const) {
    await sql`insert into downloads (key, file_name, content, expires_at) values (${name}, '', '{}', ${at(age)})`.execute(
      db,
    );
    await sql`insert into download_tickets (key_hash, session_id, path, input, language, expires_at)
      select ${name}::bytea, id, ${name}, '{}', 'en', ${at(age)} from sessions`.execute(db);
  }
  for (const [name, age] of [
    ['past', '25 hours'],
    ['recent', '23 hours'],
  ] as const) {
    await sql`insert into rate_buckets (name, full_at) values (${name}, ${at(age)})`.execute(db);
    await sql`insert into sign_in_failures (kind, username, address, failures, last_at)
      values ('account', ${name}, '', 1, ${at(age)})`.execute(db);
  }
  for (const [name, age] of [
    ['past', '31 days'],
    ['recent', '29 days'],
  ] as const) {
    await sql`insert into sessions (token_hash, user_id, user_agent, address, expires_at)
      values (${name}::bytea, ${user}, ${name}, '', ${at(age)})`.execute(db);
    await sql`insert into outside_calls (system, endpoint, started_at, ms, outcome, attempts)
      values ('shein', ${name}, ${at(age)}, 1, 'done', 1)`.execute(db);
    for (const state of ['waiting', 'running', 'done', 'failed', 'cancelled'])
      await sql`insert into tasks (kind, title_key, total, state, gmt_modified)
        values (${name}, 'sync.task', 1, ${state}, ${at(age)})`.execute(db);
  }
}

async function namesIn({ db }: TestApp, table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)}::text as name from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

it('deletes what is over, each kind in its own time, and nothing that is still needed', async () => {
  const test = await testApp();
  await test.as('admin');
  await fill(test);
  const run = () => housekeeping.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
  await run();
  expect(await namesIn(test, 'downloads', 'key')).toEqual(['ahead']);
  expect(await namesIn(test, 'download_tickets', 'path')).toEqual(['ahead']);
  expect(await namesIn(test, 'rate_buckets', 'name')).toEqual(['recent']);
  expect(await namesIn(test, 'sign_in_failures', 'username')).toEqual(['recent']);
  expect(await namesIn(test, 'sessions', 'user_agent')).toEqual(['recent', 'test']);
  expect(await namesIn(test, 'outside_calls', 'endpoint')).toEqual(['recent']);
  const left = await sql`select kind, state from tasks order by 1, 2`.execute(test.db);
  expect(left.rows).toEqual([
    { kind: 'past', state: 'running' },
    { kind: 'past', state: 'waiting' },
    ...['cancelled', 'done', 'failed', 'running', 'waiting'].map((state) => ({ kind: 'recent', state })),
  ]);
  const told = () =>
    test.db
      .selectFrom('auditLog')
      .where('action', '=', 'job/platform.housekeeping')

      .select(['objectType', 'before'])
      .orderBy('objectType')
      .execute();
  const audited = [
    { objectType: 'sessions', before: { expired: 1 } },
    { objectType: 'tasks', before: { expired: 3 } },
  ];
  expect(await told()).toEqual(audited);
  // the next night finds nothing, and says nothing
  await run();
  expect(await told()).toEqual(audited);
});
