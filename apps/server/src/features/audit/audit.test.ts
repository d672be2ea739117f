import { account } from '@pressroom/contract/account/account';
import { audit } from '@pressroom/contract/audit/audit';
import { roles } from '@pressroom/contract/roles/roles';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import { makeRole, makeUser, permissionAt, samplePassword } from '../../testing/make.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest } from '../../testing/orderMakers.ts';
import { testApp } from '../../testing/testApp.ts';
import { ensureAdmin, resetPassword } from '../account/account.public.ts';
import { findAuditRows, findHistory } from './audit.queries.ts';

const cactus = { name: 'Cactus', typeCode: 'OTHER', countryCode: 'MX', currency: 'USD', remark: 'first' } as const;

async function withStore() {
  const test = await testApp();
  const admin = await test.as('admin');
  const store = await must(admin, stores.create, cactus);
  await must(admin, stores.disable, { id: store.id });
  return { test, admin, store };
}

const found = async (caller: Caller, search: Parameters<typeof must<typeof audit.page>>[2]) =>
  (await must(caller, audit.page, search)).rows.map(({ action, objectName }) => `${action} ${objectName}`);

it('tells in the reader’s language who did what to which record, newest first', async () => {
  const { test, admin, store } = await withStore();
  const { rows, total } = await must(admin, audit.page, {});
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      username: 'tester',
      address: '127.0.0.1',
      actionName: 'Disabled a store',
      objectTypeName: 'Store',
      objectName: 'Cactus',
      objectIds: [store.id],
      objectCount: 1,
      changes: [{ record: null, path: 'dataStatus', name: 'Status', before: 'Normal', after: 'Disabled' }],
    },
    { actionName: 'Added a store' },
  ]);
  expect(rows[0]!.requestId).not.toBe('');
  expect(rows[1]!.changes).toContainEqual({
    record: null,
    path: 'countryCode',
    name: 'Country',
    before: null,
    after: 'Mexico',
  });
  test.language = 'zh';
  expect((await must(admin, audit.page, {})).rows[0]).toMatchObject({
    actionName: '停用店铺',
    changes: [{ name: '状态', before: '正常', after: '停用' }],
  });
});

it('calls the permissions of a role as the tree calls them, in the reader’s language, and one that is gone by its key', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const gift = { path: 'orderGift', nameZh: '礼品', nameEn: 'Gift', sort: 5 };
  const { id: giftId } = await must(admin, roles.addOrUpdateSysPermission, gift);
  const packer = { roleName: 'Packer', remark: '' };
  const first = [await permissionAt(admin, 'orderAdd'), { id: giftId }];
  const { id } = await must(admin, roles.addRole, { ...packer, permissions: first });
  const permissions = [await permissionAt(admin, '/store/index')];
  await must(admin, roles.updateRole, { id, ...packer, permissions });
  const told = async () => {
    const page = await must(admin, audit.page, { objectType: 'roles', action: '/role/updateRole' });
    const history = await must(admin, audit.history, { objectType: 'roles', objectId: id });
    expect(history.rows[0]!.changes).toEqual(page.rows[0]!.changes);
    return page.rows[0]!.changes.map(({ name, before, after }) => [name, before, after]);
  };
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['Permissions', 'Add order', null],
      ['Permissions', 'Gift', null],
      ['Permissions', null, 'Stores'],
    ]),
  );
  await must(admin, roles.delPermission, { id: giftId });
  test.language = 'zh';
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['权限', '新增订单', null],
      ['权限', 'orderGift', null],
      ['权限', null, '店铺管理'],
    ]),
  );
});

