import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
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

export function acceptsConnections(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });
}

/** The postmaster that runs on this cluster now. The number in a file left by a kill may belong to some other process by now: then there is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await unlessGone(readFile(pidFile(cluster), 'utf8'));
  const [pid, , , port, socketFolder, , , status] = (text ?? '').split('\n');
  if (!pid || !(await runsOn(Number(pid), cluster))) return undefined;
  // a standby answers questions, too
  const ready = ['ready', 'standby'].includes(status?.trim() ?? '');
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', ready };
}

/** Whether the process that started it has died, so that nobody will stop it or read its log. */
export async function isOrphan(pid: number): Promise<boolean> {
  const [environment, status] = await Promise.all([readProc(pid, 'environ'), readProc(pid, 'status')]);
  const owner = environment?.match(new RegExp(`(?:^|\0)${OWNER_VARIABLE}=(\\d+)`))?.[1];
  const parent = status?.match(/^PPid:\s*(\d+)$/m)?.[1];
  return owner !== undefined && parent !== undefined && owner !== parent;
}

/** Every process of PostgreSQL on this cluster, a postmaster or what one has left. */
export async function findProcesses(cluster: string): Promise<number[]> {
  const folder = await unlessGone(realpath(cluster));
  if (folder === undefined) return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const here = await Promise.all(
    pids.map(
      async (pid) =>
        (await unlessGone(readlink(`/proc/${pid}/cwd`))) === folder &&
        (await readProc(pid, 'comm'))?.trim() === 'postgres',
    ),
  );
  return pids.filter((_, index) => here[index]);
}

export function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

/** A postmaster's working folder is its cluster. */
export async function runsOn(pid: number, cluster: string): Promise<boolean> {
  return (await unlessGone(readlink(`/proc/${pid}/cwd`))) === (await realpath(cluster));
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readProc(pid: number, file: string): Promise<string | undefined> {
  return unlessGone(readFile(`/proc/${pid}/${file}`, 'utf8'));
}

/** Undefined where the file or process is gone, or belongs to another account. */
export async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
