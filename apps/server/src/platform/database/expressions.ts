import { type RawBuilder, sql } from 'kysely';

/** `column = any(...)`: one parameter however long the list is, so the statement stays prepared. */
export function anyOf(values: readonly string[], type: 'bigint' | 'text'): RawBuilder<string> {
  return type === 'bigint' ? sql<string>`any(${values}::bigint[])` : sql<string>`any(${values}::text[])`;
}

/** A value for a jsonb column; pg would send a bare array as a PostgreSQL array. */
export function json(value: unknown): RawBuilder<never> {
  return sql<never>`${JSON.stringify(value)}::jsonb`;
}

/** The word somewhere inside, without case; the word's own % and _ count as themselves. */
export function contains(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The same where a search may leave the word out. */
export function containing(word: string | undefined): string | undefined {
  return word ? contains(word) : undefined;
}

/** A word to be found inside of names. */
export interface HeldWord {
  word: string;
  /** Absent where the pairs of letters say it all. */
  pattern?: string;
}

export function heldWord(word: string): HeldWord {
  // up to one pair of letters needs nothing else; longer words have their pairs in order, too
  return { word, pattern: word.length > 2 ? contains(word) : undefined };
}

/** The word somewhere inside the column, which has an index on its `name_grams`. */
export function holdsWord(column: RawBuilder<unknown>, { word, pattern }: HeldWord): RawBuilder<boolean> {
  const held = sql<boolean>`name_grams(${column}) @> word_grams(${word})`;
  return pattern === undefined ? held : sql<boolean>`(${held} and ${column} ilike ${pattern})`;
}

export const now = sql<string>`clock_timestamp()`;