it('finds rows by person, kind, record, action and whole days of the zone that everybody reads', async () => {
  const { test, admin, store } = await withStore();
  const keeper = await test.as(['/store/index']);
  const other = await must(keeper, stores.create, { ...cactus, name: 'Agave' });
  const all = ['/store/create Agave', '/store/disable Cactus', '/store/create Cactus'];
  expect(await found(admin, {})).toEqual(all);
  expect(await found(admin, { username: 'TEST' })).toEqual(all);
  expect(await found(admin, { username: 'tester' })).toEqual(all.slice(1));
  expect(await found(admin, { username: 'nobody' })).toEqual([]);
  expect(await found(admin, { objectType: 'stores', objectId: other.id })).toEqual(all.slice(0, 1));
  expect(await found(admin, { objectType: 'codes', objectId: store.id })).toEqual([]);
  expect(await found(admin, { action: '/store/create' })).toEqual([all[0], all[2]]);
  expect((await must(admin, audit.page, { pageSize: 1, pageNum: 2 })).total).toBe(3);
  expect(await found(admin, { pageSize: 1, pageNum: 2 })).toEqual([all[1]]);

  await addRowsAt(test.db, [
    '2026-03-01T15:59:59.999Z',
    '2026-03-01T16:00:00Z',
    '2026-03-02T15:59:59.999Z',
    '2026-03-02T16:00:00Z',
  ]);
  const day = { startTime: '2026-03-02', endTime: '2026-03-02' };
  const { rows } = await must(admin, audit.page, day);
  expect(rows.map((row) => row.at)).toEqual(['2026-03-02T15:59:59.999Z', '2026-03-01T16:00:00Z']);
  const wrong = await admin.call(audit.page, { startTime: 'yesterday' });
  expect(wrong).toMatchObject({ status: 400, data: [{ path: 'startTime' }] });
});

async function addRowsAt(db: Awaited<ReturnType<typeof testApp>>['db'], times: readonly string[]) {
  const values = times.map((at) => ({ at, username: 'system', action: 'job/orders.drawings', objectType: 'orders' }));
  await db.insertInto('auditLog').values(values).execute();
}

it('shows the history of a record to those who may see it, without where people work from, and to nobody else', async () => {
  const at = await shopTest();
  const [one, two] = [await makeOrder(at), await makeOrder(at)];
  await must(at.admin, orders.orderReview, { ids: [one.id, two.id], sysStatus: reviewAction.close });
  const asked = { objectType: 'orders', objectId: two.id } as const;

  const looker = await at.test.as(['/order/index']);
  const { rows, total } = await must(looker, audit.history, asked);
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({
    actionName: 'Closed orders',
    objectIds: [two.id],
    address: '',
    requestId: '',
    changes: [{ record: null, name: 'Order status', before: 'Factory review', after: 'Closed' }],
  });
  expect(rows[1]).toMatchObject({ actionName: 'Saved an order', objectName: two.thirdOrderNumber });
  expect((await must(at.admin, audit.history, asked)).rows[0]).toMatchObject({ address: '127.0.0.1' });

  const keeper = await at.test.as(['/store/index']);
  expect((await keeper.call(audit.history, asked)).status).toBe(403);
  expect((await keeper.call(audit.page, {})).status).toBe(403);
  expect((await must(keeper, audit.history, { objectType: 'stores', objectId: '1' })).total).toBe(1);
  expect((await looker.send(audit.history, { objectType: 'cats', objectId: '1' })).status).toBe(400);
});

