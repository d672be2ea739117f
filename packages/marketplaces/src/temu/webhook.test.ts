import { createCipheriv, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temuEventCode } from './event.ts';
import { readTemuWebhook, temuWebhookAnswer, type TemuWebhookRequest, TemuWebhookRefused } from './webhook.ts';

const app = { appKey: 'demo-test-app', appSecret: '12345678abcdefgh' };
const encrypted = 'sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU=';
const withExtParam = 'b5143d1a831453afbcf76d4621baa74a2dc07a486f26f5a956c6e50c61a338fb';
const withoutExtParam = '987875c01ea5c7f608502fb92e1de102c59e1c9195c010ab8a80bdb501a04fbc';

function published(
  signature: string,
  headers: Record<string, string> = {},
  body: unknown = { eventData: encrypted },
): TemuWebhookRequest {
  return {
    headers: {
      'x-tm-app-key': app.appKey,
      'x-tm-event-code': 'bg_test_event',
      'x-tm-timestamp': '1726127013525',
      'x-tm-ext-param': '{}',
      'x-tm-signature': signature,
      ...headers,
    },
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  };
}

/** As TEMU would send it. */
function sent(code: string, data: string): TemuWebhookRequest {
  const cipher = createCipheriv('aes-128-cbc', app.appSecret, app.appSecret);
  const eventData = Buffer.concat([cipher.update(data, 'utf8'), cipher.final()]).toString('base64');
  const signed = `eventData${data}x-tm-app-key${app.appKey}x-tm-event-code${code}x-tm-ext-param{}x-tm-timestamp1726127013525`;
  const signature = createHmac('sha256', app.appSecret).update(signed).digest('hex');
  return published(signature, { 'x-tm-event-code': code }, { eventData });
}

const then = { now: 1_726_127_013_525 };

function refusalOf(request: TemuWebhookRequest, at = then): string | undefined {
  try {
    readTemuWebhook(app, request, at);
    return undefined;
  } catch (error) {
    return error instanceof TemuWebhookRefused ? error.reason : String(error);
  }
}

describe('a webhook', () => {
  it.each([
    ['with the extra parameter', withExtParam],
    ['without it', withoutExtParam],
    ['in upper case', withExtParam.toUpperCase()],
  ])("is known by the vendor's sample, signed %s", (_what, signature) => {
    expect(readTemuWebhook(app, published(signature), then)).toEqual({
      sentAt: new Date(1_726_127_013_525),
      event: { kind: 'unknown', code: 'bg_test_event', data: { orderSn: 'XXYYZZ', status: '1' } },
    });
  });

  it('may come without the extra parameter', () => {
    const { headers, body } = published(withoutExtParam);
    expect(refusalOf({ headers: { ...headers, 'x-tm-ext-param': undefined }, body })).toBeUndefined();
  });

  it.each([
    ['signature', { 'x-tm-event-code': 'bg_order_status_change_event' }],
    ['signature', { 'x-tm-timestamp': '1726127013526' }],
    ['signature', { 'x-tm-signature': 'short' }],
    ['signature', { 'x-tm-signature': withExtParam.replace('b', 'c') }],
    ['otherApp', { 'x-tm-app-key': 'another-app' }],
    ['headers', { 'x-tm-signature': '' }],
  ])('is refused for its %s when %j was changed', (reason, headers: Record<string, string>) => {
    expect(refusalOf(published(withExtParam, headers))).toBe(reason);
  });

  it.each([
    ['body', 'not json'],
    ['body', '{"eventData":7}'],
    ['body', ''],
    ['signature', { eventData: 'AAAA' }],
    ['signature', { eventData: encrypted.replace('s', 't') }],
  ])('is refused for its %s when the body is %j', (reason, body) => {
    expect(refusalOf(published(withExtParam, {}, body))).toBe(reason);
  });

  it('is refused when it is far from now, either way', () => {
    const request = published(withExtParam);
    expect(refusalOf(request, { now: then.now + 299_000 })).toBeUndefined();
    expect(refusalOf(request, { now: then.now + 301_000 })).toBe('stale');
    expect(refusalOf(request, { now: then.now - 301_000 })).toBe('stale');
  });

  it('is refused with words that hold nothing of it', () => {
    expect(new TemuWebhookRefused('signature').message).toBe('Webhook refused: signature');
  });

  it('is answered by what TEMU waits for', () => {
    expect(JSON.parse(temuWebhookAnswer)).toEqual({ result: {} });
  });
});

describe('an event', () => {
  it.each([
    [
      temuEventCode.orderStatus,
      '{"mallId":634418212345678901,"parentOrderSn":"PO-211-1","orderSn":"211-1","orderStatus":3,"updateTime":1726127013}',
      {
        kind: 'orderStatus',
        mallId: '634418212345678901',
        parentOrderSn: 'PO-211-1',
        orderSn: '211-1',
        statusCode: 3,
        status: 'cancelled',
        changedAt: new Date(1_726_127_013_000),
      },
    ],
    [
      temuEventCode.address,
      '{"mallId":1,"parentOrderSn":"PO-211-1"}',
      { kind: 'address', mallId: '1', parentOrderSn: 'PO-211-1' },
    ],
    [
      temuEventCode.afterSales,
      '{"mallId":1,"parentOrderSn":"PO-211-1","parentAfterSalesSn":"A-1","afterSalesType":2,"parentAfterSalesStatus":5,"applyOperatorRole":1,"updateAt":1726127013525}',
      {
        kind: 'afterSales',
        mallId: '1',
        parentOrderSn: 'PO-211-1',
        afterSalesSn: 'A-1',
        afterSalesStatusCode: 5,
        askedByCode: 1,
        changedAt: new Date(1_726_127_013_525),
        afterSalesType: 'return',
      },
    ],
    [
      temuEventCode.cancellation,
      '{"mallId":1,"parentOrderSn":"PO-211-1","parentAfterSalesSn":"A-1","parentAfterSalesStatus":1}',
      {
        kind: 'cancellation',
        mallId: '1',
        parentOrderSn: 'PO-211-1',
        afterSalesSn: 'A-1',
        afterSalesStatusCode: 1,
        askedByCode: undefined,
        changedAt: undefined,
      },
    ],
    [temuEventCode.test, 'anything', { kind: 'test' }],
    [
      'bg_new_event',
      '{"größe":9007199254740993}',
      { kind: 'unknown', code: 'bg_new_event', data: { größe: '9007199254740993' } },
    ],
  ])('%s is read', (code, data, event) => {
    expect(readTemuWebhook(app, sent(code, data), then).event).toEqual(event);
  });

  it('that says not what such events say is refused', () => {
    expect(refusalOf(sent(temuEventCode.orderStatus, '{"mallId":1}'))).toBe('content');
    expect(refusalOf(sent('bg_new_event', 'not json'))).toBe('content');
  });
});
