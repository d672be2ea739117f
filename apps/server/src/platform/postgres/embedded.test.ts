import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext, vi } from 'vitest';
import { ensureDatabase } from './database.ts';
import { startEmbedded, type EmbeddedOptions } from './embedded.ts';
import {
  ask,
  emptyFolder,
  end,
  forkOwner,
  isRoot,
  isRunning,
  postmasterPid,
  startElsewhere,
  toolsWithout,
  untilGone,
  usedFolder,
  workersOf,
} from './embedded.fixture.ts';
import { patience } from '../../testing/patience.ts';
import { nobody, placeFor } from '../../testing/reachablePlace.ts';

vi.setConfig({ testTimeout: 60_000 });

let original: string;
beforeAll(async () => {
  original = await mkdtemp(path.join(tmpdir(), 'pressroom-original-'));
  await (await startEmbedded(original)).stop();
});
afterAll(() => rm(original, { recursive: true, force: true }));

async function startHere(folder: string, options?: EmbeddedOptions) {
  const server = await startEmbedded(folder, options);
  onTestFinished(() => server.stop());
  return server;
}

it('starts on an empty folder and keeps what it was given', async () => {
  const folder = await emptyFolder();
  const first = await startHere(folder);
  await ensureDatabase(first.url('postgres'), 'shop');
  await ensureDatabase(first.url('postgres'), 'shop');
  await ask(first.url('shop'), 'create table parcel as select 41 as number');
  await first.stop();

  const second = await startHere(folder);
  expect(await ask(second.url('shop'), 'select number from parcel')).toBe(41);
  expect(
    await ask(
      second.url('shop'),
      "select array_agg(word order by word) from (values ('b'), ('Z'), ('ä'), ('衣')) v (word)",
    ),
  ).toEqual(['Z', 'b', 'ä', '衣']);
});

it('shares one server among starts at the same time', async () => {
  const folder = await emptyFolder();
  const starts = await Promise.all([startHere(folder), startHere(folder), startElsewhere(folder)]);
  const answers = starts.map((start) =>
    'answer' in start ? start.answer : { owner: start.owner, url: start.url('postgres') },
  );
  expect(answers.filter(({ owner }) => owner)).toHaveLength(1);
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
});

it('shares nothing when the caller alone may use the folder', async () => {
  const folder = await usedFolder(original);
  const lost = vi.fn<(log: string) => void>();
  const dying = await startHere(folder, { onLost: lost });
  await ask(dying.url('postgres'), 'create table parcel as select 41 as number');
  const next = await startHere(folder, { exclusive: true });
  expect(next.owner).toBe(true);
  expect(await ask(next.url('postgres'), 'select number from parcel')).toBe(41);
  expect(lost).toHaveBeenCalledOnce();
});

it('leaves a shared server alone when it stops', async () => {
  const folder = await usedFolder(original);
  const owner = await startHere(folder);
  const guest = await startHere(folder);
  await guest.stop();
  expect(await ask(owner.url('postgres'), 'select 1')).toBe(1);
});

it('goes down with an owner that was killed, and starts again at once with all that was answered', async () => {
  const folder = await usedFolder(original);
  const { child, answer } = await startElsewhere(folder);
  await ask(answer.url!, 'create table parcel as select 41 as number');
  const pid = postmasterPid(folder);
  await end(child);

  const next = await startHere(folder);
  expect(next.owner).toBe(true);
  expect(await ask(next.url('postgres'), 'select number from parcel')).toBe(41);
  await untilGone(pid);
});

it('leaves no process behind an owner that was killed', async () => {
  const folder = await usedFolder(original);
  const { child } = await startElsewhere(folder);
  const pid = postmasterPid(folder);
  await end(child);
  await untilGone(pid);
});

