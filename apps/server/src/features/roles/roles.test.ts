import { describe, expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import type { CallInput } from '@pressroom/contract/endpoint';
import { type GrantNode, type RoleDetails, roles } from '@pressroom/contract/roles/roles';
import { stores } from '@pressroom/contract/stores/stores';
import { users } from '@pressroom/contract/users/users';
import type { Caller } from '../../caller.ts';
import { makeRole, makeUser, permissionAt } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  return { test, admin: await test.as('admin') };
}

const flat = (nodes: readonly GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const pathsOf = (role: RoleDetails) =>
  flat(role.permissions)
    .filter(({ selected }) => selected)
    .map(({ path }) => path);
const nodeOf = (role: RoleDetails, path: string) => flat(role.permissions).find((node) => node.path === path);
const formOf = (role: RoleDetails): CallInput<typeof roles.updateRole> => ({
  id: role.id,
  roleName: role.roleName,
  remark: role.remark,
  permissions: flat(role.permissions).filter(({ selected }) => selected),
});

async function adminRole(caller: Caller): Promise<RoleDetails> {
  const { data } = await caller.call(roles.listPage, { roleName: 'admin' });
  return (await caller.call(roles.details, { id: data.rows.at(-1)!.id })).data;
}

it('adds roles with what stands above their permissions, and finds them by a part of the name', async () => {
  const { admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['orderSend', '/order/print'] });
  expect(pathsOf(packer)).toEqual(['/order', '/order/index', 'orderSend', '/order/print']);
  const repacker = await makeRole(admin, { roleName: 'Repacker', keys: ['/store/index'] });
  await makeUser(admin, { username: 'wei', roleId: packer.id });
  const { data } = await admin.call(roles.listPage, { roleName: 'PACK' });
  expect(data).toMatchObject({
    total: 2,
    rows: [
      { id: repacker.id, userCount: 0 },
      { id: packer.id, userCount: 1, can: ['edit', 'delete'] },
    ],
  });
});

