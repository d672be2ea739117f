import { describe, expect, it } from 'vitest';
import { call, signingOf } from '../testing/sheinCaller.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { encrypt } from './cipher.ts';
import { isSigned, signatureOf } from './signature.ts';

const info = '/open-api/openapi-business-backend/query-store-info';

describe('the signature', () => {
  it.each([
    {
      id: 'B96C15416C9240DF96BAA0BC9B367C6D',
      secret: '6BEC9C4B668B4B14B17EEF106BB98AE5',
      path: '/open-api/order/purchase-order-info',
      timestamp: '1740709414000',
      signature: 'test1ZDZjYTJjNzg5ZjUzMDdkZTU2N2Y3NzcxN2ZjZjA5OGIxMTRhZWI0MTU1MzQxNjZlNjFkMGQxOTJiYTk1YWNjYQ==',
    },
    {
      id: 'OPENKEY',
      secret: 'SECRET',
      path: '/open-api/order/purchase-order-info',
      timestamp: '1740709414000',
      signature: 'test1M2QxNDU4ZDcyMjcxOGFiMWU4Y2ExMDlmZGY5MDBmMTM3ZGE2Y2Y4YmU3OTA1YTZmYmE2NjM2MzRjNjQ5ZDAwZQ==',
    },
    {
      id: 'TESTAPPID0001',
      secret: '0123456789ABCDEF0123456789ABCDEF',
      path: '/open-api/auth/get-by-token',
      timestamp: '1700000000000',
      signature: 'aB3x9MDlmNzQwNDg2ZTc0ZmY3Njk1NThlOGQ3NGJmM2FkODIxZTBhYzdlNDM1OTZhNzllOWI3NWYzNThmOTc5YTY1ZQ==',
    },
    {
      id: 'TESTAPPID0001',
      secret: '0123456789ABCDEF0123456789ABCDEF',
      path: '/webhooks/shein',
      timestamp: '1700000000000',
      signature: 'aB3x9ZDEwYWFkOTA0YTk1YzZiMTI5ZWYzYzFhMTM2YWRmNGY1YmQwYTIwMjQyYmNmODRhNGYwYTY0M2JjOTUxYzQwMg==',
    },
  ])('is the published one for $path', ({ signature, ...signed }) => {
    expect(signatureOf(signed, signature.slice(0, 5))).toBe(signature);
    expect(isSigned(signed, signature)).toBe(true);
    expect(isSigned({ ...signed, timestamp: '1700000000001' }, signature)).toBe(false);
    expect(isSigned(signed, `${signature}=`)).toBe(false);
  });

  it.each([
    ['0D8BD3F0AC9F12B0B6B6876527D0175F', 'IULL9EKxPobs/B+CED6flQ==', '123456'],
    ['14ABE7A4222647CB945DADC76740BA73', 'lr4JDSqQkRyZ2YAosX3ZRQ==', 'Hello World'],
    [
      '698E4F20DFBA4B85B2291C2BCB7381C5',
      'Um6W8uVjabRyt5zJI3hw/38ke8dvUq1o6Vkk1f/Gzjt+sWGeUpYBIFTk7/xVHhJy',
      'E547DCB619824189AD3A532546AE37F9',
    ],
    [
      '0123456789ABCDEF0123456789ABCDEF',
      'sihPCNRIkDmtcOX1Ez7JxI9fBFuYyF8cLW+CQNSMXFbcLBz2h4cwoVV5JOf+KTKP',
      'FEDCBA9876543210FEDCBA9876543210',
    ],
  ])('has a secret text encrypted as published for %s', (secret, encrypted, text) => {
    expect(encrypt(text, secret)).toBe(encrypted);
  });
});

