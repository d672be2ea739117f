import { endpoint } from '@pressroom/contract/endpoint';
import { readdir } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openCaller } from '../../caller.ts';
import { patience } from '../../testing/patience.ts';
import { testApp } from '../../testing/testApp.ts';
import { routes } from './context.ts';
import { registerFeatures } from './register.ts';
import { buildServer } from './server.ts';

const received = z.array(z.object({ fileName: z.string(), size: z.int(), sha256: z.string() }));
const call = {
  method: 'POST',
  summary: 'Says what came',
  permission: 'public',
  input: z.object({}),
  output: received,
} as const;
const slot = { maxFiles: 2, maxBytes: 1024 * 1024 };
const feature = {
  needed: endpoint({ ...call, path: '/needed', files: slot }),
  optional: endpoint({ ...call, path: '/optional', files: { ...slot, optional: true } }),
};

async function start() {
  const { app } = await testApp();
  const server = await buildServer(app);
  onTestFinished(() => server.close());
  const say = async ({ files }: { files: readonly { fileName: string; size: number; sha256: Buffer }[] }) =>
    files.map(({ fileName, size, sha256 }) => ({ fileName, size, sha256: sha256.toString('hex') }));
  registerFeatures(server, app, { feature: routes(feature, { needed: say, optional: say }) });
  /** They go when the answer has left. */
  const nothingLeft = () =>
    vi.waitFor(async () => expect(await readdir(join(app.settings.dataDir, 'uploads', 'all'))).toEqual([]), patience);
  return { caller: openCaller(server, '', () => 'en'), nothingLeft };
}

const limit = 1024 * 1024;
const file = (size: number, fileName = 'a.bin') => ({ fileName, bytes: Buffer.alloc(size, 'x') });

it('takes files up to their size and number, measures them, and keeps none after the answer', async () => {
  const { caller, nothingLeft } = await start();
  const both = await caller.call(feature.needed, {}, [file(limit), file(0, 'empty.bin')]);
  const hash = (size: number) => createHash('sha256').update(Buffer.alloc(size, 'x')).digest('hex');
  expect(both.data).toEqual([
    { fileName: 'a.bin', size: limit, sha256: hash(limit) },
    { fileName: 'empty.bin', size: 0, sha256: hash(0) },
  ]);
  await nothingLeft();

  const tooLarge = await caller.call(feature.needed, {}, [file(5), file(limit + 1)]);
  expect(tooLarge).toMatchObject({ status: 413, msg: 'The file is too large. At most 1 MB' });
  await nothingLeft();
  const tooMany = await caller.call(feature.needed, {}, [file(1), file(1), file(1)]);
  expect(tooMany).toMatchObject({ status: 413, msg: 'At most 2 files at once' });
  await nothingLeft();
});

it('wants a file unless the call can do without', async () => {
  const { caller } = await start();
  for (const files of [[], undefined])
    expect(await caller.call(feature.needed, {}, files)).toMatchObject({ status: 400, msg: 'Please select file!' });
  expect(await caller.call(feature.optional, {}, [])).toMatchObject({ status: 200, data: [] });
});

it('calls a file by the last part of its name, its letters put together', async () => {
  const { caller } = await start();
  const names = [
    ['C:\\\\Users\\\\Ana\\\\fox.png', 'fox.png'],
    ['/home/ana/fox.png', 'fox.png'],
    ['../../etc/passwd', 'passwd'],
    ['Zoe\u0308.png', 'Zoë.png'],
    ['狐狸.png', '狐狸.png'],
  ];
  for (const [sent, expected] of names) {
    const { data } = await caller.call(feature.needed, {}, [file(1, sent)]);
    expect(data).toMatchObject([{ fileName: expected }]);
  }
});
