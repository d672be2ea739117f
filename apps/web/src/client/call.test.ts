import { account } from '@pressroom/contract/account/account';
import { orders } from '@pressroom/contract/orders/orders';
import { printing } from '@pressroom/contract/printing/printing';
import { stores } from '@pressroom/contract/stores/stores';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { call, callEnvelope, download } from './call.ts';
import { CallFailure, fieldProblems } from './callFailure.ts';
import { prepare } from './request.ts';
import { type SessionEnd, sessionEnds } from './sessionSignals.ts';

const server = fakeServer();

describe('prepare', () => {
  it('fills the path and keeps the rest for the query, without what is not given', () => {
    expect(prepare(orders.queryDetail, { id: '9223372036854775807' }).url).toBe(
      '/sysOrder/queryDetail/9223372036854775807',
    );
    expect(prepare(stores.page, { name: '', dataStatus: 0, pageNum: 2 }).url).toBe(
      '/store/page?dataStatus=0&pageNum=2',
    );
  });

  it('sends files beside their fields', () => {
    const file = new File(['%PDF'], '面单.pdf');
    const { body } = prepare(orders.analysisLabel, { carrierName: 'UPS' }, [file]);
    expect(body).toBeInstanceOf(FormData);
    const form = body as FormData;
    expect(form.get('carrierName')).toBe('UPS');
    expect(form.get('file')).toMatchObject({ name: '面单.pdf', size: 4 });
  });

  it('sends the token and the language', () => {
    expect(prepare(account.getInfo, {}).headers).toEqual({ AuthToken: 'held', 'Accept-Language': 'en' });
  });
});

describe('call', () => {
  it('takes 1000 for a success that the caller can tell', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 1000, msg: 'Printed before', data: null }));
    await expect(callEnvelope(printing.printOrderLabel, { thirdOrderNumber: 'A1' })).resolves.toMatchObject({
      code: 1000,
    });
  });

  it('loses no digit of a long id, even of one that is sent as a number', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"code":200,"msg":"","data":{"id":9007199254740993}}'));
    await expect(call(account.getInfo, {})).resolves.toEqual({ id: '9007199254740993' });
  });

  it('rejects with what the server said', async () => {
    server.on(stores.delete, () => {
      throw new Refusal(409, 'In use', { data: { orders: 3 } });
    });
    await expect(call(stores.delete, { id: '1' })).rejects.toMatchObject({ status: 409, code: 409, reason: 'In use' });
  });

  it('says that nobody answers, or that the answer took too long', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(call(account.getInfo, {})).rejects.toMatchObject({ status: 0, reason: { key: 'client.unreachable' } });
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Too late', 'TimeoutError')));
    await expect(call(account.getInfo, {})).rejects.toMatchObject({ status: 0, reason: { key: 'client.timeout' } });
  });

  it('says that something is wrong where the server only says that', async () => {
    server.on(stores.delete, () => {
      throw new Refusal(500, '');
    });
    await expect(call(stores.delete, { id: '1' })).rejects.toMatchObject({ reason: { key: 'client.error' } });
  });

  it('does not take a page of a gateway for an answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>502</html>', { status: 502 }));
    await expect(call(account.getInfo, {})).rejects.toMatchObject({
      status: 502,
      code: 502,
      reason: { key: 'client.notUnderstood', params: { status: 502 } },
    });
  });

  it('tells that the session has ended, by any of its codes', async () => {
    const told = vi.fn<(end: SessionEnd) => void>();
    const stop = sessionEnds.listen(told);
    for (const code of [401, 50008, 50012, 50014]) {
      server.on(account.getInfo, () => {
        throw new Refusal(code === 401 ? 401 : 200, `code ${code}`, { code });
      });
      await expect(call(account.getInfo, {})).rejects.toBeInstanceOf(CallFailure);
    }
    stop();
    expect(told.mock.calls.map(([end]) => end)).toEqual(
      [401, 50008, 50012, 50014].map((code) => ({ reason: `code ${code}`, refused: 'held' })),
    );
  });

  it('leaves a call that is no longer wanted without a failure to show', async () => {
    const leaving = new AbortController();
    leaving.abort();
    await expect(call(account.getInfo, {}, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('reads field problems in both spellings of a path', () => {
  const data = [
    { path: 'orderDetailsList.0.num', msg: 'a' },
    { path: ['name'], msg: 'b' },
  ];
  expect(fieldProblems(new CallFailure({ code: 400, status: 400, reason: '', data }))).toEqual([
    { path: ['orderDetailsList', 0, 'num'], msg: 'a' },
    { path: ['name'], msg: 'b' },
  ]);
});

describe('download', () => {
  it('leaves the file to the browser, which fetches it from an address of its own', async () => {
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.on(orders.importTemplate, () => null);
    await download(orders.importTemplate, {});
    const [link] = followed.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toBe('/downloads/once/key');
    expect(link?.hasAttribute('download')).toBe(true);
    followed.mockRestore();
  });

  it('rejects with what the server said', async () => {
    server.on(orders.importTemplate, () => {
      throw new Refusal(409, 'Nothing to download');
    });
    await expect(download(orders.importTemplate, {})).rejects.toMatchObject({
      status: 409,
      reason: 'Nothing to download',
    });
  });
});
