import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { featureJobs } from '../features.ts';
import { withClient } from '../platform/database/client.ts';
import { openLogger } from '../platform/logger.ts';
import { openApp } from '../platform/openApp.ts';
import { readSettings } from '../platform/settings.ts';
import { startScratchServer } from './scratchServer.ts';
import { testKey } from './testKey.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** With the word DATABASE where the database's name goes. */
    databaseUrl: string;
    template: string;
    /** A folder that goes with the run. */
    scratch: string;
  }
}

/** One server for the run, and on it one migrated database that every test clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchServer();
  const template = `template_${process.pid}`;
  const maintain = (statement: string) => withClient(server.url('postgres'), (client) => client.query(statement));
  await maintain(`create database ${template}`);
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: 'unused', STORAGE_URL: '/tmp', SECRET_KEY: testKey });
  const app = await openApp(settings, server.url(template), {
    log: openLogger('silent'),
    jobs: featureJobs,
    supervise: false,
  });
  await app.close(0);
  project.provide('databaseUrl', server.url('DATABASE'));
  project.provide('template', template);
  const scratch = await mkdtemp(join(tmpdir(), 'pressroom-run-'));
  project.provide('scratch', scratch);
  return async () => {
    // a database that is given outlives the run; whatever the tests have left on it must not
    const left = await withClient(server.url('postgres'), (client) =>
      client.query<{ datname: string }>(
        "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
        [template],
      ),
    );
    for (const { datname } of left.rows) await maintain(`drop database if exists ${datname} with (force)`);
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
