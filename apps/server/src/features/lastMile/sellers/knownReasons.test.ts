import { expect, it } from 'vitest';
import { said } from './knownReasons.ts';

it.each([
  ['渠道不支持该国家 Not to this country', 'lastMile.reason.country'],
  ['邮编错误 Not a postcode of this country', 'lastMile.reason.postcode'],
  ['账户余额不足', 'lastMile.reason.balance'],
  ['包裹超重', 'lastMile.reason.weight'],
  ['渠道不存在 No such channel', 'lastMile.reason.channel'],
  ['The carrier has the parcel', 'lastMile.reason.scanned'],
  ['Receiver phone is invalid', 'lastMile.reason.phone'],
])('says what %j means, and keeps the words', (reason, key) => {
  expect(said('YWJ', reason)).toEqual({
    key: 'lastMile.seller.meant',
    params: { provider: 'YWJ', meaning: { key }, reason },
  });
});

it('passes on what it does not know', () => {
  expect(said('YWJ', 'E-4711')).toEqual({ key: 'lastMile.seller.said', params: { provider: 'YWJ', reason: 'E-4711' } });
});
