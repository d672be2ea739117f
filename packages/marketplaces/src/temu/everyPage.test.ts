import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyPage } from './everyPage.ts';

it('reads every row once, and asks for no page behind the last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 20 }), async (count, size) => {
      const all = Array.from({ length: count }, (_, index) => index);
      const asked: number[] = [];
      const rows = await everyPage(size, async (page) => {
        asked.push(page);
        return { count, rows: all.slice((page - 1) * size, page * size) };
      });
      expect(rows).toEqual(all);
      expect(asked).toHaveLength(Math.max(1, Math.ceil(count / size)));
    }),
  );
});

it('ends at an empty page, whatever the count says', async () => {
  expect(await everyPage(10, async (page) => ({ count: 1000, rows: page === 1 ? ['a'] : [] }))).toEqual(['a']);
});
