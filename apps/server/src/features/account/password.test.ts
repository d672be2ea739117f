import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { newPassword } from '@pressroom/contract/account/password';
import { openCaller } from '../../caller.ts';
import { hashPassword, makePassword } from '../../platform/access/password.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { ensureAdmin, resetPassword } from './account.public.ts';

const first = { username: 'admin', password: 'made-by-us' };

async function signIn({ server, anonymous }: TestApp, credentials = first) {
  const { data } = await anonymous.call(account.login, credentials);
  return openCaller(server, data.accessToken, () => 'en');
}

it('answers nothing to a user with a first password but its replacement', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password, { temporary: true });
  const admin = await signIn(test);
  expect((await admin.call(account.getInfo, {})).data).toMatchObject({ mustChangePassword: true });
  expect(await admin.call(stores.page, {})).toMatchObject({
    status: 403,
    msg: 'Please set your own password first',
  });
  const changed = await admin.call(account.changePassword, { oldPassword: first.password, newPassword: 'own-choice1' });
  expect(changed.status).toBe(200);
  expect((await admin.call(account.getInfo, {})).data).toMatchObject({ mustChangePassword: false });
  expect((await admin.call(stores.page, {})).status).toBe(200);
});

it('changes the password, keeps this session and ends the others', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password);
  const [here, elsewhere] = [await signIn(test), await signIn(test)];
  await here.call(account.changePassword, { oldPassword: first.password, newPassword: 'own-choice1' });
  expect((await here.call(account.getInfo, {})).status).toBe(200);
  expect(await elsewhere.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_012 });
  expect((await test.anonymous.call(account.login, first)).status).toBe(401);
  const again = await test.anonymous.call(account.login, { ...first, password: 'own-choice1' });
  expect(again.status).toBe(200);
});

it('names what is wrong with either password', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password);
  const admin = await signIn(test);
  const change = async (oldPassword: string, newPassword: string) =>
    (await admin.call(account.changePassword, { oldPassword, newPassword })).data;
  const rule = 'Please enter 6-18 letters, digits or symbols of an English keyboard, without spaces';
  expect(await change('not mine', 'own-choice1')).toEqual([
    { path: 'oldPassword', msg: 'This is not your current password' },
  ]);
  expect(await change(first.password, 'short')).toEqual([{ path: 'newPassword', msg: rule }]);
  expect(await change(first.password, 'longerthaneighteen1')).toEqual([{ path: 'newPassword', msg: rule }]);
  expect(await change(first.password, 'with space')).toEqual([{ path: 'newPassword', msg: rule }]);
  expect(await change(first.password, '密码密码密码')).toEqual([{ path: 'newPassword', msg: rule }]);
});

it('counts wrong current passwords like failed tries to sign in', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password);
  const admin = await signIn(test);
  const attempt = () => admin.call(account.changePassword, { oldPassword: 'not mine', newPassword: 'own-choice1' });
  for (const _ of [1, 2, 3]) expect((await attempt()).status).toBe(400);
  expect((await attempt()).status).toBe(429);
});

it('gives a way back to who has lost the password: a new first one, without sessions or locks', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password);
  const before = await signIn(test);
  for (const _ of [1, 2, 3]) await test.anonymous.call(account.login, { ...first, password: 'not mine' });
  expect((await test.anonymous.call(account.login, first)).status).toBe(429);

  const password = (await resetPassword(test.db, 'Admin'))!;
  expect(await resetPassword(test.db, 'nobody')).toBeUndefined();
  expect(await before.call(account.getInfo, {})).toMatchObject({ status: 401, code: 50_012 });
  const admin = await signIn(test, { ...first, password });
  expect((await admin.call(account.getInfo, {})).data).toMatchObject({ mustChangePassword: true });
});

it.each(['密码密码密码', 'with space', 'longerthaneighteen1'])(
  'starts no new product with %j as the first password, and lets one that has users be',
  async (password) => {
    const test = await testApp();
    await expect(ensureAdmin(test.db, password)).rejects.toMatchObject({
      code: 'settings',
      message: expect.stringMatching(/^Settings: ADMIN_PASSWORD must have 6 to 18 characters: /),
    });
    expect(await ensureAdmin(test.db, first.password)).toBe(true);
    expect(await ensureAdmin(test.db, password)).toBe(false);
  },
);

it('makes passwords by the rule that it asks others to keep', () => {
  for (let time = 0; time < 100; time += 1) expect(newPassword.safeParse(makePassword()).success).toBe(true);
});

it('still signs in with a password that was set by other rules', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, first.password);
  const password = '一个很久以前的密码 with spaces and more than eighteen';
  await test.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .execute();
  const admin = await signIn(test, { ...first, password });
  expect((await admin.call(account.getInfo, {})).status).toBe(200);
  const change = { oldPassword: password, newPassword: 'own-choice1' };
  expect((await admin.call(account.changePassword, change)).status).toBe(200);
});
