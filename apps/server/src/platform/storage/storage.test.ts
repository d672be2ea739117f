import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../../testing/patience.ts';
import { openLogger } from '../logger.ts';
import { openStorage } from './openStorage.ts';

const log = openLogger('silent');

async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The part of the S3 protocol that is used: objects by path, with a signature that names the body's hash. */
async function s3Store(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = decodeURIComponent(request.url!.split('?')[0]!);
      const hash = request.headers['x-amz-content-sha256'];
      const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/');
      const whole = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
      if (!signed || !whole) return response.writeHead(403).end();
      if (request.method === 'PUT') objects.set(path, body);
      if (request.method === 'DELETE') objects.delete(path);
      const found =
        request.method === 'PUT' || request.method === 'DELETE' || /^\/bucket\/?$/.test(path)
          ? Buffer.alloc(0)
          : objects.get(path);
      return response.writeHead(found ? 200 : 404, { etag: '"x"' }).end(request.method === 'HEAD' ? undefined : found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `s3://KEY:SECRET@127.0.0.1:${(server.address() as AddressInfo).port}/bucket?region=auto&insecure=1`;
}

describe.each([
  ['a folder', scratchFolder],
  ['an S3 store', s3Store],
])('%s', (_name, makeAddress) => {
  it('gives back what was put, and nothing where nothing was put', async () => {
    const storage = await openStorage(await makeAddress(), log);
    await storage.put('derived/thumb/ab/abc', Buffer.from('bytes'));
    expect((await storage.get('derived/thumb/ab/abc'))?.toString()).toBe('bytes');
    expect((await buffer((await storage.stream('derived/thumb/ab/abc'))!)).toString()).toBe('bytes');
    expect(await storage.get('derived/thumb/ab/none')).toBeUndefined();
    expect(await storage.stream('derived/thumb/ab/none')).toBeUndefined();
    await storage.check();
    await storage.remove('derived/thumb/ab/abc');
    await storage.remove('derived/thumb/ab/abc');
    expect(await storage.get('derived/thumb/ab/abc')).toBeUndefined();
  });

  it('keeps what is in a file, however often it is given and whatever becomes of the file', async () => {
    const upload = join(await scratchFolder(), 'upload');
    const storage = await openStorage(await makeAddress(), log);
    await writeFile(upload, 'upload');
    for (let time = 0; time < 2; time += 1) await storage.putFile('originals/cd/cde', upload);
    await rm(upload);
    expect((await storage.get('originals/cd/cde'))?.toString()).toBe('upload');
  });
});

const memory = '/dev/shm';
const hasOtherFileSystem = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

it.skipIf(!hasOtherFileSystem)('keeps a file of another file system, for nobody else to read', async () => {
  const folder = await mkdtemp(join(memory, 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [root, upload] = [await scratchFolder(), join(folder, 'upload')];
  await writeFile(upload, 'upload', { mode: 0o600 });
  const storage = await openStorage(root, log);
  for (let time = 0; time < 2; time += 1) await storage.putFile('originals/cd/cde', upload);
  await writeFile(upload, 'changed');
  expect((await storage.get('originals/cd/cde'))?.toString()).toBe('upload');
  expect(await readdir(join(root, 'originals/cd'))).toEqual(['cde']);
  expect((await stat(join(root, 'originals/cd/cde'))).mode & 0o777).toBe(0o600);
});

it('names what is wrong with an S3 address', async () => {
  await expect(openStorage('s3://bucket', log)).rejects.toThrow(
    'STORAGE_URL must look like s3://KEY:SECRET@host/bucket?region=REGION',
  );
});

/** The modes of a folder and of all below it, each told once. */
async function modesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(names.map((name) => stat(join(folder, name))));
  return [
    ...new Set(found.map((one) => `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o7777).toString(8)}`)),
  ].sort();
}

it('keeps what it files from every other account', async () => {
  const root = join(await scratchFolder(), 'files');
  const upload = join(await scratchFolder(), 'upload');
  await writeFile(upload, 'upload', { mode: 0o600 });
  const storage = await openStorage(root, log);
  await storage.put('derived/thumb/ab/abc', Buffer.from('bytes'));
  await storage.putFile('originals/cd/cde', upload);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
  expect(await modesBelow(root)).toEqual(['file 600', 'folder 700']);
});

it('closes what was filed open, and goes on where that was broken off', async () => {
  const root = await scratchFolder();
  for (const kind of ['originals', 'derived']) {
    await mkdir(join(root, kind, 'ab'), { recursive: true });
    await chmod(join(root, kind), kind === 'originals' ? 0o755 : 0o1700);
    await chmod(join(root, kind, 'ab'), 0o755);
    await writeFile(join(root, kind, 'ab/abc'), 'label');
    await chmod(join(root, kind, 'ab/abc'), 0o644);
  }
  await openStorage(root, log);
  await vi.waitFor(async () => expect(await modesBelow(root)).toEqual(['file 600', 'folder 700']), patience);
});
