import { expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { call, signedHeaders, signingOf } from '../testing/sheinCaller.ts';
import type { Entry } from '../world/ledger.ts';
import { type FaultSpec, Faults } from './faults.ts';

const address = '/open-api/order/export-address';
const info = '/open-api/openapi-business-backend/query-store-info';

/** Calls as a client does: what happens to its connection is part of the answer. */
async function callOverNetwork(
  sandbox: TestSandbox,
  path: string,
  { body = {}, signal }: { body?: object; signal?: AbortSignal } = {},
) {
  if (!sandbox.app.server.listening) await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = sandbox.app.server.address() as { port: number };
  const signing = { ...(await signingOf(sandbox, 's1')), timestamp: sandbox.core.world.clock.now() };
  const reply = await fetch(`http://127.0.0.1:${port}/shein${path}`, {
    method: 'POST',
    headers: signedHeaders(path, signing),
    body: JSON.stringify(body),
    signal,
  });
  return { status: reply.status, text: await reply.text() };
}

const addFault = (sandbox: TestSandbox, spec: FaultSpec) => sandbox.control('POST', 'faults', spec);
const statusOf = async (sandbox: TestSandbox, number: string) =>
  (await sandbox.control<{ status: number }>('GET', `orders/${number}`)).status;

it.each(['timeOutBefore', 'serverErrorBefore', 'throttle'] as const)(
  '%s strikes before anything is done',
  async (kind) => {
    const sandbox = await makeSandbox();
    const [orderNo] = await sandbox.orders();
    await addFault(sandbox, { kind, ms: 0, count: 1 });
    const attempt = callOverNetwork(sandbox, address, { body: { orderNo, handleType: 2 } });
    if (kind === 'timeOutBefore') await expect(attempt).rejects.toThrow('fetch failed');
    else expect((await attempt).status).toBe({ serverErrorBefore: 502, throttle: 429 }[kind]);
    expect(await statusOf(sandbox, orderNo!)).toBe(1);
    expect((await call(sandbox, { path: address, body: { orderNo, handleType: 2 } })).code).toBe('0');
  },
);

it.each(['timeOutAfter', 'serverErrorAfter', 'malformed'] as const)(
  '%s keeps the answer back, but not the deed',
  async (kind) => {
    const sandbox = await makeSandbox();
    const [orderNo] = await sandbox.orders();
    await addFault(sandbox, { kind, ms: 0, count: 1, shape: 'truncated', status: 503 });
    const attempt = callOverNetwork(sandbox, address, { body: { orderNo, handleType: 2 } });
    if (kind === 'timeOutAfter') await expect(attempt).rejects.toThrow('fetch failed');
    else {
      const { status, text } = await attempt;
      expect(status).toBe(kind === 'malformed' ? 200 : 503);
      expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    }
    expect(await statusOf(sandbox, orderNo!)).toBe(2);
    const ledger = await sandbox.control<Entry[]>('GET', 'ledger');
    expect(ledger).toEqual([expect.objectContaining({ act: 'taken up', reference: orderNo, done: 1 })]);
  },
);

it('a time-out stays silent until the caller gives up', async () => {
  const sandbox = await makeSandbox();
  await addFault(sandbox, { kind: 'timeOutBefore', count: 1 });
  const impatient = new AbortController();
  const attempt = callOverNetwork(sandbox, info, { signal: impatient.signal });
  await expect.poll(() => sandbox.core.faults.list[0]!.struck, { timeout: 15_000 }).toBe(1);
  impatient.abort();
  await expect(attempt).rejects.toThrow('aborted');
  await expect
    .poll(() => sandbox.control('GET', 'requests'), { timeout: 15_000 })
    .toMatchObject([{ faults: ['timeOutBefore'] }]);
});

it.each([
  ['truncated', /^\{"code/],
  ['html', /^<!doctype html>/],
  ['empty', /^$/],
  ['otherShape', /^\{"status":"ok"/],
] as const)('malformed can be %s', async (shape, looks) => {
  const sandbox = await makeSandbox();
  await addFault(sandbox, { kind: 'malformed', shape });
  expect((await call(sandbox, { path: info })).text).toMatch(looks);
});

it('slow answers after all', async () => {
  const sandbox = await makeSandbox();
  await addFault(sandbox, { kind: 'slow', ms: 1 });
  expect(await call(sandbox, { path: info })).toMatchObject({ code: '0' });
  expect(await sandbox.control('GET', 'requests')).toMatchObject([{ status: 200, outcome: '0', faults: ['slow'] }]);
});

it('clockSkew makes the other side’s clock wrong for a call', async () => {
  const sandbox = await makeSandbox();
  await addFault(sandbox, { kind: 'clockSkew', ms: 301_000, count: 1 });
  expect(await call(sandbox, { path: info })).toMatchObject({ status: 401, code: 'sandbox-auth-004' });
  expect(await call(sandbox, { path: info })).toMatchObject({ code: '0' });
});

it('expiredLink gives out a link that has ended', async () => {
  const sandbox = await makeSandbox();
  const [orderNo] = await sandbox.orders({}, 's2');
  const { parcels } = await sandbox.control<{ parcels: [{ packageNo: string }] }>('GET', `orders/${orderNo}`);
  await addFault(sandbox, { kind: 'expiredLink', count: 1 });
  const print = async () => {
    const body = { orderNo, packageNo: [parcels[0].packageNo] };
    const { info } = await call(sandbox, { store: 's2', path: '/open-api/order/print-express-info', body });
    const reply = await sandbox.app.inject((info as [{ filePdfUrl: string }])[0].filePdfUrl);
    return [reply.statusCode, reply.headers['content-type']];
  };
  expect(await print()).toEqual([403, 'application/xml']);
  expect(await print()).toEqual([200, 'application/pdf']);
});

it('strikes the endpoint and the store that it is for, and only as often as told', async () => {
  const sandbox = await makeSandbox();
  await addFault(sandbox, { kind: 'throttle', endpoint: 'shein:*/query-store-info', store: 's1', count: 2 });
  const statuses = [];
  for (const [store, path] of [
    ['s2', info],
    ['s1', '/open-api/goods/query-site-list'],
    ['s1', info],
    ['s1', info],
    ['s1', info],
  ] as const)
    statuses.push((await call(sandbox, { store, path })).status);
  expect(statuses).toEqual([200, 200, 429, 429, 200]);
  expect(await sandbox.control('GET', 'faults')).toMatchObject([{ struck: 2 }]);
});

it('is over when it is cleared', async () => {
  const sandbox = await makeSandbox();
  const { id } = await sandbox.control<{ id: number }>('POST', 'faults', { kind: 'throttle' });
  await addFault(sandbox, { kind: 'slow', ms: 0 });
  expect(await sandbox.control('DELETE', `faults/${id}`)).toMatchObject([{ kind: 'slow' }]);
  expect(await call(sandbox, { path: info })).toMatchObject({ status: 200 });
  expect(await sandbox.control('DELETE', 'faults')).toEqual([]);
});

it('strikes by chance in its share of the calls, the same ones for the same seed', () => {
  const strikes = (seed: number) => {
    const faults = new Faults(seed);
    faults.add({ kind: 'slow', probability: 0.3 });
    const call = { endpoint: 'any:thing', store: undefined };
    return Array.from({ length: 500 }, () => faults.strike(['slow'], call).length);
  };
  expect(strikes(5)).toEqual(strikes(5));
  expect(strikes(5)).not.toEqual(strikes(6));
  const share = strikes(5).reduce((sum, each) => sum + each) / 500;
  expect(share).toBeGreaterThan(0.23);
  expect(share).toBeLessThan(0.37);
});