it('sees off a server that outlived its owner', async () => {
  const folder = await usedFolder(original);
  const withoutGuard = await toolsWithout(['setpriv']);
  const { child } = await startElsewhere(folder, { env: { PATH: withoutGuard } });
  const pid = postmasterPid(folder);
  await end(child);
  expect(isRunning(pid)).toBe(true);

  expect((await startHere(folder)).owner).toBe(true);
  expect(isRunning(pid)).toBe(false);
});

it('waits for a server that is on its way down', async () => {
  const folder = await usedFolder(original);
  const first = await startHere(folder);
  const stopping = first.stop();
  const second = await startHere(folder, { exclusive: true });
  await stopping;
  expect(second.owner).toBe(true);
  expect(await ask(second.url('postgres'), 'select 1')).toBe(1);
});

it('tells when the server was killed, and starts again at once', async () => {
  const folder = await usedFolder(original);
  const lost = Promise.withResolvers<string>();
  const first = await startHere(folder, { onLost: lost.resolve });
  await ask(first.url('postgres'), 'create table parcel as select 41 as number');
  process.kill(postmasterPid(folder), 'SIGKILL');
  await lost.promise;

  const second = await startHere(folder);
  expect(await ask(second.url('postgres'), 'select number from parcel')).toBe(41);
});

const hurried = { shutdownTimeouts: { quit: 100, kill: 300 } };

it('stops a server that does not listen', async () => {
  const folder = await usedFolder(original);
  const server = await startHere(folder, hurried);
  const pid = postmasterPid(folder);
  process.kill(pid, 'SIGSTOP');
  await server.stop();
  await untilGone(pid);
  expect((await startHere(folder)).owner).toBe(true);
});

it('sees off a server that does not listen', async () => {
  const folder = await usedFolder(original);
  await startHere(folder);
  const pid = postmasterPid(folder);
  process.kill(pid, 'SIGSTOP');
  const next = await startHere(folder, { exclusive: true, ...hurried });
  expect(next.owner).toBe(true);
  expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
});

it('starts where a killed server has left a process that does not end', async () => {
  const folder = await usedFolder(original);
  const lost = Promise.withResolvers<string>();
  await startHere(folder, { onLost: lost.resolve });
  const [checkpointer] = await workersOf(folder, 'checkpointer');
  process.kill(checkpointer!, 'SIGSTOP');
  process.kill(postmasterPid(folder), 'SIGKILL');
  await lost.promise;
  const next = await startHere(folder, hurried);
  expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
  await untilGone(checkpointer!);
});

it('starts where a kill came before the number of the process was written', async () => {
  const folder = await usedFolder(original);
  await (await startHere(folder)).stop();
  await writeFile(path.join(folder, 'cluster/postmaster.pid'), '', { mode: 0o600 });
  await writeFile(path.join(folder, 'run/.s.PGSQL.5432.lock'), '', { mode: 0o600 });
  const next = await startHere(folder);
  expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
});

it('brings a server that was killed up again, unless it ends again and again', async () => {
  const folder = await usedFolder(original);
  const lost = Promise.withResolvers<string>();
  const revived = vi.fn<(log: string) => void>();
  const server = await startHere(folder, { onRestart: revived, onLost: lost.resolve });
  await ask(server.url('postgres'), 'create table parcel as select 41 as number');
  for (let time = 1; time <= 6; time += 1) {
    expect(await vi.waitFor(() => ask(server.url('postgres'), 'select number from parcel'), patience)).toBe(41);
    process.kill(postmasterPid(folder), 'SIGKILL');
    if (time <= 5) await vi.waitFor(() => expect(revived).toHaveBeenCalledTimes(time), patience);
  }
  await lost.promise;
  expect(revived).toHaveBeenCalledTimes(5);
});

it('is not held up by a stranger that has the number of a server killed earlier', async () => {
  const folder = await usedFolder(original);
  await (await startHere(folder)).stop();
  await writeFile(path.join(folder, 'cluster/postmaster.pid'), `${process.ppid}\n${folder}/cluster\n`, { mode: 0o600 });
  await writeFile(path.join(folder, 'run/.s.PGSQL.5432.lock'), `${process.ppid}\n`, { mode: 0o600 });

  const next = await startHere(folder);
  expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
});