describe('the gateway', () => {
  it('answers a well signed call in its envelope', async () => {
    const sandbox = await makeSandbox();
    const answer = await call(sandbox, { path: info });
    expect(JSON.parse(answer.text)).toEqual({
      code: '0',
      msg: 'OK',
      info: expect.objectContaining({ storeInfo: expect.anything() }),
      bbl: null,
      traceId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it.each([
    ['a wrong secret', { secret: 'F'.repeat(32) }],
    ['an unknown key', { id: 'A'.repeat(32) }],
    ['a salt that is too short', { salt: 'aB3' }],
    ['a salt with other characters', { salt: 'a-3x9' }],
    ['a signature over another path', { signedPath: '/open-api/order/order-list' }],
    ['a signature over the address with its prefix', { signedPath: `/shein${info}` }],
    ['a timestamp in seconds', { timestamp: 1_795_248_000 }],
    ['no id', { header: 'x-other' }],
  ])('refuses %s with 401 and a code of its own', async (_what, wrong) => {
    const sandbox = await makeSandbox();
    expect(await call(sandbox, { path: info, ...wrong })).toMatchObject({
      status: 401,
      code: expect.stringMatching(/^sandbox-auth-/),
    });
  });

  it('accepts a timestamp for five minutes, early or late', async () => {
    const sandbox = await makeSandbox();
    const now = sandbox.core.world.clock.now();
    const codes = [-300_001, -300_000, 300_000, 300_001].map((off) =>
      call(sandbox, { path: info, timestamp: now + off }),
    );
    expect((await Promise.all(codes)).map(({ status }) => status)).toEqual([401, 200, 200, 401]);
  });

  it('does not sign the query', async () => {
    const sandbox = await makeSandbox();
    const [orderNo] = await sandbox.orders();
    const path = `/open-api/gsp/logistics-track?orderNo=${orderNo}`;
    expect(await call(sandbox, { path })).toMatchObject({ code: '0' });
    expect(await call(sandbox, { path, signedPath: path })).toMatchObject({ status: 401 });
  });

  it('takes no signature of the application for a store’s call, nor the other way round', async () => {
    const sandbox = await makeSandbox();
    const [app, store] = [await signingOf(sandbox, 'app'), await signingOf(sandbox, 's1')];
    expect(await call(sandbox, { path: info, ...app })).toMatchObject({ status: 401 });
    const path = '/open-api/auth/get-by-token';
    expect(await call(sandbox, { path, ...store, body: { tempToken: crypto.randomUUID() } })).toMatchObject({
      status: 401,
    });
  });

  it('gives no orders to a fully managed store', async () => {
    const sandbox = await makeSandbox();
    const path = '/open-api/order/order-detail';
    expect(await call(sandbox, { store: 's3', path, body: { orderNoList: ['G1'] } })).toMatchObject({ status: 403 });
    expect(await call(sandbox, { store: 's3', path: info })).toMatchObject({ code: '0' });
  });

  it.each([
    ['no JSON', { raw: '{' }],
    ['a list that is none', { body: { orderNoList: 'G1' } }],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, raw: 'orderNoList=G1' }],
  ])('refuses %s', async (_what, wrong) => {
    const sandbox = await makeSandbox();
    const answer = await call(sandbox, { path: '/open-api/order/order-detail', ...wrong });
    expect(answer).toMatchObject({ status: 200, code: 'sandbox-param-001' });
  });

  it('passes over fields that the reference does not know, and names them in the log of calls', async () => {
    const sandbox = await makeSandbox();
    const body = { orderNoList: ['G1'], orderNos: [], language: null };
    expect(await call(sandbox, { path: '/open-api/order/order-detail', body })).toMatchObject({ code: '0', info: [] });
    expect(await sandbox.control('GET', 'requests?limit=1')).toMatchObject([{ ignored: ['orderNos'] }]);
  });

  it('lets a store name its app beside itself, as SHEIN’s own libraries do', async () => {
    const sandbox = await makeSandbox();
    expect(await call(sandbox, { path: info, headers: { 'x-lt-appid': 'TESTAPPID0001' } })).toMatchObject({
      code: '0',
    });
  });

  it('throttles by store and interface, and lets calls through again a moment later', async () => {
    const sandbox = await makeSandbox();
    await sandbox.control('PUT', 'rates', { endpoint: `shein:${info}`, perSecond: 2 });
    const codes = [];
    for (let turn = 0; turn < 3; turn++) codes.push((await call(sandbox, { path: info })).status);
    expect(codes).toEqual([200, 200, 429]);
    expect(await call(sandbox, { path: info, store: 's2' })).toMatchObject({ status: 200 });
    sandbox.pass(500);
    expect(await call(sandbox, { path: info })).toMatchObject({ status: 200 });
  });

  it('no longer knows a store that has unbound the application', async () => {
    const sandbox = await makeSandbox();
    const before = await signingOf(sandbox, 's1');
    await sandbox.control('POST', 'stores/s1/unbind');
    expect(await call(sandbox, { path: info, ...before })).toMatchObject({ status: 401 });
  });
});
