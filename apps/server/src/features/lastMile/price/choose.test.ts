import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { choosePrice, type Priced } from './choose.ts';

const usd = (amount: bigint, defaultWithin?: bigint): Priced => ({ price: { amount, currency: 'USD' }, defaultWithin });
const failed: Priced = { problem: { key: 'lastMile.seller.noPrice' } };

it('takes the cheapest, the first of equals', () => {
  const [dear, cheap, same] = [usd(500n), usd(420n), usd(420n)];
  expect(choosePrice([failed, dear, cheap, same]).chosen).toBe(cheap);
  expect(choosePrice([failed])).toEqual({ others: [] });
  expect(choosePrice([])).toEqual({ others: [] });
});

it('prefers a default channel while it is within its amount', () => {
  const cheap = usd(400n);
  expect(choosePrice([cheap, usd(450n, 50n)]).chosen).toEqual(usd(450n, 50n));
  expect(choosePrice([cheap, usd(451n, 50n)]).chosen).toBe(cheap);
  expect(choosePrice([cheap, usd(440n, 50n), usd(430n, 50n)]).chosen).toEqual(usd(430n, 50n));
  expect(choosePrice([usd(400n, 0n), usd(400n)]).chosen).toEqual(usd(400n, 0n));
});

it('compares no currencies with one another', () => {
  const euro: Priced = { price: { amount: 1n, currency: 'EUR' } };
  const dollar = usd(999n);
  expect(choosePrice([euro, dollar])).toEqual({ chosen: dollar, others: [euro] });
  expect(choosePrice([euro]).chosen).toBe(euro);
});

it('never takes more than a default channel may cost above the cheapest', () => {
  const quote = fc.record({ amount: fc.bigInt(1n, 1000n), within: fc.option(fc.bigInt(0n, 200n), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(quote, { minLength: 1 }), (given) => {
      const quotes = given.map(({ amount, within }) => usd(amount, within));
      const { chosen } = choosePrice(quotes);
      const cheapest = given.map(({ amount }) => amount).reduce((one, other) => (one < other ? one : other));
      expect(chosen!.price!.amount - cheapest <= (chosen!.defaultWithin ?? 0n)).toBe(true);
    }),
  );
});
