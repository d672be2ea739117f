import { expect, it } from 'vitest';
import { codeNames } from './codeNames.ts';

it.each([
  ['黑色 Black', ['黑色', 'Black']],
  ['浅蓝/Light blue', ['浅蓝', 'Light blue']],
  ['Navy（藏青色）', ['藏青色', 'Navy']],
  ['均码 One Size', ['均码', 'One Size']],
  ['Dark brown', []],
  ['玫瑰色', []],
  ['XXL', []],
  ['', []],
])('knows %s by %j beside its name and its code', (name, halves) => {
  expect(codeNames({ name, code: 'C' })).toEqual([name, ...halves, 'C']);
});
