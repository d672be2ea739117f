import { expect, it } from 'vitest';
import { sameValue } from './sameValue.ts';

it('finds a difference at any depth', () => {
  const line = { num: 1, boxes: [{ x: 1 }] };
  expect(sameValue([line], [{ boxes: [{ x: 1 }], num: 1 }])).toBe(true);
  expect(sameValue([line], [{ num: 1, boxes: [{ x: 2 }] }])).toBe(false);
  expect(sameValue([line], [line, line])).toBe(false);
  expect(sameValue([], {})).toBe(false);
});

it('knows no difference between what is empty and what is not there, but between that and nought', () => {
  expect(sameValue({ remark: '', carrier: null }, {})).toBe(true);
  expect(sameValue({ position: 0 }, {})).toBe(false);
  expect(sameValue(0, '')).toBe(false);
  expect(sameValue(1, '1')).toBe(false);
});
