import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nobody, placeFor, type ReachablePlace } from '../../testing/reachablePlace.ts';
import { lockDataFolder } from './dataFolder.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressroom-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function lockElsewhere(folder: string, { uid, place }: { uid?: number; place?: ReachablePlace } = {}) {
  const fixture = place?.file('process/dataFolder.fixture.ts') ?? new URL('./dataFolder.fixture.ts', import.meta.url);
  const child = fork(fixture, [folder], { execArgv: [], execPath: place?.node, cwd: '/', uid });
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

it.runIf(process.getuid?.() === 0)('says that the folder cannot be written', async (context) => {
  const folder = await emptyFolder();
  await chmod(folder, 0o755);
  const { answer } = await lockElsewhere(path.join(folder, 'data'), {
    uid: nobody.uid,
    place: await placeFor(nobody, context),
  });
  expect(answer).toMatchObject({
    code: 'folderUnwritable',
    message: `The folder ${folder}/data cannot be written by this user.`,
  });
});

it.runIf(process.platform === 'linux')('says so too where a file system takes no folders at all', async () => {
  await expect(lockDataFolder('/proc/pressroom')).rejects.toMatchObject({ code: 'folderUnwritable' });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it('makes a folder that nobody else may enter', async () => {
  const folder = path.join(await emptyFolder(), 'data');
  await (await lockDataFolder(folder)).release();
  expect(await modeOf(folder)).toBe('700');
  for (const name of await readdir(folder))
    expect({ name, mode: await modeOf(path.join(folder, name)) }).toEqual({ name, mode: '600' });
});

/** A data folder as it was made when others might pass through. */
async function openFolder(): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'files'));
  await writeFile(path.join(folder, 'secret.key'), '');
  for (const name of ['.', 'files']) await chmod(path.join(folder, name), 0o755);
  await chmod(path.join(folder, 'secret.key'), 0o644);
  return folder;
}

it('closes a folder that was made open', async () => {
  const folder = await openFolder();
  await (await lockDataFolder(folder)).release();
  expect(await Promise.all(['.', 'files', 'secret.key'].map((name) => modeOf(path.join(folder, name))))).toEqual([
    '700',
    '700',
    '600',
  ]);
});

it('closes what is its own in a folder that holds other things, and leaves those to whom they are open', async () => {
  const folder = await openFolder();
  await writeFile(path.join(folder, 'notes.txt'), '');
  await chmod(path.join(folder, 'notes.txt'), 0o644);
  await (await lockDataFolder(folder)).release();
  const names = ['.', 'notes.txt', 'files', 'secret.key'];
  expect(await Promise.all(names.map((name) => modeOf(path.join(folder, name))))).toEqual(['755', '644', '700', '600']);
});
