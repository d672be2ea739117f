import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from './dataFolder.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressroom-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function lockElsewhere(folder: string, account: { uid?: number } = {}) {
  const child = fork(new URL('./dataFolder.fixture.ts', import.meta.url), [folder], {
    execArgv: [],
    cwd: '/',
    ...account,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [answer] = (await once(child, 'message')) as [unknown];
  return { child, answer };
}

it('keeps a second process out and names the first', async () => {
  const folder = path.join(await emptyFolder(), 'data');
  const lock = await lockDataFolder(folder);
  const { answer } = await lockElsewhere(folder);
  expect(answer).toMatchObject({ code: 'folderInUse' });
  expect(answer).toHaveProperty('message', expect.stringContaining(`in use by process ${process.pid}:`));

  await lock.release();
  expect((await lockElsewhere(folder)).answer).toBe('locked');
});

it('is free at once when its holder was killed', async () => {
  const folder = await emptyFolder();
  const { child, answer } = await lockElsewhere(folder);
  expect(answer).toBe('locked');
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ code: 'folderInUse' });

  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await (await lockDataFolder(folder)).release();
});

it.runIf(process.getuid?.() === 0)('says that the folder cannot be written', async () => {
  const folder = await emptyFolder();
  await chmod(folder, 0o755);
  const { answer } = await lockElsewhere(path.join(folder, 'data'), { uid: 65534 });
  expect(answer).toMatchObject({
    code: 'folderUnwritable',
    message: `The folder ${folder}/data cannot be written by this user.`,
  });
});

it.runIf(process.platform === 'linux')('says so too where a file system takes no folders at all', async () => {
  await expect(lockDataFolder('/proc/pressroom')).rejects.toMatchObject({ code: 'folderUnwritable' });
});
