import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { goodsOf, isUnnamed, piecesOf, sameGoods, sidesOf, wordsOfSides } from './goods.ts';
import type { MarketLine } from './marketLine.ts';
import type { LineRecord, OrderRecord } from './record.ts';

interface OurLine {
  msku: string;
  num: number;
  productCode?: string | null;
  listing?: { title: string } | null;
}

const order = (lines: OurLine[]) => ({ lines: lines as LineRecord[] }) as OrderRecord;
const theirs = (msku: string, num: number, title = `Tee ${msku}`): MarketLine => ({
  msku,
  num,
  listing: { title },
  marketItems: [],
});

const someLines = fc.array(
  fc.record({ msku: fc.constantFrom('', '1', '2', '3'), num: fc.integer({ min: 1, max: 9 }) }),
);

it('adds up the pieces of each SKU id, in whatever order its lines stand', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const goods = goodsOf(lines);
      const named = lines.filter(({ msku }) => msku !== '');
      expect(Object.values(goods).reduce((sum, num) => sum + num, 0)).toBe(piecesOf(named));
      expect(sameGoods(goods, goodsOf(lines.toReversed()))).toBe(true);
    }),
  );
});

it('takes goods for the same only where both sides have them', () => {
  expect(sameGoods({ 1: 2 }, { 1: 2 })).toBe(true);
  expect(sameGoods({ 1: 2 }, { 1: 2, 2: 1 })).toBe(false);
  expect(sameGoods({ 1: 2, 2: 1 }, { 1: 2 })).toBe(false);
  fc.assert(
    fc.property(someLines, someLines, (one, other) => {
      const [here, there] = [goodsOf(one), goodsOf(other)];
      expect(sameGoods(here, there)).toBe(sameGoods(there, here));
    }),
  );
});

it('shows both sides of every SKU id, and nothing to say only where they agree', () => {
  fc.assert(
    fc.property(someLines, someLines, (ours, said) => {
      const there = said.filter(({ msku }) => msku !== '').map(({ msku, num }) => theirs(msku, num));
      const sides = sidesOf(order([...ours, { msku: '9', num: 1 }]), [...there, theirs('9', 1)]);
      const [here, wanted] = [goodsOf(ours), goodsOf(there)];
      for (const side of sides.filter(({ msku }) => msku !== '9'))
        expect([side.ours, side.theirs]).toEqual([here[side.msku] ?? 0, wanted[side.msku] ?? 0]);
      expect(wordsOfSides(sides) === '').toBe(sameGoods(here, wanted));
    }),
  );
});

it('names each side by our product, else by what the listing is called', () => {
  const ours = [
    { msku: '1', num: 2, productCode: 'TEE-WHT-L' },
    { msku: '2', num: 1, productCode: null, listing: { title: 'Black tee' } },
  ];
  const sides = sidesOf(order(ours), [theirs('1', 1), theirs('2', 1), theirs('3', 4)]);
  expect(sides.map(({ msku, name }) => [msku, name])).toEqual([
    ['1', 'TEE-WHT-L'],
    ['2', 'Black tee'],
    ['3', 'Tee 3'],
  ]);
  expect(wordsOfSides(sides)).toBe('1 2 → 1; 3 0 → 4');
});

it('puts what was entered without any SKU id in one side of its own', () => {
  const lines = [
    { msku: '', num: 2, productCode: 'TEE-WHT-L' },
    { msku: '', num: 1, productCode: 'TEE-BLK-M' },
    { msku: '', num: 1, productCode: 'TEE-WHT-L' },
  ];
  const entered = order(lines);
  expect(isUnnamed(entered)).toBe(true);
  const sides = sidesOf(entered, [theirs('1', 3)]);
  expect(sides[0]).toEqual({ msku: '', name: 'TEE-WHT-L, TEE-BLK-M', ours: 4, theirs: 0 });
  expect(wordsOfSides(sides)).toBe('TEE-WHT-L, TEE-BLK-M 4 → 0; 1 0 → 3');
  const mixed = order([...lines, { msku: '1', num: 1 }]);
  expect(isUnnamed(mixed)).toBe(false);
  expect(sidesOf(mixed, []).map(({ msku }) => msku)).toEqual(['1']);
});
