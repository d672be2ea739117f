import * as fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTurns } from './turns.ts';

it('runs every work once, in the order of asking, and no more at once than it may', async () => {
  const works = fc.array(fc.boolean(), { maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), works, fc.integer({ min: 1, max: 4 }), async (s, given, atOnce) => {
      const turns = openTurns({ atOnce, shortMs: 60_000 });
      const begun: number[] = [];
      let running = 0;
      const results = given.map((fails, at) =>
        turns
          .take(async () => {
            begun.push(at);
            running += 1;
            expect(running).toBeLessThanOrEqual(atOnce);
            await s.schedule(Promise.resolve(), String(at));
            running -= 1;
            if (fails) throw new Error(String(at));
            return at;
          })
          .catch((error: Error) => -Number(error.message)),
      );
      const answered = await s.waitFor(Promise.all(results));
      expect(answered).toEqual(given.map((fails, at) => (fails ? -at : at)));
      expect(begun).toEqual(given.map((_, at) => at));
    }),
    { seed: 5, numRuns: 200 },
  );
});

it('lets nobody wait behind a long work', async () => {
  const turns = openTurns({ atOnce: 2, shortMs: 1 });
  const long = Promise.withResolvers<string>();
  const longOnes = [turns.take(() => long.promise), turns.take(() => long.promise)];
  const short = await Promise.all(['a', 'b', 'c'].map((name) => turns.take(() => pause(0, name))));
  expect(short).toEqual(['a', 'b', 'c']);
  long.resolve('ended');
  expect(await Promise.all(longOnes)).toEqual(['ended', 'ended']);
  expect(await turns.take(async () => 'still open')).toBe('still open');
});
