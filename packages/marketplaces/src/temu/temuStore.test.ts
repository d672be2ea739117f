import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bareNumber } from '../shared/json.ts';
import type { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { id } from '../shared/wire.ts';
import { hangsUp, neverAnswers, says, testContext } from '../testing/fakeServer.ts';
import { orderKeys, fakeTemu, productKeys, refuses } from '../testing/fakeTemu.ts';
import { temuProblemOf } from './problems.ts';
import { temuSettings, temuZoneOf } from './settings.ts';
import { openTemuStore } from './temuStore.ts';

const orders = 'bg.order.list.v2.get';
const confirm = 'bg.logistics.shipment.v2.confirm';

function failureOf(promise: Promise<unknown>): Promise<MarketplaceFailure> {
  return promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (failure: MarketplaceFailure) => failure,
  );
}

describe('a call', () => {
  it('goes to the gateway and with the keys of its interface', async () => {
    const { store, sent } = await fakeTemu({
      [orders]: '{}',
      'bg.goods.cats.get': '{}',
      'bg.btg.goods.stock.warehouse.list.get': '{}',
    });
    for (const which of ['orderList', 'categories', 'stockWarehouses'] as const)
      await store.call(which, {}, z.unknown());
    expect(sent.map(({ zone, raw }) => [zone, raw['app_key'], raw['access_token']])).toEqual([
      ['us', '"order-key"', '"order-token"'],
      ['cn', '"product-key"', '"product-token"'],
      ['pa', '"product-key"', '"product-token"'],
    ]);
    expect(sent[0]?.raw).toMatchObject({
      type: `"${orders}"`,
      timestamp: '1740709414',
      data_type: '"JSON"',
      version: '"V1"',
    });
  });

  it('may name another version where its interface does', async () => {
    const unverified = { ...temuSettings.unverified, version: { plain: undefined, v2: 'V2' } };
    const { store, sent } = await fakeTemu({ [orders]: '{}', 'bg.order.amount.query': '{}' }, { unverified });
    for (const which of ['orderList', 'amounts'] as const) await store.call(which, {}, z.unknown());
    expect(sent.map(({ raw }) => raw['version'])).toEqual(['"V2"', undefined]);
  });

  it('cannot have its common fields replaced', async () => {
    const { store, sent } = await fakeTemu({ [orders]: '{}' });
    await store.call('orderList', { type: 'bg.order.detail.v2.get', app_key: 'other' }, z.unknown());
    expect(sent[0]?.raw).toMatchObject({ type: `"${orders}"`, app_key: '"order-key"' });
  });

  it('keeps ids of 19 digits exact in both directions', async () => {
    const { store, sent } = await fakeTemu({ [orders]: '{"channelId":9223372036854775807}' });
    const fields = { skuId: bareNumber('897039159485005824') };
    const result = await store.call('orderList', fields, z.object({ channelId: id }));
    expect(result).toEqual({ channelId: '9223372036854775807' });
    expect(sent[0]?.raw['skuId']).toBe('897039159485005824');
  });

  it('is not made without keys', async () => {
    const store = openTemuStore({ name: 'Store 1', products: productKeys }, testContext().context);
    expect(await failureOf(store.call('orderList', {}, z.unknown()))).toMatchObject({ kind: 'auth', code: 'noKeys' });
    expect(store.zone).toBeUndefined();
  });

  it('shares the rate of its app, and keeps the rate of its shop', async () => {
    const interfaces = {
      ...temuSettings.interfaces,
      categories: { ...temuSettings.interfaces.categories, shopRate: { perSecond: 3, burst: 1 } },
    };
    const { store, taken } = await fakeTemu({ 'bg.goods.cats.get': '{}' }, { interfaces });
    await store.call('categories', {}, z.unknown());
    expect(taken).toEqual(['temu:app:product-key', 'temu:store:Store 1:bg.goods.cats.get']);
  });

  it('shows no secret of its store', async () => {
    const { store } = await fakeTemu({
      [orders]: refuses('2000000', `token ${orderKeys.accessToken}, secret ${orderKeys.appSecret}`),
    });
    const failure = await failureOf(store.call('orderList', {}, z.unknown()));
    expect(failure.reason).toBe('token ***, secret ***');
    expect(JSON.stringify(store) + JSON.stringify(failure) + failure.stack).not.toMatch(/order-(?:secret|token)/);
  });
});

