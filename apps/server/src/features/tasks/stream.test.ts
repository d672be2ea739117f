import { expect, it } from 'vitest';
import { account, type SessionInfo } from '@pressroom/contract/account/account';
import { roles } from '@pressroom/contract/roles/roles';
import { sessionEvent, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { users } from '@pressroom/contract/users/users';
import type { Caller } from '../../caller.ts';
import { makeRole, makeUser, permissionAt, samplePassword } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  await test.db.updateTable('users').set({ mustChangePassword: false }).where('id', '=', wei.id).execute();
  const address = await test.server.listen({ port: 0, host: '127.0.0.1' });
  const { data } = await test.anonymous.call(account.login, { username: 'wei', password: samplePassword });
  return { test, admin, packer, wei, ...(await openStream(address, data.accessToken)) };
}

/** What the stream tells of the session, one after the other; undefined at its end. */
async function openStream(address: string, token: string) {
  const answer = await fetch(`${address}${taskStreamPath}`, { headers: { authtoken: token } });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<SessionInfo | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const [name, data] = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        if (name === `event: ${sessionEvent}`) return JSON.parse(data!.slice('data: '.length)) as SessionInfo;
        continue;
      }
      const piece = await reader.read();
      if (piece.done) return undefined;
      text += piece.value;
    }
  }
  return { next };
}

async function giveRole(admin: Caller, id: string, keys: Parameters<typeof permissionAt>[1][]): Promise<void> {
  const permissions = await Promise.all(keys.map((key) => permissionAt(admin, key)));
  const { status } = await admin.call(roles.updateRole, { id, roleName: 'Packer', permissions });
  expect(status).toBe(200);
}

it('tells an open window at once what its user may do, and nothing that is no news', async () => {
  const { admin, packer, next } = await start();
  expect(await next()).toMatchObject({ username: 'wei', roles: ['/order', '/order/print'] });
  await giveRole(admin, packer.id, ['/order/print', '/store/index']);
  expect(await next()).toMatchObject({ roles: ['/order', '/order/print', '/store', '/store/index'] });

  // neither somebody else's change nor one that changes nothing
  await makeRole(admin, { roleName: 'Other', keys: ['/library/index'] });
  await giveRole(admin, packer.id, ['/order/print', '/store/index']);
  await giveRole(admin, packer.id, ['/store/index']);
  expect(await next()).toMatchObject({ roles: ['/store', '/store/index'] });
});

it('tells of what another process has changed', async () => {
  const { test, packer, next } = await start();
  await next();
  // as another process writes it: this one hears of it from the database alone
  await test.db
    .deleteFrom('rolePermissions')
    .where('roleId', '=', packer.id)
    .where('permissionId', 'in', (eb) => eb.selectFrom('permissions').where('path', '=', '/order/print').select('id'))
    .execute();
  expect(await next()).toMatchObject({ roles: ['/order'] });
});

const endings: [string, (at: { test: TestApp; admin: Caller; wei: { id: string } }) => Promise<{ status: number }>][] =
  [
    ['is suspended', ({ admin, wei }) => admin.call(users.suspend, { id: wei.id })],
    ['gets another role', ({ admin, wei }) => change(admin, wei.id, { roleName: 'Other' })],
    ['gets another password', ({ admin, wei }) => change(admin, wei.id, { password: 'stable8' })],
    ['is deleted', ({ admin, wei }) => admin.call(users.delUser, { id: wei.id })],
    ['is signed out', ({ admin, wei }) => admin.call(users.endSessions, { id: wei.id })],
  ];

async function change(admin: Caller, id: string, { roleName = 'Packer', password = '' }) {
  const role =
    roleName === 'Packer'
      ? (await admin.call(roles.dropDownList, {})).data.find((one) => one.roleName === roleName)!
      : await makeRole(admin, { roleName, keys: ['/store/index'] });
  return admin.call(users.updateUser, { id, username: 'wei', nickname: 'wei', roleId: role.id, password });
}

it.each(endings)('ends at once when its user %s', async (_, end) => {
  const { next, ...at } = await start();
  await next();
  expect(await end(at)).toMatchObject({ status: 200 });
  expect(await next()).toBeUndefined();
});
