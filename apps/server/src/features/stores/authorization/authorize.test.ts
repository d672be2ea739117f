import { sheinState } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { findRow, grantOf, marketTest, type MarketTest } from '../../../testing/authorizedStore.ts';
import { orderKeysOf, productKeysOf, storeFormOf } from '../../../testing/sandbox.ts';
import { testApp } from '../../../testing/testApp.ts';
import { openConnection } from '../stores.public.ts';

const callback = 'http://localhost:8787/store/index';

async function addStore({ admin, sandbox }: MarketTest, shopId: string, given: object = {}): Promise<string> {
  const form = { ...storeFormOf(sandbox.shop(shopId)), name: `Shop ${shopId}`, ...given };
  return (await must(admin, stores.create, form)).id;
}

/** What the seller does at SHEIN's page, in a browser. */
async function consent({ sandbox }: MarketTest, page: string, shopId: string): Promise<URLSearchParams> {
  const asked = Object.fromEntries(new URLSearchParams(page.slice(page.indexOf('?') + 1)));
  const reply = await fetch(`${sandbox.url}/shein-auth/consent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, store: shopId }),
  });
  const { location } = (await reply.json()) as { location: string };
  expect(location).toMatch(/^http:\/\/localhost:8787\/store\/index\?/);
  return new URL(location).searchParams;
}

describe('SHEIN', () => {
  it('goes to the page and back: the temporary token is exchanged and the keys are kept', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's1');
    const page = await must(at.admin, stores.authorizationPage, { id, callback });
    expect(page).toContain(`${at.sandbox.url}/shein-auth/#/empower?appid=SBX`);
    const back = await consent(at, page, 's1');
    expect(back.get('state')).toBe(sheinState(id));
    const tempToken = back.get('tempToken')!;
    expect(await must(at.admin, stores.authorization, { id, tempToken, state: sheinState(id) })).toBe(true);

    const row = await findRow(at.admin, id);
    expect(row).toMatchObject({ authStatus: 1, productAuthStatus: 1 });
    expect(row.grants).toMatchObject([
      { scope: 'orders', expiresAt: null, problem: null, warning: null, keptKeys: ['authKey', 'authSecret'] },
    ]);
    const again = await at.admin.send(stores.authorization, { id, tempToken });
    expect(again).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/^Authorization Failure: .*token/) as unknown,
    });
  });

  it('takes a temporary token for no other store, and sends nobody back to a foreign address', async () => {
    const at = await marketTest();
    const [one, other] = [await addStore(at, 's1'), await addStore(at, 's2')];
    const page = await must(at.admin, stores.authorizationPage, { id: one, callback });
    const tempToken = (await consent(at, page, 's1')).get('tempToken')!;
    const begun = { status: 409, msg: 'This authorization was started for another store. Please start again' };
    const claimed = { id: other, tempToken, state: sheinState(one) };
    expect(await at.admin.send(stores.authorization, claimed)).toMatchObject(begun);
    expect(await at.admin.send(stores.authorization, { id: other, tempToken })).toMatchObject(begun);
    expect(await findRow(at.admin, other)).toMatchObject({ authStatus: 0, grants: [] });

    for (const foreign of ['https://evil.example/store/index', 'javascript:alert(1)', 'http://localhost:81/'])
      expect(await at.admin.send(stores.authorizationPage, { id: one, callback: foreign })).toMatchObject({
        status: 400,
        data: [
          {
            path: 'callback',
            msg: expect.stringMatching(/^The return address must belong to this system/) as unknown,
          },
        ],
      });
  });

  it('keeps typed keys that SHEIN accepts, and no others', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's1');
    const right = orderKeysOf(at.sandbox.shop('s1'), at.sandbox.keysOf('s1'));
    const wrong = { ...right, authSecret: '0123456789ABCDEF0123456789ABCDEF' };
    const refused = await at.admin.send(stores.authorization, { id, ...wrong });
    expect(refused).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/^Authorization Failure: .* does not accept the keys .*sandbox-auth-005/) as unknown,
    });
    expect(await findRow(at.admin, id)).toMatchObject({ authStatus: 0, grants: [] });
    expect(await openConnection(at.test.app, at.test.db, id)).toBeUndefined();

    await must(at.admin, stores.authorization, { id, ...right });
    expect((await openConnection(at.test.app, at.test.db, id))?.marketplace).toBe('shein');
  });

  it('refuses a shop of another kind than the store', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's1');
    const keys = orderKeysOf(at.sandbox.shop('s3'), at.sandbox.keysOf('s3'));
    const reply = await at.admin.send(stores.authorization, { id, ...keys });
    expect(reply).toMatchObject({ status: 409, msg: expect.stringContaining('of another type') as unknown });
  });
});

