import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { filterList, filterText } from './filters.ts';
import { loadedVersion } from './moments.ts';
import { optionalText, text } from './texts.ts';

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
