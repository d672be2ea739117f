import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Shutdown, type ShutdownTimeouts } from './shutdown.ts';

const LINES_KEPT = 40;
/** What was written last may still be on its way; processes that hang on to the pipe must not hold up the news. */
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

/** Takes charge of the child, without keeping this process alive for it. */
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

  // nobody will be there to press on
  const quit = () => void child.kill('SIGQUIT');
  process.once('exit', quit);
  const { promise: lost, resolve: sayLost } = Promise.withResolvers<string>();
  let exited = false;
  let stopping = false;
  const gone = new Promise<void>((resolve) => {
    const settle = () => {
      if (exited) return;
      exited = true;
      process.off('exit', quit);
      if (!stopping) sayLost(lastLines());
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
