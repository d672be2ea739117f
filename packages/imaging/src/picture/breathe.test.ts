import { expect, it } from 'vitest';
import { breathe } from './breathe.ts';

it('lets one of all who wait go on in a turn of the event loop', async () => {
  let [turn, counts] = [0, true];
  const count = () => {
    turn += 1;
    if (counts) setImmediate(count);
  };
  setImmediate(count);
  const resumed = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await breathe();
      return turn;
    }),
  );
  counts = false;
  expect(new Set(resumed).size).toBe(5);
});
