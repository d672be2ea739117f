import { storeAttention, stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { testApp } from '../../../testing/testApp.ts';
import { countStoresToAuthorize } from './queries.ts';

it('finds stores by state, type, authorisation and attention, all together, newest first', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const semi = 'SHEIN_SEMI_TRUSTEESHIP';
  for (const [name, type, status, auth] of [
    ['Austin', 'OTHER', 1, 0],
    ['Boston', semi, 1, 1],
    ['Boston two', semi, 0, 1],
    ['Cactus', semi, 1, 0],
    ['Dallas', semi, 1, 1],
    ['Eugene', semi, 1, 1],
  ] as const)
    await sql`insert into stores (name, type_code, country_code, currency, data_status, auth_status, remark)
      values (${name}, ${type}, 'US', 'USD', ${status}, ${auth}, '-')`.execute(db);
  const grant = (name: string, problem: string | null, days: number | null) =>
    sql`insert into store_grants (store_id, scope, authorized_at, problem, expires_at)
      select id, 'orders', now(), ${problem}::jsonb, now() + make_interval(days => ${days}) from stores where name = ${name}`.execute(
      db,
    );
  await grant('Boston', '{"key":"stores.trouble.auth"}', null);
  await grant('Boston two', null, 1);
  await grant('Dallas', null, 29);
  await grant('Eugene', null, 31);

  const found = async (search: Parameters<typeof sent>[0]) => (await sent(search)).rows.map(({ name }) => name);
  const sent = (search: {
    name?: string;
    dataStatus?: 0 | 1;
    typeCode?: 'OTHER' | typeof semi;
    authStatus?: 0 | 1;
    attention?: 1;
    pageNum?: number;
    pageSize?: number;
  }) => must(admin, stores.page, search);
  expect(await found({})).toEqual(['Eugene', 'Dallas', 'Cactus', 'Boston two', 'Boston', 'Austin']);
  expect(await sent({ pageNum: 2, pageSize: 4 })).toMatchObject({
    rows: [{ name: 'Boston' }, { name: 'Austin' }],
    total: 6,
  });
  expect(await found({ dataStatus: 0 })).toEqual(['Boston two']);
  expect(await found({ typeCode: 'OTHER' })).toEqual(['Austin']);
  expect(await found({ authStatus: 0 })).toEqual(['Cactus', 'Austin']);
  expect(await found({ name: 'boston', dataStatus: 1, authStatus: 1 })).toEqual(['Boston']);
  expect(await found({ attention: storeAttention.authorization })).toEqual(['Dallas', 'Boston']);
  expect(await countStoresToAuthorize(db)).toBe(2);
});

it('answers 404 to every act on a store that is not there, and 409 to what needs an authorisation', async () => {
  const { as, db } = await testApp();
  const admin = await as('admin');
  const form = { name: 'Austin', typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '-' };
  const gone = { id: '404' };
  for (const [endpoint, input] of [
    [stores.update, { ...form, ...gone }],
    [stores.enable, gone],
    [stores.disable, gone],
    [stores.delete, gone],
    [stores.updateSyncOrder, { ...gone, syncOrder: 1 }],
    [stores.getWarehouses, gone],
    [stores.authorizationPage, { ...gone, callback: 'http://localhost/' }],
    [stores.authorization, { ...gone, authToken: 'x' }],
    [stores.testConnection, gone],
    [stores.withdraw, { ...gone, scope: 'orders' }],
  ] as const)
    expect(await admin.send(endpoint, input)).toMatchObject({ status: 404, failure: 'platform.notFound' });

  const plain = await must(admin, stores.create, {
    ...form,
    typeCode: 'OTHER',
    countryCode: 'US',
    currency: 'USD',
    dataStatus: 1,
  });
  const temu = await must(admin, stores.create, {
    ...form,
    name: 'Temu',
    typeCode: 'TEMU_SEMI_TRUSTEESHIP',
    countryCode: 'US',
    currency: 'USD',
    dataStatus: 1,
  });
  for (const [endpoint, input, failure] of [
    [stores.testConnection, { id: plain.id }, 'stores.noMarketplace'],
    [stores.getWarehouses, { id: plain.id }, 'stores.noMarketplace'],
    [stores.testConnection, { id: temu.id }, 'stores.notAuthorized'],
    [stores.withdraw, { id: temu.id, scope: 'products' }, 'stores.noGrant'],
  ] as const)
    expect(await admin.send(endpoint, input)).toMatchObject({ status: 409, failure });
  // off is always possible
  expect(await admin.send(stores.updateSyncOrder, { id: plain.id, syncOrder: 0 })).toMatchObject({ status: 200 });
  expect(await db.selectFrom('storeGrants').select('storeId').execute()).toEqual([]);
});
