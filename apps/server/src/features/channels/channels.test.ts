import { channels } from '@pressroom/contract/channels/channels';
import { channelSystems } from '@pressroom/contract/channels/systems';
import { carrierSystems } from '@pressroom/carriers';
import { expect, it } from 'vitest';
import { channelInput, sampleToken } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';

it('knows the systems and their parameters as the package does that speaks with them', () => {
  expect(channelSystems).toEqual(carrierSystems);
});

it('adds a channel and answers it, but never its secrets', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const saved = await admin.call(channels.save, channelInput({ apiUrl: ' https://open.ywj.example/v2 ' }));
  expect(saved).toMatchObject({
    status: 200,
    data: {
      systemCode: 'YWJ',
      systemName: 'YWJ',
      isDefault: true,
      defaultMoney: '0.50',
      dataStatus: 1,
      apiUrl: 'https://open.ywj.example/v2',
      parameter1: 'C-2207',
      parameter2: '',
      keptParameters: ['parameter2'],
      sendName: 'Harbor Print',
      sendCity: '',
    },
  });
  const details = await admin.call(channels.details, { id: saved.data.id });
  expect(details.data).toEqual(saved.data);
  expect(JSON.stringify([saved, details])).not.toContain(sampleToken);
  expect(await test.app.secrets.reveal(test.db, { owner: 'channels', ownerId: saved.data.id })).toEqual({
    token: sampleToken,
  });
});

it('names every wrong field at once, by the system that was chosen', async () => {
  const admin = await (await testApp()).as('admin');
  const empty = await admin.send(channels.save, { isDefault: true });
  expect(empty).toMatchObject({
    status: 400,
    data: [
      { path: 'systemCode', msg: 'Please select system' },
      { path: 'apiUrl', msg: 'Please enter the API address' },
      { path: 'supplierCode', msg: 'Please enter supplier code' },
      { path: 'supplierName', msg: 'Please enter supplier name' },
      { path: 'channelCode', msg: 'Please enter channel code' },
      { path: 'channelName', msg: 'Please enter channel name' },
      { path: 'channelType', msg: 'Please select channel type' },
      { path: 'defaultMoney', msg: 'Please enter a valid digital amount' },
    ],
  });
  const bare = { ...channelInput({ supplierName: '' }), systemCode: '17Print', parameter1: '', parameter2: undefined };
  const printed = await admin.send(channels.save, bare);
  expect((printed.data as { path: string }[]).map(({ path }) => path)).toEqual([
    'supplierName',
    'parameter1',
    'parameter2',
    'parameter3',
    'parameter4',
  ]);
  const long = await admin.send(channels.save, channelInput({ parameter1: 'x'.repeat(129) }));
  expect(long).toMatchObject({ status: 400, data: [{ path: 'parameter1', msg: 'At most 128 characters' }] });
});

it.each(['', '05', '-1', '1.', '1.234', '1e3', 'five', '.5'])('refuses %j as an amount', async (defaultMoney) => {
  const parsed = channels.save.input.safeParse(channelInput({ defaultMoney }));
  expect(parsed.error?.issues).toMatchObject([{ path: ['defaultMoney'], message: 'channels.amountInvalid' }]);
  expect(channels.save.input.safeParse(channelInput({ defaultMoney, isDefault: false })).success).toBe(true);
});

it.each(['0', '0.5', '12', '1200.05', 3])('takes %j as an amount', (defaultMoney) => {
  expect(channels.save.input.safeParse(channelInput({ defaultMoney })).success).toBe(true);
});

it.each([
  'ftp://ywj.example',
  'ywj.example',
  'https://me:pass@ywj.example',
  'https://ywj.example/?key=1',
  'file:///etc',
])('refuses %s as the address of a system', (apiUrl) => {
  const parsed = channels.save.input.safeParse(channelInput({ apiUrl }));
  expect(parsed.error?.issues).toMatchObject([{ path: ['apiUrl'], message: 'channels.apiUrlInvalid' }]);
});

it('forgets the amount of a channel that is no default', async () => {
  const admin = await (await testApp()).as('admin');
  const { data } = await admin.call(channels.save, channelInput({ isDefault: false, defaultMoney: '5' }));
  expect(data).toMatchObject({ isDefault: false, defaultMoney: null });
});

