import { expect, it } from 'vitest';
import { workAtRandom } from '../../../testing/orderActs/workAtRandom.ts';

const few = 40;
/** More for a proof by hand: `npm run prove -- bench/orders/random.ts`. */
const rounds = Number(process.env['ORDER_ACTS'] ?? few);
const seed = Number(process.env['ORDER_ACTS_SEED'] ?? 16);

it('keeps every order in one legal state that its log explains, while two people do things at random', async () => {
  const { contradictions, ...course } = await workAtRandom({ rounds, seed });
  if (rounds > few) process.stdout.write(`${JSON.stringify(course)}\n`);
  expect(contradictions).toEqual([]);
  expect(course.rounds).toBe(rounds);
  // the dice have thrown enough for something of everything to happen
  const kinds = ['undo', 'edit', 'parcel', 'label', 'print', 'layOut', 'discard', 'spoil'] as const;
  for (const kind of rounds > few ? kinds : kinds.slice(0, 2))
    expect([kind, course.carriedOut[kind]]).not.toContain(undefined);
}, 3_000_000);
