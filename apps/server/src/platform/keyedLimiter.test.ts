import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openKeyedLimiter } from './keyedLimiter.ts';

/** Runs the work of these keys, each piece ending when `s` lets it, and notes how many ran at once. */
async function runAll(s: fc.Scheduler, keys: readonly string[], concurrency: number) {
  const limiter = openKeyedLimiter(concurrency);
  const running: string[] = [];
  const finished: { key: string; at: number }[] = [];
  let most = 0;
  const work = keys.map((key, at) =>
    limiter.run(key, async () => {
      expect(running).not.toContain(key);
      running.push(key);
      most = Math.max(most, running.length);
      await s.schedule(Promise.resolve(), `${key} ${at}`);
      running.splice(running.indexOf(key), 1);
      finished.push({ key, at });
      return at;
    }),
  );
  const results = await s.waitFor(Promise.all(work));
  return { results, most, finished };
}

it('runs a key in the order given, one piece at a time, and never more than so many together', async () => {
  const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), keys, fc.integer({ min: 1, max: 3 }), async (s, given, concurrency) => {
      const { results, most, finished } = await runAll(s, given, concurrency);
      expect(results).toEqual(given.map((_, at) => at));
      expect(most).toBe(Math.min(concurrency, new Set(given).size));
      for (const key of given) {
        const order = finished.filter((one) => one.key === key).map(({ at }) => at);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
    }),
    { seed: 11, numRuns: 200 },
  );
});

it('goes on after work that fails, which alone is told of it', async () => {
  const limiter = openKeyedLimiter(1);
  const failing = limiter.run('a', () => Promise.reject(new Error('broken')));
  const [next, other] = [limiter.run('a', async () => 'next'), limiter.run('b', async () => 'other')];
  await expect(failing).rejects.toThrow('broken');
  expect(await Promise.all([next, other])).toEqual(['next', 'other']);
});
