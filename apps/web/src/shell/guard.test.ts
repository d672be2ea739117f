import { afterEach, expect, it } from 'vitest';
import { dropCookie, readCookie } from '../client/cookies.ts';
import { token } from '../client/token.ts';
import { prepareAddress } from './guard.ts';

const answer = 'tempToken=t1&appid=a1&state=shein_42';
const received = ['authAppid', 'authTempToken', 'authStoreId'];
const address = () => location.pathname + location.search;

afterEach(() => received.forEach(dropCookie));

it('puts away what a marketplace sent along, and goes on to where it led', () => {
  history.replaceState(null, '', `/store/index?name=x&${answer}`);
  const entries = history.length;
  prepareAddress();
  expect(address()).toBe('/store/index?name=x');
  expect(history.length).toBe(entries);
  expect(received.map(readCookie)).toEqual(['a1', 't1', '42']);
});

it('does so before signing in, too', () => {
  token.clear();
  history.replaceState(null, '', `/store/index?${answer}`);
  prepareAddress();
  expect(address()).toBe('/login?redirect=%2Fstore%2Findex');
  expect(received.map(readCookie)).toEqual(['a1', 't1', '42']);
});

it('leaves every other address alone', () => {
  history.replaceState(null, '', '/store/index?state=mine&name=x');
  prepareAddress();
  expect(address()).toBe('/store/index?state=mine&name=x');
});
