import { type RawBuilder, sql } from 'kysely';

/** `column = any(...)`: one parameter however long the list is, so the statement stays prepared. */
export function anyOf(values: readonly string[], type: 'bigint' | 'text'): RawBuilder<string> {
  return type === 'bigint' ? sql<string>`any(${values}::bigint[])` : sql<string>`any(${values}::text[])`;
}

/** The same for a list that mostly holds one value: PostgreSQL knows more of the rows of one value than of those of a list. */
export function oneOf(values: readonly string[], type: 'bigint' | 'text'): RawBuilder<string> {
  const [first] = values;
  if (values.length !== 1) return anyOf(values, type);
  return type === 'bigint' ? sql<string>`${first}::bigint` : sql<string>`${first}::text`;
}

/** The least and the greatest of ids: of a table that is kept in ranges of ids, only those between them are opened. */
export function rangeOf(ids: readonly string[]): { least: string; greatest: string } {
  let [least = '0'] = ids;
  let greatest = least;
  for (const id of ids) {
    if (isLess(id, least)) least = id;
    else if (isLess(greatest, id)) greatest = id;
  }
  return { least, greatest };
}

const isLess = (id: string, other: string) => (id.length === other.length ? id < other : id.length < other.length);

/** True for rows with one of these ids, in a table that is kept in ranges of them. */
export function amongIds(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const { least, greatest } = rangeOf(ids);
  const id = sql.ref(column);
  return sql<boolean>`(${id} = any(${ids}::bigint[]) and ${id} between ${least}::bigint and ${greatest}::bigint)`;
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
export interface WordSearch {
  word: string;
  /** For `ilike`. Absent where the index answers alone, which it does for words of up to two characters. */
  pattern?: string;
}

export function wordSearch(word: string): WordSearch {
  // a longer word could have all its pairs of letters in a name without standing in it
  return { word, pattern: word.length > 2 ? contains(word) : undefined };
}

/** True where the column contains the word, in any case. The column needs an index on its `name_grams`. */
export function containsWord(column: RawBuilder<unknown>, { word, pattern }: WordSearch): RawBuilder<boolean> {
  const hasPairs = sql<boolean>`name_grams(${column}) @> word_grams(${word})`;
  return pattern === undefined ? hasPairs : sql<boolean>`(${hasPairs} and ${column} ilike ${pattern})`;
}

export const now = sql<string>`clock_timestamp()`;
