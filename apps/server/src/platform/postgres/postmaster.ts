import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import path from 'node:path';
import { errorCode } from '../process/startFailure.ts';
import { OWNER_VARIABLE } from './launcher.ts';

/** The server process of a cluster, as its own `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  ready: boolean;
  socketFolder: string;
  port: number;
}

export const PORT = 5432;

export function socketPath(folder: string, port = PORT): string {
  return path.join(folder, `.s.PGSQL.${port}`);
}

export function accepts(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });
}

/** The postmaster that runs on this cluster now. A number left by a kill may name a stranger: that is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await orNothing(readFile(pidFile(cluster), 'utf8'));
  const [pid, , , port, socketFolder, , , status] = (text ?? '').split('\n');
  if (!pid || !(await runsOn(Number(pid), cluster))) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', ready: status?.trim() === 'ready' };
}

/** Whether the process that started it has died, so that nobody will stop it or read its log. */
export async function isOrphan(pid: number): Promise<boolean> {
  const [environment, status] = await Promise.all([readProc(pid, 'environ'), readProc(pid, 'status')]);
  const owner = environment?.match(new RegExp(`(?:^|\0)${OWNER_VARIABLE}=(\\d+)`))?.[1];
  const parent = status?.match(/^PPid:\s*(\d+)$/m)?.[1];
  return owner !== undefined && parent !== undefined && owner !== parent;
}

/**
 * Removes lock files whose number belongs to some other living process by now: PostgreSQL would take that one for its
 * predecessor and refuse to start. Those of the dead stay, for PostgreSQL reads in them what the dead may have left.
 */
export async function releaseFromStrangers(cluster: string, socketFolder: string): Promise<void> {
  for (const file of [pidFile(cluster), `${socketPath(socketFolder)}.lock`]) {
    const pid = Number.parseInt((await orNothing(readFile(file, 'utf8'))) ?? '', 10);
    if (pid > 0 && isAlive(pid) && !(await runsOn(pid, cluster))) await rm(file, { force: true });
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

/** A postmaster's working folder is its cluster. */
async function runsOn(pid: number, cluster: string): Promise<boolean> {
  return (await orNothing(readlink(`/proc/${pid}/cwd`))) === (await realpath(cluster));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readProc(pid: number, file: string): Promise<string | undefined> {
  return orNothing(readFile(`/proc/${pid}/${file}`, 'utf8'));
}

/** What is gone, or is another user's, is not ours. */
async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
