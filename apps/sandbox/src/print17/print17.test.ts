import { createHash, createHmac } from 'node:crypto';
import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { expect, it } from 'vitest';
import { digits, readJson } from '../json.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';

interface Answer {
  code: number;
  data: Record<string, unknown>;
}

const rate = {
  channelCode: 'UPS-GROUND',
  senderAddressId: 'ADDR-1001',
  recipient: {
    name: '陈小雨 Zoë Müller',
    company: '',
    phone: '+1 555 010 0000',
    countryCode: 'US',
    state: 'TX',
    city: 'Española',
    postcode: '78701-1234',
    address1: '1 Cañon Rd',
    address2: '',
  },
  volumeList: [{ length: 30.5, width: 25, height: 2, weight: 0.227 }],
};
const create = {
  ...rate,
  customerNo: 'B1-O1',
  toStatus: 1,
  itemList: [{ sku: 'TS01', itemName: 'T-shirt', quantity: 1 }],
  labelMemo: 'GSU123',
};

let calls = 0;

async function ask(
  sandbox: TestSandbox,
  what: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const state = await sandbox.control<{ systems: ({ name: string } & Record<string, string>)[] }>('GET', 'state');
  const { account, password, key } = state.systems.find(({ name }) => name === 'print17')!;
  const text = JSON.stringify(body);
  const [time, nonce] = [String(Math.floor(sandbox.core.world.clock.now() / 1000)), `nonce-no-${++calls}`];
  const signed = { 'x-account': account!, 'x-timestamp': time, 'x-nonce': nonce, ...headers };
  const hidden = createHash('md5').update(password!).digest('hex');
  const parts = [account, hidden, signed['x-timestamp'], signed['x-nonce'], `/open/v1/${what}`, text];
  const sign = createHmac('sha256', key!).update(parts.join('\n')).digest('hex');
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: `/print17/open/v1/${what}`,
    headers: {
      'content-type': 'application/json',
      'x-sign': sign,
      ...signed,
      ...headers,
      'x-account': encodeURIComponent(signed['x-account']),
    },
    payload: text,
  });
  expect(reply.statusCode).toBe(200);
  return readJson(reply.body) as Answer;
}

const query = async (sandbox: TestSandbox) => (await ask(sandbox, 'order/query', { customerNo: 'B1-O1' })).data;
const fetchFile = (sandbox: TestSandbox, { data }: Answer) =>
  sandbox.app.inject(String(data['downLabelUrl']).replace(/^https?:\/\/[^/]+/, ''));

it('numbers an order some time after it was made, with a label whose bars hold the number', async () => {
  const sandbox = await makeSandbox();
  const { data } = await ask(sandbox, 'order/create', create);
  expect(data).toMatchObject({ customerNo: 'B1-O1', status: 1, trackNo: '', totalFee: 7.75 });
  const orderNo = digits(String(data['orderNo']));
  expect(String(data['orderNo'])).toMatch(/^\d{19}$/);
  expect((await ask(sandbox, 'order/label', { orderNo })).code).toBe(40_902);
  sandbox.pass(1000);
  expect(await query(sandbox)).toMatchObject({ status: 2, trackNo: '' });
  sandbox.pass(2000);
  const { trackNo, status } = await query(sandbox);
  expect(status).toBe(3);
  const link = await ask(sandbox, 'order/label', { orderNo });
  const [page] = await readLabelPdf((await fetchFile(sandbox, link)).rawPayload);
  expect(recognizeTracking(page!.symbols.map(({ text }) => text))).toEqual({ carrier: 'UPS', trackingNumber: trackNo });
  sandbox.pass(10 * 60_000);
  expect((await fetchFile(sandbox, link)).statusCode).toBe(403);
});

it.each([
  [{ 'x-account': 'other' }, 40_101],
  [{ 'x-sign': '0'.repeat(64) }, 40_102],
  [{ 'x-timestamp': '1700000000' }, 40_103],
  [{ 'x-nonce': 'short' }, 40_104],
])('refuses %o', async (headers, code) => {
  const sandbox = await makeSandbox();
  expect((await ask(sandbox, 'channel/list', {}, headers)).code).toBe(code);
});

