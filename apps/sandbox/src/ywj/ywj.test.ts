import { readLabelPdf, recognizeTracking } from '@pressroom/imaging';
import { expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';

interface Answer {
  Success: boolean;
  Code: string;
  Data: Record<string, string>;
}

const party = {
  Name: 'José Núñez Peña',
  Company: '',
  Phone: '+1 555 010 0000',
  CountryCode: 'US',
  Province: 'TX',
  City: 'Austin',
  ZipCode: '78701',
  Street: '1 Main St',
  StreetAddress2: 'Apt 7',
};
const parcel = { Length: 12, Width: 10, Height: 1, DimensionUnit: 'IN', Weight: 0.5, WeightUnit: 'LB' };
const quote = { ChannelCode: 'UNI-NEXT', Sender: party, Receiver: party, Packages: [parcel] };
const order = { ...quote, ReferenceNo: 'B1/O1', Items: [{ Sku: 'TS01', Name: 'T-shirt', Quantity: 1 }], Remark: '' };

/** `call`: method and path, such as `GET channels`. */
async function ask(sandbox: TestSandbox, call: string, body?: object, headers: Record<string, string> = {}) {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const state = await sandbox.control<{ systems: ({ name: string } & Record<string, string>)[] }>('GET', 'state');
  const { account, token } = state.systems.find(({ name }) => name === 'ywj')!;
  const reply = await sandbox.app.inject({
    method,
    url: `/ywj/api/v2/${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${account}&${token}`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { Success, Code, Data } = reply.json<Answer>();
  return { status: reply.statusCode, Success, Code, Data, headers: reply.headers };
}

it('numbers an order before it answers, and once for each reference', async () => {
  const sandbox = await makeSandbox();
  const first = await ask(sandbox, 'POST orders', order);
  expect(first).toMatchObject({
    status: 200,
    Code: '0000',
    Data: { ReferenceNo: 'B1/O1', Status: 'Labeled', TotalCharge: '4.30' },
  });
  expect((await ask(sandbox, 'POST orders', order)).Data).toEqual(first.Data);
  expect((await ask(sandbox, 'GET orders/by-reference/B1%2FO1')).Data).toEqual(first.Data);
  const { OrderId, TrackingNumber } = first.Data;
  const label = await ask(sandbox, `GET orders/${OrderId}/label`);
  const [page] = await readLabelPdf(Buffer.from(label.Data['LabelBase64']!, 'base64'));
  const seen = recognizeTracking(page!.symbols.map(({ text }) => text));
  expect(seen).toEqual({ carrier: 'UNIUNI', trackingNumber: TrackingNumber });
  const ledger = await sandbox.control<object[]>('GET', 'ledger');
  expect(ledger).toMatchObject([{ system: 'ywj', act: 'label bought', attempts: 2, done: 1 }]);
});

it.each([
  ['GET channels', undefined, { authorization: 'Basic eA==' }, [401, '4001']],
  ['POST quotes', { ...quote, ChannelCode: 'OTHER' }, {}, [422, '4023']],
  ['POST quotes', { ...quote, Packages: [] }, {}, [422, '4022']],
  ['POST quotes', { ...quote, Receiver: { ...party, ZipCode: '7870' } }, {}, [422, '4023']],
  ['POST quotes', { ...quote, Packages: [{ ...parcel, WeightUnit: 'KG' }] }, {}, [422, '4022']],
  ['POST orders', { ...order, More: 1 }, {}, [422, '4022']],
  ['POST orders', order, { 'content-type': 'text/plain' }, [415, '4022']],
  ['GET orders/by-reference/NONE', undefined, {}, [404, '4004']],
  ['GET orders/YO-1/label', undefined, {}, [404, '4004']],
] as const)('%s with %o %o is answered with %o', async (call, body, headers, [status, code]) => {
  const sandbox = await makeSandbox();
  expect(await ask(sandbox, call, body, headers)).toMatchObject({ status, Success: false, Code: code });
});

it('takes an order back until the carrier has it', async () => {
  const sandbox = await makeSandbox();
  const place = async (ReferenceNo: string) =>
    (await ask(sandbox, 'POST orders', { ...order, ReferenceNo })).Data['OrderId'];
  const [one, other] = [await place('R1'), await place('R2')];
  expect((await ask(sandbox, `POST orders/${one}/cancel`, {})).Data).toEqual({ Status: 'Voided' });
  expect(await ask(sandbox, `POST orders/${one}/cancel`, {})).toMatchObject({ status: 409, Code: '4093' });
  expect(await ask(sandbox, `GET orders/${one}/label`)).toMatchObject({ status: 409, Code: '4090' });
  await sandbox.control('POST', 'clock', { advanceMs: 24 * 3_600_000 });
  expect(await ask(sandbox, `POST orders/${other}/cancel`, {})).toMatchObject({ status: 409, Code: '4092' });
});

it('fails late, and says how long to stay away, as faults have it', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('POST', 'faults', { kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  const { Data } = await ask(sandbox, 'POST orders', order);
  expect([Data['Status'], (await ask(sandbox, `GET orders/${Data['OrderId']}/label`)).Code]).toEqual([
    'Created',
    '4091',
  ]);
  sandbox.pass(2000);
  expect((await ask(sandbox, 'GET orders/by-reference/B1%2FO1')).Data).toMatchObject({ Status: 'Failed' });
  await sandbox.control('POST', 'faults', { kind: 'throttle', count: 1 });
  expect(await ask(sandbox, 'GET channels')).toMatchObject({
    status: 429,
    Code: '4029',
    headers: { 'retry-after': '1' },
  });
});

it('remembers its orders in a snapshot', async () => {
  const [one, other] = [await makeSandbox(), await makeSandbox()];
  const placed = await ask(one, 'POST orders', order);
  other.core.load(structuredClone(one.core.save()));
  expect((await ask(other, 'GET orders/by-reference/B1%2FO1')).Data).toEqual(placed.Data);
});
