import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { moment } from './moments.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('a moment', () => {
  it.each([
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['2026-11-19T23:30:00+08:00', '2026-11-19T15:30:00.000Z'],
    ['9999-12-30T23:59:59Z', '9999-12-30T23:59:59.000Z'],
    [1_795_000_000_000, '2026-11-18T11:06:40.000Z'],
  ])('is read from %s', (given, read) => {
    expect(moment.parse(given)).toBe(read);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '0001-01-01T00:00:00+14:00',
    '1969-12-31T23:59:59Z',
    '9999-12-31T23:59:59-14:00',
    '9999-12-31T23:59:59Z',
    '2026-02-30T25:00:00Z',
    -1,
    253_402_300_800_000,
    1e300,
  ])('is refused where it lies outside the years that everything can keep: %s', (given) => {
    expect(messagesOf(moment, given)).toEqual(['validation.moment']);
  });
});
