import { expect, it } from 'vitest';
import { buyOnce } from '../../testing/lastMile/once.ts';

/** More for a proof by hand: `npm run prove -- bench/lastMile/once.ts`. */
const orders = Number(process.env['ONCE_ORDERS'] ?? 100);
const seed = Number(process.env['ONCE_SEED'] ?? 1);
const kills = Number(process.env['ONCE_KILLS'] ?? 3);

it('buys each order one label, whatever fails, is pressed twice or is killed', { timeout: 3_000_000 }, async () => {
  const proof = await buyOnce({ orders, seed, kills });
  if (orders > 100) process.stdout.write(`${JSON.stringify(proof)}\n`);
  expect(proof).toMatchObject({ wrong: [], differing: [], unknown: 0, killed: kills });
  expect(proof.bought).toBeGreaterThanOrEqual(orders);
  expect(proof.struck).toBeGreaterThan(orders / 5);
});
