import { expect, it } from 'vitest';
import { topOf } from './scale.ts';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [25, 30],
  [43, 50],
  [201, 300],
  [1440, 2000],
])('gives %i orders an axis up to %i', (most, top) => {
  expect(topOf(most)).toBe(top);
});
