import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Shutdown, type ShutdownTimeouts } from './shutdown.ts';

const LINES_KEPT = 40;
/** How long the last log lines are waited for after the exit, in milliseconds. Child processes may keep the pipe open for longer. */
const LOG_DRAIN = 200;

/** A postmaster that this process started. */
export interface Server {
  pid: number | undefined;
  /** What it wrote last. */
  log(): string;
  hasExited(): boolean;
  /** Settles with the log when the server ends without having been asked to. */
  lost: Promise<string>;
  stop(): Promise<void>;
}

/** Watches the child and collects its log, without keeping this process alive for it. */
export function superviseServer(
  child: ChildProcess,
  {
    cluster,
    shutdownTimeouts,
    log,
  }: { cluster: string; shutdownTimeouts: ShutdownTimeouts; log: (line: string) => void },
): Server {
  const kept: string[] = [];
  const lastLines = () => kept.join('\n');
  const keep = (line: string) => {
    kept.push(line);
    if (kept.length > LINES_KEPT) kept.shift();
    log(line);
  };
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', keep);
    (stream as Socket).unref();
  }
  child.unref();

  // this process ends, so no later signal can follow
  const quit = () => void child.kill('SIGQUIT');
  process.once('exit', quit);
  const { promise: lost, resolve: resolveLost } = Promise.withResolvers<string>();
  let exited = false;
  let stopping = false;
  const gone = new Promise<void>((resolve) => {
    const settle = () => {
      if (exited) return;
      exited = true;
      process.off('exit', quit);
      if (!stopping) resolveLost(lastLines());
      resolve();
    };
    child.once('error', (error) => keep(error.message));
    child.once('exit', () => setTimeout(settle, LOG_DRAIN));
    child.once('close', settle);
  });

  return {
    pid: child.pid,
    log: lastLines,
    hasExited: () => exited,
    lost,
    async stop() {
      if (exited) return;
      stopping = true;
      child.ref();
      if (child.pid !== undefined) await new Shutdown(child.pid, cluster, shutdownTimeouts).escalateUntil(gone);
    },
  };
}
