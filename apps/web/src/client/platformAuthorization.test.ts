import { afterEach, expect, it } from 'vitest';
import { dropCookie, readCookie } from './cookies.ts';
import { receiveAuthorization } from './platformAuthorization.ts';

const names = ['authAppid', 'authTempToken', 'authStoreId'];

afterEach(() => names.forEach(dropCookie));

it('holds what answers us, and leaves the rest of the query', () => {
  const query = new URLSearchParams('tempToken=t1&appid=a1&state=shein_42&name=x');
  expect(receiveAuthorization(query)).toBe(true);
  expect(query.toString()).toBe('name=x');
  expect(names.map(readCookie)).toEqual(['a1', 't1', '42']);
  expect(localStorage.getItem('authSheinState')).toBe('shein');
});

it.each(['tempToken=t1&appid=a1&state=other_42', 'appid=a1&state=shein_42', 'tempToken=t1'])(
  'does not take %s for an answer',
  (asked) => {
    const query = new URLSearchParams(asked);
    expect(receiveAuthorization(query)).toBe(false);
    expect(query.toString()).toBe(asked);
    expect(names.map(readCookie)).toEqual([undefined, undefined, undefined]);
  },
);
