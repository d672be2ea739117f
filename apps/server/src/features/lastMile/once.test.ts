import { expect, it } from 'vitest';
import { buyOnce } from '../../testing/lastMile/once/buyOnce.ts';

/** More for a proof by hand: `npm run prove -- bench/lastMile/once.ts`. */
const orders = Number(process.env['ONCE_ORDERS'] ?? 100);
const seed = Number(process.env['ONCE_SEED'] ?? 1);
const kills = Number(process.env['ONCE_KILLS'] ?? 3);

it('buys each order one label, whatever fails, is pressed twice or is killed', { timeout: 3_000_000 }, async () => {
  const proof = await buyOnce({ orders, seed, kills });
  if (orders > 100) process.stdout.write(`${JSON.stringify(proof)}\n`);
  expect(proof).toMatchObject({ wrong: [], differing: [], unsettled: 0, killed: kills });
  for (const sold of [proof.labelSystems, proof.marketplaces]) {
    expect(sold.bought).toBeGreaterThanOrEqual(sold.orders);
    expect(sold.struck).toBeGreaterThan(sold.orders / 5);
  }
});
