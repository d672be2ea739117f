import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { announcement } from './announcement.ts';
import { featureJobs } from './features.ts';
import { ensureAdmin } from './features/account/account.public.ts';
import { makePassword } from './platform/access/password.ts';
import type { App } from './platform/app.ts';
import { openLogger } from './platform/logger.ts';
import { openApp, retryUntilReachable } from './platform/openApp.ts';
import { clearUploads } from './platform/http/uploads.ts';
import { ensureDatabase } from './platform/postgres/database.ts';
import { startEmbedded } from './platform/postgres/embedded.ts';
import { folderRole, lockDataFolder } from './platform/process/dataFolder.ts';
import { errorCode, StartFailure } from './platform/process/startFailure.ts';
import { stopWithParent } from './platform/process/stopWithParent.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { startSandbox } from './sandbox.ts';

const demo = process.argv.includes('--demo');
const demoPassword = 'pressroom';
const closers: (() => Promise<void>)[] = [];
let stopping = false;

try {
  await start(readSettings(process.env, { demo }));
} catch (error) {
  // what a stop breaks off is no failure
  if (!stopping) explain(error);
  await stop(1);
}

function explain(error: unknown): void {
  // what the operator can mend is one line; anything else is ours and keeps its stack
  process.stderr.write(
    `${error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
}

async function start(given: Settings): Promise<void> {
  // whatever is written is nobody else's business
  process.umask(0o077);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  const log = openLogger(given.logLevel);

  const lock = await lockDataFolder(given.dataDir, folderRole(given));
  closers.push(() => lock.release());
  const sandboxUrl = given.sandbox ? await besideSandbox(given) : undefined;
  const settings = sandboxUrl ? readSettings({ ...process.env, SANDBOX_URL: sandboxUrl }, { demo }) : given;
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings));
  const app = await retryUntilReachable(() => openApp(settings, databaseUrl, { log, jobs: featureJobs }));
  closers.push(() => app.close());

  const chosen = settings.adminPassword ?? (demo ? demoPassword : undefined);
  const password = chosen ?? makePassword();
  // a worker has nobody to tell a password to
  const isNew =
    settings.process !== 'worker' &&
    (await retryUntilReachable(() => ensureAdmin(app.db, password, { temporary: !chosen })));
  const server = settings.process === 'worker' ? undefined : await startApi(app, settings);
  if (settings.process !== 'api') await app.jobs.work(app);
  process.stdout.write(announcement({ ...settings, sandboxUrl }, { demo, isNew, password }));
  if (demo && server) {
    const { fillDemo } = await import('./demo/demo.ts');
    process.stdout.write(`${await fillDemo({ app, server, password, sandboxUrl })}\n`);
  }
}

/** Starts a sandbox, and answers where it is. */
async function besideSandbox({ host, port, dataDir }: Settings): Promise<string> {
  const ours = host === '0.0.0.0' ? '127.0.0.1' : host;
  // a port that is not known before the server listens can be told to nobody
  const sandbox = await startSandbox({ dataDir, webhooks: port === 0 ? undefined : `http://${ours}:${port}` });
  closers.push(() => sandbox.stop());
  return sandbox.url;
}

async function startApi(app: App, settings: Settings): Promise<FastifyInstance> {
  const { buildApi } = await import('./api.ts');
  await clearUploads(settings);
  const server = await buildApi(app);
  closers.push(() => server.close());
  await listen(server, settings);
  return server;
}

async function startDatabase({ dataDir }: Settings): Promise<string> {
  const onLost = (last: string) => {
    if (stopping) return;
    process.stderr.write(`PostgreSQL ended unexpectedly and stays down.\n${last}\n`);
    void stop(1);
  };
  const onRestart = (last: string) => {
    process.stderr.write(`PostgreSQL ended unexpectedly and is started again.\n${last}\n`);
  };
  const embedded = await startEmbedded(join(dataDir, 'postgres'), {
    onLost,
    onRestart,
    exclusive: true,
    dataFolder: dataDir,
  });
  closers.push(() => embedded.stop());
  await retryUntilReachable(() => ensureDatabase(embedded.url('postgres'), 'pressroom'));
  return embedded.url('pressroom');
}

async function listen(server: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new StartFailure(
        'portTaken',
        `Port ${port} on ${host} is taken by another program: stop it, or set PORT to another one.`,
        { cause: error },
      );
    }
    if (errorCode(error) === 'EACCES') {
      throw new StartFailure('portTaken', `Port ${port} may not be used by this user: set PORT to one above 1023.`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** Closes in the reverse order of opening; what hangs is cut off after ten seconds. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  let result = code;
  for (const close of closers.reverse()) {
    await close().catch((error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      result = 1;
    });
  }
  process.exit(result);
}
