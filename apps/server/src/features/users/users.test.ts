import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { users } from '@pressroom/contract/users/users';
import { openCaller } from '../../caller.ts';
import { makeRole, makeUser, samplePassword } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const signIn = (username: string, password: string) => test.anonymous.call(account.login, { username, password });
  return { test, admin, packer, signIn };
}

const formOf = ({ id, username, nickname, phone, roleId }: Record<'id' | keyof typeof form, string>) => ({
  id,
  username,
  nickname,
  phone,
  roleId,
});
const form = { username: 'Wei', nickname: '小伟', phone: '+86 755', roleId: '' };

it('adds users and finds them by a part of the account, newest first', async () => {
  const { admin, packer, signIn } = await start();
  const wei = await admin.call(users.addUser, { ...form, roleId: packer.id, password: samplePassword });
  expect(wei.data).toMatchObject({ ...form, roleId: packer.id, roleName: 'Packer', seenAt: null });
  const weiwei = await makeUser(admin, { username: 'weiwei', roleId: packer.id });
  expect((await admin.call(users.listPage, { username: 'WEI' })).data).toMatchObject({
    total: 2,
    rows: [{ id: weiwei.id }, { id: wei.data.id }],
  });
  expect((await admin.call(users.listPage, { username: 'nobody' })).data.total).toBe(0);
  expect((await signIn('wei', samplePassword)).status).toBe(200);
});

it('says when a user was last here', async () => {
  const { admin, packer, signIn } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  await signIn('wei', samplePassword);
  const { data } = await admin.call(users.listPage, { username: 'wei' });
  expect(Date.parse(data.rows[0]?.seenAt ?? '')).toBeGreaterThan(Date.parse(wei.gmtCreate));
});

it('names every wrong field at once, in the caller’s language', async () => {
  const { test, admin } = await start();
  test.language = 'zh';
  const wrong = { username: '小伟', password: 'short', nickname: ' ', phone: '1'.repeat(21) };
  expect(await admin.send(users.addUser, wrong)).toMatchObject({
    status: 400,
    data: [
      { path: 'username', msg: '账号只能包含字母和数字' },
      { path: 'nickname', msg: '请输入姓名' },
      { path: 'phone', msg: '最多 20 个字符' },
      { path: 'roleId', msg: '请选择角色' },
      { path: 'password', msg: '请输入 6-18 位字母、数字或英文符号，不能有空格和中文' },
    ],
  });
});

it('refuses an account that somebody has, whatever its case, and a role that does not exist', async () => {
  const { admin, packer } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  const lin = await makeUser(admin, { username: 'lin', roleId: packer.id });
  const taken = { status: 400, data: [{ path: 'username', msg: 'There is already a user with this account name' }] };
  const add = { ...form, roleId: packer.id, password: samplePassword };
  expect(await admin.call(users.addUser, { ...add, username: 'WEI' })).toMatchObject(taken);
  expect(await admin.call(users.updateUser, { ...formOf(lin), username: 'WEI' })).toMatchObject(taken);

  const noRole = { status: 400, data: [{ path: 'roleId', msg: 'Please select a role' }] };
  expect(await admin.call(users.addUser, { ...add, username: 'new', roleId: '999' })).toMatchObject(noRole);
  expect(await admin.call(users.updateUser, { ...formOf(wei), roleId: '999' })).toMatchObject(noRole);
});

it('keeps the password where none is given, and replaces it where one is', async () => {
  const { admin, packer, signIn } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  await admin.call(users.updateUser, { ...formOf(wei), nickname: 'Wei', password: '' });
  expect((await signIn('wei', samplePassword)).status).toBe(200);
  await admin.call(users.updateUser, { ...formOf(wei), password: 'stable8' });
  expect((await signIn('wei', samplePassword)).status).toBe(401);
  expect((await signIn('wei', 'stable8')).status).toBe(200);
});

it('lets somebody in at once whose password was set anew after wrong tries', async () => {
  const { admin, packer, signIn } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  for (let n = 0; n < 4; n += 1) await signIn('wei', 'forgotten');
  expect((await signIn('wei', samplePassword)).status).toBe(429);
  await admin.call(users.updateUser, { ...formOf(wei), password: 'stable8' });
  expect((await signIn('wei', 'stable8')).status).toBe(200);
});

