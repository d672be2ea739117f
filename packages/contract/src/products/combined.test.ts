import { array, assert, integer, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { buildable, largestOf, sumOf } from './combined.ts';

const cheap = { start: '0.10', end: '19.99', available: 7, quantity: 3 };
const dear = { start: '0.20', end: null, available: 5, quantity: 1 };

it('adds prices to the cent, and takes the stock of the scarcest', () => {
  expect(sumOf([cheap, dear], 'start')).toBe('0.50');
  expect(sumOf([cheap], 'end')).toBe('59.97');
  expect(largestOf([cheap, dear], 'start')).toBe('0.20');
  expect(buildable([cheap, dear])).toBe(2);
});

it('has no sum of what is not all known', () => {
  expect([sumOf([cheap, dear], 'end'), largestOf([dear, cheap], 'end')]).toEqual([null, null]);
  expect([sumOf([], 'start'), largestOf([], 'start'), buildable([])]).toEqual([null, null, 0]);
});

it('adds as whole cents do', () => {
  const part = record({ cents: nat(9_999_999), quantity: integer({ min: 1, max: 1000 }) });
  assert(
    property(array(part, { minLength: 1, maxLength: 20 }), (parts) => {
      const total = parts.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      const priced = parts.map(({ cents, quantity }) => ({ price: (cents / 100).toFixed(2), quantity }));
      expect(sumOf(priced, 'price')).toBe((total / 100).toFixed(2));
    }),
  );
});
