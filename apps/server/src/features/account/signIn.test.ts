import { expect, it, vi } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { housekeeping } from '../../platform/jobs/housekeeping.ts';
import { ensureAdmin } from './account.public.ts';
import { setOwnPassword } from '../users/users.public.ts';
import { patience } from '../../testing/patience.ts';

const admin = { username: 'admin', password: 'correct-horse' };
const wrong = { ...admin, password: 'wrong horse' };

async function withAdmin(): Promise<TestApp> {
  const test = await testApp();
  await ensureAdmin(test.db, admin.password);
  return test;
}

/** From another machine than `anonymous` calls from. */
async function tryFrom({ server }: TestApp, remoteAddress: string, payload: typeof admin) {
  const reply = await server.inject({ method: 'POST', url: '/account/login', payload, remoteAddress });
  return reply.statusCode;
}

/** As if all that was counted had happened so much earlier. */
function letPass({ db }: TestApp, seconds: number) {
  return sql`update sign_in_failures set last_at = last_at - make_interval(secs => ${seconds})`.execute(db);
}

/** Failed tries without the waits between them. */
async function failOften(test: TestApp, times: number, payload = wrong, address = '10.0.0.9') {
  for (let time = 0; time < times; time += 1) {
    expect(await tryFrom(test, address, payload)).toBe(401);
    await letPass(test, 70);
  }
}

it('lets a user mistype three times, then makes the next tries wait longer and longer', async () => {
  const test = await withAdmin();
  for (const _ of [1, 2, 3]) expect((await test.anonymous.call(account.login, wrong)).status).toBe(401);
  const soon = await test.anonymous.call(account.login, admin);
  expect(soon).toMatchObject({ status: 429, msg: 'Too many tries. Try again in 1 s', data: { seconds: 1 } });
  await letPass(test, 1);
  expect((await test.anonymous.call(account.login, wrong)).status).toBe(401);
  expect((await test.anonymous.call(account.login, admin)).data).toEqual({ seconds: 2 });
  await letPass(test, 2);
  expect((await test.anonymous.call(account.login, admin)).status).toBe(200);
  expect((await test.anonymous.call(account.login, wrong)).status).toBe(401);
  expect((await test.anonymous.call(account.login, admin)).status).toBe(200);
});

it('locks an account after ten failures, for a quarter of an hour, and an unknown one just the same', async () => {
  const test = await withAdmin();
  await failOften(test, 10);
  await failOften(test, 10, { username: 'nobody', password: 'whatever' });
  const answers = [admin, { username: 'nobody', password: 'whatever' }].map((payload) =>
    test.server.inject({ method: 'POST', url: '/account/login', payload, remoteAddress: '10.0.0.77' }),
  );
  const [known, unknown] = await Promise.all(answers);
  expect(known!.statusCode).toBe(429);
  expect(unknown!.statusCode).toBe(429);
  expect(known!.json<{ msg: string }>().msg).toBe('登录失败次数过多，请 3 分钟后再试');
  await letPass(test, 15 * 60);
  expect(await tryFrom(test, '10.0.0.77', admin)).toBe(200);
});

it('cannot be used to lock somebody out of a place where they sign in', async () => {
  const test = await withAdmin();
  expect(await tryFrom(test, '10.0.0.5', admin)).toBe(200);
  await failOften(test, 10, wrong, '10.6.6.6');
  expect(await tryFrom(test, '10.0.0.6', admin)).toBe(429);
  expect(await tryFrom(test, '10.0.0.5', admin)).toBe(200);
});

it('takes no account name for another account at an address', async () => {
  const test = await withAdmin();
  expect(await tryFrom(test, '10.0.0.5', admin)).toBe(200);
  const posing = { username: 'admin@10.0.0.5', password: 'whatever' };
  await failOften(test, 10, posing, '10.6.6.6');
  expect(await tryFrom(test, '10.0.0.5', admin)).toBe(200);
});

it('counts the address that the nearest proxy saw, whatever the caller adds to it', async () => {
  const test = await testApp({ environment: { TRUST_PROXY: '1' } });
  const address = (forwarded: string) => ({ 'x-forwarded-for': forwarded });
  for (const named of ['6.6.6.0', '6.6.6.1']) {
    const headers = address(`${named}, 203.0.113.9`);
    await test.server.inject({ method: 'POST', url: '/account/login', payload: wrong, headers });
  }
  const rows = await test.db.selectFrom('auditLog').select('address').execute();
  expect(rows).toEqual([{ address: '203.0.113.9' }, { address: '203.0.113.9' }]);
});

it('opens no session with a password that is replaced while it is being checked', async () => {
  const test = await withAdmin();
  const { late } = await test.db.transaction().execute(async (tx) => {
    const user = await tx.selectFrom('users').select('id').forUpdate().executeTakeFirstOrThrow();
    const late = test.anonymous.call(account.login, admin);
    await vi.waitFor(async () => expect(await waitingForUsers(test)).toBe(1), patience);
    await setOwnPassword(tx, user.id, await hashPassword('another one'));
    return { late };
  });
  expect((await late).status).toBe(401);
  expect(await test.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

async function waitingForUsers({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%from "users"%for update%'`.execute(
    db,
  );
  return rows[0]!.n;
}

it('refuses control characters as it refuses other names that nobody can have', async () => {
  const { anonymous } = await withAdmin();
  const reply = await anonymous.call(account.login, { ...admin, username: 'ad\u0000min' });
  expect(reply).toMatchObject({ status: 400, data: [{ path: 'username' }] });
});

it('forgets at night what is a day old', async () => {
  const test = await withAdmin();
  await test.anonymous.call(account.login, wrong);
  await letPass(test, 2 * 86_400);
  const { app } = test;
  await housekeeping.run({ app, log: app.log, signal: new AbortController().signal }, {});
  expect(await test.db.selectFrom('signInFailures').selectAll().execute()).toEqual([]);
});

it('slows an address that tries one account after another', async () => {
  const test = await withAdmin();
  for (let time = 0; time < 20; time += 1) {
    expect(await tryFrom(test, '10.0.0.9', { username: `guess${time}`, password: 'whatever' })).toBe(401);
  }
  expect(await tryFrom(test, '10.0.0.9', admin)).toBe(429);
  expect(await tryFrom(test, '10.0.0.10', admin)).toBe(200);
});

it('judges tries that come together one by one', async () => {
  const test = await withAdmin();
  const statuses = await Promise.all(Array.from({ length: 40 }, () => tryFrom(test, '10.0.0.9', wrong)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
});

it('records each try with its outcome, and never what was typed', async () => {
  const test = await withAdmin();
  await tryFrom(test, '10.0.0.9', wrong);
  await tryFrom(test, '10.0.0.9', { username: 'myPassword1', password: 'whatever' });
  await tryFrom(test, '10.0.0.9', admin);
  const rows = await test.db
    .selectFrom('auditLog')
    .where('action', '=', account.login.path)
    .select(['username', 'address', 'after', 'objectIds'])
    .orderBy('id')
    .execute();
  const { id } = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect(rows).toMatchObject([
    { username: '', address: '10.0.0.9', after: { refused: true }, objectIds: [id] },
    { username: '', address: '10.0.0.9', after: { refused: true }, objectIds: [] },
    { username: 'admin', address: '10.0.0.9', objectIds: [id] },
  ]);
  expect(JSON.stringify(await test.db.selectFrom('signInFailures').selectAll().execute())).not.toContain('whatever');
});
