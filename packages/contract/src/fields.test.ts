import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { filterList, filterText, id, ids, loadedVersion, moment, optionalText, text } from './fields.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('a text', () => {
  const kinds = {
    text: text({ max: 20 }),
    optionalText: optionalText(20),
    filterText: filterText(20),
    filterList: filterList({ most: 5, max: 20 }),
    loadedVersion,
  };

  it.each(Object.entries(kinds))('is refused as %s where it holds NUL or half a character', (_, schema) => {
    for (const broken of ['a\u0000b', '\ud83d', 'half \ude00', '\ude00\ud83d'])
      expect(messagesOf(schema, broken)).toEqual(['validation.control']);
  });

  it.each(Object.entries(kinds))('may hold whole emoji as %s', (_, schema) => {
    expect(schema.safeParse('👩‍🚀中文é').success).toBe(true);
  });
});

describe('a list of words in a filter', () => {
  const numbers = filterList({ most: 4, max: 5 });

  it('is read from one text, each word once', () => {
    expect(numbers.parse('A1， A2;A1\nA3')).toEqual(['A1', 'A2', 'A3']);
    expect(numbers.parse(['A1', ' A2 '])).toEqual(['A1', 'A2']);
  });

  it('is no filter where it is empty', () => {
    for (const nothing of [undefined, null, '', ' , ', []]) expect(numbers.parse(nothing)).toBeUndefined();
  });

  it('is refused with a word too long, or too many', () => {
    expect(numbers.safeParse('A12345').success).toBe(false);
    expect(numbers.safeParse('A,B,C,D,E').success).toBe(false);
  });
});

it('knows one record by one id, however it is written', () => {
  expect(ids('Order').parse(['7', '007', 7, ' 7 '])).toEqual(['7']);
  expect(id('Folder').parse('000')).toBe('0');
});

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
