import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pipeline } from './pipeline.ts';

async function* given(pages: readonly number[]) {
  yield* pages;
}

const pages = fc.array(fc.nat(), { maxLength: 10 });

it('prepares a few pages ahead, and stores every page once, one by one in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), pages, async (s, all) => {
      const stored: number[] = [];
      let [prepared, storing, ahead] = [0, 0, 0];
      const run = pipeline(
        given(all),
        async (page) => {
          prepared += 1;
          ahead = Math.max(ahead, prepared - stored.length);
          await s.schedule(Promise.resolve(), `prepare ${page}`);
          return page * 2;
        },
        async (page) => {
          storing += 1;
          expect(storing).toBe(1);
          await s.schedule(Promise.resolve(), `store ${page}`);
          storing -= 1;
          stored.push(page);
        },
      );
      await s.waitFor(run);
      expect(stored).toEqual(all.map((page) => page * 2));
      expect(ahead).toBe(Math.min(all.length, 4));
    }),
    { seed: 11, numRuns: 100 },
  );
});

it.each(['prepare', 'store'])(
  'keeps what stood before a page whose %s fails, and nothing goes on after its end',
  async (step) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 0, max: 5 }), async (s, broken) => {
        const stored: number[] = [];
        let preparing = 0;
        const run = pipeline(
          given([0, 1, 2, 3, 4, 5]),
          async (page) => {
            preparing += 1;
            await s.schedule(Promise.resolve(), `prepare ${page}`).finally(() => (preparing -= 1));
            if (step === 'prepare' && page === broken) throw new Error(`no ${page}`);
            return page;
          },
          async (page) => {
            if (step === 'store' && page === broken) throw new Error(`no ${page}`);
            stored.push(page);
          },
        );
        await expect(s.waitFor(run)).rejects.toThrow(`no ${broken}`);
        expect(preparing).toBe(0);
        expect(stored).toEqual([0, 1, 2, 3, 4, 5].slice(0, broken));
      }),
      { seed: 11, numRuns: 60 },
    );
  },
);
