import { describe, expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { users, userStatus } from '@pressroom/contract/users/users';
import { openCaller } from '../../caller.ts';
import { makeRole, makeUser, samplePassword } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  const signIn = (password = samplePassword) => test.anonymous.call(account.login, { username: 'wei', password });
  const { data } = await admin.call(users.listPage, { username: 'tester' });
  return { test, admin, packer, wei, signIn, tester: data.rows[0]! };
}

describe('a suspended user', () => {
  it('is signed out everywhere at once and told why at the sign-in, until taken back', async () => {
    const { test, admin, wei, signIn } = await start();
    const here = openCaller(test.server, (await signIn()).data.accessToken, () => 'en');
    expect(await here.call(account.getInfo, {})).toMatchObject({ status: 200 });

    const suspended = await admin.call(users.suspend, { id: wei.id });
    expect(suspended.data).toMatchObject({ dataStatus: 0, can: ['edit', 'reinstate', 'delete'] });
    expect(await here.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_012 });
    expect(await signIn()).toMatchObject({ status: 401, msg: 'Your account is suspended. Ask an administrator' });
    expect((await admin.call(users.sessions, { id: wei.id })).data).toEqual([]);

    const back = await admin.call(users.reinstate, { id: wei.id });
    expect(back.data).toMatchObject({ dataStatus: 1, can: ['edit', 'suspend', 'delete'] });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('is not told from an unknown one by who does not know the password', async () => {
    const { admin, wei, signIn } = await start();
    await admin.call(users.suspend, { id: wei.id });
    expect(await signIn('another')).toMatchObject({ status: 401, msg: 'The account name or password is wrong' });
  });

  it('is found by status and by role', async () => {
    const { admin, packer, wei, tester } = await start();
    await admin.call(users.suspend, { id: wei.id });
    const found = async (input: object) => (await admin.call(users.listPage, input)).data.rows.map(({ id }) => id);
    expect(await found({ dataStatus: userStatus.suspended })).toEqual([wei.id]);
    expect(await found({ dataStatus: userStatus.enabled })).toEqual([tester.id]);
    expect(await found({ roleId: packer.id })).toEqual([wei.id]);
    expect(await found({ roleId: packer.id, dataStatus: userStatus.enabled })).toEqual([]);
  });

  it('is no administrator who keeps the product manageable', async () => {
    const { admin, packer, tester } = await start();
    const second = await makeUser(admin, { username: 'second', roleId: tester.roleId });
    await admin.call(users.suspend, { id: second.id });
    const { id, username, nickname } = tester;
    expect(await admin.call(users.updateUser, { id, username, nickname, roleId: packer.id })).toMatchObject({
      status: 409,
      msg: 'At least one administrator must remain. Make another user an administrator first',
    });
  });

  it('is named so in the history', async () => {
    const { test, admin, wei } = await start();
    await admin.call(users.suspend, { id: wei.id });
    await admin.call(users.reinstate, { id: wei.id });
    const told = await test.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', 'like', '/user/%')
      .orderBy('id')
      .execute();
    expect(told.slice(-2)).toMatchObject([
      { action: '/user/suspend', before: { dataStatus: 1 }, after: { username: 'wei', dataStatus: 0 } },
      { action: '/user/reinstate', before: { dataStatus: 0 }, after: { dataStatus: 1 } },
    ]);
  });
});

it('lets nobody suspend themselves, the last administrator, or somebody who holds more', async () => {
  const { test, admin, wei, tester } = await start();
  expect(tester.can).toEqual(['edit']);
  expect(await admin.call(users.suspend, { id: tester.id })).toMatchObject({
    status: 409,
    msg: 'You cannot suspend your own account',
  });
  const manager = await test.as(['/permission', '/permission/user']);
  for (const call of [users.suspend, users.reinstate])
    expect(await manager.call(call, { id: wei.id })).toMatchObject({ status: 403 });
  const equal = await test.as('admin');
  await admin.call(users.updateUser, { ...formOf(tester), roleId: tester.roleId });
  expect(await equal.call(users.suspend, { id: tester.id })).toMatchObject({ status: 409 });
  expect(await (await test.as(['/order/index'])).call(users.suspend, { id: wei.id })).toMatchObject({ status: 403 });
  expect(await admin.call(users.suspend, { id: '999' })).toMatchObject({ status: 404 });
});

const formOf = ({ id, username, nickname }: { id: string; username: string; nickname: string }) => ({
  id,
  username,
  nickname,
});

it('lets one of two administrators suspend the other, never both', async () => {
  const { test, admin, tester } = await start();
  const second = await makeUser(admin, { username: 'second', roleId: tester.roleId });
  const first = await test.anonymous.call(account.login, { username: 'second', password: samplePassword });
  const other = openCaller(test.server, first.data.accessToken, () => 'en');
  await other.call(account.changePassword, { oldPassword: samplePassword, newPassword: 'my-own-1' });
  const replies = await Promise.all([
    admin.call(users.suspend, { id: second.id }),
    other.call(users.suspend, { id: tester.id }),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const { data } = await (await test.as('admin')).call(users.listPage, { dataStatus: 1, roleId: tester.roleId });
  expect(data.total).toBe(1);
});
