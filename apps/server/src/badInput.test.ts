import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contract } from '@pressroom/contract';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { hashPassword } from './platform/access/password.ts';
import { rowCounts } from './testing/rowCounts.ts';
import { badAddress, badCall, type BadRequest } from './testing/badInput/requests.ts';
import { makeOrder, makeOrderInProduction, type ShopTest, shopTest } from './testing/orderMakers.ts';

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[]);
/** What answers beside the contract. */
const addresses = [
  ...[
    '/files/{key}',
    '/previews/{key}',
    '/downloads/{key}',
    '/downloads/once/{key}',
    '/webhooks/shein',
    '/webhooks/temu',
  ],
  ...['/docs', '/docs/{key}', '/docs/static/{key}', '/assets/{key}', '/{key}', '/healthz', '/readyz', '/metrics'],
];

/** `BAD_INPUTS=20000 BAD_INPUT_SEED=7` tries more of them, and others. */
const count = Number(process.env['BAD_INPUTS'] ?? 3000);
const seed = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_122);
const longEnough = 20_000;

/** The outside world is where nobody listens. */
const environment = { SANDBOX_URL: 'http://127.0.0.1:9' };

/** A shop with something in it for most calls to find. */
async function busyShop(): Promise<ShopTest> {
  const at = await shopTest({ environment, confidential: false });
  // a password of its own, as every user has one
  const passwordHash = await hashPassword('horse77');
  await at.test.db.updateTable('users').set({ passwordHash }).where('username', '=', 'tester').execute();
  for (let made = 0; made < 3; made += 1) await makeOrder(at);
  await makeOrderInProduction(at);
  return at;
}

const sampled = fc.sample(
  fc.tuple(
    ...endpoints.map(badCall),
    fc.array(badAddress(addresses), { minLength: addresses.length, maxLength: addresses.length }),
  ),
  { numRuns: Math.ceil(count / (endpoints.length + addresses.length)), seed },
) as unknown as (BadRequest | BadRequest[])[][];
const requests = sampled.flat(2).map((request, place) => ({ ...request, place }));

type Placed = (typeof requests)[number];

/** The server's answer to it, or what is wrong with that. */
async function tried(at: ShopTest, token: string, request: Placed): Promise<{ status: number; wrong?: string }> {
  const { method, url, headers, payload, as } = request;
  const identity: Record<string, string> =
    as === 'admin' ? { authtoken: token, cookie: `order_management_system_token=${token}` } : {};
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longEnough);
  });
  const answer = await Promise.race([
    at.test.server.inject({ method, url, headers: { ...identity, ...headers }, payload }),
    late,
  ]);
  clearTimeout(timer);
  if (!answer) return { status: 0, wrong: 'no answer' };
  const { statusCode: status } = answer;
  if (status >= 500) return { status, wrong: answer.body };
  const enveloped =
    status >= 400 && method !== 'HEAD' && String(answer.headers['content-type']).startsWith('application/json');
  if (enveloped && !url.startsWith('/webhooks/')) {
    const { code, msg } = answer.json<{ code?: unknown; msg?: unknown }>();
    if (typeof code !== 'number' || typeof msg !== 'string' || msg === '')
      return { status, wrong: `no envelope: ${answer.body}` };
  }
  return { status };
}

function shown({ place, as, method, url, headers, payload }: Placed): string {
  const body = payload ? JSON.stringify(payload.toString('latin1').slice(0, 600)) : '';
  return `#${place} of seed ${seed}, as ${as}: ${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body}`;
}

async function errorLines({ test }: ShopTest): Promise<string[]> {
  const log = await readFile(join(test.app.settings.dataDir, 'log'), 'utf8');
  return log.split('\n').filter((line) => line.includes('"level":50') || line.includes('"level":"error"'));
}

const refusedBySchema = (request: Placed) => {
  if (!('input' in request) || request.method !== 'POST') return false;
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === request.title)!;
  return !endpoint.files && !endpoint.input.safeParse(request.input).success;
};

it('refuses what a schema refuses with 400, and writes nothing', { timeout: 600_000 }, async () => {
  const at = await busyShop();
  const before = await rowCounts(at.test);
  const wrong: string[] = [];
  for (const request of requests.filter(refusedBySchema)) {
    const expected = request.as === 'admin' || request.title.endsWith('/account/login') ? 400 : 401;
    const answer = await tried(at, at.admin.token, request);
    if (answer.wrong ?? answer.status !== expected)
      wrong.push(`${answer.status} ${answer.wrong ?? ''}\n${shown(request)}`);
  }
  expect(wrong).toEqual([]);
  expect(await rowCounts(at.test)).toEqual(before);
  expect(await errorLines(at)).toEqual([]);
});

it('answers whatever comes with something else than a failure of its own', { timeout: 600_000 }, async () => {
  const at = await busyShop();
  let { token } = at.admin;
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (const request of requests.filter((request) => !refusedBySchema(request))) {
    const started = performance.now();
    const { status, wrong: said } = await tried(at, token, request);
    if (performance.now() - started > 1500)
      process.stderr.write(`slow ${Math.round(performance.now() - started)} ${shown(request)}\n`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (said) wrong.push(`${status} ${said}\n${shown(request)}`);
    // it may have signed itself out, or changed its own password
    if (status === 401 && request.as === 'admin') ({ token } = await at.test.as('admin'));
  }
  process.stderr.write(`${JSON.stringify([...statuses])}\n`);
  expect(wrong).toEqual([]);
  expect((await at.test.server.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect(await errorLines(at)).toEqual([]);
});

it('is not kept by HEAD of what streams', async () => {
  const at = await shopTest({ environment });
  const answer = await at.test.server.inject({
    method: 'HEAD',
    url: taskStreamPath,
    headers: { authtoken: at.admin.token },
  });
  expect(answer.statusCode).toBe(200);
});
