import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appAt, appSecret } from '../testing/fakeShein.ts';
import { sign } from './signature.ts';
import { readSheinWebhook, type WebhookRequest } from './webhook.ts';

const app = appAt('https://api.test');
const now = 1_700_000_000_000;
const path = '/webhooks/shein';
const published =
  'eeW0NRJmmmieUnz+z0QL/QPrFxF2Nx5YqFdyjLB4FGst6AKJE41d5q5aHL0ofwFfNgtgFfcoTQ7UpUWHkGLAL8u1Oi4Arqgl/5jYQA5eCBk=';
const orderEvent = {
  name: 'order_push_notice',
  orderNo: 'GSTEST0001',
  changedAt: new Date(1_700_000_000_000),
  statusCode: 1,
  status: 'pending',
};

function encrypt(text: string): string {
  const cipher = createCipheriv('aes-128-cbc', appSecret.slice(0, 16), 'space-station-de');
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

const json = (data: string) => ({ type: 'application/json', body: JSON.stringify({ eventData: data }) });
const form = (body: string) => ({ type: 'application/x-www-form-urlencoded', body });
const multipart = (data: string, part = 'name="eventData"') => ({
  type: 'multipart/form-data; boundary=XX',
  body: `--XX\r\nContent-Disposition: form-data; ${part}\r\n\r\n${data}\r\n--XX--\r\n`,
});

function delivery(
  sent: { type: string; body: string },
  headers: Record<string, string | undefined> = {},
): WebhookRequest {
  const timestamp = String(now);
  return {
    path,
    headers: {
      'content-type': sent.type,
      'x-lt-openkeyid': 'OPENKEY',
      'x-lt-eventcode': 'order_push_notice',
      'x-lt-appid': app.appId,
      'x-lt-timestamp': timestamp,
      'x-lt-signature': sign({ id: app.appId, secret: app.appSecret, timestamp, path }),
      ...headers,
    },
    body: Buffer.from(sent.body),
  };
}

const eventOf = async (request: WebhookRequest) => {
  const webhook = await readSheinWebhook(app, request, now);
  return webhook.kind === 'event' ? webhook.event : webhook.kind;
};

describe('a webhook', () => {
  it.each([
    ['a part', multipart(published)],
    ['a part that is a file', multipart(published, 'name="eventData"; filename="blob"')],
    ['JSON', json(published)],
    ['JSON of no type', { ...json(published), type: '' }],
    ['a form', form(`eventData=${encodeURIComponent(published)}`)],
    ['a form with bare plus signs', form(`x=1&eventData=${published}`)],
  ])('is read from %s', async (_form, sent) => {
    expect(await readSheinWebhook(app, delivery(sent), now)).toEqual({
      kind: 'event',
      openKeyId: 'OPENKEY',
      sentAt: new Date(now),
      event: orderEvent,
    });
  });

  it.each(['order_push_notice', '/order_push_notice', '3001442', 'order-change'])('is known as %s', async (code) => {
    expect(await eventOf(delivery(json(published), { 'x-lt-eventcode': code }))).toEqual(orderEvent);
  });

  const plain = '{"orderNo":"GSTEST0001","changeTime":1700000000000,"orderStatus":1}';
  it.each([
    ['JSON in a string', JSON.stringify(plain)],
    ['an object around JSON in a string', JSON.stringify({ data: plain })],
    ['both', JSON.stringify(JSON.stringify({ data: plain }))],
  ])('is unwrapped from %s', async (_wrapping, text) => {
    expect(await eventOf(delivery(json(encrypt(text))))).toEqual(orderEvent);
  });

  it('hands on what nothing reads, with ids in full', async () => {
    const text = '{"goodsId":5230236437987443003,"data":"17","rows":[{"n":1.50,"ok":true,"none":null}]}';
    const data = { goodsId: '5230236437987443003', data: '17', rows: [{ n: '1.50', ok: true, none: null }] };
    const read = (code: string) => eventOf(delivery(json(encrypt(text)), { 'x-lt-eventcode': code }));
    expect(await read('/out_of_stock_notice')).toEqual({ name: 'out_of_stock_notice', data });
    expect(await read('constructor')).toEqual({ name: 'unknown', spelled: 'constructor', data });
  });

  it('says that a store has been lost', async () => {
    const text = '{"type":1,"srmSupplierId":7,"message":"unbound by seller"}';
    expect(await eventOf(delivery(json(encrypt(text)), { 'x-lt-eventcode': '3001503' }))).toEqual({
      name: 'authorization_change_notice',
      changeCode: 1,
      change: 'unbound',
      message: 'unbound by seller',
    });
  });

  it('without a body is a probe', async () => {
    expect(await readSheinWebhook(app, { path, headers: {}, body: new Uint8Array() })).toEqual({ kind: 'probe' });
  });
});

describe('a webhook is refused', () => {
  const late = String(now - 300_001);
  const lateSignature = sign({ id: app.appId, secret: app.appSecret, timestamp: late, path });
  const elsewhere = sign({ id: app.appId, secret: app.appSecret, timestamp: String(now), path: '/webhooks' });
  it.each([
    ['headers', json(published), { 'x-lt-signature': undefined }],
    ['headers', json(published), { 'x-lt-eventcode': '' }],
    ['otherApp', json(published), { 'x-lt-appid': 'OTHER' }],
    ['stale', json(published), { 'x-lt-timestamp': late, 'x-lt-signature': lateSignature }],
    ['stale', json(published), { 'x-lt-timestamp': 'now' }],
    ['signature', json(published), { 'x-lt-timestamp': String(now + 1) }],
    ['signature', json(published), { 'x-lt-signature': 'short' }],
    ['signature', json(published), { 'x-lt-signature': elsewhere }],
    ['body', { type: 'application/json', body: '{"eventData":7}' }, {}],
    ['body', { type: 'application/json', body: '{"event' }, {}],
    ['body', form('other=1'), {}],
    ['body', multipart(published, 'name="other"'), {}],
    ['body', { type: 'multipart/form-data', body: 'no parts' }, {}],
    ['decryption', json('AAAA'), {}],
    ['content', json(encrypt('no JSON')), {}],
    ['content', json(encrypt('"5"')), {}],
    ['content', json(encrypt('{"changeTime":1}')), {}],
  ])('by its %s', async (reason, sent, headers) => {
    await expect(readSheinWebhook(app, delivery(sent, headers), now)).rejects.toMatchObject({ reason });
  });
});
