import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './sandbox.ts';
import { makeScratchFolder } from './testing/scratchFolder.ts';

it('ends the sandboxes that it has started at one moment, each at an address of its own', async () => {
  const folders = [await makeScratchFolder(), await makeScratchFolder()];
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const both = await Promise.all(folders.map((dataDir) => startSandbox({ dataDir, webhooks: undefined })));
  expect(new Set(both.map(({ url }) => url)).size).toBe(2);
  for (const { url, stop } of both) {
    expect((await fetch(`${url}/healthz`)).ok).toBe(true);
    await stop();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  }
}, 60_000);
