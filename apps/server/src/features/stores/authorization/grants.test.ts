import { MarketplaceFailure } from '@pressroom/marketplaces';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { storeAttention, stores } from '@pressroom/contract/stores/stores';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { findRow, grantOf, marketTest, type MarketTest } from '../../../testing/authorizedStore.ts';
import { productKeysOf, storeFormOf } from '../../../testing/sandbox.ts';
import { checkGrants } from './jobs.ts';
import { warningOf } from '../grants/rules.ts';
import { problemOfFailure } from '../grants/problem.ts';

const day = 86_400_000;

async function check({ test }: MarketTest): Promise<void> {
  await checkGrants.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {});
}

async function logged({ test }: MarketTest): Promise<unknown[]> {
  const log = await readFile(join(test.app.settings.dataDir, 'log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('authorisation of a store ends'));
  return lines.map((line) => (JSON.parse(line) as { level: unknown; expiresAt: string }).level);
}

describe('the end of an authorisation', () => {
  it.each([
    [null, null],
    [31, null],
    [29.5, { days: 29, level: 'month' }],
    [7, { days: 7, level: 'week' }],
    [1, { days: 1, level: 'day' }],
    [0.5, { days: 0, level: 'day' }],
    [0, { days: 0, level: 'expired' }],
    [-3, { days: 0, level: 'expired' }],
  ])('%s days ahead is told as %o', (days, warning) => {
    const now = new Date('2026-11-21T15:30:00Z');
    expect(warningOf(days === null ? null : new Date(now.getTime() + days * day), now)).toEqual(warning);
  });

  it('is asked for, shown with the stores and on the dashboard, and logged once as it comes nearer', async () => {
    const at = await marketTest();
    const { id } = await at.sandbox.openStore(at.admin, 's4');
    await at.sandbox.openStore(at.admin, 's1');
    expect(await grantOf(at.admin, id)).toMatchObject({ warning: null });
    const pressing = () => must(at.admin, stores.page, { attention: storeAttention.authorization });
    const told = async () => (await must(at.admin, dashboard.overview, {})).storesToAuthorize;
    expect([(await pressing()).total, await told()]).toEqual([0, 0]);

    await at.sandbox.control('POST', 'clock', { advanceMs: 340 * day });
    await check(at);
    await check(at);
    expect(await grantOf(at.admin, id)).toMatchObject({ warning: { level: 'month' }, problem: null });
    expect([(await pressing()).rows.map((row) => row.id), await told()]).toEqual([[id], 1]);
    await at.sandbox.control('POST', 'clock', { advanceMs: 20 * day });
    await check(at);
    await check(at);
    expect(await logged(at)).toHaveLength(2);

    await must(at.admin, stores.disable, { id });
    expect([(await pressing()).total, await told()]).toEqual([0, 0]);
  });
});

it('notes on the store that its keys are not accepted any more, until they are', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  await at.sandbox.issueToken('s4');
  await check(at);
  await check(at);
  expect((await grantOf(at.admin, id))?.problem).toMatch(/^The marketplace does not accept the keys of this store/);
  const audited = await at.test.db
    .selectFrom('auditLog')
    .select(['objectIds', 'username', 'after'])
    .where('action', '=', 'job/stores.checkGrants')
    .execute();
  expect(audited).toEqual([
    {
      objectIds: [id],
      username: 'system',
      after: expect.objectContaining({
        problem: expect.objectContaining({ key: 'stores.trouble.auth' }) as unknown,
      }) as unknown,
    },
  ]);

  await must(at.admin, stores.authorization, { id, authToken: at.sandbox.keysOf('s4')['accessToken'] });
  expect(await grantOf(at.admin, id)).toMatchObject({ problem: null });
  expect(await must(at.admin, stores.testConnection, { id })).toMatchObject([
    { scope: 'orders', connected: true, msg: 'Connected', expiresAt: expect.any(String) as unknown, missingScopes: [] },
  ]);
});

it('tests each scope by itself, and takes what may pass for no fault of the keys', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  const keys = productKeysOf(at.sandbox.keysOf('s4'));
  const [site] = await must(at.admin, stores.getWarehouses, keys);
  const warehouseId = site!.validWarehouseList[0]!.warehouseId;
  await must(at.admin, stores.authorization, { id, ...keys, warehouseId });
  at.sandbox.fault({ kind: 'malformed', endpoint: 'temu:bg.open.accesstoken.info.get.global', shape: 'html' });
  expect(await must(at.admin, stores.testConnection, { id })).toMatchObject([
    { scope: 'orders', connected: true },
    { scope: 'products', connected: false, msg: expect.stringContaining('unreadable answer') as unknown },
  ]);
  expect(await grantOf(at.admin, id, 'products')).toMatchObject({ problem: null });
});

