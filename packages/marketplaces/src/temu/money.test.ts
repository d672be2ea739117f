import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalDecimal } from '../shared/wire.ts';
import { decimalInPrice, decimalOfMinorUnits } from './money.ts';

describe('a price that is written for people', () => {
  it.each([
    ['$ .01', '0.01'],
    ['.50', '0.50'],
    ['$.5', '0.5'],
    ['0.50', '0.50'],
    ['$1,234.50', '1234.50'],
    ['US$12', '12'],
    ['USD 12.30', '12.30'],
    ['12.30 USD', '12.30'],
    ['MX$ 1,000,000.00', '1000000.00'],
    ['€5.20', '5.20'],
    ['5.20 €', '5.20'],
    ['￥３．５０', '3.50'],
    ['-$1.50', '-1.50'],
    ['007.10', '7.10'],
    ['0', '0'],
    ['0.125', '0.125'],
    ['99999999999999999999.99', '99999999999999999999.99'],
  ])('%s is %s', (price, decimal) => {
    expect(decimalInPrice(price)).toBe(decimal);
  });

  it.each([
    undefined,
    '',
    '$',
    '.',
    '5.',
    '$5 to $7',
    '5.20 / lb',
    'Free over 50',
    '1,23',
    '12,34.50',
    '1,234,5',
    '1.234,50',
    '1.234',
    '5,20 €',
    '1 234.50',
    '1.5e3',
    '--5',
    '$-',
    '5..2',
    '١٢',
  ])('%s may be any amount, and so is none', (price) => {
    expect(decimalInPrice(price)).toBeUndefined();
  });

  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));
  const sign = fc.constantFrom('', '$', '$ ', 'US$', 'USD ', '€', 'C$ ');

  it('is the same amount with and without its signs, its commas and its zeros', () => {
    fc.assert(
      fc.property(
        sign,
        fc.bigInt(0n, 10n ** 24n),
        fc.option(digits(2)),
        fc.boolean(),
        (before, whole, cents, grouped) => {
          const shown = grouped ? inThrees(String(whole)) : String(whole);
          const price = `${before}${whole === 0n && cents !== null ? '' : shown}${cents === null ? '' : `.${cents}`}`;
          expect(decimalInPrice(price)).toBe(`${whole}${cents === null ? '' : `.${cents}`}`);
        },
      ),
    );
  });

  it('is read as one reads it with a finger, whatever it is', () => {
    const piece = fc.constantFrom('0', '1', '7', '50', '123', ',', '.', '-', '$', ' ', 'USD', 'x');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (price) => {
          expect(decimalInPrice(price)).toBe(byFinger(price));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('minor units', () => {
  it.each([
    ['1', 'USD', '0.01'],
    ['50', 'USD', '0.50'],
    ['00150', 'USD', '1.50'],
    ['-5', 'USD', '-0.05'],
    ['500', 'JPY', '500'],
    ['1.5', 'USD', undefined],
    ['', 'USD', undefined],
    ['5', 'dollars', undefined],
  ])('%s of %s are %s', (units, currency, decimal) => {
    expect(decimalOfMinorUnits(units, currency)).toBe(decimal);
  });

  it('are a hundredth, whatever their length', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), (cents) => {
        const size = cents < 0n ? -cents : cents;
        const decimal = `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
        expect(decimalOfMinorUnits(String(cents), 'USD')).toBe(decimal);
      }),
    );
  });
});

describe('a decimal on the wire', () => {
  it.each([
    ['.50', '0.50'],
    ['-.5', '-0.5'],
    ['5.20', '5.20'],
    ['1.5E3', '1500'],
    ['.5e1', '5'],
  ])('%s is %s', (text, decimal) => {
    expect(optionalDecimal.parse(text)).toBe(decimal);
  });

  it.each(['.', '5.', '$5', '1,5'])('%s is none', (text) => {
    expect(optionalDecimal.safeParse(text).success).toBe(false);
  });
});

function inThrees(digits: string): string {
  return digits.length <= 3 ? digits : `${inThrees(digits.slice(0, -3))},${digits.slice(-3)}`;
}

/** Without a pattern: sign by sign from the left. */
function byFinger(price: string): string | undefined {
  let rest = price.trim();
  const minus = rest.startsWith('-');
  if (minus) rest = rest.slice(1);
  rest = withoutCurrency(rest, 'start').trimStart();
  rest = withoutCurrency(rest, 'end').trimEnd();
  const [left = '', right, ...more] = rest.split('.');
  if (more.length > 0 || (left === '' && right === undefined) || right === '') return undefined;
  if (right !== undefined && !isDigits(right)) return undefined;
  const groups = left.split(',');
  if (left !== '' && !groups.every(isDigits)) return undefined;
  const [head = '', ...others] = groups;
  if (others.length > 0 && (head.length > 3 || others.some(({ length }) => length !== 3))) return undefined;
  if (right?.length === 3 && others.length === 0 && head.length > 0 && head.length <= 3 && !head.startsWith('0'))
    return undefined;
  let whole = groups.join('');
  while (whole.length > 1 && whole.startsWith('0')) whole = whole.slice(1);
  return `${minus ? '-' : ''}${whole || '0'}${right === undefined ? '' : `.${right}`}`;
}

function isDigits(text: string): boolean {
  return text !== '' && Array.from(text).every((sign) => sign >= '0' && sign <= '9');
}

/** `USD$` is one sign, as `US$` is. */
function withoutCurrency(text: string, side: 'start' | 'end'): string {
  for (const name of ['USD$', 'USD', '$']) {
    if (side === 'start' && text.startsWith(name)) return text.slice(name.length);
    if (side === 'end' && text.endsWith(name)) return text.slice(0, -name.length);
  }
  return text;
}
