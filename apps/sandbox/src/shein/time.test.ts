import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { detailTime, listTime, readListTime } from './time.ts';

it('reads back every whole second that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      expect(readListTime(listTime(seconds * 1000))).toBe(seconds * 1000);
    }),
  );
});

it('writes the time of Beijing', () => {
  const ms = Date.parse('2026-11-21T20:06:00.007Z');
  expect([listTime(ms), detailTime(ms), detailTime(undefined)]).toEqual([
    '2026-11-22 04:06:00',
    '2026-11-22T04:06:00.007+0800',
    '',
  ]);
});

it.each(['', '2026-11-21', '2026-11-21T08:00:00', '2026-02-30 08:00:00', '2026-11-21 24:00:00', '2026-11-21 8:00:00'])(
  'takes “%s” for no time',
  (text) => {
    expect(readListTime(text)).toBeUndefined();
  },
);
