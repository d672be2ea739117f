import { expect, it } from 'vitest';
import { platformAuthorization } from '../client/platformAuthorization.ts';
import { token } from '../client/token.ts';
import { readyAddress } from './guard.ts';

const answer = 'tempToken=t1&appid=a1&state=shein_42';
const address = () => location.pathname + location.search;

it('puts away what a marketplace sent along, and goes on to where it led', () => {
  history.replaceState(null, '', `/store/index?name=x&${answer}`);
  const entries = history.length;
  readyAddress();
  expect(address()).toBe('/store/index?name=x');
  expect(history.length).toBe(entries);
  expect(platformAuthorization.take()).toEqual({ appid: 'a1', tempToken: 't1', storeId: '42' });
});

it('does so before signing in, too', () => {
  token.drop();
  history.replaceState(null, '', `/store/index?${answer}`);
  readyAddress();
  expect(address()).toBe('/login?redirect=%2Fstore%2Findex');
  expect(platformAuthorization.take()).toMatchObject({ tempToken: 't1' });
});

it('leaves every other address alone', () => {
  history.replaceState(null, '', '/store/index?state=mine&name=x');
  readyAddress();
  expect(address()).toBe('/store/index?state=mine&name=x');
});
