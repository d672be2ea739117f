import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { account } from '@pressroom/contract/account/account';
import { contract } from '@pressroom/contract';
import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { permissionKeys } from '@pressroom/contract/permissions';
import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import type { Caller } from '../../caller.ts';
import { makeRole, permissionAt } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

type Form = CallInput<typeof roles.addOrUpdateSysPermission>;

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const save = (form: Form) => admin.call(roles.addOrUpdateSysPermission, form);
  const add = async (path: string, parentId?: string) =>
    (await save({ path, parentId, nameZh: `${path}页`, nameEn: path })).data;
  return { test, admin, save, add };
}

const formOf = ({ id, parentId, path, nameZh, nameEn, sort }: PermissionRow): Form => ({
  id,
  parentId: parentId ?? undefined,
  path,
  nameZh,
  nameEn,
  sort,
});

const pathsIn = (rows: readonly PermissionRow[]): string[] =>
  rows.flatMap((row) => [row.path, ...pathsIn(row.children)]);

async function tree(caller: Caller): Promise<PermissionRow[]> {
  return (await caller.call(roles.permissionTree, {})).data;
}

it('holds every key that the product asks for, three levels deep', async () => {
  const { admin } = await start();
  const rows = await tree(admin);
  expect(pathsIn(rows).sort()).toEqual([...permissionKeys].sort());
  expect(rows[0]).toMatchObject({
    path: '/order',
    parentId: null,
    builtIn: true,
    can: ['edit'],
    children: [
      { path: '/order/index', children: expect.arrayContaining([expect.objectContaining({ path: 'orderSend' })]) },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

it('calls 发货 shipping, and never delivery', async () => {
  const { admin } = await start();
  const flat = (rows: readonly PermissionRow[]): PermissionRow[] => rows.flatMap((row) => [row, ...flat(row.children)]);
  const shipping = flat(await tree(admin)).filter(({ nameZh }) => nameZh.includes('发货'));
  expect(shipping.map(({ path, nameEn }) => [path, nameEn])).toEqual(
    expect.arrayContaining([
      ['orderSend', 'Ship now'],
      ['deliverySend', 'Schedule shipping'],
    ]),
  );
  expect(shipping.filter(({ nameEn }) => /deliver/i.test(nameEn))).toEqual([]);
});

it('calls a permission what its page or its button is called', async () => {
  const { admin } = await start();
  const orders = (await tree(admin)).find(({ path }) => path === '/order')!;
  const page = orders.children.find(({ path }) => path === '/order/index')!;
  expect([page.nameZh, page.nameEn]).toEqual(['订单管理', 'Orders']);
  const names = new Map(page.children.map(({ path, nameZh, nameEn }) => [path, [nameZh, nameEn]]));
  expect(names.get('orderAudit')).toEqual(['提交、审核通过', 'Submit, approve']);
  expect(names.get('orderListAdd')).toEqual(['导入订单', 'Import orders']);
  expect(names.get('orderUpdate')).toEqual(['编辑、填写运单', 'Edit, enter tracking']);
});

it('offers no key that nothing asks for', async () => {
  const { admin } = await start();
  const asked = new Set([...askedByCalls(), ...(await askedInSources())]);
  const unasked = (rows: readonly PermissionRow[]): string[] =>
    rows.flatMap(({ path, children }) =>
      asked.has(path) || pathsIn(children).some((below) => asked.has(below))
        ? unasked(children)
        : [path, ...unasked(children)],
    );
  expect(unasked(await tree(admin))).toEqual([]);
});

function askedByCalls(): string[] {
  const calls = Object.values<Readonly<Record<string, Endpoint>>>(contract).flatMap((feature) =>
    Object.values(feature),
  );
  return calls.flatMap(({ permission }) => (typeof permission === 'string' ? [] : permission));
}

/** What the server's own rules and the elements of screens ask for by name. */
async function askedInSources(): Promise<string[]> {
  const apps = join(import.meta.dirname, '../../../..');
  const folders = ['server/src/features', 'web/src/features', 'web/src/client'].map((folder) => join(apps, folder));
  const files = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const sources = files
    .flat()
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(test|sample)\.tsx?$/.test(file.name));
  const texts = await Promise.all(sources.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  const calls = /\b(?:holds|requireKey|may|mayOpenPage)\((?:[\w()]+, *)?\[?'([\w/]+)'/g;
  return texts.flatMap((text) => [...text.matchAll(calls)].map(([, key]) => key!));
}

it('adds permissions at the top and below others, in their order', async () => {
  const { admin, save, add } = await start();
  const reports = await add('/reports');
  const { data: last } = await save({ path: 'b', parentId: reports.id, nameZh: '乙', nameEn: 'B', sort: 2 });
  const { data: first } = await save({ path: 'a', parentId: reports.id, nameZh: '甲', nameEn: 'A', sort: 1 });
  expect(await permissionAt(admin, '/reports')).toEqual({ ...reports, children: [first, last] });
  expect(first).toMatchObject({ parentId: reports.id, builtIn: false, can: ['edit', 'delete'], children: [] });
});

it('takes effect for signed-in users at once', async () => {
  const { test, admin, save, add } = await start();
  const reports = await add('/reports');
  const packer = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const permissions = [reports, await permissionAt(admin, '/order/print')];
  await admin.call(roles.updateRole, { id: packer.id, roleName: 'Packer', permissions });
  const user = await test.as([]);
  const { data: info } = await user.call(account.getInfo, {});
  await test.db.updateTable('users').set({ roleId: packer.id }).where('username', '=', info.username).execute();
  test.app.access.forget('');
  const held = async () => (await user.call(account.getInfo, {})).data.roles.sort();
  expect(await held()).toEqual(['/order', '/order/print', '/reports']);
  await save({ ...formOf(reports), path: '/figures' });
  expect(await held()).toEqual(['/figures', '/order', '/order/print']);
});

it('changes names, order and place, and keeps what is below', async () => {
  const { admin, save, add } = await start();
  const [reports, figures] = [await add('/reports'), await add('/figures')];
  const daily = await add('daily', reports.id);
  const moved = await save({ ...formOf(reports), parentId: figures.id, nameEn: 'Reports', sort: 7 });
  expect(moved.data).toMatchObject({ parentId: figures.id, nameEn: 'Reports', sort: 7, children: [{ id: daily.id }] });
  expect((await permissionAt(admin, '/figures')).children).toEqual([moved.data]);
  const top = await save({ ...formOf(moved.data), parentId: undefined });
  expect(top.data.parentId).toBeNull();
});

it('names every wrong field at once', async () => {
  const { admin } = await start();
  expect(
    await admin.send(roles.addOrUpdateSysPermission, { path: '1 2', nameZh: '', nameEn: 'x'.repeat(51) }),
  ).toMatchObject({
    status: 400,
    data: [
      { path: 'path', msg: 'A path or key starts with a letter or / and contains only letters, digits, /, _ and -' },
      { path: 'nameZh', msg: 'Please enter the name of the permission' },
      { path: 'nameEn', msg: 'At most 50 characters' },
    ],
  });
});

it('refuses a path that is taken, also the word that stands for all of them', async () => {
  const { save, add } = await start();
  const reports = await add('/reports');
  const taken = {
    status: 400,
    data: [{ path: 'path', msg: 'There is already a permission with this path or key' }],
  };
  expect(await save({ path: '/order', nameZh: '一', nameEn: 'one' })).toMatchObject(taken);
  expect(await save({ ...formOf(reports), path: 'orderSend' })).toMatchObject(taken);
  expect(await save({ path: 'admin', nameZh: '一', nameEn: 'one' })).toMatchObject(taken);
});

it('keeps the tree three levels deep and without circles', async () => {
  const { admin, save, add } = await start();
  const refusedParent = (msg: string) => ({ status: 400, data: [{ path: 'parentId', msg }] });
  const tooDeep = refusedParent('The permission tree has three levels at most');
  const reports = await add('/reports');
  const daily = await add('daily', reports.id);
  const hourly = await add('hourly', daily.id);
  expect(await save({ path: 'new', parentId: hourly.id, nameZh: '一', nameEn: 'one' })).toMatchObject(tooDeep);
  const pages = await permissionAt(admin, '/store/index');
  expect(await save({ ...formOf(daily), parentId: pages.id })).toMatchObject(tooDeep);
  expect(await save({ ...formOf(hourly), parentId: pages.id })).toMatchObject({ status: 200 });

  const circle = refusedParent('A permission cannot be moved below itself');
  expect(await save({ ...formOf(reports), parentId: daily.id })).toMatchObject(circle);
  expect(await save({ ...formOf(reports), parentId: reports.id })).toMatchObject(circle);
  expect(await save({ ...formOf(reports), parentId: '99999' })).toMatchObject(
    refusedParent('The permission above it does not exist'),
  );
});

it('keeps the paths that the product asks for', async () => {
  const { admin, save } = await start();
  const print = await permissionAt(admin, '/order/print');
  const msg = 'The system depends on this permission: it cannot be deleted, moved or renamed';
  const fixed = { status: 409, msg };
  expect(await save({ ...formOf(print), path: '/order/printing' })).toMatchObject(fixed);
  expect(await admin.call(roles.delPermission, { id: print.id })).toMatchObject(fixed);
  expect((await save({ ...formOf(print), nameEn: 'Ship' })).data).toMatchObject({
    path: '/order/print',
    nameEn: 'Ship',
  });
});

it('leaves what the product asks for in its place: below another page a role would be given that page, too', async () => {
  const { admin, save } = await start();
  const code = await permissionAt(admin, '/products/code');
  const audit = await permissionAt(admin, '/permission/audit');
  const reply = await save({ ...formOf(code), parentId: audit.id });
  expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining('cannot be deleted, moved') as string });
});

it('puts nothing below a permission that the mover lacks', async () => {
  const { test, admin, add } = await start();
  const reports = await add('/reports');
  const audit = await permissionAt(admin, '/permission/audit');
  const keys = ['/permission/role', '/reports'] as unknown as Parameters<typeof test.as>[0];
  const keeper = await test.as(keys);
  const move = { ...formOf(reports), parentId: audit.id };
  expect((await keeper.call(roles.addOrUpdateSysPermission, move)).status).toBe(403);
  expect((await admin.call(roles.addOrUpdateSysPermission, move)).status).toBe(200);
});

it('deletes what nothing depends on, and says what does otherwise', async () => {
  const { admin, add } = await start();
  const reports = await add('/reports');
  const daily = await add('daily', reports.id);
  const { data: role } = await admin.call(roles.addRole, { roleName: 'Reader', permissions: [daily] });
  const remove = (id: string) => admin.call(roles.delPermission, { id });
  expect(await remove(reports.id)).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (permissions below it: 1, roles: 1)',
    data: { children: 1, roles: 1 },
  });
  expect(await remove(daily.id)).toMatchObject({ status: 409, data: { children: 0, roles: 1 } });
  await admin.call(roles.delete, { id: role.id });
  expect(await remove(daily.id)).toMatchObject({ status: 200 });
  expect(await remove(reports.id)).toMatchObject({ status: 200 });
  expect(await remove(reports.id)).toMatchObject({ status: 404 });
  expect(pathsIn(await tree(admin))).not.toContain('/reports');
});

it('refuses an edit of a permission that has changed since, and shows what it is now', async () => {
  const { save, add } = await start();
  const reports = await add('/reports');
  const first = { ...formOf(reports), gmtModified: reports.gmtModified };
  const { data: current } = await save({ ...first, sort: 5 });
  expect(await save({ ...first, sort: 6 })).toMatchObject({ status: 409, data: { current, by: 'tester' } });
  expect(await save({ ...first, id: '99999' })).toMatchObject({ status: 404 });
});

it('lets only who holds a permission change it, so that nobody opens what was not given', async () => {
  const { test, admin, add } = await start();
  const reports = await add('/reports');
  const manager = await test.as(['/permission', '/permission/role', '/order/print']);
  const save = (form: Form) => manager.call(roles.addOrUpdateSysPermission, form);
  const refused = { status: 403, msg: 'You do not have permission to do this. Ask an administrator' };
  const print = await permissionAt(manager, '/order/print');
  expect(print.can).toEqual(['edit']);
  expect((await permissionAt(manager, '/reports')).can).toEqual([]);

  expect(await save({ path: '/mine', nameZh: '一', nameEn: 'one' })).toMatchObject(refused);
  expect(await save({ ...formOf(reports), nameEn: 'Mine' })).toMatchObject(refused);
  expect(await manager.call(roles.delPermission, { id: reports.id })).toMatchObject(refused);
  expect(await save({ ...formOf(print), nameEn: 'Ship' })).toMatchObject({ status: 200 });

  const own = await permissionAt(admin, '/reports');
  const keeper = await withReports(admin, manager, own);
  expect(await keeper({ ...formOf(own), path: '/figures' })).toMatchObject(refused);
  expect(await keeper({ ...formOf(own), nameEn: 'Figures' })).toMatchObject({ status: 200 });
});

/** Gives the caller's role this permission, too. */
async function withReports(admin: Caller, manager: Caller, permission: PermissionRow) {
  const { data: info } = await manager.call(account.getInfo, {});
  const { data } = await admin.call(roles.listPage, { roleName: info.username.slice(0, 20) });
  const permissions = [permission, await permissionAt(admin, '/permission/role')];
  await admin.call(roles.updateRole, { id: data.rows[0]!.id, roleName: 'Keeper', permissions });
  return (form: Form) => manager.call(roles.addOrUpdateSysPermission, form);
}

it('keeps each change in the history', async () => {
  const { test, admin, save, add } = await start();
  const reports = await add('/reports');
  await save({ ...formOf(reports), sort: 3 });
  await admin.call(roles.delPermission, { id: reports.id });
  const history = await test.db
    .selectFrom('auditLog')
    .where('objectType', '=', 'permissions')
    .select(['objectIds', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(history).toMatchObject([
    { objectIds: [reports.id], before: null, after: { path: '/reports', sort: 0 } },
    { objectIds: [reports.id], before: { sort: 0 }, after: { sort: 3 } },
    { objectIds: [reports.id], before: { path: '/reports', sort: 3 }, after: null },
  ]);
});
