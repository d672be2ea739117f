import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
const host = '127.0.0.1';
const usualPort = 8790;

export interface RunningSandbox {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** The address of our own server. */
  webhooks: string | undefined;
}

/**
 * Beside this process, whose end it notices however that comes: at its usual port, or at a free one where something listens
 * there already. Resolves once it listens.
 */
export async function startSandbox(options: Options): Promise<RunningSandbox> {
  const started = (await isFree(usualPort)) ? await startAt(usualPort, options) : undefined;
  // between the question and the start somebody else may have taken the port
  const sandbox = started ?? (await startAt(0, options));
  if (!sandbox) throw new Error('The sandbox ended before it was there');
  return sandbox;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = Promise.race([
    once(probe, 'listening'),
    once(probe, 'error').then(([error]) => Promise.reject(error)),
  ]);
  probe.listen(port, host);
  try {
    await listening;
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Undefined where it ends instead. */
async function startAt(port: number, { dataDir, webhooks }: Options): Promise<RunningSandbox | undefined> {
  const child = fork(program, {
    env: {
      ...process.env,
      HOST: host,
      PORT: String(port),
      POSTEK_PORT: '0',
      SEED: '',
      DATA_DIR: join(dataDir, 'sandbox'),
      SHEIN_CALLBACK_URL: webhooks && `${webhooks}/webhooks/shein`,
      TEMU_CALLBACK_URL: webhooks && `${webhooks}/webhooks/temu`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => undefined);
  const url = await Promise.race([once(child, 'message').then(([address]) => String(address)), ended]);
  if (url === undefined) return undefined;
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
