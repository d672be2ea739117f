import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalAmount, minorUnits } from './minorUnits.ts';

it.each([
  ['4.05', 'USD', 405n],
  ['4', 'USD', 400n],
  ['4.050', 'USD', 405n],
  ['4.051', 'USD', 406n],
  ['0.00', 'USD', 0n],
  ['1200', 'JPY', 1200n],
  ['1200.00', 'JPY', 1200n],
  ['1.234', 'KWD', 1234n],
  ['90071992547409930.07', 'USD', 9007199254740993007n],
])('%s %s', (amount, currency, units) => {
  expect(minorUnits(amount, currency)).toBe(units);
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.constantFrom('USD', 'JPY', 'KWD'), (units, currency) => {
      expect(minorUnits(decimalAmount(units, currency), currency)).toBe(units);
    }),
  );
  expect([decimalAmount(-405n, 'USD'), decimalAmount(7n, 'JPY'), decimalAmount(5n, 'KWD')]).toEqual([
    '-4.05',
    '7.00',
    '0.005',
  ]);
});