describe('TEMU', () => {
  it('needs the token alone where the settings know the app, and keeps until when and for what it is good', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's4');
    await at.sandbox.issueToken('s4', { days: 20, without: ['bg.order.amount.query'] });
    const { accessToken } = at.sandbox.keysOf('s4');
    await must(at.admin, stores.authorization, { id, authToken: accessToken });
    expect(await grantOf(at.admin, id)).toMatchObject({
      missingScopes: ['bg.order.amount.query'],
      warning: { level: 'month', days: expect.toSatisfy((days) => days === 19 || days === 20) as unknown },
      keptKeys: ['authToken'],
    });
    const connection = await openConnection(at.test.app, at.test.db, id);
    expect(connection).toMatchObject({ marketplace: 'temu', store: { zone: 'US', name: id } });
  });

  it('takes key and secret together or not at all', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's4');
    const reply = await at.admin.send(stores.authorization, { id, authKey: 'half' });
    expect(reply).toMatchObject({
      status: 400,
      data: [
        { path: 'authToken', msg: 'Please enter' },
        { path: 'authSecret', msg: 'Please enter' },
      ],
    });
    const { appKey, appSecret, accessToken } = at.sandbox.keysOf('s4');
    await must(at.admin, stores.authorization, { id, authKey: appKey, authSecret: appSecret, authToken: accessToken });
    expect(await grantOf(at.admin, id)).toMatchObject({ keptKeys: ['authKey', 'authSecret', 'authToken'] });
  });

  it('authorises products with a warehouse of the shop that is not disabled', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's4');
    const keys = productKeysOf(at.sandbox.keysOf('s4'));
    const [site] = await must(at.admin, stores.getWarehouses, keys);
    expect(site).toMatchObject({ siteId: '100', siteName: 'United States' });
    const [open, disabled] = site!.validWarehouseList;
    expect([open!.warehouseDisable, disabled!.warehouseDisable]).toEqual([false, true]);

    const without = await at.admin.send(stores.authorization, { id, ...keys });
    expect(without.data).toEqual([{ path: 'warehouseId', msg: 'Please select the warehouse' }]);
    for (const warehouseId of [disabled!.warehouseId, 'WH-404'])
      expect(await at.admin.send(stores.authorization, { id, ...keys, warehouseId })).toMatchObject({
        status: 400,
        data: [{ path: 'warehouseId', msg: 'The shop has no such warehouse, or it is disabled' }],
      });
    await must(at.admin, stores.authorization, { id, ...keys, warehouseId: open!.warehouseId, warehouseName: 'mine' });
    expect(await findRow(at.admin, id)).toMatchObject({ authStatus: 0, productAuthStatus: 1, ...pick(open!) });
    expect(await must(at.admin, stores.getWarehouses, { id })).toEqual([site]);
  });

  it('changes the warehouse alone where no key is typed, and keeps a key that is left blank', async () => {
    const at = await marketTest();
    const id = await addStore(at, 's4');
    expect(await at.admin.send(stores.authorization, { id, warehouseId: 'WH-1' })).toMatchObject({
      status: 400,
      data: [{ path: 'productToken', msg: 'Please enter' }],
    });
    const keys = productKeysOf(at.sandbox.keysOf('s4'));
    const sites = await must(at.admin, stores.getWarehouses, { ...keys, id });
    const [first] = sites[0]!.validWarehouseList;
    await must(at.admin, stores.authorization, { id, ...keys, warehouseId: first!.warehouseId });
    const grant = await grantOf(at.admin, id, 'products');

    await at.test.db.updateTable('stores').set({ warehouseId: 'WH-0', warehouseName: 'Former' }).execute();
    await must(at.admin, stores.authorization, { id, warehouseId: first!.warehouseId });
    expect(await findRow(at.admin, id)).toMatchObject({ productAuthStatus: 1, ...pick(first!) });
    expect(await grantOf(at.admin, id, 'products')).toEqual(grant);
    expect(await must(at.admin, stores.getWarehouses, { id })).toEqual(sites);
    expect(await at.admin.send(stores.authorization, { id, warehouseId: 'WH-404' })).toMatchObject({
      status: 400,
      data: [{ path: 'warehouseId' }],
    });

    const { productToken, ...app } = keys;
    await must(at.admin, stores.authorization, { id, ...app, warehouseId: first!.warehouseId });
    await must(at.admin, stores.authorization, { id, productToken, warehouseId: first!.warehouseId });
    expect(await grantOf(at.admin, id, 'products')).toMatchObject({ keptKeys: Object.keys(keys) });
    await must(at.admin, stores.authorization, { id, settingsApp: 1, warehouseId: first!.warehouseId });
    expect(await grantOf(at.admin, id, 'products')).toMatchObject({ keptKeys: ['productToken'] });
    expect(await at.admin.send(stores.authorization, { id })).toMatchObject({
      status: 400,
      data: [{ path: 'authToken' }],
    });
  });

  it('has no products apart from orders at SHEIN, and nothing at all for other stores', async () => {
    const at = await marketTest();
    const [shein, plain] = [await addStore(at, 's1'), await addStore(at, 's4', { typeCode: 'OTHER' })];
    const refusals = [
      await at.admin.send(stores.authorization, { id: shein, productToken: 'x', warehouseId: 'y' }),
      await at.admin.send(stores.authorization, { id: plain, authToken: 'x' }),
      await at.admin.send(stores.authorizationPage, { id: plain, callback }),
      await at.admin.send(stores.updateSyncOrder, { id: plain, syncOrder: 1 }),
    ];
    const none = 'Stores of this type have no marketplace';
    expect(refusals.map(({ status, msg }) => [status, msg])).toEqual([
      [409, 'Only TEMU stores need an authorization for products'],
      [409, none],
      [409, none],
      [409, none],
    ]);
  });
});

