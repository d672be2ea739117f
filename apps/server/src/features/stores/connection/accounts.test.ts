import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { findStoreOfSheinKey, findTemuApp } from './accounts.ts';

async function addStore({ app, db }: TestApp, name: string, given: { type: string; auth?: number; keys: object }) {
  const { rows } = await sql<{ id: string }>`
    insert into stores (name, type_code, country_code, currency, data_status, auth_status, remark)
    values (${name}, ${given.type}, 'US', 'USD', 1, ${given.auth ?? 1}, '-') returning id`.execute(db);
  const { id } = rows[0]!;
  const owner = { owner: 'stores', ownerId: id };
  await db.transaction().execute((tx) => app.secrets.keep(tx, owner, { ...given.keys }));
  return id;
}

const temu = 'TEMU_SEMI_TRUSTEESHIP';
const shein = 'SHEIN_SEMI_TRUSTEESHIP';

it('knows the store of a SHEIN key, as long as it is authorised and of SHEIN', async () => {
  const test = await testApp();
  const { app, db } = test;
  const keys = { authKey: 'open-key', authSecret: 's' };
  await addStore(test, 'Temu', { type: temu, keys });
  await addStore(test, 'Withdrawn', { type: shein, auth: 0, keys });
  expect(await findStoreOfSheinKey(app, db, 'open-key')).toBeUndefined();
  const id = await addStore(test, 'Shein', { type: shein, keys });
  await addStore(test, 'Another', { type: shein, keys: { authKey: 'another', authSecret: 's' } });
  expect(await findStoreOfSheinKey(app, db, 'open-key')).toBe(id);
});

it('knows by a TEMU application the stores that use it, and whose secret signs for it', async () => {
  const test = await testApp({
    environment: { PROFILE: 'production', TEMU_APP_KEY: 'common', TEMU_APP_SECRET: 'common secret' },
  });
  const { app, db } = test;
  const [shared, own, blank] = [
    await addStore(test, 'Shared', { type: temu, keys: { authToken: 't' } }),
    await addStore(test, 'Own', { type: temu, keys: { authKey: 'own', authSecret: 'own secret', authToken: 't' } }),
    await addStore(test, 'Common again', {
      type: temu,
      keys: { authKey: 'common', authSecret: 'typed', authToken: 't' },
    }),
  ];
  await addStore(test, 'Withdrawn', { type: temu, auth: 0, keys: { authToken: 't' } });
  expect(await findTemuApp(app, db, 'own')).toEqual({ appKey: 'own', appSecret: 'own secret', storeIds: [own] });
  // what a store has typed is newer than what the settings say
  expect(await findTemuApp(app, db, 'common')).toEqual({
    appKey: 'common',
    appSecret: 'typed',
    storeIds: [blank, shared],
  });
  expect(await findTemuApp(app, db, 'nobody’s')).toBeUndefined();
});
