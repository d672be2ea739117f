import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import type { CallInput } from '@pressroom/contract/endpoint';
import { roles } from '@pressroom/contract/roles/roles';
import { type UserRow, users } from '@pressroom/contract/users/users';
import { type Caller, openCaller } from '../../caller.ts';
import { makeRole, makeUser, samplePassword } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { lockRole, setGrants } from '../roles/roles.public.ts';
import { patience } from '../../testing/patience.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const tester = await userNamed(admin, 'tester');
  return { test, admin, packer, tester };
}

async function userNamed(caller: Caller, username: string): Promise<UserRow> {
  const { data } = await caller.call(users.listPage, { username });
  return data.rows.find((row) => row.username === username)!;
}

async function waitingForRoles({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%from "roles"%for update%'`.execute(
    db,
  );
  return rows[0]!.n;
}

const formOf = ({ id, username, nickname, phone, roleId }: UserRow): CallInput<typeof users.updateUser> => ({
  id,
  username,
  nickname,
  phone,
  roleId,
});

describe('the last administrator', () => {
  const last = {
    status: 409,
    msg: 'At least one administrator must remain. Make another user an administrator first',
  };

  it('cannot become something else until there is another one', async () => {
    const { admin, packer, tester } = await start();
    expect(tester.can).toEqual(['edit']);
    expect(await admin.call(users.updateUser, { ...formOf(tester), roleId: packer.id })).toMatchObject(last);
    expect((await admin.call(users.updateUser, { ...formOf(tester), nickname: 'T' })).status).toBe(200);

    await makeUser(admin, { username: 'second', roleId: tester.roleId });
    expect((await admin.call(users.updateUser, { ...formOf(tester), roleId: packer.id })).status).toBe(200);
  });

  it('stays, since nobody deletes themselves', async () => {
    const { admin, tester } = await start();
    const second = await makeUser(admin, { username: 'second', roleId: tester.roleId });
    expect(second.can).toEqual(['edit', 'suspend', 'delete']);
    expect(await admin.call(users.delUser, { id: tester.id })).toMatchObject({
      status: 409,
      msg: 'You cannot delete your own account',
    });
    expect(await admin.call(users.delUser, { id: second.id })).toMatchObject({ status: 200 });
  });

  it.each(['make packers of', 'delete'])('remains when two administrators %s each other at once', async (act) => {
    const { test, admin, packer, tester } = await start();
    const second = await makeUser(admin, { username: 'second', roleId: tester.roleId });
    const { data } = await test.anonymous.call(account.login, { username: 'second', password: samplePassword });
    const other = openCaller(test.server, data.accessToken, () => 'en');
    await other.call(account.changePassword, { oldPassword: samplePassword, newPassword: 'my-own-1' });
    const remove = (caller: Caller, user: UserRow) =>
      act === 'delete'
        ? caller.call(users.delUser, { id: user.id })
        : caller.call(users.updateUser, { ...formOf(user), roleId: packer.id });
    const asked = await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('roles').where('id', '=', tester.roleId).select('id').forUpdate().execute();
      const replies = [remove(admin, second), remove(other, tester)];
      await vi.waitFor(async () => expect(await waitingForRoles(test)).toBe(2), patience);
      return { replies };
    });
    const replies = await Promise.all(asked.replies);
    expect(replies).toContainEqual(expect.objectContaining({ status: 200 }));
    expect(replies).toContainEqual(expect.objectContaining(last));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from users where role_id = ${tester.roleId}`.execute(test.db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('somebody who may manage users', () => {
  async function withManager() {
    const { test, admin, packer, tester } = await start();
    const manager = await test.as(['/permission', '/permission/user', '/order', '/order/print']);
    const inspector = await makeRole(admin, { roleName: 'Inspector', keys: ['/order/index'] });
    const above = await makeUser(admin, { username: 'above', roleId: inspector.id });
    const equal = await makeUser(manager, { username: 'equal', roleId: packer.id });
    return { test, admin, manager, packer, inspector, above, equal, tester };
  }

  it('cannot touch a user who holds more', async () => {
    const { test, admin, manager, above, tester } = await withManager();
    await test.anonymous.call(account.login, { username: 'above', password: samplePassword });
    const { data: sessions } = await admin.call(users.sessions, { id: above.id });
    const refused = { status: 403, msg: 'This user has permissions that you do not have. Ask an administrator' };
    for (const user of [above, tester]) {
      expect(await manager.call(users.updateUser, { ...formOf(user), password: 'stable8' })).toMatchObject(refused);
      expect(await manager.call(users.delUser, { id: user.id })).toMatchObject(refused);
      expect(await manager.call(users.sessions, { id: user.id })).toMatchObject(refused);
      expect(await manager.call(users.endSessions, { id: user.id })).toMatchObject(refused);
    }
    expect(await manager.call(users.endSession, { id: sessions[0]!.id })).toMatchObject(refused);
    expect((await admin.call(users.sessions, { id: above.id })).data).toHaveLength(1);
  });

  it('gives no role that holds more', async () => {
    const { manager, equal, inspector, tester } = await withManager();
    const msg = 'This role has permissions that you do not have. Ask an administrator';
    const refused = { status: 400, data: [{ path: 'roleId', msg }] };
    const added = { username: 'new', nickname: 'new', password: samplePassword };
    for (const roleId of [inspector.id, tester.roleId]) {
      expect(await manager.call(users.addUser, { ...added, roleId })).toMatchObject(refused);
      expect(await manager.call(users.updateUser, { ...formOf(equal), roleId })).toMatchObject(refused);
    }
  });

  it.each(['add', 'change'])('waits for a raise of the role that is not yet done, to %s its users', async (act) => {
    const { test, manager, equal, packer } = await withManager();
    const ask = () =>
      act === 'add'
        ? manager.call(users.addUser, { username: 'n', nickname: 'n', password: samplePassword, roleId: packer.id })
        : manager.call(users.updateUser, { ...formOf(equal), password: 'stable8' });
    const { late } = await test.db.transaction().execute(async (tx) => {
      await lockRole(tx, packer.id);
      const late = ask();
      await vi.waitFor(async () => expect(await waitingForRoles(test)).toBe(1), patience);
      const store = tx.selectFrom('permissions').where('path', '=', '/store/index').select('id');
      await setGrants(tx, packer.id, [(await store.executeTakeFirstOrThrow()).id]);
      return { late };
    });
    expect((await late).status).toBe(act === 'add' ? 400 : 403);
  });

  it('reads in each row what may be done, and which roles may be given', async () => {
    const { manager, packer, inspector, tester } = await withManager();
    const { data } = await manager.call(users.listPage, {});
    expect(Object.fromEntries(data.rows.map(({ username, can }) => [username, can]))).toMatchObject({
      above: [],
      equal: ['edit', 'suspend', 'delete'],
      tester: [],
    });
    const self = data.rows.find(({ username }) => username.startsWith('test-'));
    expect(self?.can).toEqual(['edit']);

    const { data: choice } = await manager.call(roles.dropDownList, {});
    const assignable = (id: string) => choice.find((role) => role.id === id)?.assignable;
    expect([packer.id, inspector.id, tester.roleId].map(assignable)).toEqual([true, false, false]);
  });

  it('does to an equal user what may be done', async () => {
    const { manager, equal } = await withManager();
    expect(await manager.call(users.updateUser, { ...formOf(equal), password: 'stable8' })).toMatchObject({
      status: 200,
    });
    expect(await manager.call(users.endSessions, { id: equal.id })).toMatchObject({ status: 200 });
    expect(await manager.call(users.delUser, { id: equal.id })).toMatchObject({ status: 200 });
  });
});
