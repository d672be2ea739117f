import { expect, it } from 'vitest';
import { testSandbox } from '../../testing/sandbox.ts';
import { readSettings } from '../settings.ts';

it('knows the applications of a sandbox that is started as it comes', async () => {
  const { environment } = await testSandbox({ seed: 1 });
  const { SANDBOX_URL } = environment;
  expect(readSettings({ SANDBOX_URL }).outside).toEqual(readSettings(environment).outside);
  expect(readSettings({}).outside).toMatchObject({
    profile: 'sandbox',
    shein: { hosts: { api: 'http://127.0.0.1:8790/shein', authorization: 'http://127.0.0.1:8790/shein-auth' } },
    temu: { hosts: { US: 'http://127.0.0.1:8790/temu/us', PA: 'http://127.0.0.1:8790/temu/pa' } },
  });
});

it('points at the real hosts in production, without any application', () => {
  expect(readSettings({ PROFILE: 'production', TEMU_HOST_EU: 'https://eu.example/' }).outside).toEqual({
    profile: 'production',
    shein: {
      key: undefined,
      secret: undefined,
      hosts: { api: 'https://openapi.sheincorp.com', authorization: 'https://openapi-sem.sheincorp.com' },
    },
    temu: {
      hosts: expect.objectContaining({
        US: 'https://openapi-b-us.temu.com',
        EU: 'https://eu.example',
        CN: 'https://openapi.kuajingmaihuo.com',
      }) as unknown,
      apps: { US: {}, EU: {}, GLOBAL: {}, products: {} },
    },
  });
});

it('takes a zone’s own application before the common one, as a pair', () => {
  const { apps } = readSettings({
    PROFILE: 'production',
    TEMU_APP_KEY: 'common',
    TEMU_APP_SECRET: 'common secret',
    TEMU_APP_KEY_US: 'own',
  }).outside.temu;
  expect(apps).toMatchObject({
    US: { key: 'own', secret: undefined },
    EU: { key: 'common', secret: 'common secret' },
  });
});

it('names a host that is none', () => {
  expect(() => readSettings({ TEMU_HOST_US: 'temu', PROFILE: 'test' })).toThrow(
    /^Settings: PROFILE .+; TEMU_HOST_US must start with https:\/\/ or http:\/\/$/,
  );
});
