import { type RawBuilder, sql } from 'kysely';
import { containsWord, wordSearch } from '../../../platform/database/expressions.ts';

/** A phone number has so many digits at least: fewer are a part of a name. */
const leastDigits = 5;
const isPhone = (word: string) =>
  /^[\d\s()+.,;\-/#x]*(?:(?:ext|转)\D*\d+)?$/i.test(word) && (word.match(/\d/g) ?? []).length >= leastDigits;

/** So many digits at the end of a phone number stand in its index. */
const indexed = sql.lit(7);
const phone = sql`phone_digits(o.recipients_phone)`;

/** Has the word in its recipient's name, in any case; or has that phone number, with or without its country's prefix. */
export function hasRecipient(word: string): RawBuilder<boolean> {
  if (!isPhone(word)) return containsWord(sql`o.recipients_name`, wordSearch(word));
  const asked = sql`phone_digits(${word})`;
  return sql<boolean>`(o.recipients_phone <> '' and right(${phone}, ${indexed}) = right(${asked}, ${indexed})
    and (${phone} like '%' || ${asked} or ${asked} like '%' || ${phone}))`;
}
