import { expect, it } from 'vitest';
import { readCookie } from './cookies.ts';
import { platformAuthorization } from './platformAuthorization.ts';

it('holds what answers us, once, and leaves the rest of the query', () => {
  const query = new URLSearchParams('tempToken=t1&appid=a1&state=shein_42&name=x');
  expect(platformAuthorization.receive(query)).toBe(true);
  expect(query.toString()).toBe('name=x');
  expect([readCookie('authAppid'), readCookie('authTempToken'), readCookie('authStoreId')]).toEqual(['a1', 't1', '42']);
  expect(platformAuthorization.take()).toEqual({ appid: 'a1', tempToken: 't1', storeId: '42' });
  expect(platformAuthorization.take()).toBeUndefined();
});

it.each(['tempToken=t1&appid=a1&state=other_42', 'appid=a1&state=shein_42', 'tempToken=t1'])(
  'does not take %s for an answer',
  (asked) => {
    const query = new URLSearchParams(asked);
    expect(platformAuthorization.receive(query)).toBe(false);
    expect(query.toString()).toBe(asked);
    expect(platformAuthorization.take()).toBeUndefined();
  },
);
