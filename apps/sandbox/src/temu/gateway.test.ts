import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { callTemu, sendTemu, temuBody, temuKeys } from '../testing/temuCaller.ts';
import { rawFields, signedText } from './rawFields.ts';
import { signatureOf } from './signature.ts';

const list = 'bg.order.list.v2.get';
const vendor = `{"access_token":"2nifvmpyymvypwmcms5ct4uqqudrwgpmzbcnmkt1jzjkuaf3x56iixym",
  "app_key" : "f9d5cc9313893a20d5aa85c654e8f503", "data_type":"JSON",
  "sendRequestList": [ {"orderSendInfoList":[{"quantity": 1,"orderSn":"211-21905473070712792",
    "parentOrderSn":"PO-211-21905452099192792","goodsId":601099548666279,"skuId":17592352673534}],
    "carrierId":"699272611","trackingNumber":"270324232756"}],
  "sendType":0,"timestamp":"1711009072","type":"bg.logistics.shipment.confirm"}`;
const computed = (type: string, fields: string) =>
  `{${fields},"type":"${type}","app_key":"key_demo","access_token":"tok_demo","data_type":"JSON","timestamp":1700000000,"version":"V1"}`;

it.each([
  ['c7e0a1a63542be4de3cb5488f9fba8149e8fc290', '4CCF219942D4180C6DDA3CE36C1B838F', vendor],
  ['test_secret_0123456789', 'E635B8439D392476E9E00E36521D7130', computed('bg.goods.cats.get', '"parentCatId":0')],
  [
    'test_secret_0123456789',
    '08F1D1BB45C078891E3FB6BF1D1F420B',
    computed(
      'bg.btg.goods.stock.quantity.update',
      '"quantityChangeMode":2,"skuStockChangeList":[{"productSkuId":58224724203874,"warehouseId":"WH-TEST","targetStockAvailable":7}]',
    ),
  ],
  [
    'test_secret_0123456789',
    'AD976D31588ADA23533488281F019D83',
    computed('bg.glo.goods.spec.create', '"parentSpecId":1001,"specName":"Größe 黑色"'),
  ],
  [
    'test_secret_0123456789',
    'EE3E0CDF1AD36F57E8ED17D95EEB74CA',
    computed(
      'bg.logistics.shipment.create',
      String.raw`"sendType":0,"shipLater":true,"sendRequestList":[{"warehouseId":"WH-1","weight":"1.50","note":"a \"q\" / ü","orderSendInfoList":[{"orderSn":"211-1","quantity":1,"parentOrderSn":"PO-211-1"}]}]`,
    ),
  ],
])('signs the text as it was sent (secret %s): %s', (secret, sign, text) => {
  const texts = new Map([...rawFields(text)].map(([name, raw]) => [name, signedText(raw)]));
  expect(signatureOf(texts, secret)).toBe(sign);
});

it('signs the headers of a label’s link by the same rule', () => {
  const headers = new Map([
    ['toa-app-key', 'key_demo'],
    ['toa-access-token', 'tok_demo'],
    ['toa-random', '01234567890123456789012345678901'],
    ['toa-timestamp', '1700000000'],
  ]);
  expect(signatureOf(headers, 'test_secret_0123456789')).toBe('B70AE59A20736072191AB095D348E1BD');
});

it('answers with an id of the zone, and a code of its own for success', async () => {
  const sandbox = await makeSandbox();
  const answer = await callTemu(sandbox, list);
  expect(answer).toMatchObject({ success: true, errorCode: 1_000_000, errorMsg: '' });
  expect(answer.requestId).toMatch(/^us-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f-]{17}$/);
});

it.each([
  [{ type: undefined }, 3_000_002, 7_000_000],
  [{ type: 'bg.nothing.get' }, 3_000_003, 7_000_016],
  [{ app_key: undefined }, 3_000_025, 7_000_002],
  [{ app_key: 'other' }, 3_000_026, 7_000_015],
  [{ timestamp: undefined }, 3_000_010, 7_000_008],
  [{ timestamp: 1_000_000_000 }, 3_000_012, 7_000_010],
  [{ timestamp: 9_000_000_000 }, 3_000_011, 7_000_011],
  [{ timestamp: 'soon' }, 3_000_011, 7_000_011],
  [{ data_type: 'XML' }, 3_000_014, 7_000_013],
  [{ access_token: undefined }, 3_000_030, 7_000_003],
  [{ access_token: 'other' }, 3_000_031, 7_000_018],
])('refuses %o with each gateway’s own code', async (common, regional, chinese) => {
  const sandbox = await makeSandbox();
  const [one, other] = [list, 'bg.mall.info.get'].map((type, index) =>
    callTemu(sandbox, type, {}, { common, ...(index === 1 ? { zone: 'cn' } : {}) }),
  );
  expect([(await one!).errorCode, (await other!).errorCode]).toEqual([regional, chinese]);
});

