import type { Message } from '../message.ts';
import { randomOf } from './random.ts';
import { fillPlaceholders, hasPlaceholder, type Placeholders, titleCase, wordKey, wordsOf } from './titleWords.ts';

export const titleMin = 20;
/** Titles of one question. */
export const titlesMost = 50;

export interface TitleQuestion {
  /** Each stands in every title once, in this order. */
  keywords: readonly string[];
  titleNum: number;
  min: number;
  max: number;
  /** The same question has the same answer; another seed asks for others. */
  seed: number;
  placeholders: Placeholders;
}

export interface TitleAnswer {
  /** They differ in more than the order of their words. */
  titles: string[];
  /** Why there are none, or fewer than asked for. */
  problem: Message | null;
}

interface Phrase {
  words: readonly string[];
  keys: readonly string[];
  length: number;
}

/** A library made ready for many questions. */
export interface PreparedLibrary {
  phrases: readonly Phrase[];
  shortest: number;
}

/** In one order, however the library was listed. What would repeat a word or needs a product's values is left out. */
export function prepareLibrary(library: readonly string[]): PreparedLibrary {
  const byKeys = new Map<string, Phrase>();
  for (const entry of library.toSorted()) {
    if (hasPlaceholder(entry)) continue;
    const phrase = phraseOf(wordsOf(entry));
    if (phrase.keys.length > 0 && new Set(phrase.keys).size === phrase.keys.length)
      byKeys.set(setKey(phrase.keys), phrase);
  }
  const phrases = [...byKeys.values()];
  return { phrases, shortest: Math.min(...phrases.map(({ length }) => length)) };
}

/** Titles with every keyword once and no word twice, filled up from the library between `min` and `max` characters. */
export function generateTitles({ library, ...question }: TitleQuestion & { library: readonly string[] }): TitleAnswer {
  return titlesFrom(prepareLibrary(library), question);
}

/** The same with a library that was made ready. Titles whose words are `taken` are not made again. */
export function titlesFrom(
  library: PreparedLibrary,
  question: TitleQuestion,
  taken: ReadonlySet<string> = new Set(),
): TitleAnswer {
  const { titleNum, min, max, seed } = question;
  const base = baseOf(question);
  if (base.length > max)
    return { titles: [], problem: { key: 'publishTemplates.keywordsTooLong', params: { length: base.length, max } } };
  const search: Search = { library, base, min, max, longest: base.length };
  const found = new Map<string, string>();
  const enough = () => found.size >= titleNum;
  const take = (words: readonly string[]) => {
    const key = titleKey(words);
    if (!taken.has(key) && !found.has(key)) found.set(key, titleCase(words));
  };
  for (let attempt = 0; attempt < titleNum * triesPerTitle && !enough(); attempt += 1) {
    const words = drawn(search, randomOf(`${seed}/${attempt}`));
    if (words) take(words);
  }
  if (!enough()) {
    for (const words of everyFilling(search)) {
      take(words);
      if (enough()) break;
    }
  }
  return { titles: [...found.values()], problem: problemOf(found.size, search, titleNum) };
}

/** What titles of the same words have alike. */
export function titleKey(words: readonly string[]): string {
  return setKey(words.map(wordKey));
}

/** Whether a title that somebody else made keeps the rules. */
export function keepsRules(
  title: string,
  { keywords, placeholders, min, max }: Omit<TitleQuestion, 'titleNum' | 'seed'>,
): boolean {
  const keys = wordsOf(title).map(wordKey);
  const wanted = baseOf({ keywords, placeholders }).keys;
  return (
    title.length >= min &&
    title.length <= max &&
    new Set(keys).size === keys.length &&
    wanted.every((key) => keys.includes(key))
  );
}

const triesPerTitle = 8;
/** Beyond the minimum, so many phrases are drawn for a fuller title. */
const drawsMost = 300;
/** So many steps are searched for titles that chance has not found. */
const stepsMost = 30_000;

interface Search {
  library: PreparedLibrary;
  base: Phrase;
  min: number;
  max: number;
  /** The longest title that was found, whether long enough or not. */
  longest: number;
}

function problemOf(count: number, { min, longest }: Search, wanted: number): Message | null {
  if (count >= wanted) return null;
  return count === 0 && longest < min
    ? { key: 'publishTemplates.tooFewWords', params: { min, longest } }
    : { key: 'publishTemplates.fewerTitles', params: { count } };
}

/** The keywords with their values; a word that an earlier one has said is not said again. */
function baseOf({ keywords, placeholders }: Pick<TitleQuestion, 'keywords' | 'placeholders'>): Phrase {
  const said = new Set<string>();
  const words = keywords
    .flatMap((keyword) => wordsOf(fillPlaceholders(keyword, placeholders)))
    .filter((word) => {
      const key = wordKey(word);
      if (said.has(key)) return false;
      said.add(key);
      return true;
    });
  return phraseOf(words);
}

function phraseOf(words: readonly string[]): Phrase {
  return { words, keys: words.map(wordKey), length: words.join(' ').length };
}

function setKey(keys: readonly string[]): string {
  return keys.toSorted().join(' ');
}

const lengthWith = (length: number, phrase: Phrase) => (length === 0 ? 0 : length + 1) + phrase.length;

/** One title by chance: as long as chance says, between the bounds; undefined where the draw missed the minimum. */
function drawn(search: Search, random: () => number): string[] | undefined {
  const { library, base, min, max } = search;
  const target = min + Math.floor(random() * (max - min + 1));
  const said = new Set(base.keys);
  const words = [...base.words];
  let { length } = base;
  let draws = 0;
  for (const phrase of shuffled(library.phrases, random)) {
    draws += 1;
    if (length >= target || (length >= min && draws > drawsMost) || length + 1 + library.shortest > max) break;
    const longer = lengthWith(length, phrase);
    if (longer > max || phrase.keys.some((key) => said.has(key))) continue;
    phrase.keys.forEach((key) => said.add(key));
    words.push(...phrase.words);
    length = longer;
  }
  search.longest = Math.max(search.longest, length);
  return length >= min ? words : undefined;
}

/** The phrases in an order by chance, drawn only as far as they are asked for. */
function* shuffled(phrases: readonly Phrase[], random: () => number): Generator<Phrase> {
  const moved = new Map<number, Phrase>();
  for (let left = phrases.length; left > 0; left -= 1) {
    const at = Math.floor(random() * left);
    yield moved.get(at) ?? phrases[at]!;
    moved.set(at, moved.get(left - 1) ?? phrases[left - 1]!);
  }
}

/** Title after title without chance, the longest phrases first, as far as its steps go. */
function* everyFilling(search: Search): Generator<string[]> {
  const { base, min, max, library } = search;
  const free = library.phrases
    .filter((phrase) => lengthWith(base.length, phrase) <= max && !phrase.keys.some((key) => base.keys.includes(key)))
    .toSorted((a, b) => b.length - a.length);
  let steps = 0;
  function* filled(from: number, chosen: readonly Phrase[], length: number): Generator<string[]> {
    search.longest = Math.max(search.longest, length);
    if (length >= min) yield [...base.words, ...chosen.flatMap(({ words }) => words)];
    for (let at = from; at < free.length && steps < stepsMost; at += 1) {
      steps += 1;
      const next = free[at]!;
      const longer = lengthWith(length, next);
      const repeats = chosen.some(({ keys }) => keys.some((key) => next.keys.includes(key)));
      if (longer <= max && !repeats) yield* filled(at + 1, [...chosen, next], longer);
    }
  }
  yield* filled(0, [], base.length);
}
