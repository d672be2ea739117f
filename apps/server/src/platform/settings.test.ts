import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from './settings.ts';

it('has a setting for everything', () => {
  expect(readSettings({ DATA_DIR: '/srv/press' })).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    dataDir: '/srv/press',
    storageUrl: '/srv/press/files',
    process: 'all',
    displayZone: 'Asia/Shanghai',
    databaseUrl: undefined,
  });
});

it('names each mistake in one line', () => {
  const mistakes = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    DISPLAY_ZONE: 'Mars/Base',
    ADMIN_PASSWORD: '123',
    SECRET_KEY: 'sesame',
  };
  expect(() => readSettings(mistakes)).toThrow(
    /^Settings: PORT .+; DATABASE_URL must start with postgres:\/\/; SECRET_KEY must have at least 32 characters; ADMIN_PASSWORD .+; DISPLAY_ZONE is not a time zone name$/,
  );
});

it('reads where browsers find it, one address or more', () => {
  const PUBLIC_URL = 'https://shop.example.com, http://shop.local:80/';
  expect(readSettings({ PUBLIC_URL }).publicUrls).toEqual(['https://shop.example.com', 'http://shop.local']);
  expect(readSettings({}).publicUrls).toEqual([]);
  for (const wrong of [
    'shop.example.com',
    'https://shop.example.com/app',
    'ftp://shop',
    'https://a:b@shop.example.com',
  ])
    expect(() => readSettings({ PUBLIC_URL: wrong })).toThrow(/^Settings: PUBLIC_URL must be addresses such as https:/);
});

it('takes an empty variable for an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8787, databaseUrl: undefined });
});

it.each([
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'localhost/press'],
  ['STORAGE_URL', 'ftp://files'],
  ['SECRET_KEY', 'x'.repeat(31)],
  ['SECRET_KEY_PREVIOUS', 'x'.repeat(31)],
  ['ADMIN_PASSWORD', '12345'],
  ['PROCESS', 'both'],
  ['LOG_LEVEL', 'loud'],
  ['SESSION_IDLE_HOURS', '0'],
  ['SESSION_IDLE_HOURS', '721'],
  ['SESSION_MAX_DAYS', '366'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', 'abc'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '10.0.0.1,10.0.0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['SANDBOX', 'perhaps'],
  ['PROFILE', 'staging'],
  ['SANDBOX_URL', 'localhost:8790'],
  ['SHEIN_CALLS_PER_SECOND', '0'],
  ['TEMU_CALLS_PER_SECOND', 'many'],
] as const)('names %s where it is %j', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Settings: ${name} [^;]+$`));
});

it.each([
  ['0', false],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/255.0.0.0', ['10.0.0.0/255.0.0.0']],
  ['10.0.0.0/8,fd00::/8, ::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('trusts the proxies of %j', (TRUST_PROXY, expected) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(expected);
});

it('shows what the program thinks only while developing and testing', () => {
  const production = (NODE_ENV?: string) => readSettings({ NODE_ENV }).production;
  expect([production(), production('production'), production('development'), production('test')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('starts a sandbox beside the demo alone, unless told otherwise or pointed at another one', () => {
  const sandbox = (environment: Record<string, string>, demo = true) => readSettings(environment, { demo }).sandbox;
  expect(sandbox({})).toBe(true);
  expect(sandbox({}, false)).toBe(false);
  expect(sandbox({ SANDBOX: 'true' }, false)).toBe(true);
  expect(sandbox({ SANDBOX: 'false' })).toBe(false);
  expect(sandbox({ PROFILE: 'production' })).toBe(false);
  expect(sandbox({ SANDBOX_URL: 'http://127.0.0.1:8790' })).toBe(false);
});

it('reads .env where it is started, below what the environment says', async () => {
  const [folder, before] = [await mkdtemp(join(tmpdir(), 'settings-')), process.cwd()];
  onTestFinished(async () => {
    process.chdir(before);
    await rm(folder, { recursive: true });
  });
  process.chdir(folder);
  const lines = ['# PORT=1', 'PORT = 9001', 'HOST="0.0.0.0"', "DATA_DIR='/srv/a b'", 'LOG_LEVEL=', 'what is this', ''];
  await writeFile('.env', lines.join('\r\n'));
  expect(readSettings({})).toMatchObject({ port: 9001, host: '0.0.0.0', dataDir: '/srv/a b', logLevel: 'info' });
  expect(readSettings({ PORT: '9002', HOST: '' })).toMatchObject({ port: 9002, host: '0.0.0.0' });
});

it('refuses a direct address without the one for requests: it would be another database than the embedded one', () => {
  const alone = { DATABASE_DIRECT_URL: 'postgres://10.0.0.5/pressroom' };
  expect(() => readSettings(alone)).toThrow(/^Settings: DATABASE_DIRECT_URL needs DATABASE_URL/);
  const both = { ...alone, DATABASE_URL: 'postgres://10.0.0.6/pressroom' };
  expect(readSettings(both)).toMatchObject({
    databaseUrl: both.DATABASE_URL,
    databaseDirectUrl: alone.DATABASE_DIRECT_URL,
  });
});