it('has a password that somebody else has set replaced by its owner at the next sign-in', async () => {
  const { test, admin, packer, signIn } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  expect(wei).toMatchObject({ mustChangePassword: true });
  const first = openCaller(test.server, (await signIn('wei', samplePassword)).data.accessToken, () => 'en');
  expect(await first.call(account.getInfo, {})).toMatchObject({ data: { mustChangePassword: true } });
  expect(await first.call(account.sessions, {})).toMatchObject({ status: 403 });
  await first.call(account.changePassword, { oldPassword: samplePassword, newPassword: 'my-own-1' });
  expect(await first.call(account.sessions, {})).toMatchObject({ status: 200 });

  const { data: edited } = await admin.call(users.updateUser, { ...formOf(wei), phone: '1' });
  expect(edited).toMatchObject({ mustChangePassword: false });
  const { data: reset } = await admin.call(users.updateUser, { ...formOf(wei), password: 'stable8' });
  expect(reset).toMatchObject({ mustChangePassword: true });
  const again = openCaller(test.server, (await signIn('wei', 'stable8')).data.accessToken, () => 'en');
  expect(await again.call(account.sessions, {})).toMatchObject({
    status: 403,
    msg: 'Please set your own password first',
  });
});

it.each(['密码密码密码', 'héllo-1', 'with space', 'tab\tinside', 'short', 'longerthaneighteen1', 'smile😀1'])(
  'refuses the password %j, which not every keyboard can type',
  async (password) => {
    const { admin, packer } = await start();
    const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
    const refused = {
      status: 400,
      data: [
        {
          path: 'password',
          msg: 'Please enter 6-18 letters, digits or symbols of an English keyboard, without spaces',
        },
      ],
    };
    expect(await admin.call(users.addUser, { ...form, roleId: packer.id, password })).toMatchObject(refused);
    expect(await admin.call(users.updateUser, { ...formOf(wei), password })).toMatchObject(refused);
  },
);

it('takes every printable character of ASCII for a password', async () => {
  const { admin, packer, signIn } = await start();
  const all = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).join('');
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  for (const password of [all.slice(0, 18), all.slice(18, 36), all.slice(76)]) {
    expect(await admin.call(users.updateUser, { ...formOf(wei), password })).toMatchObject({ status: 200 });
    expect(await signIn('wei', password)).toMatchObject({ status: 200 });
  }
});

it('refuses an edit of a user that has changed since, and shows what it is now', async () => {
  const { admin, packer } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  const first = { ...formOf(wei), gmtModified: wei.gmtModified, phone: '1' };
  const { data: current } = await admin.call(users.updateUser, first);
  expect(await admin.call(users.updateUser, { ...first, phone: '2' })).toMatchObject({
    status: 409,
    data: { current, by: 'tester' },
  });
  const { data } = await admin.call(users.listPage, { username: 'wei' });
  expect(data.rows[0]?.phone).toBe('1');
  expect((await admin.call(users.updateUser, { ...first, gmtModified: current.gmtModified })).status).toBe(200);
});

it('keeps a history without the password, also of a user that is gone', async () => {
  const { test, admin, packer, signIn } = await start();
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  await signIn('wei', samplePassword);
  await admin.call(users.updateUser, { ...formOf(wei), phone: '1', password: 'stable8' });
  await admin.call(users.delUser, { id: wei.id });
  const history = await test.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
  const byUsers = history.filter(({ objectIds }) => objectIds.includes(wei.id));
  const known = { username: 'wei', nickname: 'wei', roleId: packer.id, roleName: 'Packer' };
  expect(byUsers.filter(({ objectType }) => objectType === 'users')).toMatchObject([
    { action: '/user/addUser', before: null, after: { ...known, phone: '', credential: 'set' } },
    { action: '/user/updateUser', before: { ...known, phone: '' }, after: { ...known, phone: '1', credential: 'set' } },
    { action: '/user/delUser', before: { ...known, phone: '1' }, after: null },
  ]);
  expect(byUsers.some(({ username, action }) => username === 'wei' && action === '/account/login')).toBe(true);
  expect(JSON.stringify(history)).not.toMatch(/argon2|horse7|stable8/);
});

it('answers 404 for a user who is not there', async () => {
  const { admin, packer } = await start();
  expect(await admin.call(users.delUser, { id: '999' })).toMatchObject({ status: 404 });
  const input = { ...form, id: '999', roleId: packer.id };
  expect(await admin.call(users.updateUser, input)).toMatchObject({ status: 404 });
  expect(await admin.call(users.endSessions, { id: '999' })).toMatchObject({ status: 404 });
  expect(await admin.call(users.endSession, { id: '999' })).toMatchObject({ status: 404 });
  expect(await admin.call(users.sessions, { id: '999' })).toMatchObject({ status: 404 });
});
