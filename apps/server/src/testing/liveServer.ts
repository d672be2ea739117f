import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testKey } from './testKey.ts';

export const livePassword = 'stable8x';

export interface LiveServer {
  url: string;
  child: ChildProcess;
  /** What it wrote to its error output. */
  complaints(): string;
  isRunning(): boolean;
  kill(): Promise<void>;
}

/** The product's own program as a process that can be killed; gone when the test is. It may not have begun to answer yet. */
export function startLive(port: number, environment: Record<string, string>): LiveServer {
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      SECRET_KEY: testKey,
      ADMIN_PASSWORD: livePassword,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let complaints = '';
  child.stderr!.on('data', (bytes) => (complaints += String(bytes)));
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    complaints: () => complaints,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill,
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
