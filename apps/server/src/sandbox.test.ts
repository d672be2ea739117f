import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findSandboxAddress, startSandbox } from './sandbox.ts';
import { patience } from './testing/patience.ts';
import { makeScratchFolder } from './testing/scratchFolder.ts';

it('ends the sandbox that it has started', async () => {
  const dataDir = await makeScratchFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const url = await findSandboxAddress();
  const sandbox = startSandbox(url, { dataDir, webhooks: undefined });
  const answers = () => fetch(`${url}/healthz`);
  await vi.waitFor(async () => expect((await answers()).ok).toBe(true), patience);
  await sandbox.stop();
  await expect(answers()).rejects.toThrow('fetch failed');
}, 60_000);