function pick({ warehouseId, warehouseName }: { warehouseId: string; warehouseName: string }) {
  return { warehouseId, warehouseName };
}

it('names in the caller’s language what stands in the way', async () => {
  const at = await marketTest();
  at.test.language = 'zh';
  const id = await addStore(at, 's4');
  const { accessToken } = at.sandbox.keysOf('s4');
  const send = async () => (await at.admin.send(stores.authorization, { id, authToken: accessToken })).msg;
  at.sandbox.fault({ kind: 'timeOutBefore', endpoint: 'temu:*', ms: 10 });
  expect(await send()).toMatch(/^授权失败：暂时无法连接平台/);
  await at.sandbox.control('DELETE', 'faults');
  await at.sandbox.issueToken('s4');
  expect(await send()).toMatch(/^授权失败：平台不接受该店铺的密钥，请重新授权/);
  await at.sandbox.app.close();
  expect(await send()).toMatch(/^授权失败：暂时无法连接平台.*ECONNREFUSED/);
});

it('says which settings are missing, instead of calling without them', async () => {
  const test = await testApp({ environment: { PROFILE: 'production' } });
  const admin = await test.as('admin');
  const form = { name: 'Far', countryCode: 'MX', remark: 'x' } as const;
  const temu = await must(admin, stores.create, { ...form, typeCode: 'TEMU_SEMI_TRUSTEESHIP' });
  const shein = await must(admin, stores.create, { ...form, name: 'Near', typeCode: 'SHEIN_SEMI_TRUSTEESHIP' });
  expect(await admin.send(stores.authorization, { id: temu.id, authToken: 'some token' })).toMatchObject({
    status: 409,
    msg: 'The server lacks the settings TEMU_APP_KEY_GLOBAL, TEMU_APP_SECRET_GLOBAL. Contact your administrator',
  });
  expect(await admin.send(stores.authorizationPage, { id: shein.id, callback })).toMatchObject({
    status: 409,
    msg: 'The server lacks the settings SHEIN_APP_ID, SHEIN_APP_SECRET. Contact your administrator',
  });
});

