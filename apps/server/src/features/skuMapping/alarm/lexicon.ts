import { blendingShades, type Colour, type ColourWords, commonColours } from './colours.ts';
import { type Size, sizeOf } from './sizes.ts';
import { isChinese, runsOf, wordsOf } from './words.ts';

interface Entry {
  code: string;
  name: string;
}

/** The shop's own codes. */
export interface Dictionary {
  styles: readonly Entry[];
  colours: readonly Entry[];
  sizes: readonly Entry[];
}

/** What words mean in this shop: its own codes before what is common. */
export interface Lexicon {
  colourOf(phrase: string): Colour | undefined;
  /** The family of a shade without a name of its own here, such as `Cherry Red`. */
  shadeOf(phrase: string): Colour | undefined;
  sizeOf(phrase: string): Size | undefined;
  /** Whether what a listing says can not be what is mapped. */
  differentColour(said: Colour, mapped: Colour): boolean;
  differentSize(said: Size, mapped: Size): boolean;
  /** Words of styles: they tell of no design. */
  isStyle(word: string): boolean;
}

export const phraseOf = (text: string): string => wordsOf(text).join(' ').replace(/色$/, '');

const unabridged = (phrase: string) =>
  phrase.replace(/^(?:dk|drk) ?(?=[a-z])/, 'dark ').replace(/^lt ?(?=[a-z])/, 'light ');

export function lexiconOf({ styles, colours, sizes }: Dictionary): Lexicon {
  const own: Map<string, Colour> = new Map();
  for (const { code, name } of colours) {
    const known = colourIn(name) ?? commonColours.get(phraseOf(code)) ?? { family: `own ${code}` };
    for (const text of [code, name]) own.set(phraseOf(text), known);
  }
  const ownSizes = new Map<string, Size>();
  for (const { code, name } of sizes) {
    // a name is written for people: `6M` may be short for 3-6M
    const known = sizeOf(name) ?? sizeOf(code);
    if (known) for (const text of [code, name]) ownSizes.set(phraseOf(text), known);
  }
  const ownKeys = new Set([...[...own.values()].map(keyOfColour), ...[...ownSizes.values()].map(keyOfSize)]);
  const styleWords = new Set(styles.flatMap(({ code, name }) => [...wordsOf(code), ...wordsOf(name)]));
  const colourOf = remembered(
    (phrase: string) => own.get(phraseOf(phrase)) ?? commonColours.get(unabridged(phraseOf(phrase))),
  );
  return {
    colourOf,
    shadeOf: remembered((phrase) => {
      const last = phraseOf(phrase).split(' ').at(-1) ?? '';
      const known = colourOf(last) ?? (isChinese(last) ? colourOf(last.slice(-1)) : undefined);
      return known && { family: known.family, vague: true };
    }),
    sizeOf: remembered((phrase) => ownSizes.get(phraseOf(phrase)) ?? sizeOf(phrase)),
    // a shade and its bare family, or sizes of two kinds, may mean one thing, unless the shop tells the two apart itself
    differentColour: (said, mapped) => {
      if (said.family !== mapped.family) return true;
      if (said.vague) return false;
      const shades = [said.shade, mapped.shade].filter((shade) => shade !== undefined);
      const tellApart = shades.length === 2 && !shades.every((shade) => blendingShades.has(shade));
      const apart = tellApart || ownKeys.has(keyOfColour(said));
      return apart && keyOfColour(said) !== keyOfColour(mapped);
    },
    differentSize: (said, mapped) => {
      const apart = said.kind === mapped.kind || (said.kind !== 'european' && ownKeys.has(keyOfSize(said)));
      return apart && keyOfSize(said) !== keyOfSize(mapped);
    },
    isStyle: (word) => styleWords.has(word),
  };
}

const mostRemembered = 20_000;

/** The listings of a page share most of their words. */
function remembered<Meaning>(find: (phrase: string) => Meaning): (phrase: string) => Meaning {
  const found = new Map<string, Meaning>();
  return (phrase) => {
    if (found.size > mostRemembered) found.clear();
    if (!found.has(phrase)) found.set(phrase, find(phrase));
    return found.get(phrase) as Meaning;
  };
}

const keyOfColour = ({ family, shade }: Colour) => `colour ${family} ${shade ?? ''}`;
const keyOfSize = ({ kind, value }: Size) => `size ${kind} ${value}`;

/** The longest colour inside a name such as `Vintage black`. */
function colourIn(name: string, words: ColourWords = commonColours): Colour | undefined {
  const whole = words.get(phraseOf(name));
  if (whole) return whole;
  const runs = runsOf(wordsOf(name), 3).toSorted((a, b) => b.length - a.length);
  return runs.map((run) => words.get(phraseOf(run.words.join(' ')))).find((colour) => colour !== undefined);
}
