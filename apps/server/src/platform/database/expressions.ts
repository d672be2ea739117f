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

export const now = sql<string>`clock_timestamp()`;