it('shows keys to nobody: no answer, no audit, no log and no other user', async () => {
  const at = await marketTest();
  const id = await addStore(at, 's4');
  const keys = at.sandbox.keysOf('s4');
  const order = { authKey: keys['appKey'], authSecret: keys['appSecret'], authToken: keys['accessToken'] };
  const [site] = await must(at.admin, stores.getWarehouses, productKeysOf(keys));
  const warehouseId = site!.validWarehouseList[0]!.warehouseId;
  await must(at.admin, stores.authorization, { id, ...order });
  await must(at.admin, stores.authorization, { id, ...productKeysOf(keys), warehouseId });
  await must(at.admin, stores.testConnection, { id });
  await at.test.app.outside.flush();

  const picker = await (await at.test.as(['/order/index'])).call(stores.page, {});
  expect(picker.data.rows).toMatchObject([{ id, authStatus: 1, grants: [], lastSync: null }]);
  const said = JSON.stringify([
    picker,
    await must(at.admin, stores.page, {}),
    await must(at.admin, stores.calls, {}),
    await at.test.db.selectFrom('auditLog').selectAll().execute(),
    await at.test.db.selectFrom('outsideCalls').selectAll().execute(),
    await at.test.db.selectFrom('storeGrants').selectAll().execute(),
  ]);
  const secrets = [...Object.values(order), ...Object.values(productKeysOf(keys))].map(String);
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  const authorized = await at.test.db
    .selectFrom('auditLog')
    .select('after')
    .where('action', '=', '/platform/store/authorization')
    .orderBy('id')
    .execute();
  expect(authorized).toMatchObject([
    { after: { authStatus: 1, authKey: '***', authSecret: '***', authToken: '***' } },
    { after: { productAuthStatus: 1, productToken: '***', warehouseId } },
  ]);
});

it.each([
  ['s1', { marketplace: 'shein' }],
  ['s4', { marketplace: 'temu' }],
])('gives a shop (%s) to one store, and a store one shop', async (shopId, kind) => {
  const at = await marketTest();
  await at.sandbox.openStore(at.admin, shopId, { name: 'First' });
  const second = await addStore(at, shopId);
  const keysOf = (id: string) => orderKeysOf(at.sandbox.shop(id), at.sandbox.keysOf(id));
  expect(await at.admin.send(stores.authorization, { id: second, ...keysOf(shopId) })).toMatchObject({
    status: 409,
    msg: 'This shop is already authorized as First. Authorizing it twice would import each order twice',
  });
  expect(await findRow(at.admin, second)).toMatchObject({ authStatus: 0, grants: [] });

  const { id: otherShop } = await at.sandbox.control<{ id: string }>('POST', 'stores', kind);
  const { rows } = await must(at.admin, stores.page, { name: 'First' });
  const first = rows[0]!.id;
  expect(await at.admin.send(stores.authorization, { id: first, ...keysOf(otherShop) })).toMatchObject({
    status: 409,
    msg: expect.stringMatching(/^This is a different shop than before/) as unknown,
  });
  await must(at.admin, stores.withdraw, { id: first, scope: 'orders' });
  expect(await must(at.admin, stores.authorization, { id: second, ...keysOf(shopId) })).toBe(true);
});