describe('a refusal', () => {
  it.each([
    ['7000018', 'auth', 'reconnect'],
    ['3000034', 'auth', 'reconnect'],
    ['3000001', 'auth', 'reconnect'],
    ['7000022', 'permission', 'grantScope'],
    ['3000032', 'permission', 'grantScope'],
    ['5000003', 'permission', 'wrongAddress'],
    ['140020001', 'permission', 'wrongShop'],
    ['7000016', 'rejected', 'wrongZone'],
    ['3000003', 'rejected', 'wrongZone'],
    ['120011072', 'rejected', 'wrongZone'],
    ['120012030', 'rejected', 'buyerAsks'],
    ['120012004', 'rejected', 'alreadyDone'],
    ['140020008', 'rejected', 'tooEarly'],
    ['140020002', 'notFound', 'notFound'],
    ['2000000', 'rejected', undefined],
    ['3000000', 'rejected', undefined],
  ])('%s is %s, %s', async (code, kind, problem) => {
    const { store, received, calls } = await fakeTemu({ [orders]: refuses(code, 'says why') });
    const failure = await failureOf(store.call('orderList', {}, z.unknown()));
    expect(failure).toMatchObject({ kind, code, reason: 'says why', reference: 'us-trace-1' });
    expect(temuProblemOf(failure)).toBe(problem);
    expect(received).toHaveLength(1);
    expect(calls).toMatchObject([{ endpoint: orders, store: 'Store 1', outcome: kind, reference: 'us-trace-1' }]);
  });

  it('may hide inside of a good answer', async () => {
    const { store } = await fakeTemu({ [orders]: '{"success":false,"errorCode":42,"errorMsg":"not done"}' });
    const failure = await failureOf(store.call('orderList', {}, z.unknown()));
    expect(failure).toMatchObject({ kind: 'rejected', code: '42', reason: 'not done' });
  });

  it('may come from before the gateway, in another spelling', async () => {
    const { store, received } = await fakeTemu({ [orders]: () => says('{"error_code":40003,"error_msg":""}') });
    const failure = await failureOf(store.call('orderList', {}, z.unknown()));
    expect(failure).toMatchObject({ kind: 'unavailable', code: '40003' });
    expect(received).toHaveLength(4);
  });

  it('belongs to one problem only', () => {
    const codes = ['3000034', '7000019', '4000004'].map((code) => temuProblemOf({ code } as MarketplaceFailure));
    expect(codes).toEqual(['reconnect', 'grantScope', 'throttled']);
  });
});

describe('a call that stumbles', () => {
  it('waits when TEMU is throttled, and is signed anew', async () => {
    const throttled = refuses('4000004');
    const { store, sent, pauses } = await fakeTemu({ [orders]: (_call, nth) => (nth < 3 ? throttled() : '{}') });
    await store.call('orderList', {}, z.unknown());
    expect(pauses).toEqual([1_188, 1_375]);
    expect(sent.map(({ raw }) => raw['timestamp'])).toEqual(['1740709414', '1740709415', '1740709416']);
    expect(new Set(sent.map(({ raw }) => raw['sign'])).size).toBe(3);
  });

  it.each([
    ['4000000', refuses('4000000')],
    ['a wrong clock', refuses('3000012')],
    ['a 502', () => says('<html>', 502)],
    ['nonsense', () => says('{"success":tr')],
    ['a closed socket', () => hangsUp],
  ])('is repeated after %s', async (_what, fault) => {
    const { store, sent } = await fakeTemu({ [orders]: (_call, nth) => (nth === 1 ? fault() : '{}') });
    await store.call('orderList', {}, z.unknown());
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['4000000', refuses('4000000')],
    ['a 502', () => says('<html>', 502)],
    ['an answer without what was asked for', () => '{"other":1}'],
    ['a closed socket', () => hangsUp],
    ['silence', () => neverAnswers],
  ])('is never repeated when it ships something, and is unknown after %s', async (_what, fault) => {
    const { store, sent } = await fakeTemu({ [confirm]: () => fault() });
    const call = store.call('confirmOwnShipment', {}, z.object({ warnings: z.string() }), { timeoutMs: 200 });
    expect(await failureOf(call)).toMatchObject({ kind: 'unknownOutcome', endpoint: confirm });
    expect(sent).toHaveLength(1);
  });

  it('was not carried out when TEMU says that it was one too many', async () => {
    const { store, sent } = await fakeTemu({ [confirm]: refuses('4000004') });
    const failure = await failureOf(store.call('confirmOwnShipment', {}, z.unknown()));
    expect(failure).toMatchObject({ kind: 'throttled', retryAfterMs: 1_000 });
    expect(sent).toHaveLength(1);
  });
});

describe('the zone of a country', () => {
  it.each([
    ['US', 'US'],
    ['DE', 'EU'],
    ['GB', 'EU'],
    ['MX', 'GLOBAL'],
    ['JP', 'GLOBAL'],
  ])('%s is %s', (country, zone) => {
    expect(temuZoneOf(country)).toBe(zone);
  });
});
