import { describe, expect, it } from 'vitest';
import { readSheinTime, writeSheinTime } from './sheinTime.ts';

describe("SHEIN's time", () => {
  it.each([
    ['2026-03-08T15:30:00.000Z', '2026-03-08 23:30:00'],
    ['2026-03-08T16:30:00.000Z', '2026-03-09 00:30:00'],
    ['2025-12-31T23:59:00.000Z', '2026-01-01 07:59:00'],
    ['2026-11-01T06:00:00.000Z', '2026-11-01 14:00:00'],
  ])('is eight hours ahead of UTC: %s is %s', (instant, written) => {
    expect(writeSheinTime(new Date(instant))).toBe(written);
    expect(readSheinTime(written)?.toISOString()).toBe(instant);
  });

  it('comes in a second spelling', () => {
    for (const spelled of ['2026-03-09T00:30:00.123+0800', '2026-03-09T00:30:00.123+08:00', '2026-03-09 00:30:00.123'])
      expect(readSheinTime(spelled)?.toISOString()).toBe('2026-03-08T16:30:00.123Z');
  });

  it.each(['', '2026-02-30 00:00:00', '2026-03-09', '2026-03-09 25:00:00', '2026-03-09T00:30:00.123Z', 'tomorrow'])(
    'is not "%s"',
    (text) => expect(readSheinTime(text)).toBeUndefined(),
  );
});
