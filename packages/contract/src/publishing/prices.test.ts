import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, centsOf } from '../fields/amounts.ts';
import { costOf, proposePrice, proposePrices } from './prices.ts';
import { type PriceRule, priceRule } from './settings.ts';

const plain: PriceRule = {
  factor: '1',
  plus: '0',
  to99: false,
  marginPercent: null,
  baseCost: null,
  categoryCosts: [],
};
const rule = (change: Partial<PriceRule>) => ({ ...plain, ...change });
const at = (price: string, change: Partial<PriceRule>, cost: string | null = null) =>
  proposePrice({ price, cost }, rule(change));

const amounts = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => amountOf(BigInt(cents)));
const rules = fc
  .record({
    factor: fc.integer({ min: 0, max: 9_990_000 }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4)),
    plus: fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => amountOf(BigInt(Math.abs(cents)))),
    minus: fc.boolean(),
    to99: fc.boolean(),
    marginPercent: fc.option(fc.integer({ min: 0, max: 99_999 }).map((part) => amountOf(BigInt(part)))),
  })
  .map(({ minus, plus, ...others }) => rule({ ...others, plus: minus ? `-${plus}` : plus }));

describe('a proposed price', () => {
  it('is the product’s price times the factor and the addition, rounded half up', () => {
    expect(at('12.00', {})).toBe('12.00');
    expect(at('10', { factor: '1.25', plus: '0.5' })).toBe('13.00');
    expect(at('0.05', { factor: '1.1' })).toBe('0.06');
    expect(at('0.04', { factor: '1.1' })).toBe('0.04');
    expect(at('20', { factor: '0.5', plus: '-3' })).toBe('7.00');
    expect(at('1', { plus: '-3' })).toBe('0.01');
    expect(proposePrice({ price: null, cost: '5' }, plain)).toBeNull();
    expect(proposePrice({ price: '7.5', cost: '9' }, null)).toBe('7.50');
  });

  it('goes up to the next .99, and never under the cost and its margin', () => {
    expect(at('12.99', { to99: true })).toBe('12.99');
    expect(at('13', { to99: true })).toBe('13.99');
    expect(at('5', { marginPercent: '20' }, '10')).toBe('12.00');
    expect(at('5', { marginPercent: '20', to99: true }, '10')).toBe('12.99');
    expect(at('5', { marginPercent: '33.33' }, '9.99')).toBe('13.32');
    expect(at('5', { marginPercent: null }, '10')).toBe('5.00');
    expect(at('99999', { factor: '9' })).toBe('99999.99');
  });

  it('keeps these promises for every rule', () => {
    fc.assert(
      fc.property(amounts, fc.option(amounts), rules, (price, cost, given) => {
        expect(priceRule.safeParse(given).success).toBe(true);
        const proposed = centsOf(proposePrice({ price, cost }, given)!);
        expect(proposed >= 1n && proposed <= 9_999_999n).toBe(true);
        if (given.to99) expect(proposed % 100n).toBe(99n);
        if (cost !== null && given.marginPercent !== null && proposed < 9_999_999n)
          expect(proposed * 10_000n >= centsOf(cost) * (10_000n + centsOf(given.marginPercent))).toBe(true);
        const dearer = proposePrice({ price: amountOf(centsOf(price) + 100n), cost }, given)!;
        expect(centsOf(dearer) >= proposed).toBe(true);
      }),
    );
  });

  it('of a SKU is the lower one only where it is lower', () => {
    fc.assert(
      fc.property(
        fc.option(amounts),
        fc.option(amounts),
        fc.option(amounts),
        rules,
        (original, selling, cost, given) => {
          const { originalPrice, specialPrice } = proposePrices({ original, selling, cost }, given);
          expect(originalPrice === null).toBe(original === null && selling === null);
          if (specialPrice !== null) expect(centsOf(specialPrice) < centsOf(originalPrice!)).toBe(true);
        },
      ),
    );
    expect(proposePrices({ original: '20', selling: '15', cost: null }, plain)).toEqual({
      originalPrice: '20.00',
      specialPrice: '15.00',
    });
    expect(proposePrices({ original: null, selling: '15', cost: null }, plain)).toEqual({
      originalPrice: '15.00',
      specialPrice: null,
    });
    const floor = rule({ marginPercent: '0' });
    expect(proposePrices({ original: '20', selling: '15', cost: '30' }, floor)).toEqual({
      originalPrice: '30.00',
      specialPrice: null,
    });
  });

  it('knows what a piece costs by its category, or by what all cost', () => {
    const costs = { baseCost: '4.00', categoryCosts: [{ categoryId: '7', cost: '6.50' }] };
    expect([costOf(costs, '7'), costOf(costs, '8'), costOf(costs, null)]).toEqual(['6.50', '4.00', '4.00']);
    expect(costOf({ ...costs, baseCost: null }, '8')).toBeNull();
    expect(costOf(null, '7')).toBeNull();
  });
});