it('keeps the greatest parcel of a channel, and no limit where a field is blank', async () => {
  const admin = await (await testApp()).as('admin');
  const limits = { maxWeightGrams: 9071.85, maxLengthCm: 120, maxGirthCm: '' };
  const { data } = await admin.send(channels.save, { ...channelInput(), ...limits });
  expect(data).toMatchObject({ maxWeightGrams: 9071.85, maxLengthCm: 120, maxGirthCm: null });
  const { id } = data as { id: string };
  const bare = await admin.call(channels.save, { ...channelInput(), id });
  expect(bare.data).toMatchObject({ maxWeightGrams: null, maxLengthCm: null, maxGirthCm: null });
  const wrong = await admin.send(channels.save, { ...channelInput(), id, maxLengthCm: 0, maxGirthCm: 'wide' });
  expect((wrong.data as { path: string }[]).map(({ path }) => path)).toEqual(['maxLengthCm', 'maxGirthCm']);
});

it('keeps a secret that is left blank, and replaces one that is typed', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data } = await admin.call(channels.save, channelInput());
  const kept = () => test.app.secrets.reveal(test.db, { owner: 'channels', ownerId: data.id });
  const edit = { ...channelInput(), id: data.id, channelName: 'Tomorrow', parameter2: '' };
  const first = await admin.call(channels.save, edit);
  expect(first).toMatchObject({ status: 200, data: { channelName: 'Tomorrow', keptParameters: ['parameter2'] } });
  expect(await kept()).toEqual({ token: sampleToken });
  await admin.call(channels.save, { ...edit, parameter2: 'another token' });
  expect(await kept()).toEqual({ token: 'another token' });
});

it('asks for the secrets again when they would go to another server or system', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data } = await admin.call(channels.save, channelInput());
  const edit = { ...channelInput(), id: data.id, parameter2: '' };
  const moved = await admin.send(channels.save, { ...edit, apiUrl: 'http://127.0.0.1:10/ywj' });
  const msg = 'Enter it again: the system or the API address is another one';
  expect(moved).toMatchObject({ status: 400, data: [{ path: 'parameter2', msg }] });
  const print17 = { ...edit, systemCode: '17Print' as const, parameter3: 'k-1', parameter4: '55' };
  expect(await admin.send(channels.save, print17)).toMatchObject({ status: 400, data: [{ path: 'parameter2', msg }] });

  expect(await admin.call(channels.save, { ...edit, apiUrl: 'http://127.0.0.1:9/other' })).toMatchObject({
    status: 200,
  });
  await admin.call(channels.save, { ...print17, parameter2: 'pass' });
  const kept = await test.app.secrets.reveal(test.db, { owner: 'channels', ownerId: data.id });
  expect(kept).toEqual({ password: 'pass', key: 'k-1' });
});

it('refuses a second channel of the same code, system and supplier, until the first is deleted', async () => {
  const admin = await (await testApp()).as('admin');
  const { data } = await admin.call(channels.save, channelInput());
  const again = channelInput({ supplierCode: 'nx-us', channelCode: 'uni-next' });
  expect(await admin.call(channels.save, again)).toMatchObject({
    status: 400,
    data: [{ path: 'channelCode', msg: 'This supplier already has a channel with this code' }],
  });
  expect(await admin.call(channels.save, { ...again, supplierCode: 'EAST' })).toMatchObject({ status: 200 });
  await admin.call(channels.updateStatus, { id: data.id, dataStatus: -1 });
  expect(await admin.call(channels.save, again)).toMatchObject({ status: 200 });
});

it('refuses an edit of a channel that has changed since it was loaded, without its secrets', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data: loaded } = await admin.call(channels.save, channelInput());
  const faster = await test.as(['/supplier/list']);
  await faster.call(channels.updateStatus, { id: loaded.id, dataStatus: 0 });
  const late = { ...channelInput(), id: loaded.id, gmtModified: loaded.gmtModified };
  const reply = await admin.send(channels.save, late);
  expect(reply).toMatchObject({ status: 409, data: { current: { dataStatus: 0, keptParameters: ['parameter2'] } } });
  expect(JSON.stringify(reply)).not.toContain(sampleToken);
});

