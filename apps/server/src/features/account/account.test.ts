import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { testApp } from '../../testing/testApp.ts';
import { ensureAdmin } from './account.public.ts';

const admin = { username: 'admin', password: 'correct-horse' };

async function withAdmin() {
  const test = await testApp();
  await ensureAdmin(test.db, admin.password);
  return test;
}

it('signs in, whatever the case of the account, and out again', async () => {
  const { anonymous, server } = await withAdmin();
  const { data } = await anonymous.call(account.login, { ...admin, username: ' ADMIN ' });
  expect(data.user).toEqual({ username: 'admin' });
  const ask = () => server.inject({ url: '/user/getInfo', headers: { authtoken: data.accessToken } });
  expect((await ask()).json()).toMatchObject({
    code: 200,
    data: { username: 'admin', roles: expect.arrayContaining(['admin', '/order/index']) },
  });
  await server.inject({ method: 'POST', url: '/account/logout', headers: { authtoken: data.accessToken } });
  expect((await ask()).json()).toMatchObject({ code: 50_012 });
});

it('does not tell which of account and password was wrong', async () => {
  const { anonymous } = await withAdmin();
  const wrongPassword = await anonymous.call(account.login, { ...admin, password: 'wrong horse' });
  const nobody = await anonymous.call(account.login, { ...admin, username: 'nobody' });
  expect(wrongPassword).toMatchObject({ status: 401, msg: 'The account name or password is wrong' });
  expect([nobody.status, nobody.code, nobody.msg]).toEqual([
    wrongPassword.status,
    wrongPassword.code,
    wrongPassword.msg,
  ]);
});

it('makes the first user once', async () => {
  const { db } = await withAdmin();
  expect(await ensureAdmin(db, 'another one')).toBe(false);
  expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'admin' }]);
});

it('keeps no password and no token in the database or the audit', async () => {
  const { anonymous, db } = await withAdmin();
  const { data } = await anonymous.call(account.login, admin);
  const everything = JSON.stringify([
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('auditLog').selectAll().execute(),
  ]);
  expect(everything).not.toContain(admin.password);
  expect(everything).not.toContain(data.accessToken);
});

it('ends a session that was not used for 12 hours', async () => {
  const test = await testApp();
  const user = await test.as('admin');
  const session = await test.db.selectFrom('sessions').select(['gmtCreate', 'expiresAt']).executeTakeFirstOrThrow();
  const minutes = Math.round((Date.parse(session.expiresAt) - Date.parse(session.gmtCreate)) / 60_000);
  expect(minutes).toBe(12 * 60);
  await test.db.updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00Z' }).execute();
  expect(await user.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_014 });
});

it('shows the tree cut down to what the user holds, and refuses the rest', async () => {
  const test = await testApp();
  test.language = 'zh';
  const looker = await test.as(['/order/index']);
  expect((await looker.call(account.currentUserPermissions, {})).data).toEqual([
    expect.objectContaining({
      path: '/order',
      name: '订单',
      children: [expect.objectContaining({ path: '/order/index', children: [] })],
    }),
  ]);
  expect((await looker.call(account.getInfo, {})).data.roles).toEqual(['/order/index']);
  expect((await looker.call(stores.delete, { id: '1' })).status).toBe(403);
});