it('begins anew after a kill in the middle of making the cluster', async () => {
  const folder = await emptyFolder();
  const child = forkOwner(folder);
  const scratch = await vi.waitUntil(async () => (await readdir(folder)).find((name) => name.startsWith('new-')), {
    ...patience,
    interval: 5,
  });
  await vi.waitUntil(() => existsSync(path.join(folder, scratch, 'base')), { ...patience, interval: 5 });
  await end(child);

  const next = await startHere(folder);
  expect(await ask(next.url('postgres'), 'select 1')).toBe(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('new-'))).toEqual([]);
});

it('puts the socket elsewhere when its path would be too long', async () => {
  const folder = path.join(await emptyFolder(), 'a'.repeat(120));
  const server = await startHere(folder);
  expect(await ask(server.url('postgres'), 'select 1')).toBe(1);
});

it('says in one line that the folder cannot be used', async () => {
  const file = path.join(await emptyFolder(), 'file');
  await writeFile(file, '');
  await expect(startEmbedded(file)).rejects.toMatchObject({
    code: 'folderUnwritable',
    message: `${file} is not a folder.`,
  });
});

it.runIf(isRoot)('runs for an ordinary user too, and says when that one may not write', async (context) => {
  const folder = await emptyFolder();
  const ordinary = { ...nobody, place: await placeFor(nobody, context) };
  const { answer } = await startElsewhere(path.join(folder, 'own'), ordinary);
  expect(answer).toMatchObject({ owner: true });

  const closed = path.join(folder, 'closed');
  await mkdir(closed, { mode: 0o755 });
  const refused = await startElsewhere(path.join(closed, 'postgres'), ordinary);
  expect(refused.answer.failure).toMatchObject({ code: 'folderUnwritable' });
});

/** As root on a machine that does not allow namespaces: PostgreSQL runs as another account. */
async function asAnother(context: TestContext) {
  return { env: { PATH: await toolsWithout(['unshare']) }, place: await placeFor(nobody, context) };
}

it.runIf(isRoot)(
  'lets root run the server as another account where namespaces are not allowed, from then on too',
  async (context) => {
    const folder = await emptyFolder();
    const { env, place } = await asAnother(context);
    const { child, answer } = await startElsewhere(folder, { env, place });
    expect(answer).toMatchObject({ owner: true });
    await end(child);

    expect((await stat(path.join(folder, 'cluster'))).uid).not.toBe(0);
    expect((await startElsewhere(folder, { place })).answer).toMatchObject({ owner: true });
  },
);

it.runIf(isRoot)('lets that account through the closed data folder, and nobody else', async (context) => {
  const dataFolder = await emptyFolder();
  await chmod(dataFolder, 0o700);
  const { answer } = await startElsewhere(path.join(dataFolder, 'postgres'), {
    dataFolder,
    ...(await asAnother(context)),
  });
  expect(answer).toMatchObject({ owner: true });
  const { mode, uid, gid } = await stat(dataFolder);
  expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o710, uid: 0 });
  expect(gid).toBe((await stat(path.join(dataFolder, 'postgres'))).gid);
});

it.runIf(isRoot)('says in one line what to do where that account cannot get to the folder', async (context) => {
  const home = await emptyFolder();
  await chmod(home, 0o700);
  const dataFolder = path.join(home, 'data');
  await mkdir(dataFolder, { mode: 0o700 });
  const { answer } = await startElsewhere(path.join(dataFolder, 'postgres'), {
    dataFolder,
    ...(await asAnother(context)),
  });
  expect(answer.failure).toMatchObject({
    code: 'rootRefused',
    message: expect.stringMatching(
      /^PostgreSQL refuses to run as root, and the account \w+, .* may not enter .*: set DATA_DIR to a folder .*$/,
    ),
  });
});
