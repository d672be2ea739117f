import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApi } from '../api.ts';
import { type Caller, openCaller } from '../caller.ts';
import { featureJobs } from '../features.ts';
import type { Heartbeat } from '../platform/database/notifications.ts';
import { openLogger } from '../platform/logger.ts';
import { openApp, type OpenApp } from '../platform/openApp.ts';
import { readSettings } from '../platform/settings.ts';
import type { TestApp } from './testApp.ts';
import { testKey } from './testKey.ts';

export interface SecondApp {
  app: OpenApp;
  server: FastifyInstance;
  /** The same session, as this process sees it. */
  same(caller: Pick<Caller, 'token'>): Caller;
}

interface SecondOptions {
  databaseUrl?: string;
  heartbeat?: Heartbeat;
  environment?: Record<string, string>;
}

/** What another process of the same installation runs: the whole server once more, on the test's database. */
export async function secondApp(
  test: TestApp,
  { databaseUrl = databaseUrlOf(test), heartbeat, environment = {} }: SecondOptions = {},
): Promise<SecondApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-second-'));
  const settings = readSettings({ ...environment, NODE_ENV: 'test', DATA_DIR: folder, SECRET_KEY: testKey });
  const app = await openApp(settings, databaseUrl, {
    log: openLogger('silent'),
    jobs: featureJobs,
    supervise: false,
    heartbeat,
  });
  const server = await buildApi(app, { webFolder: folder });
  onTestFinished(async () => {
    await server.close();
    await app.close(0);
    await rm(folder, { recursive: true, force: true });
  });
  return { app, server, same: ({ token }) => openCaller(server, token, () => test.language) };
}

export function databaseUrlOf({ app }: TestApp): string {
  return app.settings.databaseDirectUrl!;
}
