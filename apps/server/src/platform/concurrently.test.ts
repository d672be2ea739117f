import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { concurrently } from './concurrently.ts';

it('works on every item once, on so many at a time and no more, and answers in their order', async () => {
  const items = fc.array(fc.nat(), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), items, fc.integer({ min: 1, max: 4 }), async (s, given, limit) => {
      let [running, most] = [0, 0];
      const results = await s.waitFor(
        concurrently(limit, given, async (item) => {
          running += 1;
          most = Math.max(most, running);
          await s.schedule(Promise.resolve(), String(item));
          running -= 1;
          return item * 2;
        }),
      );
      expect(results).toEqual(given.map((item) => item * 2));
      expect(most).toBe(Math.min(limit, given.length));
    }),
    { seed: 11, numRuns: 200 },
  );
});

it('begins nothing more once one item has failed', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  const ended = concurrently(2, ['fails', 'slow', 'never', 'neither'], async (item) => {
    begun.push(item);
    if (item === 'fails') throw new Error('broken');
    await slow.promise;
  });
  await expect(ended).rejects.toThrow('broken');
  slow.resolve();
  await new Promise(setImmediate);
  expect(begun).toEqual(['fails', 'slow']);
});
