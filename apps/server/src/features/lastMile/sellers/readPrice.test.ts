import { expect, it } from 'vitest';
import { readPrice } from './readPrice.ts';

it.each([
  ['4.05', 'USD', 405n],
  ['4', 'USD', 400n],
  ['4.5', 'EUR', 450n],
  ['0.30', 'USD', 30n],
  [' 12.00 ', 'USD', 1200n],
  ['1200', 'JPY', 1200n],
  ['1200.00', 'JPY', 1200n],
  ['1.234', 'KWD', 1234n],
  ['1.2', 'KWD', 1200n],
  // more digits than a double holds
  ['90071992547409931.07', 'USD', 9_007_199_254_740_993_107n],
  // a part of a cent
  ['4.051', 'USD', 406n],
  ['4.0500', 'USD', 405n],
  ['1200.5', 'JPY', 1201n],
])('reads %s %s exactly', (price, currency, units) => {
  expect(readPrice(price, currency)).toEqual({ amount: units, currency });
});

it.each([
  ['', 'USD'],
  ['free', 'USD'],
  ['-1.00', 'USD'],
  ['1,000.00', 'USD'],
  ['1.', 'USD'],
  ['1e3', 'USD'],
  ['4.05', ''],
  ['4.05', 'usd'],
  ['4.05', 'DOLLAR'],
])('does not read %j %j', (price, currency) => {
  expect(readPrice(price, currency)).toBeUndefined();
});
