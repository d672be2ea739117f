import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
const host = '127.0.0.1';
const usualPort = 8790;

export interface RunningSandbox {
  stop(): Promise<void>;
}

/** Where a sandbox would listen: its usual port, or a free one where something listens there already. */
export async function findSandboxAddress(): Promise<string> {
  const port = (await freePort(usualPort)) ?? (await freePort(0));
  return `http://${host}:${port}`;
}

async function freePort(wanted: number): Promise<number | undefined> {
  const probe = createServer();
  const listening = Promise.race([
    once(probe, 'listening'),
    once(probe, 'error').then(([error]) => Promise.reject(error)),
  ]);
  probe.listen(wanted, host);
  try {
    await listening;
  } catch {
    return undefined;
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : undefined;
}

/** Beside this process, whose end it notices however that comes. `webhooks`: the address of our own server. */
export function startSandbox(
  url: string,
  { dataDir, webhooks }: { dataDir: string; webhooks: string | undefined },
): RunningSandbox {
  const child = fork(program, {
    env: {
      ...process.env,
      HOST: host,
      PORT: new URL(url).port,
      POSTEK_PORT: '0',
      SEED: '',
      DATA_DIR: join(dataDir, 'sandbox'),
      SHEIN_CALLBACK_URL: webhooks && `${webhooks}/webhooks/shein`,
      TEMU_CALLBACK_URL: webhooks && `${webhooks}/webhooks/temu`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
