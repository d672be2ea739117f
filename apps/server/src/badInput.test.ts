import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contract } from '@pressroom/contract';
import { type Endpoint, sessionCookie } from '@pressroom/contract/endpoint';
import { hashPassword } from './platform/access/password.ts';
import { findKnownIds, type KnownIds } from './testing/badInput/knownIds.ts';
import { pathsIn, replaced } from './testing/badInput/paths.ts';
import { plausible } from './testing/badInput/plausible.ts';
import { badAddress, badCall, type BadRequest } from './testing/badInput/requests.ts';
import { sendOverWire } from './testing/badInput/overWire.ts';
import { makeOrder, makeOrderInProduction, type ShopTest, shopTest } from './testing/orderMakers.ts';
import { rowCounts } from './testing/rowCounts.ts';

/** `BAD_INPUTS=20000 BAD_INPUT_SEED=7` tries more of them, and others. */
const count = Number(process.env['BAD_INPUTS'] ?? 3000);
const seed = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_122);
/** Nothing that is asked here takes a tenth of it, on the busiest machine. */
const longest = 30_000;
/** One in so many goes over a connection; the others are handed in, which is quicker. */
const overWire = 10;
/** After so many little is left in a shop that could be found. */
const usedUp = 1500;

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[]);
/** What answers beside the contract. */
const addresses = [
  '/files/{key}',
  '/previews/{key}',
  '/downloads/{key}',
  '/downloads/once/{key}',
  '/webhooks/shein',
  '/webhooks/temu',
  '/docs',
  '/docs/{key}',
  '/docs/static/{key}',
  '/assets/{key}',
  '/{key}',
  '/healthz',
  '/readyz',
  '/metrics',
];

interface Placed extends BadRequest {
  index: number;
}

/** What the lot of this seed asks of a shop. */
function drawn(known: KnownIds): Placed[] {
  const calls = fc.tuple(...endpoints.map((endpoint) => badCall(endpoint, known)));
  const others = fc.tuple(...addresses.map(badAddress));
  const numRuns = Math.ceil(count / (endpoints.length + addresses.length));
  const requests = fc.sample(fc.tuple(calls, others), { numRuns, seed }).flat(2);
  return requests.map((request, index) => ({ ...request, index }));
}

interface BusyShop extends ShopTest {
  address: string;
  known: KnownIds;
}

/** A shop in which most calls find something; the outside world is where nobody listens. */
async function busyShop(): Promise<BusyShop> {
  const at = await shopTest({ environment: { SANDBOX_URL: 'http://127.0.0.1:9' }, confidential: false });
  const passwordHash = await hashPassword('horse77');
  await at.test.db.updateTable('users').set({ passwordHash }).where('username', '=', 'tester').execute();
  for (let made = 0; made < 3; made += 1) await makeOrder(at);
  await makeOrderInProduction(at);
  const address = await at.test.server.listen({ port: 0, host: '127.0.0.1' });
  return { ...at, address, known: await findKnownIds(at.test) };
}

/** The status of the answer, and what is wrong with it. */
async function tried(at: BusyShop, token: string, request: Placed) {
  const { method, url, payload, as, index } = request;
  const identity: Record<string, string> =
    as === 'admin' ? { authtoken: token, cookie: `${sessionCookie}=${token}` } : {};
  const sent = { method, url, payload, headers: { ...identity, ...request.headers } };
  const signal = AbortSignal.timeout(longest);
  const carried = index % overWire === 0 ? await sendOverWire(at.address, sent, signal) : undefined;
  const { statusCode: status, headers, body } = carried ?? (await at.test.server.inject({ ...sent, signal }));
  if (status >= 500) return { status, wrong: body };
  const isEnvelope = String(headers['content-type']).startsWith('application/json') && !url.startsWith('/webhooks/');
  if (status < 400 || method === 'HEAD' || !isEnvelope) return { status };
  const { code, msg } = JSON.parse(body) as { code?: unknown; msg?: unknown };
  const isOurs = typeof code === 'number' && typeof msg === 'string' && msg !== '';
  return { status, wrong: isOurs ? undefined : `not in the shape of our failures: ${body}` };
}

function shown({ index, as, method, url, headers, payload }: Placed, said: string): string {
  const body = payload ? JSON.stringify(payload.toString('latin1').slice(0, 600)) : '';
  const asked = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body}`;
  return `BAD_INPUTS=${count} BAD_INPUT_SEED=${seed}, number ${index}, as ${as}: ${asked}\n${said}`;
}

async function errorLines({ test }: ShopTest): Promise<string[]> {
  const log = await readFile(join(test.app.settings.dataDir, 'log'), 'utf8');
  return log.split('\n').filter((line) => /"level":[56]0/.test(line));
}

function isRefusedBySchema({ title, input }: Placed): boolean {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === title);
  if (input === undefined || !endpoint || endpoint.files) return false;
  return !endpoint.input.safeParse(input).success;
}

it('takes half a character in no text of any call', () => {
  const taken = endpoints.flatMap((endpoint) =>
    fc
      .sample(plausible(endpoint.input, { known: () => undefined }), { numRuns: 30, seed })
      .filter((input) => endpoint.input.safeParse(input).success)
      .flatMap((input) => pathsIn(input).map((path) => ({ input, path })))
      .filter(({ input, path }) => endpoint.input.safeParse(replaced(input, path, 'half \ud83d')).success)
      .map(({ path }) => `${endpoint.path} ${path.join('.')}`),
  );
  expect([...new Set(taken)]).toEqual([]);
});

it('refuses with 400 what a schema refuses, and writes nothing', { timeout: 600_000 }, async () => {
  const at = await busyShop();
  const before = await rowCounts(at.test);
  const wrong: string[] = [];
  for (const request of drawn(at.known).filter(isRefusedBySchema)) {
    const isKnown = request.as === 'admin' || request.url === contract.account.login.path;
    const { status, wrong: said } = await tried(at, at.admin.token, request);
    if (status !== (isKnown ? 400 : 401) || said) wrong.push(shown(request, `${status} ${said ?? ''}`));
  }
  expect(wrong).toEqual([]);
  expect(await rowCounts(at.test)).toEqual(before);
  expect(await errorLines(at)).toEqual([]);
});

it('answers whatever comes, and never with a failure of its own', { timeout: 1_200_000 }, async () => {
  const wrong: string[] = [];
  let at = await busyShop();
  let { token } = at.admin;
  for (const [index, request] of drawn(at.known)
    .filter((request) => !isRefusedBySchema(request))
    .entries()) {
    if (index > 0 && index % usedUp === 0) {
      wrong.push(...(await errorLines(at)));
      at = await busyShop();
      ({ token } = at.admin);
    }
    const { status, wrong: said } = await tried(at, token, request);
    if (said !== undefined) wrong.push(shown(request, `${status} ${said}`));
    // it may have signed itself out, or changed its own password
    if (status === 401 && request.as === 'admin') ({ token } = await at.test.as('admin'));
  }
  expect([...wrong, ...(await errorLines(at))]).toEqual([]);
  expect((await at.test.server.inject({ url: '/readyz' })).statusCode).toBe(200);
});
