import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { access, chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Ids, ReachablePlace } from '../../testing/reachablePlace.ts';
import { withClient } from '../database/client.ts';
import { findProcesses, unlessGone } from './postmaster.ts';

export const isRoot = process.getuid?.() === 0;

/** An empty folder that every account may enter and write. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pressroom-test-'));
  await chmod(folder, 0o777);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** A folder on which a server has run and stopped: a copy of such a folder, since to make a cluster takes longer. */
export async function usedFolder(original: string): Promise<string> {
  const folder = await emptyFolder();
  await cp(path.join(original, 'cluster'), path.join(folder, 'cluster'), { recursive: true });
  return folder;
}

export interface Owner {
  child: ChildProcess;
  answer: { owner?: boolean; url?: string; failure?: { code: string; message: string } };
}

interface Elsewhere extends Partial<Ids> {
  env?: NodeJS.ProcessEnv;
  /** The closed folder around the server's. */
  dataFolder?: string;
  /** Where the program is, for an account that cannot reach it here. */
  place?: ReachablePlace;
}

/** Starts the server from a process of its own, which ends with the test at the latest. */
export async function startElsewhere(folder: string, options: Elsewhere = {}): Promise<Owner> {
  const child = forkOwner(folder, options);
  const [answer] = (await once(child, 'message')) as [Owner['answer']];
  return { child, answer };
}

export function forkOwner(folder: string, { dataFolder, place, ...options }: Elsewhere = {}): ChildProcess {
  const fixture = place?.file('postgres/owner.fixture.ts') ?? new URL('./owner.fixture.ts', import.meta.url);
  const given = dataFolder === undefined ? [folder] : [folder, dataFolder];
  const child = fork(fixture, given, { execArgv: [], execPath: place?.node, cwd: '/', ...options });
  onTestFinished(() => end(child));
  return child;
}

/** Kills the process with SIGKILL and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export function postmasterPid(folder: string): number {
  return Number.parseInt(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8'), 10);
}

/** Whether the process still runs. One that merely waits to be collected by its parent has no command line any more. */
export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
}

/** The processes of the server on this folder that say in their title what they do, such as `checkpointer`. */
export async function workersOf(folder: string, title: string): Promise<number[]> {
  const pids = await findProcesses(path.join(folder, 'cluster'));
  const titles = await Promise.all(pids.map((pid) => unlessGone(readFile(`/proc/${pid}/cmdline`, 'utf8'))));
  return pids.filter((_, index) => titles[index]?.includes(title));
}

export function untilGone(pid: number): Promise<boolean> {
  return vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 });
}

/** Runs one statement and answers the first row's first column. */
export function ask(url: string, statement: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  });
}

/** A PATH on which the launcher finds its tools except some, as on a machine that lacks them. */
export async function toolsWithout(missing: string[]): Promise<string> {
  const folder = await emptyFolder();
  for (const tool of ['sh', 'setpriv', 'unshare'].filter((name) => !missing.includes(name))) {
    await symlink(await whereIs(tool), path.join(folder, tool));
  }
  return folder;
}

async function whereIs(tool: string): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    const file = path.join(folder, tool);
    const found = await access(file).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  throw new Error(`${tool} is not on the PATH`);
}
