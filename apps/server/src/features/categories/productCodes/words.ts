import { codeType } from '@pressroom/contract/codes/codes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { contains, containsWord, wordSearch } from '../../../platform/database/expressions.ts';

/** A typed word with what the dictionary knows by it. */
export interface KnownWord {
  word: string;
  pattern: string | undefined;
  sizeIds: string[];
  categoryIds: string[];
  /** The word is an entry's whole code or name, and means that: `M` is no part of `MUG`. */
  isEntry: boolean;
}

const mostWords = 6;

/** Parts where a Chinese word ends or begins: 黑色XL is 黑色 and XL. */
export function wordsIn(text: string): string[] {
  const words = text.match(/\p{Script=Han}+|[^\s\p{Script=Han},，、·]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, mostWords);
}

/** A size such as M or XL is part of many other words. */
const isShort = (word: string) => /^[a-z0-9]{1,2}$/.test(word);

/** Reads the dictionary, which is small, once for all words. */
export async function knowWords(db: Db, text: string): Promise<KnownWord[]> {
  const words = wordsIn(text);
  const patterns = words.map(contains);
  const { rows: entries } = await sql<{ id: string; type: number; place: string; isWhole: boolean }>`
    select codes.id, codes.type, typed.place, lower(code) = typed.word or lower(name) = typed.word as "isWhole"
    from codes join unnest(${words}::text[], ${patterns}::text[]) with ordinality as typed (word, pattern, place)
      on codes.code ilike typed.pattern or codes.name ilike typed.pattern`.execute(db);
  const meant = words.map((word, at) => {
    const its = entries.filter(({ place }) => Number(place) === at + 1);
    const whole = isShort(word) ? its.filter((entry) => entry.isWhole) : [];
    return { word, isEntry: whole.length > 0, its: whole.length > 0 ? whole : its };
  });
  const parts = meant.flatMap(({ its }) => its.filter(({ type }) => type !== codeType.size).map(({ id }) => id));
  const { rows: made } = await sql<{ id: string; styleId: string; colorId: string }>`
    select id, style_id as "styleId", color_id as "colorId" from product_categories where style_id = any(${parts}::bigint[])
    union select id, style_id, color_id from product_categories where color_id = any(${parts}::bigint[])`.execute(db);
  return meant.map(({ word, isEntry, its }) => {
    const ids = new Set(its.map(({ id }) => id));
    return {
      word,
      isEntry,
      pattern: wordSearch(word).pattern,
      sizeIds: its.filter(({ type }) => type === codeType.size).map(({ id }) => id),
      categoryIds: made.filter(({ styleId, colorId }) => ids.has(styleId) || ids.has(colorId)).map(({ id }) => id),
    };
  });
}

/** True for product codes made of an entry that the word finds, or with the word inside; each part has its index. */
export function fitsWord({ word, pattern, sizeIds, categoryIds, isEntry }: KnownWord): RawBuilder<boolean> {
  const made = sql<boolean>`(size_id = any(${sizeIds}::bigint[]) or category_id = any(${categoryIds}::bigint[]))`;
  return isEntry ? made : sql<boolean>`(${made} or ${containsWord(sql`code`, { word, pattern })})`;
}
