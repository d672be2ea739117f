import { expect, it } from 'vitest';
import { amount, currency } from './money.ts';

it.each([
  ['5', '5.00'],
  ['5.7', '5.70'],
  ['0.05', '0.05'],
  ['12345678901234567.105', '12345678901234567.105'],
])('reads the amount %s as %s', (given, read) => {
  expect(amount.parse(given)).toBe(read);
});

it.each(['', '-1', '+1', '1e3', '1,50', '.5', '5.', ' 5', 'NaN'])('refuses “%s” as an amount', (given) => {
  expect(amount.safeParse(given).success).toBe(false);
});

it.each([
  ['USD', true],
  ['usd', false],
  ['US', false],
  ['USDT', false],
])('takes %s for a currency: %s', (given, taken) => {
  expect(currency.safeParse(given).success).toBe(taken);
});
