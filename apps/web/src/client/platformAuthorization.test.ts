import { afterEach, expect, it } from 'vitest';
import { dropCookie, readCookie } from './cookies.ts';
import { callbackAddress, receiveAuthorization, takeAuthorization } from './platformAuthorization.ts';

const names = ['authAppid', 'authTempToken', 'authStoreId', 'authAttempt'];

afterEach(() => names.forEach(dropCookie));

it('holds what answers us, and leaves the rest of the query', () => {
  const query = new URLSearchParams('authAttempt=once&tempToken=t1&appid=a1&state=shein_42&name=x');
  expect(receiveAuthorization(query)).toBe(true);
  expect(query.toString()).toBe('name=x');
  expect(names.map(readCookie)).toEqual(['a1', 't1', '42', 'once']);
});

it('understands an answer that was appended to our address as if that had no query', () => {
  const [, query = ''] = `${callbackAddress('/store/index', 'once')}?appid=a1&tempToken=t1&state=shein_42`.split(
    /\?(.*)/s,
  );
  expect(receiveAuthorization(new URLSearchParams(query))).toBe(true);
  expect(names.map(readCookie)).toEqual(['a1', 't1', '42', 'once']);
});

it('hands an answer out once', () => {
  receiveAuthorization(new URLSearchParams('authAttempt=once&tempToken=t1&appid=a1&state=shein_42'));
  expect(takeAuthorization()).toEqual({ tempToken: 't1', storeId: '42', attempt: 'once' });
  expect(names.map(readCookie)).toEqual(names.map(() => undefined));
  expect(takeAuthorization()).toBeUndefined();
});

it.each(['tempToken=t1&appid=a1&state=other_42', 'appid=a1&state=shein_42', 'tempToken=t1'])(
  'does not take %s for an answer',
  (asked) => {
    const query = new URLSearchParams(asked);
    expect(receiveAuthorization(query)).toBe(false);
    expect(query.toString()).toBe(asked);
    expect(names.map(readCookie)).toEqual(names.map(() => undefined));
  },
);
