import { error, type Found } from './found.ts';
import type { ListingDraft } from '../publishing/draft.ts';

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

export function judgeTitleLength({ title }: ListingDraft, { least, most }: { least: number; most: number }): Found[] {
  const length = lengthOf(title);
  if (length < least) return [error({ part: 'title' }, 'preflight.titleShort', { length, least })];
  return length > most ? [error({ part: 'title' }, 'preflight.titleLong', { length, most })] : [];
}

export function judgeDescriptionLength({ description }: ListingDraft, most: number): Found[] {
  const length = lengthOf(description);
  return length > most ? [error({ part: 'description' }, 'preflight.descriptionLong', { length, most })] : [];
}

/** Signs such as ™ are among them, for Unicode counts them so. */
const emoji = /\p{Extended_Pictographic}/gu;

export function judgeDescriptionEmoji({ description }: ListingDraft): Found[] {
  const found = [...new Set(description.match(emoji))];
  if (found.length === 0) return [];
  return [error({ part: 'description' }, 'preflight.descriptionEmoji', { found: found.slice(0, 5).join(' ') })];
}

/** Words that stand alone, or anywhere in scripts that do not separate words. */
export function judgeForbiddenWords({ title, description }: ListingDraft, words: readonly string[]): Found[] {
  const texts = [
    { part: 'title', key: 'preflight.titleForbidden', text: title.toLowerCase() },
    { part: 'description', key: 'preflight.descriptionForbidden', text: description.toLowerCase() },
  ] as const;
  return texts.flatMap(({ part, key, text }) =>
    words.filter((word) => holdsWord(text, word)).map((word) => error({ part }, key, { word })),
  );
}

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Scripts in which a word may stand anywhere. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [first, last] = [Array.from(word)[0] ?? '', Array.from(word).at(-1) ?? ''];
    const [before, after] = [
      Array.from(text.slice(0, at)).at(-1) ?? '',
      Array.from(text.slice(at + word.length))[0] ?? '',
    ];
    if (!joins(before, first) && !joins(last, after)) return true;
  }
  return false;
}

/** Whether two neighbours belong to one word. */
function joins(left: string, right: string): boolean {
  if (!letterOrDigit.test(left) || !letterOrDigit.test(right)) return false;
  return !withoutSpaces.test(left) && !withoutSpaces.test(right);
}
