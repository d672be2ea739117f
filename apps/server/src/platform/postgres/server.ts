import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

const TIME_TO_CLOSE = 6000;
const LINES_KEPT = 40;

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
export function takeCharge(child: ChildProcess, log: (line: string) => void): Server {
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

  const interrupt = () => void child.kill('SIGINT');
  process.once('exit', interrupt);
  const { promise: lost, resolve: sayLost } = Promise.withResolvers<string>();
  let exited = false;
  let stopping = false;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => keep(error.message));
    child.once('close', () => {
      exited = true;
      process.off('exit', interrupt);
      if (!stopping) sayLost(lastLines());
      resolve();
    });
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
      // SIGINT ends the sessions and writes a checkpoint; SIGQUIT leaves that to the recovery at the next start.
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), TIME_TO_CLOSE);
      await gone;
      clearTimeout(impatience);
    },
  };
}
