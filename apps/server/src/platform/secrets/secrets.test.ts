import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { testKey } from '../../testing/testKey.ts';
import { readKeyFile } from './keyFile.ts';
import { openSecrets } from './secrets.ts';

const printer = { owner: 'channels', ownerId: '7' };
const values = { token: '7f3c?&a91e/55d0', password: 'печать 打印' };
const newKey = 'another key, long enough to be hard to guess';

async function keepTwo({ app, db }: TestApp) {
  await db.transaction().execute((tx) => app.secrets.keep(tx, printer, values));
}

function openWith({ app, db }: TestApp, keys: { secretKey?: string; formerSecretKey?: string }) {
  return openSecrets(db, { dataDir: app.settings.dataDir, ...keys }, app.log);
}

describe('secrets', () => {
  it('come back as they were given, and stand nowhere in the table', async () => {
    const test = await testApp();
    await keepTwo(test);
    expect(await test.app.secrets.reveal(test.db, printer)).toEqual(values);
    expect(await test.app.secrets.names(test.db, printer)).toEqual(['password', 'token']);
    const rows = await test.db.selectFrom('secrets').selectAll().execute();
    const stored = rows.map((row) => Object.values(row).join(' ') + row.sealed.toString('latin1')).join();
    for (const value of Object.values(values)) {
      expect(stored).not.toContain(value);
      expect(stored).not.toContain(Buffer.from(value).toString('base64'));
    }
  });

  it('replace what has their name and leave the others, until they are forgotten', async () => {
    const test = await testApp();
    await keepTwo(test);
    const { secrets } = test.app;
    await test.db.transaction().execute((tx) => secrets.keep(tx, printer, { token: 'new' }));
    expect(await secrets.reveal(test.db, printer)).toEqual({ ...values, token: 'new' });
    await test.db.transaction().execute((tx) => secrets.forget(tx, printer));
    expect(await secrets.names(test.db, printer)).toEqual([]);
  });

  it('do not open in another place, nor when a byte has changed', async () => {
    const test = await testApp();
    await keepTwo(test);
    const own = test.db.updateTable('secrets').where('name', '=', 'token');
    await own.set({ ownerId: '8' }).execute();
    const moved = test.app.secrets.reveal(test.db, { ...printer, ownerId: '8' });
    await expect(moved).rejects.toThrow('The secret channels/8/token does not open');

    const { sealed } = await test.db
      .selectFrom('secrets')
      .select('sealed')
      .where('name', '=', 'password')
      .executeTakeFirstOrThrow();
    sealed[sealed.length - 1]! ^= 1;
    await test.db.updateTable('secrets').set({ sealed }).where('name', '=', 'password').execute();
    await expect(test.app.secrets.reveal(test.db, printer)).rejects.toThrow('channels/7/password does not open');
  });
});

describe('a change of the key', () => {
  it('seals everything anew, once, and the former key is needed no more', async () => {
    const test = await testApp();
    await keepTwo(test);
    const both = await openWith(test, { secretKey: newKey, formerSecretKey: testKey });
    expect(await both.reveal(test.db, printer)).toEqual(values);
    const before = await test.db.selectFrom('secrets').selectAll().orderBy('name').execute();
    expect(new Set(before.map(({ keyId }) => keyId)).size).toBe(1);

    await openWith(test, { secretKey: newKey, formerSecretKey: testKey });
    expect(await test.db.selectFrom('secrets').selectAll().orderBy('name').execute()).toEqual(before);
    const alone = await openWith(test, { secretKey: newKey });
    expect(await alone.reveal(test.db, printer)).toEqual(values);
    const log = await readFile(join(test.app.settings.dataDir, 'log'), 'utf8');
    expect(log.match(/"secrets":3/g)).toHaveLength(1);
  });

  it('is refused at the start while nothing can be read with the new key, in words that help', async () => {
    const test = await testApp();
    const start = openWith(test, { secretKey: newKey });
    await expect(start).rejects.toMatchObject({
      code: 'secretKeyWrong',
      message: expect.stringContaining('SECRET_KEY_PREVIOUS') as unknown,
    });
    await expect(start).rejects.not.toThrow(testKey);
  });

  it('is told, and nothing answered, where another process has made it meanwhile', async () => {
    const test = await testApp();
    await keepTwo(test);
    await openWith(test, { secretKey: newKey, formerSecretKey: testKey });
    await expect(test.app.secrets.reveal(test.db, printer)).rejects.toThrow('a key that this process does not have');
  });
});

describe('the key of a data folder', () => {
  it('is made once, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pressroom-key-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [one, other] = await Promise.all([readKeyFile(folder), readKeyFile(folder)]);
    expect(one).toBe(other);
    expect(one).toHaveLength(43);
    const file = await stat(join(folder, 'secret.key'));
    expect(file.mode & 0o777).toBe(0o600);
    expect(await readKeyFile(folder)).toBe(one);
  });
});
