import { expect, it } from 'vitest';
import { moved, placed } from './imageOrder.ts';

it('puts an entry elsewhere, in both directions', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

it('keeps the order of the ranks, behind what was there before', () => {
  const ranks = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ]);
  const rankOf = (entry: string) => ranks.get(entry);
  expect(placed(['old'], 'second', rankOf)).toEqual(['old', 'second']);
  expect(placed(['old', 'third'], 'second', rankOf)).toEqual(['old', 'second', 'third']);
  expect(placed(['old', 'third'], 'first', rankOf)).toEqual(['old', 'first', 'third']);
  expect(placed([], 'first', rankOf)).toEqual(['first']);
});
