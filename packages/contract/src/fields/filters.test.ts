import { describe, expect, it } from 'vitest';
import { filterList } from './filters.ts';

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
