import { expect, it } from 'vitest';
import { normalName } from './normal.ts';

it.each([
  ['V-Neck', 'v neck'],
  ['Ｖ领', 'V 领'],
  ['Dishwasher safe?', 'dishwasher-safe'],
  ['100 %', '100%'],
])('takes %s and %s for the same', (one, other) => expect(normalName(one)).toBe(normalName(other)));

it.each([
  ['1.5 L', '15 L'],
  ['-5 °C', '5 °C'],
  ['18+', '18'],
  ['1/2', '12'],
  ['< 3', '3'],
  ['50%', '50'],
])('tells %s from %s', (one, other) => expect(normalName(one)).not.toBe(normalName(other)));
