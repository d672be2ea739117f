import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { buildApi } from '../api.ts';
import { featureJobs } from '../features.ts';
import type { Db } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import { openLogger } from '../platform/logger.ts';
import { openApp, type OpenApp } from '../platform/openApp.ts';
import { readSettings } from '../platform/settings.ts';

/** An answer over HTTP. */
export interface Reply<T> {
  status: number;
  code: number;
  msg: string;
  data: T;
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
}

/** Files of a multipart call. */
export type Attachments = readonly { fileName: string; bytes: Buffer }[];

export interface Caller {
  token: string;
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, files?: Attachments): Promise<Reply<CallOutput<E>>>;
  /** As `call`, for input that the contract would not let a caller write. */
  send(endpoint: Endpoint, input: unknown, files?: Attachments): Promise<Reply<unknown>>;
}

export interface TestApp {
  app: OpenApp;
  db: Db;
  language: 'zh' | 'en';
  /** A signed-in user: the admin, or one who holds these keys alone. */
  as(who: 'admin' | readonly PermissionKey[]): Promise<Caller>;
  anonymous: Caller;
  get(path: string, headers?: Record<string, string>): Promise<Reply<unknown>>;
  /** Runs every job that is due, until none is left. */
  drain(): Promise<void>;
}

/** The whole server on a database of its own, cloned from a migrated one; gone when the test is. */
export async function testApp(): Promise<TestApp> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = (database: string) => inject('databaseUrl').replace('DATABASE', database);
  await maintain(url('postgres'), `create database ${name} template ${inject('template')}`);
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-test-'));
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent' });
  const app = await openApp(settings, url(name), {
    log: openLogger(settings.logLevel),
    jobs: featureJobs,
    supervise: false,
  });
  const server = await buildApi(app);
  onTestFinished(async () => {
    await server.close();
    await app.close(0);
    await maintain(url('postgres'), `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  const test = { language: 'en' as 'zh' | 'en' };

  async function request(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    payload?: Buffer | string,
  ): Promise<Reply<unknown>> {
    const answer = await server.inject({
      method,
      url: path,
      headers: { 'accept-language': test.language, ...headers },
      payload,
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const envelope = isJson
      ? answer.json<{ code: number; msg: string; data: unknown }>()
      : { code: answer.statusCode, msg: '', data: null };
    return { ...envelope, status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  }

  const caller = (token: string): Caller => {
    const send = (endpoint: Endpoint, input: unknown, files?: Attachments): Promise<Reply<unknown>> => {
      const headers: Record<string, string> = token ? { authtoken: token } : {};
      const { path, rest } = fillPath(endpoint.path, input);
      if (endpoint.method === 'GET') return request('GET', `${path}${query(rest)}`, headers);
      if (!files)
        return request('POST', path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(rest));
      const { body, boundary } = multipart(rest, files);
      return request('POST', path, { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, body);
    };
    return { token, send, call: send as Caller['call'] };
  };

  return Object.assign(test, {
    app,
    db: app.db,
    anonymous: caller(''),
    as: async (who: 'admin' | readonly PermissionKey[]) => caller(await signIn(app, who)),
    get: (path: string, headers = {}) => request('GET', path, headers),
    drain: () => app.jobs.drain(app),
  });
}

async function maintain(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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

function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { path, rest: input };
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function query(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

function multipart(input: unknown, files: Attachments): { body: Buffer; boundary: string } {
  const boundary = `----pressroom${randomUUID()}`;
  const fields = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const parts = files.map(({ fileName, bytes }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  return {
    body: Buffer.concat([Buffer.from(fields.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    boundary,
  };
}