it('disables, enables and deletes; what is deleted is in no list, and its history stays', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data } = await admin.call(channels.save, channelInput());
  const status = async () => (await admin.call(channels.queryAllList, {})).data.rows[0]?.dataStatus;
  await admin.call(channels.updateStatus, { id: data.id, dataStatus: 0 });
  expect(await status()).toBe(0);
  await admin.call(channels.updateStatus, { id: data.id, dataStatus: 1 });
  expect(await status()).toBe(1);
  await admin.call(channels.updateStatus, { id: data.id, dataStatus: -1 });
  expect(await status()).toBeUndefined();
  expect(await admin.call(channels.details, { id: data.id })).toMatchObject({ status: 404 });
  expect(await admin.call(channels.updateStatus, { id: data.id, dataStatus: 1 })).toMatchObject({ status: 404 });
  const rows = await test.db.selectFrom('auditLog').select(['action', 'after']).orderBy('id').execute();
  expect(rows.map(({ action }) => action)).toEqual([
    '/channelInfo/save',
    ...Array<string>(3).fill('/channelInfo/updateStatus'),
  ]);
  expect(rows[0]?.after).toMatchObject({
    channelName: 'UniUni next day',
    parameters: { account: 'C-2207', token: '***' },
  });
});

it.each([URLSearchParams, FormData])('takes a change of status from a form: %o', async (Form) => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { data } = await admin.call(channels.save, channelInput());
  const form = new Form();
  form.set('id', data.id);
  form.set('dataStatus', '0');
  const sent = new Response(form);
  const reply = await test.server.inject({
    method: 'POST',
    url: channels.updateStatus.path,
    headers: { authtoken: admin.token, 'content-type': sent.headers.get('content-type')! },
    payload: await sent.text(),
  });
  expect(reply.json()).toMatchObject({ code: 200 });
  expect((await admin.call(channels.details, { id: data.id })).data.dataStatus).toBe(0);
});

it('finds by every filter alone and together, newest first', async () => {
  const admin = await (await testApp()).as('admin');
  await admin.call(channels.save, channelInput());
  const print17 = { systemCode: '17Print', parameter3: 'k-1', parameter4: '55' } as const;
  const ground = {
    channelCode: 'GROUND',
    channelName: 'Gofo 100% ground',
    channelType: 3,
    supplierName: 'East',
  } as const;
  const { data: other } = await admin.call(channels.save, channelInput({ ...print17, ...ground }));
  await admin.call(channels.updateStatus, { id: other.id, dataStatus: 0 });

  const found = async (search: Parameters<typeof channels.queryAllList.input.parse>[0]) => {
    const { data } = await admin.call(channels.queryAllList, search as object);
    return data.rows.map(({ channelCode }) => channelCode);
  };
  expect(await found({})).toEqual(['GROUND', 'UNI-NEXT']);
  expect(await found({ supplierName: 'nexus' })).toEqual(['UNI-NEXT']);
  expect(await found({ system: '17Print' })).toEqual(['GROUND']);
  expect(await found({ channelType: 3 })).toEqual(['GROUND']);
  expect(await found({ dataStatus: 1 })).toEqual(['UNI-NEXT']);
  expect(await found({ channelName: '100%' })).toEqual(['GROUND']);
  expect(await found({ channelCode: 'uni' })).toEqual(['UNI-NEXT']);
  expect(await found({ supplierName: 'east', dataStatus: 1 })).toEqual([]);
});

it('tells a picker neither where a system is nor what it asks for', async () => {
  const test = await testApp();
  await (await test.as('admin')).call(channels.save, channelInput());
  const packer = await test.as(['/order/print']);
  const { data } = await packer.call(channels.queryAllList, {});
  const fields = Object.keys(data.rows[0]!);
  expect(fields.filter((name) => /^api|^parameter|^send|secret/i.test(name))).toEqual([]);
  expect(data.rows).toMatchObject([{ channelName: 'UniUni next day', systemName: 'YWJ' }]);
  expect(await packer.call(channels.getSystemList, {})).toMatchObject({
    data: [
      { key: '17Print', value: '17Print' },
      { key: 'YWJ', value: 'YWJ' },
    ],
  });
  expect(await packer.call(channels.details, { id: data.rows[0]!.id })).toMatchObject({ status: 403 });
});
