import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asUtc, formatWallTime } from '../time/wallTime.ts';
import { wallFromSerial } from './serial.ts';

it.each([
  [1, false, '1900-01-01 00:00:00'],
  [59, false, '1900-02-28 00:00:00'],
  [61, false, '1900-03-01 00:00:00'],
  [25_569, false, '1970-01-01 00:00:00'],
  [46_345.5, false, '2026-11-19 12:00:00'],
  [46_345.999_999, false, '2026-11-20 00:00:00'],
  [2_958_465, false, '9999-12-31 00:00:00'],
  [1, true, '1904-01-02 00:00:00'],
  [24_107, true, '1970-01-01 00:00:00'],
])('is for day %d, counted from 1904: %s, %s', (serial, from1904, expected) => {
  expect(formatWallTime(wallFromSerial(serial, from1904)!)).toBe(expected);
});

it.each([0, 0.999, -5, 2_958_466])('is nothing for %d', (serial) => {
  expect(wallFromSerial(serial, false)).toBeUndefined();
});

it('names every second from March 1900 on, and each calendar the same ones', () => {
  const march1900 = Date.UTC(1900, 2, 1) / 1000;
  const end = Date.UTC(9995, 0, 1) / 1000;
  fc.assert(
    fc.property(fc.integer({ min: march1900, max: end }), (second) => {
      const serial = second / 86_400 + 25_569;
      expect(asUtc(wallFromSerial(serial, false)!) / 1000).toBe(second);
      if (serial >= 1463) expect(wallFromSerial(serial - 1462, true)).toEqual(wallFromSerial(serial, false));
    }),
    { seed: 11, numRuns: 500 },
  );
});
