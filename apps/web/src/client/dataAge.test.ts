import { audit } from '@pressroom/contract/audit/audit';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { dropCookie, readCookie } from './cookies.ts';
import { useDataMoment } from './dataAge.ts';

function answerWith(headers: Record<string, string>) {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: { rows: [], total: 0 } }, { headers }));
}

it('tells of what moment an answer is, from the first that is behind to the next that is not', async () => {
  const { result } = renderHook(() => useDataMoment(audit.page.path));
  const ask = () => act(() => call(audit.page, {}));
  for (const [age, behind] of [
    ['0.4', undefined],
    ['12.5', 12.5],
    ['4.9', undefined],
  ] as const) {
    answerWith({ 'x-data-age': age });
    const before = Date.now();
    await ask();
    if (behind === undefined) expect(result.current).toBeUndefined();
    else expect(Math.abs(before - behind * 1000 - Date.parse(result.current!))).toBeLessThan(2000);
  }
  answerWith({ 'x-data-age': '9' });
  await ask();
  answerWith({});
  await ask();
  expect(result.current).toBeUndefined();
});

it('keeps how far its writes go for what the browser asks by itself, too', async () => {
  dropCookie('x-written');
  answerWith({});
  await call(audit.page, {});
  expect(readCookie('x-written')).toBeUndefined();
  answerWith({ 'x-written': '16/B374D848' });
  await call(audit.page, {});
  expect(readCookie('x-written')).toBe('16/B374D848');
});
