import { expect, inject, it, vi } from 'vitest';
import { sql } from 'kysely';
import { account } from '@pressroom/contract/account/account';
import { users } from '@pressroom/contract/users/users';
import { openCaller } from '../../caller.ts';
import { openAccess } from '../../platform/access/sessions.ts';
import { openNotifications } from '../../platform/database/notifications.ts';
import { makeRole, makeUser, samplePassword } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { patience } from '../../testing/patience.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const { id } = await makeUser(admin, { username: 'wei', roleId: packer.id });
  const form = { id, username: 'wei', nickname: 'wei', phone: '', roleId: packer.id };
  const signIn = async () => {
    const { data } = await test.anonymous.call(account.login, { username: 'wei', password: samplePassword });
    return openCaller(test.server, data.accessToken, () => 'en');
  };
  return { test, admin, form, signIn };
}

const ended = { status: 401, code: 50_012 };

it('shows where a user is signed in, and ends one session or all', async () => {
  const { admin, form, signIn } = await start();
  const [one, two] = [await signIn(), await signIn()];
  const { data: sessions } = await admin.call(users.sessions, { id: form.id });
  expect(sessions).toMatchObject([{ current: false }, { current: false }]);

  await two.call(account.getInfo, {});
  expect(await admin.call(users.endSession, { id: sessions[0]!.id })).toMatchObject({ status: 200 });
  expect(await two.call(account.getInfo, {})).toMatchObject(ended);
  expect(await one.call(account.getInfo, {})).toMatchObject({ status: 200 });
  expect(await admin.call(users.endSession, { id: sessions[0]!.id })).toMatchObject({ status: 404 });

  const three = await signIn();
  await admin.call(users.endSessions, { id: form.id });
  expect(await one.call(account.getInfo, {})).toMatchObject(ended);
  expect(await three.call(account.getInfo, {})).toMatchObject(ended);
  expect((await admin.call(users.sessions, { id: form.id })).data).toEqual([]);
});

it('ends the sessions of a user who gets another password or role, and of nobody else', async () => {
  const { admin, form, signIn } = await start();
  const inspector = await makeRole(admin, { roleName: 'Inspector', keys: ['/order/index'] });
  const wei = await signIn();
  await admin.call(users.updateUser, { ...form, nickname: 'Wei', phone: '1' });
  expect(await wei.call(account.getInfo, {})).toMatchObject({ status: 200, data: { name: 'Wei' } });

  await admin.call(users.updateUser, { ...form, password: samplePassword });
  expect(await wei.call(account.getInfo, {})).toMatchObject(ended);

  const again = await signIn();
  await again.call(account.getInfo, {});
  await admin.call(users.updateUser, { ...form, roleId: inspector.id });
  expect(await again.call(account.getInfo, {})).toMatchObject(ended);
  expect(await admin.call(account.getInfo, {})).toMatchObject({ status: 200 });
});

it('sets nobody’s own password, for which the old one is asked, and points to where it is', async () => {
  const { admin } = await start();
  const { data } = await admin.call(users.listPage, { username: 'tester' });
  const { id, username, roleId } = data.rows[0]!;
  const own = { id, username, nickname: 'T', roleId };
  const msg = 'To change your own password, choose “Change password” in the user menu';
  expect(await admin.call(users.updateUser, { ...own, password: 'stable8' })).toMatchObject({
    status: 400,
    data: [{ path: 'password', msg }],
  });
  expect(await admin.call(users.updateUser, { ...own, password: '' })).toMatchObject({ status: 200 });
  expect(await admin.call(account.getInfo, {})).toMatchObject({ status: 200, data: { name: 'T' } });
});

/** What another process of the same installation holds in memory. */
async function otherProcess({ app, db }: TestApp) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const notifications = await openNotifications(inject('databaseUrl').replace('DATABASE', rows[0]!.name), app.log);
  return {
    access: openAccess(db, notifications, app.settings.session),
    [Symbol.asyncDispose]: () => notifications.close(),
  };
}

it('ends the sessions of a deleted user in every process', async () => {
  const { test, admin, form, signIn } = await start();
  await using other = await otherProcess(test);
  const wei = await signIn();
  expect(await other.access.authenticate(wei.token)).toMatchObject({ username: 'wei' });
  expect(await wei.call(account.getInfo, {})).toMatchObject({ status: 200 });

  expect(await admin.call(users.delUser, { id: form.id })).toMatchObject({ status: 200 });
  expect(await wei.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_008 });
  await vi.waitFor(
    () => expect(other.access.authenticate(wei.token)).rejects.toMatchObject({ code: 50_008 }),
    patience,
  );
});