it('names who has a role, the first twenty of them, suspended ones marked', async () => {
  const { test, admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const empty = await makeRole(admin, { roleName: 'Empty', keys: ['/order/print'] });
  const wei = await makeUser(admin, { username: 'Wei', roleId: packer.id });
  await admin.call(users.suspend, { id: wei.id });
  await test.db
    .insertInto('users')
    .values(
      Array.from({ length: 20 }, (_, at) => {
        const username = `packer${String(at).padStart(2, '0')}`;
        return { username, nickname: `Packer ${at}`, passwordHash: '', roleId: packer.id };
      }),
    )
    .execute();
  const { data } = await admin.call(roles.listPage, {});
  const rowOf = (id: string) => data.rows.find((row) => row.id === id)!;
  expect(rowOf(empty.id)).toMatchObject({ userCount: 0, users: [] });
  expect(rowOf(packer.id).userCount).toBe(21);
  expect(rowOf(packer.id).users.map(({ nickname }) => nickname)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Packer ${at}`),
  );
  await test.db.deleteFrom('users').where('username', 'like', 'packer%').execute();
  const { data: details } = await admin.call(roles.details, { id: packer.id });
  expect(details.users).toEqual([{ id: wei.id, username: 'Wei', nickname: 'Wei', dataStatus: 0 }]);
});

it('shows the whole tree in the caller’s language; admin holds all of it', async () => {
  const { test, admin } = await start();
  test.language = 'zh';
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  expect(packer.permissions[0]).toMatchObject({
    name: '订单',
    path: '/order',
    selected: true,
    children: expect.arrayContaining([expect.objectContaining({ name: '打单发货', selected: true })]),
  });
  expect(nodeOf(packer, 'orderSend')).toMatchObject({ selected: false, grantable: true });
  const all = await adminRole(admin);
  expect(pathsOf(all)).toHaveLength(flat(all.permissions).length);
  expect(all.can).toEqual([]);
});

it('names every wrong field at once', async () => {
  const { admin } = await start();
  expect(await admin.send(roles.addRole, { roleName: ' ', remark: 'x'.repeat(201), permissions: [] })).toMatchObject({
    status: 400,
    data: [
      { path: 'roleName', msg: 'Please enter the role name' },
      { path: 'remark', msg: 'At most 200 characters' },
      { path: 'permissions', msg: 'Please select permissions' },
    ],
  });
});

it('refuses a name that another role has, whatever its case, and an unknown permission', async () => {
  const { admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const other = await makeRole(admin, { roleName: 'Other', keys: ['/order/print'] });
  const taken = { status: 400, data: [{ path: 'roleName', msg: 'There is already a role with this name' }] };
  const { id: _, ...added } = formOf(packer);
  expect(await admin.call(roles.addRole, { ...added, roleName: 'PACKER' })).toMatchObject(taken);
  expect(await admin.call(roles.updateRole, { ...formOf(other), roleName: 'PACKER' })).toMatchObject(taken);

  const permissions = [{ id: '99999' }];
  const unknown = { status: 400, data: [{ path: 'permissions' }] };
  expect(await admin.call(roles.addRole, { roleName: 'New', permissions })).toMatchObject(unknown);
  expect(await admin.call(roles.updateRole, { ...formOf(packer), permissions })).toMatchObject(unknown);
  expect(pathsOf((await admin.call(roles.details, { id: packer.id })).data)).toContain('/order/print');
});

it('changes what a signed-in user may do at once', async () => {
  const { test, admin } = await start();
  const looker = await test.as(['/order/index']);
  const { data } = await looker.call(account.getInfo, {});
  const found = await admin.call(roles.listPage, { roleName: data.username.slice(0, 20) });
  const { data: role } = await admin.call(roles.details, { id: found.data.rows[0]!.id });
  expect((await looker.call(stores.delete, { id: '1' })).status).toBe(403);

  const permissions = [await permissionAt(admin, '/store/index')];
  const input = { ...formOf(role), roleName: 'Keeper', permissions };
  expect(await admin.call(roles.updateRole, input)).toMatchObject({ status: 200 });
  expect((await looker.call(stores.delete, { id: '1' })).status).toBe(404);
  expect((await looker.call(account.getInfo, {})).data.roles.sort()).toEqual(['/store', '/store/index']);
});

it('refuses an edit of a role that has changed since, and shows its tree as it is now', async () => {
  const { admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const permissions = [await permissionAt(admin, '/store/index')];
  const first = { ...formOf(packer), gmtModified: packer.gmtModified };
  const { data: current } = await admin.call(roles.updateRole, { ...first, permissions });
  expect(current.gmtModified > packer.gmtModified).toBe(true);
  expect(await admin.call(roles.updateRole, first)).toMatchObject({ status: 409, data: { current, by: 'tester' } });
  expect(pathsOf((await admin.call(roles.details, { id: packer.id })).data)).toEqual(['/store', '/store/index']);
});

it('keeps the permissions before and after in the history', async () => {
  const { test, admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const permissions = [await permissionAt(admin, '/order/index'), await permissionAt(admin, '/library')];
  await admin.call(roles.updateRole, { ...formOf(packer), remark: 'looks', permissions });
  await admin.call(roles.delete, { id: packer.id });
  const history = await test.db
    .selectFrom('auditLog')
    .where('objectType', '=', 'roles')
    .select(['action', 'objectIds', 'before', 'after'])
    .orderBy('id')
    .execute();
  const first = { roleName: 'Packer', remark: '', permissions: ['/order', '/order/print'] };
  const second = { roleName: 'Packer', remark: 'looks', permissions: ['/library', '/order', '/order/index'] };
  expect(history).toEqual([
    { action: '/role/addRole', objectIds: [packer.id], before: null, after: first },
    { action: '/role/updateRole', objectIds: [packer.id], before: first, after: second },
    { action: '/role/delete', objectIds: [packer.id], before: second, after: null },
  ]);
});

it('deletes a role that nobody has, and says how many have it otherwise', async () => {
  const { admin } = await start();
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const wei = await makeUser(admin, { username: 'wei', roleId: packer.id });
  expect(await admin.call(roles.delete, { id: packer.id })).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (users: 1)',
    data: { users: 1 },
  });
  await admin.call(users.delUser, { id: wei.id });
  expect(await admin.call(roles.delete, { id: packer.id })).toMatchObject({ status: 200 });
  expect(await admin.call(roles.delete, { id: packer.id })).toMatchObject({ status: 404 });
  expect(await admin.call(roles.details, { id: packer.id })).toMatchObject({ status: 404 });
});

it('leaves the role that holds everything as it is', async () => {
  const { admin } = await start();
  const all = await adminRole(admin);
  const fixed = { status: 409, msg: 'The admin role has every permission and cannot be changed or deleted' };
  expect(await admin.call(roles.updateRole, { ...formOf(all), remark: 'x' })).toMatchObject(fixed);
  expect(await admin.call(roles.delete, { id: all.id })).toMatchObject(fixed);
});

describe('somebody who may manage roles', () => {
  async function withManager() {
    const { test, admin } = await start();
    const manager = await test.as(['/permission', '/permission/role', '/order', '/order/index', '/order/print']);
    const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
    const above = await makeRole(admin, { roleName: 'Above', keys: ['/order/print', '/store/index'] });
    return { test, admin, manager, packer, above };
  }

  it('gives no permission that they lack, nor one whose page they lack', async () => {
    const { test, admin, manager, packer } = await withManager();
    const store = await permissionAt(admin, '/store/index');
    const lacked = (msg: string) => ({ status: 400, data: [{ path: 'permissions', msg }] });
    const inEnglish = lacked('You cannot grant permissions that you do not have: Stores');
    expect(await manager.call(roles.addRole, { roleName: 'New', permissions: [store] })).toMatchObject(inEnglish);
    test.language = 'zh';
    expect(await manager.call(roles.updateRole, { ...formOf(packer), permissions: [store] })).toMatchObject(
      lacked('不能授予您自己没有的权限：店铺、店铺管理'),
    );

    const pageless = await test.as(['/permission/role', 'orderSend']);
    const permissions = [await permissionAt(admin, 'orderSend')];
    expect(await pageless.call(roles.addRole, { roleName: 'New', permissions })).toMatchObject({ status: 400 });
    const { data: seen } = await pageless.call(roles.details, { id: packer.id });
    expect(nodeOf(seen, 'orderSend')?.grantable).toBe(false);
  });

  it('sees which permissions they may give, to a new role and to others', async () => {
    const { manager, above } = await withManager();
    const { data: tree } = await manager.call(roles.grantTree, {});
    const free = flat(tree).filter(({ grantable }) => grantable);
    expect(free.map(({ path }) => path)).toEqual([
      '/order',
      '/order/index',
      '/order/print',
      '/permission',
      '/permission/role',
    ]);
    expect(flat(tree).some(({ selected }) => selected)).toBe(false);
    const { data: seen } = await manager.call(roles.details, { id: above.id });
    expect(nodeOf(seen, '/order/index')).toMatchObject({ selected: false, grantable: true });
    expect(nodeOf(seen, '/store/index')).toMatchObject({ selected: true, grantable: false });
    expect(nodeOf(seen, 'orderSend')).toMatchObject({ selected: false, grantable: false });
  });

  it('cannot touch a role that holds more: neither its name nor what it holds', async () => {
    const { admin, manager, packer, above } = await withManager();
    const { data: seen } = await manager.call(roles.details, { id: above.id });
    expect(seen.can).toEqual([]);
    const form = formOf(above);
    const refused = {
      status: 403,
      msg: 'This role has permissions that you do not have, so you cannot change or delete it',
    };
    const less = [await permissionAt(admin, '/order/print')];
    expect(await manager.call(roles.updateRole, { ...form, permissions: less })).toMatchObject(refused);
    expect(await manager.call(roles.updateRole, { ...form, roleName: 'Beneath' })).toMatchObject(refused);
    expect(await manager.call(roles.delete, { id: above.id })).toMatchObject(refused);
    const { data: still } = await admin.call(roles.details, { id: above.id });
    expect([still.roleName, pathsOf(still)]).toEqual(['Above', pathsOf(above)]);

    const more = [...less, await permissionAt(admin, '/order/index')];
    const changed = await manager.call(roles.updateRole, { ...formOf(packer), roleName: 'Shipper', permissions: more });
    expect(changed).toMatchObject({ status: 200, data: { roleName: 'Shipper', can: ['edit', 'delete'] } });
    expect(await manager.call(roles.delete, { id: packer.id })).toMatchObject({ status: 200 });
  });
});
