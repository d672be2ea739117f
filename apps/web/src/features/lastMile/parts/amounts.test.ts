import { expect, it } from 'vitest';
import { sumsOf } from './amounts.ts';

it('adds prices by currency, to the cent', () => {
  const rows = [
    { cost: '0.10', currency: 'USD' },
    { cost: '0.20', currency: 'USD' },
    { cost: '90071992547409.93', currency: 'USD' },
    { cost: '4.00', currency: 'EUR' },
    { cost: null, currency: null },
  ];
  expect(sumsOf(rows)).toEqual([
    { amount: '4.00', currency: 'EUR' },
    { amount: '90071992547410.23', currency: 'USD' },
  ]);
});

it('has no sum where nothing has a price', () => {
  expect(sumsOf([{ cost: null, currency: null }])).toEqual([]);
});
