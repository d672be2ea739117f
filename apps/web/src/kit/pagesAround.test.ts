import { expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

const shown = (current: number, last: number) =>
  pagesAround(current, last)
    .map((page) => page ?? '…')
    .join(' ');

it('names the first page, the last one and those beside the current', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(1, 3)).toBe('1 2 3');
  expect(shown(1, 9)).toBe('1 2 … 9');
  expect(shown(2, 4)).toBe('1 2 3 4');
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(shown(9, 9)).toBe('1 … 8 9');
  expect(shown(25_000, 50_000)).toBe('1 … 24999 25000 25001 … 50000');
});