it('takes a nonce once', async () => {
  const sandbox = await makeSandbox();
  const headers = { 'x-nonce': 'the-same-one' };
  const codes = [await ask(sandbox, 'channel/list', {}, headers), await ask(sandbox, 'channel/list', {}, headers)];
  expect(codes.map(({ code }) => code)).toEqual([0, 40_104]);
});

it.each([
  ['order/rate', { ...rate, senderAddressId: 'ADDR-9' }, 40_301],
  ['order/rate', { ...rate, channelCode: 'OTHER' }, 40_010],
  ['order/rate', { ...rate, recipient: { ...rate.recipient, countryCode: 'MX' } }, 40_010],
  ['order/rate', { ...rate, volumeList: [{ ...rate.volumeList[0], weight: '0.2' }] }, 40_001],
  ['order/create', { ...create, toStatus: 0 }, 40_001],
  ['order/query', { customerNo: 'NONE' }, 40_400],
])('%s with %o is refused', async (what, body, code) => {
  const sandbox = await makeSandbox();
  expect((await ask(sandbox, what, body)).code).toBe(code);
});

it('sells one label for one reference', async () => {
  const sandbox = await makeSandbox();
  await ask(sandbox, 'order/create', create);
  expect((await ask(sandbox, 'order/create', create)).code).toBe(40_901);
  const ledger = await sandbox.control<object[]>('GET', 'ledger');
  expect(ledger).toMatchObject([{ system: 'print17', act: 'label bought', reference: 'B1-O1', attempts: 2, done: 1 }]);
});

it('costs more for more, and the same for the same', async () => {
  const sandbox = await makeSandbox();
  const fee = async (weight: number) =>
    (await ask(sandbox, 'order/rate', { ...rate, volumeList: [{ ...rate.volumeList[0], weight }] })).data['totalFee'];
  expect([await fee(0.2), await fee(0.2), await fee(1)]).toEqual([7.75, 7.75, 9.45]);
});

it('takes an order back at once, after asking the carrier, or no more', async () => {
  const sandbox = await makeSandbox();
  const placed = async (customerNo: string, ms: number) => {
    const { data } = await ask(sandbox, 'order/create', { ...create, customerNo });
    await sandbox.control('POST', 'clock', { advanceMs: ms });
    return { orderNo: digits(String(data['orderNo'])) };
  };
  const cancel = async (order: object) => await ask(sandbox, 'order/cancel', order);
  const early = await placed('early', 0);
  expect([(await cancel(early)).data, (await cancel(early)).code]).toEqual([{ result: 1 }, 40_904]);
  const ready = await placed('ready', 3000);
  expect((await cancel(ready)).data).toEqual({ result: 0 });
  expect((await ask(sandbox, 'order/label', ready)).code).toBe(40_910);
  await sandbox.control('POST', 'clock', { advanceMs: 60_000 });
  expect((await cancel(ready)).code).toBe(40_904);
  const scanned = await placed('scanned', 3000);
  await sandbox.control('POST', 'clock', { advanceMs: 24 * 3_600_000 });
  expect((await cancel(scanned)).code).toBe(40_903);
});

it('fails late, answers late and counts it, as faults have it', async () => {
  const sandbox = await makeSandbox();
  for (const kind of ['lateRejection', 'serverErrorAfter'])
    await sandbox.control('POST', 'faults', { kind, endpoint: 'print17:/open/v1/order/create', count: 1, status: 500 });
  await expect(ask(sandbox, 'order/create', create)).rejects.toThrow();
  sandbox.pass(3000);
  expect(await query(sandbox)).toMatchObject({ status: 9, failReason: expect.stringContaining('refused') });
  await sandbox.control('POST', 'faults', { kind: 'throttle', count: 1 });
  expect((await ask(sandbox, 'channel/list', {})).code).toBe(42_900);
});
