import { expect, it } from 'vitest';
import { call, decrypt, signingOf } from '../testing/sheinCaller.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';

const callback = 'https://shop.example/callback?from=shein';

async function consent(sandbox: TestSandbox, spec: object) {
  return await sandbox.app.inject({
    method: 'POST',
    url: '/shein-auth/consent',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(spec),
  });
}

async function tokenFor(sandbox: TestSandbox, store: string): Promise<URL> {
  const { id: appid } = await signingOf(sandbox, 'app');
  const redirectUrl = Buffer.from(callback).toString('base64');
  const reply = await consent(sandbox, { appid, redirectUrl, state: 'shein_12', store });
  return new URL(reply.json<{ location: string }>().location);
}

const exchange = async (sandbox: TestSandbox, tempToken: string | null) =>
  await call(sandbox, {
    path: '/open-api/auth/get-by-token',
    ...(await signingOf(sandbox, 'app')),
    body: { tempToken },
  });

it('leads back to the callback with a token, which is good for the store’s keys once', async () => {
  const sandbox = await makeSandbox();
  const back = await tokenFor(sandbox, 's1');
  const [app, store] = [await signingOf(sandbox, 'app'), await signingOf(sandbox, 's1')];
  expect(back.href).toContain(callback);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ appid: app.id, state: 'shein_12', from: 'shein' });

  const answer = await exchange(sandbox, back.searchParams.get('tempToken'));
  const { secretKey, openKeyId } = answer.info as { secretKey: string; openKeyId: string };
  expect(answer).toMatchObject({ code: '0', info: { supplierSource: expect.any(Number) } });
  expect([openKeyId, decrypt(secretKey, app.secret)]).toEqual([store.id, store.secret]);
  expect(await exchange(sandbox, back.searchParams.get('tempToken'))).toMatchObject({ code: 'sandbox-token-001' });
});

it('lets a token live for ten minutes', async () => {
  const sandbox = await makeSandbox();
  const back = await tokenFor(sandbox, 's1');
  sandbox.pass(10 * 60_000);
  expect(await exchange(sandbox, back.searchParams.get('tempToken'))).toMatchObject({ code: 'sandbox-token-002' });
});

it('gives a store that comes back other keys than before', async () => {
  const sandbox = await makeSandbox();
  const before = await signingOf(sandbox, 's1');
  await sandbox.control('POST', 'stores/s1/unbind');
  const back = await tokenFor(sandbox, 's1');
  const { info } = await exchange(sandbox, back.searchParams.get('tempToken'));
  expect(info).not.toMatchObject({ openKeyId: before.id });
  expect(await call(sandbox, { path: '/open-api/goods/query-site-list' })).toMatchObject({ code: '0' });
});

it.each([
  ['an unknown application', { appid: 'OTHER' }],
  ['a callback that is no address', { redirectUrl: Buffer.from('javascript:alert(1)').toString('base64') }],
  ['a store of another marketplace', { store: 's4' }],
])('refuses %s', async (_what, wrong) => {
  const sandbox = await makeSandbox();
  const { id: appid } = await signingOf(sandbox, 'app');
  const redirectUrl = Buffer.from(callback).toString('base64');
  const reply = await consent(sandbox, { appid, redirectUrl, state: '', store: 's1', ...wrong });
  expect(reply.statusCode).toBe(400);
});