it('names what was done, what was refused and what was downloaded, with one row for one press', async () => {
  const at = await shopTest();
  const trackingNumber = '1Z999AA10123456784';
  const order = await makeOrderInProduction(at, { trackingNumber });
  const { id, thirdOrderNumber } = order;
  await must(at.admin, orders.uploadPdf, { trackingNumber, id }, [
    { fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) },
  ]);
  await must(at.admin, printing.printOrderLabel, { thirdOrderNumber });
  await must(at.admin, printing.sendOrder, { thirdOrderNumber, status: 1 });
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.sign });
  await must(at.admin, orders.batchDelivery, { ids: [id] });
  await at.admin.send(orders.downloadPdf, { ids: [id] });
  const { rows } = await must(at.admin, audit.page, { pageSize: 5 });
  expect(rows.map(({ actionName, objectName }) => [actionName, objectName])).toEqual([
    ['Downloaded labels (one PDF)', ''],
    ['Refused to ship', thirdOrderNumber],
    ['Signed for orders', thirdOrderNumber],
    ['Printed a label', thirdOrderNumber],
    ['Uploaded one label', thirdOrderNumber],
  ]);
  expect(rows[3]!.changes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Printer', 'Order status']));
  const history = await must(at.admin, audit.history, { objectType: 'orders', objectId: id, pageSize: 3 });
  expect(history.rows.map(({ actionName }) => actionName)).toEqual([
    'Refused to ship',
    'Signed for orders',
    'Printed a label',
  ]);
  // whoever searches for an action finds it, be it a part of another
  expect(await found(at.admin, { action: '/sysOrder/sendOrder' })).toEqual([`/sysOrder/sendOrder ${thirdOrderNumber}`]);
});

it('says in words that a password was set or made, never which', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const role = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  await makeUser(admin, { username: 'wei', roleId: role.id });
  await resetPassword(test.db, 'wei');
  const { rows } = await must(admin, audit.page, { objectType: 'users' });
  const field = { record: null, path: 'credential', name: 'Password', before: null };
  expect(rows[1]!.changes).toContainEqual({ ...field, after: 'Set' });
  expect(rows[0]!.changes).toEqual([
    { ...field, after: 'Made by the system' },
    { record: null, path: 'mustChangePassword', name: 'Must change the first password', before: null, after: 'Yes' },
  ]);
  test.language = 'zh';
  const { rows: inChinese } = await must(admin, audit.page, { objectType: 'users' });
  expect(inChinese[0]!.changes[0]).toMatchObject({ name: '密码', after: '系统生成' });
});

it('finds what several people did, in one order, page by page, as far as it counts', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await sql`
    insert into audit_log (at, username, action, object_type)
    select '2026-01-01'::timestamptz + n * interval '1 second', (array['annie', 'anna', 'bob'])[n % 3 + 1],
      case when n % 2 = 0 then '/store/create' else '/store/update' end, 'stores'
    from generate_series(1, 16000) n`.execute(test.db);
  const seconds = (rows: readonly { at: string }[]) =>
    rows.map(({ at }) => (Date.parse(at) - Date.parse('2026-01-01T00:00:00Z')) / 1000);

  const few = { pageSize: 4, username: 'ann' };
  const first = await must(admin, audit.page, few);
  expect(first.total).toBe(10_000);
  expect(seconds(first.rows)).toEqual([16_000, 15_999, 15_997, 15_996]);
  expect(seconds((await must(admin, audit.page, { ...few, pageNum: 2 })).rows)).toEqual([
    15_994, 15_993, 15_991, 15_990,
  ]);
  const creating = await must(admin, audit.page, { ...few, action: '/store/create' });
  expect([seconds(creating.rows), creating.total]).toEqual([[16_000, 15_996, 15_994, 15_990], 5333]);
  const one = await must(admin, audit.page, { ...few, username: 'bob' });
  expect([seconds(one.rows), one.total]).toEqual([[15_998, 15_995, 15_992, 15_989], 5333]);

  const last = await must(admin, audit.page, { pageSize: 3, pageNum: 3334 });
  expect([last.rows.length, last.total]).toEqual([1, 10_000]);
  expect((await must(admin, audit.page, { pageSize: 3, pageNum: 3335 })).rows).toEqual([]);
});

