import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { openLogger } from '../logger.ts';
import { keepBlobs, keepBytes, newBytes } from './blobs.ts';
import { findDownload, offerDownload } from './downloads.ts';
import { openStorage } from './openStorage.ts';
import { originalKey, type Storage } from './storage.ts';
import { zipOf } from './zip.ts';

const shaOf = (text: string) => createHash('sha256').update(text).digest();

async function folderStorage(): Promise<{ root: string; storage: Storage }> {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { root, storage: await openStorage(root, openLogger('silent')) };
}

it('sends files and texts of a zip in their order, under their own names, as they are', async () => {
  const { storage } = await folderStorage();
  const texts = ['first', 'second'];
  for (const text of texts) await storage.put(originalKey(shaOf(text)), Buffer.from(text));
  const zip = await buffer(
    zipOf(storage, [
      { path: '订单/a.png', sha256: shaOf('first') },
      { path: 'list.txt', text: 'what is inside' },
      { path: 'b.png', sha256: shaOf('second') },
    ]),
  );
  const archive = await fromBufferPromise(zip, { lazyEntries: true, autoClose: false });
  const found: [string, string, number][] = [];
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry));
    found.push([entry.fileName, bytes.toString(), entry.compressionMethod]);
  }
  expect(found.map(([name, text]) => [name, text])).toEqual([
    ['订单/a.png', 'first'],
    ['list.txt', 'what is inside'],
    ['b.png', 'second'],
  ]);
  expect([found[0]![2], found[2]![2]]).toEqual([0, 0]);
});

it('makes the files of a zip one after the other, as they are asked for', async () => {
  const { storage } = await folderStorage();
  const made: string[] = [];
  let [now, most] = [0, 0];
  const entry = (name: string) => ({
    path: name,
    make: async () => {
      most = Math.max(most, (now += 1));
      await new Promise(setImmediate);
      now -= 1;
      made.push(name);
      // more than any stream holds back by itself
      return Buffer.alloc(300_000, name);
    },
  });
  const names = Array.from({ length: 40 }, (_, index) => String(index));
  const reader = zipOf(storage, names.map(entry))[Symbol.asyncIterator]();
  await reader.next();
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  // a slow reader has a few of them made, never all
  expect(made.length).toBeLessThan(8);
  for (let chunk = await reader.next(); !chunk.done; chunk = await reader.next());
  expect({ made, most }).toEqual({ made: names, most: 1 });

  const failing = { path: 'a.png', make: () => Promise.reject(new Error('the picture is broken')) };
  await expect(buffer(zipOf(storage, [failing]))).rejects.toThrow('the picture is broken');
});

it('ends a zip with an error where a file is gone or breaks off', async () => {
  const { storage } = await folderStorage();
  await expect(buffer(zipOf(storage, [{ path: 'a.png', sha256: shaOf('gone') }]))).rejects.toThrow(
    'The bytes of a.png are gone from the storage',
  );
  const broken = new Readable({ read: () => broken.destroy(new Error('the disk failed')) });
  const failing = { ...storage, stream: async () => broken };
  await expect(buffer(zipOf(failing, [{ path: 'a.png', sha256: shaOf('a') }]))).rejects.toThrow('the disk failed');
});

it('lets go of the file that is being sent when nobody waits for the zip any more', async () => {
  const { storage } = await folderStorage();
  const endless = new PassThrough();
  const opened = Promise.withResolvers<void>();
  const slow: Storage = {
    ...storage,
    async stream() {
      opened.resolve();
      return endless;
    },
  };
  const zip = zipOf(slow, [{ path: 'a.png', sha256: shaOf('a') }]);
  zip.resume();
  await opened.promise;
  const closed = new Promise((resolve) => endless.once('close', resolve));
  zip.destroy();
  await closed;
  expect(endless.destroyed).toBe(true);
});

it('says of a folder that is gone that it cannot be written, and of a broken one more than that nothing is there', async () => {
  const { root, storage } = await folderStorage();
  await storage.check();
  await storage.put('derived/a/file', Buffer.from('x'));
  for (const read of [storage.get, storage.stream])
    await expect(read('derived/a/file/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect(await readdir(join(root, 'derived/a'))).toEqual(['file']);
  await rm(root, { recursive: true });
  await expect(storage.check()).rejects.toMatchObject({ code: 'ENOENT' });
});

it('keeps the same bytes once, whoever brings them, and answers in the order in which they came', async () => {
  const { app } = await testApp();
  const facts = { mime: 'image/png' };
  const blob = (text: string) => newBytes(Buffer.from(text), facts);
  const first = await keepBytes(app, Buffer.from('b'), facts);
  const rows = await keepBlobs(app, ['c', 'b', 'a', 'c'].map(blob));
  expect(rows.map(({ sha256 }) => sha256.toString('hex'))).toEqual(
    ['c', 'b', 'a', 'c'].map((text) => shaOf(text).toString('hex')),
  );
  expect(rows[0]).toEqual(rows[3]);
  expect(rows[1]).toEqual(first);
  expect(await keepBlobs(app, [])).toEqual([]);
  expect((await app.storage.get(originalKey(shaOf('b'))))!.toString()).toBe('b');
});

it('finds a download as long as its time lasts, by its own address alone', async () => {
  const { db } = await testApp();
  const offer = (fileName: string) =>
    db.transaction().execute((tx) => offerDownload(tx, { fileName, content: { ids: ['1'] }, userId: null }));
  const [one, other] = [await offer('a.zip'), await offer('b.zip')];
  expect(one).toMatch(/^[\w-]{32}$/);
  expect(await findDownload(db, one)).toEqual({ fileName: 'a.zip', content: { ids: ['1'] } });
  await db.updateTable('downloads').set({ expiresAt: '2020-01-01T00:00:00Z' }).where('key', '=', one).execute();
  expect([await findDownload(db, one), await findDownload(db, 'nobody’s')]).toEqual([undefined, undefined]);
  expect(await findDownload(db, other)).toMatchObject({ fileName: 'b.zip' });
});
