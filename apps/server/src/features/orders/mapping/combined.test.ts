import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodsOf, piecesOf, unitsOf } from '../record/goods.ts';
import { type LineColumns, nothingKnown } from '../record/lineContent.ts';
import { type CombinedContent, expandLine } from './combined.ts';

// what the parts are made of does not count here
const unknown = nothingKnown as unknown as LineColumns;
const content = (quantities: readonly number[]): CombinedContent => ({
  sku: 'SET',
  parts: quantities.map((quantity) => ({ content: unknown, parcel: {}, quantity })),
});

/** What a marketplace tells, and of each line what it is made of; none: no combination. */
const someLines = fc.array(
  fc.record({
    msku: fc.constantFrom('1', '2', '3'),
    num: fc.integer({ min: 1, max: 9 }),
    quantities: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
  }),
  { maxLength: 8 },
);

interface Kept {
  msku: string;
  num: number;
  marketItems: { id: string; quantity: number }[];
  combinationNo: number | null;
  combinationNum: number | null;
}

/** As they are kept: the lines of one combination have the number of the first one. */
function kept(told: readonly { msku: string; num: number; quantities: readonly number[] }[]): Kept[] {
  let lineNo = 0;
  return told.flatMap(({ msku, num, quantities }, at): Kept[] => {
    const marketItems = [{ id: `L-${at}`, quantity: num }];
    if (quantities.length === 0) {
      lineNo += 1;
      return [{ msku, num, marketItems, combinationNo: null, combinationNum: null }];
    }
    const combinationNo = lineNo + 1;
    const parts = expandLine({ msku, num, marketItems }, content(quantities));
    lineNo += parts.length;
    return parts.map((part) => ({
      msku: part.msku,
      num: part.num,
      marketItems: part.marketItems as Kept['marketItems'],
      combinationNo,
      combinationNum: part.combination!.num,
    }));
  });
}

it('counts a combination once, however many parts it was made of, in whatever order they stand', () => {
  fc.assert(
    fc.property(someLines, (told) => {
      const lines = kept(told);
      expect(goodsOf(lines)).toEqual(goodsOf(told));
      expect(goodsOf(lines.toReversed())).toEqual(goodsOf(told));
      expect(piecesOf(lines)).toBe(piecesOf(told));
      expect(unitsOf(lines)).toHaveLength(told.length);
      // each of the marketplace's names is told once when the order ships
      const names = lines.flatMap(({ marketItems }) => marketItems.map(({ id }) => id));
      expect(names).toEqual(told.map((_, at) => `L-${at}`));
    }),
  );
});

it('makes as many of each part as it takes', () => {
  fc.assert(
    fc.property(someLines, (told) => {
      const made = kept(told).reduce((sum, { num }) => sum + num, 0);
      const wanted = told.reduce(
        (sum, { num, quantities }) => sum + num * (quantities.length === 0 ? 1 : quantities.reduce((a, b) => a + b)),
        0,
      );
      expect(made).toBe(wanted);
    }),
  );
});
