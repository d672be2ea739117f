import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { Language } from '@pressroom/contract/messages';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { buildApi } from '../api.ts';
import { type Caller, openCaller } from '../caller.ts';
import { featureJobs } from '../features.ts';
import { withClient } from '../platform/database/client.ts';
import type { Db } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import { openLogger } from '../platform/logger.ts';
import { openApp, type OpenApp } from '../platform/openApp.ts';
import { readSettings } from '../platform/settings.ts';
import { noteConfidences } from './confidences.ts';
import { testKey } from './testKey.ts';
import { watchStorage } from './watchStorage.ts';

export interface TestApp {
  app: OpenApp;
  db: Db;
  language: Language;
  server: FastifyInstance;
  /** A signed-in user: the admin, or one who holds these keys alone. */
  as(who: 'admin' | readonly PermissionKey[]): Promise<Caller>;
  anonymous: Caller;
  /** Runs every job that is due, until none is left. */
  drain(): Promise<void>;
}

/** Copies the template's files: PostgreSQL needs half the time of its usual way, which writes every page to its log, too. */
const copying = 'strategy file_copy';

export interface TestAppOptions {
  environment?: Record<string, string>;
  /** Whether passwords are told from other words: not where what is sent is drawn by lot. */
  confidential?: boolean;
  /** Holds a built web interface. Absent: the server has none, since to register its hundreds of files takes longer than most tests. */
  webFolder?: string;
  /** Absent: a new product without records. */
  from?: Template;
}

/** A database and a data folder as some work has left them, with nobody connected: `from` of later tests. */
export interface Template {
  database: string;
  folder: string;
}

interface Start {
  environment?: Record<string, string>;
  webFolder?: string | undefined;
  from: { database: string; folder?: string };
  /** Where requests go to. */
  requestUrl?: (database: string) => string;
}

/** Through the pooler of TEST_POOLER_URL, where there is one. */
function throughPooler(database: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler ? Object.assign(new URL(pooler), { pathname: `/${database}` }).href : urlOf(database);
}

const urlOf = (database: string) => inject('databaseUrl').replace('DATABASE', database);

/** A server on a clone of the database, with a copy of the folder. */
async function start({ environment = {}, webFolder, from, requestUrl = urlOf }: Start) {
  const database = `${inject('template')}_${randomUUID().replaceAll('-', '')}`;
  await maintain(`create database ${database} template ${from.database} ${copying}`);
  const folder = await mkdtemp(join(inject('scratch'), 'test-'));
  if (from.folder) await cp(from.folder, folder, { recursive: true });
  const log = join(folder, 'log');
  const settings = readSettings({
    ...environment,
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SECRET_KEY: testKey,
    LOG_LEVEL: 'debug',
    DATABASE_URL: requestUrl(database),
    DATABASE_DIRECT_URL: urlOf(database),
  });
  const app = await openApp(settings, requestUrl(database), {
    log: openLogger(settings.logLevel, { file: log }),
    jobs: featureJobs,
    supervise: false,
  });
  watchStorage(app.storage);
  const server = await buildApi(app, { webFolder: webFolder ?? folder });
  const close = async () => {
    await server.close();
    await app.close(0);
  };
  return { app, server, database, folder, log, close };
}

const dropped = (database: string) => maintain(`drop database if exists ${database} with (force)`);

/** Lets `work` fill a server. The database and the folder go with the run. */
export async function makeTemplate<Result>(
  work: (admin: Caller) => Promise<Result>,
): Promise<{ template: Template; result: Result }> {
  const { app, server, database, folder, log, close } = await start({ from: { database: inject('template') } });
  try {
    const result = await work(openCaller(server, await signIn(app, 'admin'), () => 'en'));
    return { template: { database, folder }, result };
  } finally {
    await close();
    await rm(log, { force: true });
  }
}

/** The whole server on a database of its own, cloned from a migrated one; gone when the test is. */
export async function testApp({
  environment = {},
  confidential = true,
  webFolder,
  from,
}: TestAppOptions = {}): Promise<TestApp> {
  const { app, server, database, folder, log, close } = await start({
    environment,
    webFolder,
    from: from ?? { database: inject('template') },
    requestUrl: throughPooler,
  });
  const confidences = confidential ? noteConfidences(server) : undefined;
  onTestFinished(async () => {
    await close();
    await dropped(database);
    const leaks = (await confidences?.leaks(log)) ?? [];
    // a picture that is made smaller for nobody any more is still written
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    if (leaks.length > 0) throw new Error(`a log or an answer holds what it must not: ${leaks.join(', ')}`);
  });

  const test = { language: 'en' as Language };
  const caller = (token: string) => openCaller(server, token, () => test.language);
  return Object.assign(test, {
    app,
    server,
    db: app.db,
    anonymous: caller(''),
    as: async (who: 'admin' | readonly PermissionKey[]) => caller(await signIn(app, who)),
    drain: () => app.jobs.drain(app),
  });
}

async function maintain(statement: string): Promise<void> {
  await withClient(urlOf('postgres'), (client) => client.query(statement));
}

async function signIn(app: OpenApp, who: 'admin' | readonly PermissionKey[]): Promise<string> {
  return app.db.transaction().execute(async (tx) => {
    const roleName = who === 'admin' ? 'admin' : `test-${randomUUID()}`;
    if (who !== 'admin') {
      const role = await tx.insertInto('roles').values({ roleName }).returning('id').executeTakeFirstOrThrow();
      await tx
        .insertInto('rolePermissions')
        .columns(['roleId', 'permissionId'])
        .expression((eb) =>
          eb
            .selectFrom('permissions')
            .where('path', '=', anyOf(who, 'text'))
            .select([sql<string>`${role.id}::bigint`.as('roleId'), 'id']),
        )
        .execute();
    }
    const username = who === 'admin' ? 'tester' : roleName;
    const user = await tx
      .insertInto('users')
      .columns(['username', 'nickname', 'passwordHash', 'roleId'])
      .expression((eb) =>
        eb
          .selectFrom('roles')
          .where('roleName', '=', roleName)
          .select([sql<string>`${username}`.as('u'), sql<string>`${username}`.as('n'), sql<string>`''`.as('p'), 'id']),
      )
      .onConflict((conflict) => conflict.expression(sql`lower(username)`).doUpdateSet({ nickname: username }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.access.open(tx, { userId: user.id, userAgent: 'test', address: '127.0.0.1' });
  });
}
