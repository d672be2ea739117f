import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { appAt, secretKey, fakeShein } from '../testing/fakeShein.ts';
import { fakeServer, says, testContext } from '../testing/fakeServer.ts';
import { sheinSettings } from './settings.ts';
import { openSheinStore } from './sheinStore.ts';
import { findSheinWarehouses, getSheinStoreInfo } from './warehouses.ts';
import { switchSheinToSelfShipping } from './onlineLogistics.ts';

const storeInfo = '/open-api/openapi-business-backend/query-store-info';
const warehouses = '/open-api/msc/warehouse/list';
const selfShipping = '/open-api/gsp/switch-self-shipping';

async function storeThatHears(...replies: Parameters<typeof fakeServer>) {
  const { address, received } = await fakeServer(...replies);
  const { context, calls } = testContext();
  const store = openSheinStore(appAt(address), { name: 'Store 1', openKeyId: 'OPENKEY', secretKey }, context);
  return { store, received, calls };
}

describe('a call of a store', () => {
  it('is signed, limited and recorded', async () => {
    const { store, received, records, taken } = await fakeShein({
      [storeInfo]: () => ({ storeInfo: { storeName: '店' } }),
    });
    await expect(getSheinStoreInfo(store, { language: 'en' })).resolves.toMatchObject({ name: '店' });
    expect(received[0]?.method).toBe('POST');
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'x-lt-appid': 'TESTAPPID0001',
      'x-lt-timestamp': '1740709414000',
      language: 'en',
    });
    expect(taken).toEqual(['shein:app:TESTAPPID0001', 'shein:store:Store 1']);
    expect(records).toMatchObject([
      { endpoint: storeInfo, store: 'Store 1', outcome: 'done', attempts: 1, reference: 'f00d' },
    ]);
  });

  it('may be a GET without a body', async () => {
    const { store, received } = await fakeShein({
      [warehouses]: () => ({ list: [{ warehouseCode: 'PS1', warehouseType: '1' }] }),
    });
    await expect(findSheinWarehouses(store)).resolves.toMatchObject([{ code: 'PS1', isOurs: true, typeCode: 1 }]);
    expect(received[0]).toMatchObject({ method: 'GET', body: '' });
  });

  it('takes from an own bucket where SHEIN has published a tighter rate', async () => {
    const rates = { ...sheinSettings.unverified.rates, endpoints: { [warehouses]: { perSecond: 5, burst: 1 } } };
    const settings = { ...sheinSettings, unverified: { ...sheinSettings.unverified, rates } };
    const { store, taken } = await fakeShein({ [warehouses]: () => ({ list: null }) }, settings);
    await findSheinWarehouses(store);
    expect(taken).toContain(`shein:store:Store 1:${warehouses}`);
  });

  it('shows no secret when the store is printed', async () => {
    const { store } = await fakeShein({});
    expect(inspect(store, { depth: 9, showHidden: true }) + JSON.stringify(store)).not.toContain(secretKey);
  });
});

describe('a failure', () => {
  it.each([
    [
      '{"code":"x1","msg":"no","info":null,"traceId":"t"}',
      200,
      { kind: 'rejected', code: 'x1', reason: 'no', reference: 't' },
    ],
    ['{"code":4001,"msg":null}', 200, { kind: 'rejected', code: '4001', reason: undefined }],
    ['{"code":"g1","msg":"who?"}', 401, { kind: 'auth', code: 'g1' }],
    ['<html>', 401, { kind: 'auth', code: 'http401' }],
    ['{"code":"g2","msg":"ip"}', 403, { kind: 'permission' }],
    ['', 404, { kind: 'notFound' }],
    ['{"code":"s","msg":"签名错误"}', 200, { kind: 'auth' }],
    ['{"code":"s","msg":"请求过于频繁"}', 200, { kind: 'throttled' }],
    [
      '{"code":"0","info":{"storeInfo":"7"}}',
      200,
      { kind: 'malformed', code: 'info storeInfo: Invalid input: expected object, received string' },
    ],
    ['{"code":"0"', 200, { kind: 'malformed', code: 'http200' }],
    ['{"code":"0","info":{}}', 500, { kind: 'unavailable' }],
    ['['.repeat(100), 200, { kind: 'malformed' }],
  ])('answered by %s and %i is understood', async (body, status, expected) => {
    const { store } = await storeThatHears(says(body, status));
    await expect(getSheinStoreInfo(store)).rejects.toMatchObject(expected);
  });

  it('follows the codes that are configured', async () => {
    const settings = {
      ...sheinSettings,
      unverified: { ...sheinSettings.unverified, codes: { busy7: 'throttled' as const } },
    };
    const { store, records } = await fakeShein({ [selfShipping]: () => '{"code":"busy7"}' }, settings);
    await expect(switchSheinToSelfShipping(store, 'GS1')).rejects.toMatchObject({ kind: 'throttled', code: 'busy7' });
    expect(records).toMatchObject([{ outcome: 'throttled', attempts: 1 }]);
  });

  it('of a write that may have been carried out is unknown', async () => {
    for (const reply of [says('{"code":"oops","msg":"?"}', 500), says('{"code":"0"')]) {
      const { store, received } = await storeThatHears(reply);
      await expect(switchSheinToSelfShipping(store, 'GS1')).rejects.toMatchObject({ kind: 'unknownOutcome' });
      expect(received).toHaveLength(1);
    }
  });
});
