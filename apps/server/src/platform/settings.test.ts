import { expect, it } from 'vitest';
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
