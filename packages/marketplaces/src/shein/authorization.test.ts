import { describe, expect, it } from 'vitest';
import { fakeServer, type Received, says, testContext } from '../testing/fakeServer.ts';
import { appAt, appSecret, secretKey } from '../testing/fakeShein.ts';
import { exchangeSheinToken, readSheinRedirect, sheinAuthorizationPage } from './authorization.ts';
import { isSignatureOf } from './signature.ts';

const encryptedKey = 'sihPCNRIkDmtcOX1Ez7JxI9fBFuYyF8cLW+CQNSMXFbcLBz2h4cwoVV5JOf+KTKP';

describe('the authorisation page', () => {
  it('carries the callback as Base64 inside the fragment', () => {
    const app = appAt('https://api.test');
    const callback = 'https://shop.test/callback?a=1&b=ü';
    const page = new URL(sheinAuthorizationPage(app, { callback, state: 'a b&c' }));
    expect(page.origin).toBe('https://seller.test');
    expect(page.hash.startsWith('#/empower?')).toBe(true);
    const query = new URLSearchParams(page.hash.slice('#/empower?'.length));
    expect(query.get('appid')).toBe('TESTAPPID0001');
    expect(Buffer.from(query.get('redirectUrl') ?? '', 'base64').toString()).toBe(callback);
    expect(query.get('state')).toBe('a b&c');
  });

  it('sends back a token for this app only', () => {
    const app = appAt('https://api.test');
    const back = (query: string) => readSheinRedirect(app, new URL(`https://shop.test/callback?${query}`));
    expect(back('appid=TESTAPPID0001&tempToken=t-1&state=a%20b')).toEqual({ tempToken: 't-1', state: 'a b' });
    expect(back('appid=TESTAPPID0001&tempToken=t-1')).toEqual({ tempToken: 't-1', state: '' });
    expect(back('appid=OTHER&tempToken=t-1&state=s')).toBeUndefined();
    expect(back('appid=TESTAPPID0001&state=s')).toBeUndefined();
  });
});

describe('the exchange of the temporary token', () => {
  const answer = (info: object) => says(JSON.stringify({ code: '0', msg: 'OK', info, traceId: 'f00d' }));

  it('is signed by the app and opens the secret', async () => {
    const info = { secretKey: encryptedKey, openKeyId: 'OPENKEY', supplierId: 12, supplierBusinessMode: 'POP-US' };
    const { address, received } = await fakeServer(answer(info));
    const { context, taken } = testContext();
    await expect(exchangeSheinToken(appAt(address), 't-1', context)).resolves.toEqual({
      openKeyId: 'OPENKEY',
      secretKey,
      supplierId: '12',
      businessMode: 'POP-US',
    });
    expect(received).toHaveLength(1);
    const [{ headers, url, body }] = received as [Received];
    expect(headers['x-lt-openkeyid']).toBeUndefined();
    expect(headers['x-lt-appid']).toBe('TESTAPPID0001');
    expect(body).toBe('{"tempToken":"t-1"}');
    const timestamp = String(headers['x-lt-timestamp']);
    expect(timestamp).toBe('1740709414000');
    const signed = { id: 'TESTAPPID0001', secret: appSecret, timestamp, path: url.pathname };
    expect(isSignatureOf(String(headers['x-lt-signature']), signed)).toBe(true);
    expect(taken).toEqual(['shein:app:TESTAPPID0001']);
  });

  it('is made once, whatever happens', async () => {
    const { address, received } = await fakeServer(says('', 502));
    const exchange = exchangeSheinToken(appAt(address), 't-1', testContext().context);
    await expect(exchange).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(received).toHaveLength(1);
  });

  it('does not take a secret that was made for another app', async () => {
    const { address } = await fakeServer(answer({ secretKey: 'lr4JDSqQkRyZ2YAosX3ZRQ==', openKeyId: 'OPENKEY' }));
    const exchange = exchangeSheinToken(appAt(address), 't-1', testContext().context);
    await expect(exchange).rejects.toMatchObject({ code: 'info secretKey: not encrypted for this app' });
  });
});
