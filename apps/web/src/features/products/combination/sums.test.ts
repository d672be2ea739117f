import { expect, it } from 'vitest';
import { sampleSpec } from '../products.sample.ts';
import { stockOf, sumOf } from './sums.ts';

const cheap = sampleSpec({ startSellingPrice: '0.10', endSellingPrice: '19.99', realStock: 7 });
const dear = sampleSpec({ startSellingPrice: '0.20', endSellingPrice: null, realStock: 5 });

it('adds prices to the cent, and takes the stock of the scarcest', () => {
  const held = [
    { spec: cheap, quantity: 3 },
    { spec: dear, quantity: 1 },
  ];
  expect(sumOf(held, 'startSellingPrice')).toBe('0.50');
  expect(sumOf([{ spec: cheap, quantity: 3 }], 'endSellingPrice')).toBe('59.97');
  expect(sumOf(held, 'endSellingPrice')).toBeNull();
  expect(stockOf(held)).toBe(2);
  expect([sumOf([], 'startSellingPrice'), stockOf([])]).toEqual([null, null]);
});