describe('the order sync', () => {
  it('is turned on for an authorised store only, and goes off with the authorisation', async () => {
    const at = await marketTest();
    const form = { ...storeFormOf(at.sandbox.shop('s2')), name: 'Not yet' };
    const bare = await must(at.admin, stores.create, form);
    expect(await at.admin.send(stores.updateSyncOrder, { id: bare.id, syncOrder: 1 })).toMatchObject({
      status: 409,
      msg: 'The store is not authorized for orders',
    });
    const { id } = await at.sandbox.openStore(at.admin, 's1');
    expect(await must(at.admin, stores.updateSyncOrder, { id, syncOrder: 1 })).toMatchObject({ syncOrder: 1 });

    const owner = { owner: 'stores', ownerId: id };
    expect(await at.test.app.secrets.names(at.test.db, owner)).toEqual(['authKey', 'authSecret']);
    const withdrawn = await must(at.admin, stores.withdraw, { id, scope: 'orders' });
    expect(withdrawn).toMatchObject({ authStatus: 0, syncOrder: 0, grants: [] });
    expect(await at.test.app.secrets.names(at.test.db, owner)).toEqual([]);
    expect(await at.admin.send(stores.withdraw, { id, scope: 'orders' })).toMatchObject({ status: 409 });
  });

  it('is refused with the marketplace’s own words where a shop has no orders for us', async () => {
    const at = await marketTest();
    for (const [shopId, words] of [
      ['s3', 'does not let this store or app do this'],
      ['s6', 'has no such data for this kind of shop'],
    ] as const) {
      const { id } = await at.sandbox.openStore(at.admin, shopId);
      const reply = await at.admin.send(stores.updateSyncOrder, { id, syncOrder: 1 });
      expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining(words) as unknown });
      expect(await findRow(at.admin, id)).toMatchObject({ syncOrder: 0 });
    }
  });
});

it('lets an authorised store become no other shop, and forgets its keys when it is deleted', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  const form = { ...storeFormOf(at.sandbox.shop('s4')), id, name: 'Shop s4' };
  for (const other of [{ typeCode: 'OTHER' }, { countryCode: 'MX' }] as const)
    expect(await at.admin.send(stores.update, { ...form, ...other })).toMatchObject({
      status: 400,
      data: [{ path: 'typeCode', msg: expect.stringMatching(/^The store is authorized\./) as unknown }],
    });
  await must(at.admin, stores.update, { ...form, remark: 'renamed', name: 'Shop four' });
  await must(at.admin, stores.delete, { id });
  expect(await at.test.db.selectFrom('secrets').select('name').where('owner', '=', 'stores').execute()).toEqual([]);
});

it('lists the calls newest first, by store and outcome, page by page', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  await at.sandbox.openStore(at.admin, 's1');
  await must(at.admin, stores.testConnection, { id });
  await at.sandbox.issueToken('s4');
  await must(at.admin, stores.testConnection, { id });
  await at.test.app.outside.flush();
  const first = await must(at.admin, stores.calls, { id, pageSize: 2 });
  expect(first.rows).toMatchObject([
    { storeId: id, storeName: 'Shop s4', system: 'temu', endpoint: 'bg.open.accesstoken.info.get', outcome: 'auth' },
    { outcome: 'done', attempts: 1 },
  ]);
  const rest = await must(at.admin, stores.calls, { id, pageSize: 2, before: first.next! });
  expect(rest).toMatchObject({ rows: [{ outcome: 'done' }], next: null });
  expect((await must(at.admin, stores.calls, { outcome: 'failed' })).rows).toEqual([first.rows[0]]);
  expect((await must(at.admin, stores.calls, {})).rows).toHaveLength(4);
});

it('has words for every kind of failure, finer ones where a person can do more', () => {
  const problem = (kind: 'permission' | 'unavailable', endpoint: string, code: string) =>
    problemOfFailure(new MarketplaceFailure(kind, endpoint, { code, reason: 'why' }));
  expect(problem('unavailable', '/open-api/x', 'timedOut')).toEqual({ key: 'stores.trouble.timedOut' });
  const grantScope = '3000032';
  expect(problem('permission', 'bg.order.list.v2.get', grantScope)).toEqual({
    key: 'stores.trouble.grantScope',
    params: { said: ' (3000032: why)' },
  });
  expect(problem('permission', '/open-api/x', grantScope).key).toBe('stores.trouble.permission');
});
