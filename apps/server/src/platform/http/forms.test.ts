import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnPrint } from '../../testing/samplePrints.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { clearUploads } from './uploads.ts';

const boundary = 'x-form-x';
const whole = `multipart/form-data; boundary=${boundary}`;

function part(disposition: string, body: string | Buffer = 'x', type?: string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body), Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const username = part('form-data; name="username"', 'admin');

async function post(test: TestApp, url: string, payload: Buffer, { type = whole, token = '' } = {}) {
  const headers = { 'content-type': type, 'accept-language': 'en', authtoken: token };
  const answer = await test.server.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json<{ code: number; msg: string; data: unknown }>() };
}

async function uploadsOf({ app }: TestApp): Promise<string[]> {
  const folder = join(app.settings.dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('a form that cannot be read', () => {
  const damaged = { status: 400, code: 400, msg: 'The form is damaged or incomplete. Please send it again' };

  it.each([
    ['without a boundary', Buffer.concat([username, end]), 'multipart/form-data'],
    ['with an empty boundary', Buffer.concat([username, end]), 'multipart/form-data; boundary='],
    [
      'with a boundary of 4,000 characters',
      Buffer.concat([username, end]),
      `multipart/form-data; boundary=${'b'.repeat(4000)}`,
    ],
    ['with another boundary', Buffer.concat([username, end]), 'multipart/form-data; boundary=other'],
    ['cut off within a part', Buffer.concat([username, end]).subarray(0, 60), whole],
    ['cut off within the boundary', Buffer.concat([username, end]).subarray(0, 4), whole],
    ['with a field that has no name', Buffer.concat([part('form-data', 'admin'), end]), whole],
    ['with a field named like a built-in', Buffer.concat([part('form-data; name="__proto__"'), end]), whole],
  ])('is refused %s, before anybody has signed in', async (_, payload, type) => {
    expect(await post(await testApp(), '/account/login', payload, { type })).toMatchObject(damaged);
  });

  it.each([
    ['with a part that has no name', part('form-data', 'bytes', 'application/octet-stream')],
    ['cut off within a second file', part('form-data; name="files"; filename="b.png"', 'bytes').subarray(0, 70)],
  ])('is refused %s, and leaves no file behind', async (_, second) => {
    const test = await testApp();
    const { token } = await test.as('admin');
    const first = part(
      'form-data; name="files"; filename="a.png"',
      await drawnPrint({ name: 'fox', widthCm: 1, heightCm: 1 }),
    );
    expect(await post(test, '/fileManage/uploadBatch', Buffer.concat([first, second]), { token })).toMatchObject(
      damaged,
    );
    expect(await uploadsOf(test)).toEqual([]);
  });
});

it('says which limit a form breaks', async () => {
  const test = await testApp();
  const { token } = await test.as('admin');
  const say = async (payload: Buffer, url = '/fileManage/uploadBatch') => {
    const { status, msg } = await post(test, url, Buffer.concat([payload, end]), { token });
    return { status, msg };
  };
  const fields = Array.from({ length: 60 }, (_, index) => part(`form-data; name="f${index}"`));
  const tooMany = { status: 413, msg: 'The form has too many fields. At most 50' };
  expect(await say(Buffer.concat(fields))).toEqual(tooMany);
  expect(await say(Buffer.concat(fields), '/account/login')).toEqual(tooMany);
  const file = part('form-data; name="files"; filename="a.png"');
  expect(await say(file, '/account/login')).toEqual({ status: 400, msg: 'No file can be sent here' });
  expect(await say(Buffer.concat(Array.from({ length: 2 }, () => file)), '/fileManage/upload')).toEqual({
    status: 413,
    msg: 'At most 1 files at once',
  });
  const long = part('form-data; name="username"', 'x'.repeat(70_000));
  expect((await post(test, '/account/login', Buffer.concat([long, end]))).data).toEqual([
    { path: 'username', msg: 'At most 65536 characters' },
  ]);
});

it.each([
  ['NUL', "filename*=UTF-8''a%00.png"],
  ['half a character', "filename*=utf-16le''a%00%00%d8.%00p%00n%00g%00"],
])('refuses a file whose name holds %s', async (_, name) => {
  const test = await testApp();
  const { token } = await test.as('admin');
  const payload = Buffer.concat([part(`form-data; name="files"; ${name}`), end]);
  expect(await post(test, '/fileManage/uploadBatch', payload, { token })).toMatchObject({
    status: 400,
    msg: 'The file’s name contains characters that cannot be used. Rename it and upload it again',
  });
  expect(await uploadsOf(test)).toEqual([]);
});

it('keeps what is uploaded from the other accounts of the machine', async () => {
  const test = await testApp();
  const { token } = await test.as('admin');
  const bytes = await drawnPrint({ name: 'fox', widthCm: 1, heightCm: 1 });
  const payload = Buffer.concat([part('form-data; name="files"; filename="a.png"', bytes), end]);
  expect(await post(test, '/fileManage/uploadBatch', payload, { token })).toMatchObject({ status: 200 });
  const folder = join(test.app.settings.dataDir, 'files');
  const stored = (await readdir(folder, { recursive: true, withFileTypes: true })).find((entry) => entry.isFile())!;
  expect((await stat(join(stored.parentPath, stored.name))).mode & 0o777).toBe(0o600);
  expect((await stat(join(test.app.settings.dataDir, 'uploads', 'all'))).mode & 0o777).toBe(0o700);
});

it('lets go at the start of what a kill has left, and of nothing that another process holds', async () => {
  const { app } = await testApp();
  const folder = join(app.settings.dataDir, 'uploads');
  for (const role of ['api', 'all']) {
    await mkdir(join(folder, role), { recursive: true });
    await writeFile(join(folder, role, 'half'), role);
  }
  await writeFile(join(folder, 'of a former release'), '');
  await clearUploads({ ...app.settings, databaseUrl: undefined });
  expect(await readFile(join(folder, 'api', 'half'), 'utf8')).toBe('api');
  expect(await readdir(folder, { recursive: true })).toEqual(['api', 'api/half']);

  await clearUploads({ ...app.settings, databaseUrl: 'postgres://somewhere', process: 'api' });
  expect(await readdir(folder)).toEqual([]);
  await clearUploads(app.settings);
});
