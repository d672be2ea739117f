import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { folderIn } from '../folders.ts';

export interface Program extends AsyncDisposable {
  origin: string;
  /** With -9. */
  kill(): Promise<void>;
}

interface Command {
  /** Names its log file. */
  name: string;
  run: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Answers 200 when the program is ready. */
  probe: string;
}

const patience = 60_000;

/** Starts a server on a free port, given to it as PORT, and waits for its first answer. It ends with this process. */
export async function startProgram({ name, run, cwd, env, probe }: Command): Promise<Program> {
  const port = await freePort();
  const log = join(folderIn('logs'), `${name}.log`);
  const file = openSync(log, 'w');
  const [program, ...args] = run;
  const child = spawn(program!, args, {
    cwd,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const gone = once(child, 'exit');

  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode === null && child.signalCode === null) kill();
    await gone;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await firstAnswer(`${origin}${probe}`, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start: see ${log}`, { cause: error });
  }
  return {
    origin,
    async kill() {
      child.kill('SIGKILL');
      await stop();
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function firstAnswer(url: string, hasEnded: () => boolean): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    if (hasEnded()) throw new Error('it ended');
    if (performance.now() > until) throw new Error('it takes too long');
    await pause(10);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