it('checks the signature before anything it could have told otherwise', async () => {
  const sandbox = await makeSandbox();
  const wrong = await callTemu(sandbox, list, {}, { secret: 'wrong', common: { timestamp: 1, access_token: 'x' } });
  expect(wrong.errorCode).toBe(3_000_001);
  const { zone, text } = await temuBody(sandbox, list, { pageSize: 20 });
  expect((await sendTemu(sandbox, zone, text.replace('"pageSize":20', '"pageSize":21'))).errorCode).toBe(3_000_001);
  expect((await sendTemu(sandbox, zone, text.replaceAll(',"', ', "'))).success).toBe(true);
  expect((await sendTemu(sandbox, zone, text.replace(/,"sign":"[^"]*"/, ''))).errorCode).toBe(3_000_040);
  expect(await sendTemu(sandbox, zone, '[1')).toMatchObject({ success: false, errorCode: 3_000_000 });
});

it('wants an order zone to be told the form, and keeps zones apart', async () => {
  const sandbox = await makeSandbox();
  expect((await callTemu(sandbox, list, {}, { common: { data_type: undefined } })).errorCode).toBe(3_000_013);
  expect(
    (await callTemu(sandbox, 'bg.mall.info.get', {}, { zone: 'cn', common: { data_type: undefined } })).success,
  ).toBe(true);
  expect((await callTemu(sandbox, list, {}, { zone: 'eu' })).errorCode).toBe(3_000_026);
  expect((await callTemu(sandbox, list, {}, { zone: 'cn' })).errorCode).toBe(7_000_016);
  expect((await callTemu(sandbox, 'bg.order.list.get')).errorCode).toBe(3_000_004);
  const { accessToken } = await temuKeys(sandbox, 's5');
  expect((await callTemu(sandbox, list, {}, { common: { access_token: accessToken } })).errorCode).toBe(3_000_033);
  expect((await callTemu(sandbox, list, {}, { store: 's6' })).errorCode).toBe(140_020_001);
});

it('lets the seller issue another token, for fewer interfaces and fewer days', async () => {
  const sandbox = await makeSandbox();
  const before = await temuKeys(sandbox);
  const seller = await sandbox.app.inject({
    method: 'POST',
    url: '/temu-seller/stores/s4/token',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ days: 7, without: [list] }),
  });
  expect(seller.json()).not.toMatchObject({ accessToken: before.accessToken });
  const old = { common: { access_token: before.accessToken } };
  expect((await callTemu(sandbox, 'bg.open.accesstoken.info.get', {}, old)).errorCode).toBe(3_000_034);
  expect((await callTemu(sandbox, list)).errorCode).toBe(3_000_032);
  const info = (await callTemu(sandbox, 'bg.open.accesstoken.info.get')).result as {
    expiredTime: number;
    apiScopeList: string[];
  };
  expect(info.expiredTime).toBe(sandbox.core.world.clock.now() / 1000 + 7 * 86_400);
  expect(info.apiScopeList).not.toContain(list);
  expect(info.apiScopeList).toContain('bg.order.detail.v2.get');
  await sandbox.control('POST', 'clock', { advanceMs: 7 * 86_400_000 });
  expect((await callTemu(sandbox, 'bg.open.accesstoken.info.get')).errorCode).toBe(3_000_034);
});

it('takes twenty calls a second from one application', async () => {
  const sandbox = await makeSandbox();
  const { zone, text } = await temuBody(sandbox, list, {});
  const codes: number[] = [];
  for (let turn = 0; turn < 22; turn++) codes.push((await sendTemu(sandbox, zone, text)).errorCode);
  expect(codes.filter((code) => code === 4_000_004)).toHaveLength(2);
  sandbox.pass(1000);
  expect((await sendTemu(sandbox, zone, text)).success).toBe(true);
});

it('is struck by faults under the names of its interfaces', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('POST', 'faults', { kind: 'throttle', endpoint: `temu:${list}`, store: 's4', count: 1 });
  expect((await callTemu(sandbox, list)).errorCode).toBe(4_000_004);
  expect((await callTemu(sandbox, list)).success).toBe(true);
});
