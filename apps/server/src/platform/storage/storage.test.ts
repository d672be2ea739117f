import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from './openStorage.ts';

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
])('%s', (_name, place) => {
  it('gives back what was put, and nothing where nothing was put', async () => {
    const storage = await openStorage(await place());
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

  it('takes a file over', async () => {
    const folder = await scratchFolder();
    const storage = await openStorage(await place());
    await writeFile(join(folder, 'upload'), 'upload');
    await storage.putFile('originals/cd/cde', join(folder, 'upload'));
    expect((await storage.get('originals/cd/cde'))?.toString()).toBe('upload');
    expect(await readdir(folder)).not.toContain('upload');
  });
});

it('names what is wrong with an S3 address', async () => {
  await expect(openStorage('s3://bucket')).rejects.toThrow(
    'STORAGE_URL must look like s3://KEY:SECRET@host/bucket?region=REGION',
  );
});
