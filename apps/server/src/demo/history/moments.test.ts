import { randomFrom } from '@pressroom/imaging/sample';
import { expect, it } from 'vitest';
import { wallTimeAt } from '../../platform/time/wallTime.ts';
import { orderMoments } from './moments.ts';

const day = 86_400_000;
const to = Date.parse('2026-11-27T09:00:00Z');
const span = { from: to - 28 * day, to, count: 800 };

it('spreads orders over every day, the same ones for the same seed, and most of them in the evening of the buyers', () => {
  const moments = orderMoments(randomFrom(7), span);
  expect(moments).toEqual(orderMoments(randomFrom(7), span));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(moments.every((moment) => moment >= span.from && moment < to)).toBe(true);
  expect(new Set(moments.map((moment) => Math.floor((to - moment) / day))).size).toBe(28);
  const inHours = (first: number, last: number) =>
    moments.filter((moment) => {
      const { hour } = wallTimeAt(new Date(moment), 'America/Chicago');
      return hour >= first && hour <= last;
    }).length;
  expect(inHours(18, 22)).toBeGreaterThan(4 * inHours(1, 5));
});
