import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSizes, inSizeOrder } from './sizeOrder.ts';

const letters = 'YS YM YXL XXXS XXS XS XS/S S S-M M M/L L 1X XL 2XL xxl 3XL XXXL 4XL 6XL';
const ages = '0-3M 3-6M 6M 6-9M 12M 12-18M 24M 2T 2-3T 3T 4-5Y 6Y 10Y';
const numbers = '4 36 38 38-40 38.5 40 110';
const others = '6x8 9OZ 11OZ 15OZ A2 A3 A10 F IP15 IP16 ONE-SIZE 均码';
const chart = [letters, ages, numbers, others].flatMap((part) => part.split(' '));
const entries = (codes: readonly string[]) => codes.map((code) => ({ code }));

it('puts sizes as they stand on a size chart', () => {
  expect(inSizeOrder(entries(chart.toReversed()))).toEqual(entries(chart));
  expect(inSizeOrder(entries(['XL', 'S', '2XL', 'L', 'M']))).toEqual(entries(['S', 'M', 'L', 'XL', '2XL']));
});

const part = fc.constantFrom(
  'X',
  'S',
  'M',
  'L',
  'Y',
  'T',
  '1',
  '2',
  '38',
  '.5',
  '-',
  '/',
  ' ',
  'xl',
  'A',
  'é',
  '码',
  '',
);
const code = fc.oneof(
  fc.constantFrom(...chart),
  fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ maxLength: 4, unit: 'grapheme' }),
);

it('is a total order: whatever comes in whatever order, the same goes out', () => {
  fc.assert(
    fc.property(code, code, code, (one, two, three) => {
      const way = Math.sign(compareSizes(one, two));
      expect(Math.sign(compareSizes(two, one)) + way).toBe(0);
      expect(way === 0).toBe(one === two);
      if (way <= 0 && compareSizes(two, three) <= 0) expect(compareSizes(one, three)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.array(code, { maxLength: 12 }), (codes) => {
      expect(inSizeOrder(entries(codes.toReversed()))).toEqual(inSizeOrder(entries(codes)));
    }),
  );
});
