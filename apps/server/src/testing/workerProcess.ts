import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestApp } from './testApp.ts';
import { testKey } from './testKey.ts';

/**
 * The product's own worker on the test's database, as a process that can be killed; gone when the test is. By `name` the
 * database knows its connections.
 */
export async function startWorker(
  test: TestApp,
  environment: Record<string, string>,
  name = '',
): Promise<{ kill: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-worker-'));
  const worker = fork(join(import.meta.dirname, '../main.ts'), {
    stdio: 'ignore',
    env: {
      ...environment,
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PROCESS: 'worker',
      DATABASE_URL: naming(test.app.settings.databaseUrl!, name),
      DATABASE_DIRECT_URL: naming(test.app.settings.databaseDirectUrl!, name),
      // its own, unless it is to read the files of the test's server
      DATA_DIR: environment['DATA_DIR'] ?? folder,
      SECRET_KEY: testKey,
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(worker, 'exit');
  const kill = async () => {
    worker.kill('SIGKILL');
    await ended;
  };
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return { kill };
}

function naming(databaseUrl: string, name: string): string {
  const address = new URL(databaseUrl);
  address.searchParams.set('application_name', name);
  return address.href;
}