it('shows in a history each act once, and a part by itself where its whole is about another record', async () => {
  const { db } = await testApp();
  const write = async (objectType: string, id: string, partOf: string | null) => {
    const { rows } = await sql<{ id: string }>`
      insert into audit_log (username, action, object_type, object_ids, part_of)
      values ('ann', '/store/update', ${objectType}, ${[id]}, ${partOf}) returning id`.execute(db);
    return rows[0]!.id;
  };
  const own = await write('stores', '7', null);
  const ownPart = await write('stores', '7', own);
  const other = await write('stores', '8', null);
  const partOfOther = await write('stores', '7', other);
  const ofOtherKind = await write('orders', '7', null);
  const partOfOtherKind = await write('stores', '7', ofOtherKind);
  const { rows, total } = await findHistory(db, { objectType: 'stores', objectId: '7', pageNum: 1, pageSize: 20 });
  expect(rows.map(({ row, parts }) => [row.id, parts.map(({ id }) => id)])).toEqual([
    [partOfOtherKind, []],
    [partOfOther, []],
    [own, [ownPart]],
  ]);
  expect(total).toBe(3);
});

it('carries of an act on thousands of records the first of them, and in a history the one asked for', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  await sql`
    insert into audit_log (username, action, object_type, object_ids, before, after)
    select 'ann', '/sysOrder/orderReview', 'orders', array_agg(n::text order by n),
      jsonb_object_agg(n, jsonb_build_object('thirdOrderNumber', 'A-' || n, 'sysStatus', 0)),
      jsonb_object_agg(n, jsonb_build_object('thirdOrderNumber', 'A-' || n, 'sysStatus', 6)) || '{"refused": 2}'
    from generate_series(1, 10000) n`.execute(test.db);

  const [first] = (await findAuditRows(test.db, { pageNum: 1, pageSize: 20 })).rows;
  const row = first!.row;
  expect(row).toMatchObject({ objectCount: 10_000, after: { refused: 2, '1': { sysStatus: 6 } } });
  expect(row.objectIds).toEqual(Array.from({ length: 200 }, (_, at) => String(at + 1)));
  expect(Object.keys(row.before as object)).toHaveLength(200);
  const shown = (await must(admin, audit.page, {})).rows[0]!;
  expect(shown).toMatchObject({ objectName: 'A-1, A-2, A-3', objectCount: 10_000 });
  expect(shown.changes).toHaveLength(200);

  const about = { objectType: 'orders', objectId: '7777' } as const;
  const kept = (await findHistory(test.db, { ...about, pageNum: 1, pageSize: 20 })).rows[0]!.row;
  expect(kept).toMatchObject({
    objectIds: ['7777'],
    before: { '7777': { sysStatus: 0 } },
    after: { refused: 2, '7777': { sysStatus: 6 } },
  });
  expect(Object.keys(kept.after as object)).toHaveLength(2);
  expect((await must(admin, audit.history, about)).rows).toMatchObject([
    {
      objectName: 'A-7777',
      objectIds: ['7777'],
      objectCount: 1,
      changes: [
        { path: 'refused', after: '2' },
        { path: 'sysStatus', before: 'Factory review' },
      ],
    },
  ]);
});

it('keeps its rows as they were written, whatever is asked of the table', async () => {
  const { test } = await withStore();
  const attempts = [
    sql`update audit_log set username = 'nobody'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
    sql`truncate audit_log cascade`,
  ];
  for (const attempt of attempts)
    await expect(attempt.execute(test.db)).rejects.toThrow('audit rows cannot be changed');
  expect(await test.db.selectFrom('auditLog').select('username').execute()).toHaveLength(2);
});

it('tells a refused sign-in apart from one that went through', async () => {
  const test = await testApp();
  await ensureAdmin(test.db, samplePassword);
  await test.anonymous.call(account.login, { username: 'admin', password: 'not this one' });
  await test.anonymous.call(account.login, { username: 'admin', password: samplePassword });
  const { data } = await (await test.as('admin')).call(audit.page, { action: account.login.path });
  expect(data.rows.map(({ actionName }) => actionName)).toEqual(['Sign-in', 'Sign-in: refused']);
});
