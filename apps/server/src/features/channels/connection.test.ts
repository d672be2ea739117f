import { channels } from '@pressroom/contract/channels/channels';
import { describe, expect, it } from 'vitest';
import { openLogger } from '../../platform/logger.ts';
import { channelInput, sampleToken } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';
import { tryConnection } from './connection.ts';
import { fakeYwj, startFake } from './ywj.fixture.ts';

const offered = [
  { code: 'UNI-NEXT', name: 'UniUni next day' },
  { code: 'GOFO-GROUND', name: 'GOFO ground' },
];

function asked(apiUrl: string, given: Partial<ReturnType<typeof channelInput>> = {}) {
  const { systemCode, parameter1, parameter2 } = channelInput();
  return { systemCode, apiUrl, parameter1, parameter2, ...given };
}

describe('testing a connection', () => {
  it('lists what the account may use, with what is typed, and writes nothing', async () => {
    const test = await testApp();
    const admin = await test.as('admin');
    const { apiUrl } = await fakeYwj();
    const reply = await admin.call(channels.test, asked(apiUrl));
    expect(reply).toMatchObject({ status: 200, data: { connected: true, channels: offered } });
    expect(await test.db.selectFrom('auditLog').select('id').execute()).toEqual([]);
  });

  it('uses the kept secrets of a channel, and typed ones before them', async () => {
    const admin = await (await testApp()).as('admin');
    const { apiUrl } = await fakeYwj();
    const { data } = await admin.call(channels.save, channelInput({ apiUrl }));
    const kept = asked(apiUrl, { id: data.id, parameter2: '' });
    expect((await admin.call(channels.test, kept)).data).toMatchObject({ connected: true });
    expect((await admin.call(channels.test, { ...kept, parameter2: 'wrong' })).data).toEqual({
      connected: false,
      msg: 'The account or a secret is not right',
    });
  });

  it('sends kept secrets to no other server', async () => {
    const admin = await (await testApp()).as('admin');
    const [own, stranger] = [await fakeYwj(), await fakeYwj()];
    const { data } = await admin.call(channels.save, channelInput({ apiUrl: own.apiUrl }));
    const reply = await admin.call(channels.test, asked(stranger.apiUrl, { id: data.id, parameter2: '' }));
    expect(reply).toMatchObject({ status: 400, data: [{ path: 'parameter2' }] });
    expect([...own.asked, ...stranger.asked]).toEqual([]);
  });

  it.each([
    ['a page that is not there', 404, 'There is no such system at this address. Check the API address'],
    ['an account without the right', 403, 'This account may not use the interface'],
    ['being asked too often', 429, 'It was asked too often. Try again in a while'],
  ])('says %s in words, and nothing of the answer', async (_case, status, msg) => {
    const admin = await (await testApp()).as('admin');
    const codes: Record<number, string> = { 403: '4003', 404: '4004', 429: '4029' };
    const { apiUrl } = await startFake((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '900' });
      response.end(JSON.stringify({ Success: false, Code: codes[status], Message: 'inner words', Data: null }));
    });
    expect((await admin.call(channels.test, asked(apiUrl))).data).toEqual({ connected: false, msg });
  });

  it('says when nobody listens', async () => {
    const admin = await (await testApp()).as('admin');
    const reply = await admin.call(channels.test, asked('http://127.0.0.1:9/ywj'));
    expect(reply.data).toEqual({
      connected: false,
      msg: 'The system cannot be reached, or did not answer as it should',
    });
  });

  it('waits no longer than its signal', async () => {
    const patience = new AbortController();
    const { apiUrl } = await startFake(() => patience.abort());
    const settings = { system: 'YWJ', apiUrl, parameters: { account: 'C-2207', token: sampleToken } } as const;
    const answer = await tryConnection(settings, { log: openLogger('silent'), signal: patience.signal });
    expect(answer).toEqual({ trouble: 'channels.trouble.timeout' });
  });

  it('needs the right, a whole address and every parameter', async () => {
    const test = await testApp();
    const { apiUrl, asked: requests } = await fakeYwj();
    const packer = await test.as(['/order/print']);
    expect(await packer.call(channels.test, asked(apiUrl))).toMatchObject({ status: 403 });
    const admin = await test.as('admin');
    const reply = await admin.call(channels.test, asked('http://user:pass@127.0.0.1/', { parameter2: '' }));
    expect(reply).toMatchObject({ status: 400, data: [{ path: 'apiUrl' }, { path: 'parameter2' }] });
    expect(await admin.call(channels.test, asked(apiUrl, { id: '404404' }))).toMatchObject({ status: 404 });
    expect(requests).toEqual([]);
  });
});
