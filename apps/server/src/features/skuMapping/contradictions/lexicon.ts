import { type Parts, partsIn } from './compoundWords.ts';
import { blendingShades, type Colour, commonColour } from './colours.ts';
import { type Size, sizeOf, sizesOf } from './sizes.ts';
import { comparing, keyOfSize } from './compareSizes.ts';
import { remembered } from './remembered.ts';
import { runsOf, wordsOf } from './words.ts';

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

/** The meaning of words in this shop: its own codes come before common words. */
export interface Lexicon {
  colourOf(phrase: string): Colour | undefined;
  /** The family of a shade without a name of its own here, such as `Cherry Red`. */
  shadeOf(phrase: string): Colour | undefined;
  /** The family of a shade in one word, such as `Knallrosa`, where nothing but a colour can be meant. */
  compoundOf(phrase: string): Colour | undefined;
  sizeOf(phrase: string): Size | undefined;
  /** Sizes of several kinds that stand side by side. */
  sizesOf(phrase: string): readonly Size[];
  /** Whether the colour of a listing excludes the mapped one. */
  differentColour(said: Colour, mapped: Colour): boolean;
  differentSize(said: Size, mapped: Size): boolean;
  /** Whether two sizes can be compared at all. */
  comparableSizes(said: Size, mapped: Size): boolean;
  /** Size and colour in a word that a seller has run together. */
  partsOf(word: string): Parts;
  /** Whether the word belongs to a style; such words name no design. */
  isStyle(word: string): boolean;
}

export const phraseOf = (text: string): string =>
  wordsOf(text)
    .join(' ')
    .replace(/色$|カラー$| colou?r$/, '');

const unabridged = (phrase: string) =>
  phrase.replace(/^(?:dk|drk) ?(?=[a-z])/, 'dark ').replace(/^lt ?(?=[a-z])/, 'light ');

export function lexiconOf({ styles, colours, sizes }: Dictionary): Lexicon {
  const own: Map<string, Colour> = new Map();
  for (const { code, name } of colours) {
    const known = colourIn(name) ?? commonColour(phraseOf(code)) ?? { family: `own ${code}` };
    for (const text of [code, name]) own.set(phraseOf(text), known);
  }
  const ownSizes = new Map<string, Size>();
  for (const { code, name } of sizes) {
    // names come first: they are written for people, while a code such as `6M` may be short for 3-6M
    const known = sizeOf(name) ?? sizeOf(code);
    if (known) for (const text of [code, name]) ownSizes.set(phraseOf(text), known);
  }
  const ownKeys = new Set([...[...own.values()].map(keyOfColour), ...[...ownSizes.values()].map(keyOfSize)]);
  // `6-8` alone is an age only in a shop that has this age
  const bareYears = (phrase: string) => {
    const size = /^\s*\d{1,2}\s*[-~/]\s*\d{1,2}\s*$/.test(phrase) ? sizeOf(`${phrase.trim()}y`) : undefined;
    return size && ownKeys.has(keyOfSize(size)) ? size : undefined;
  };
  const styleWords = new Set(styles.flatMap(({ code, name }) => [...wordsOf(code), ...wordsOf(name)]));
  const known = {
    colourOf: (phrase: string) => own.get(phraseOf(phrase)) ?? commonColour(unabridged(phraseOf(phrase))),
    sizeOf: (phrase: string) => ownSizes.get(phraseOf(phrase)) ?? sizeOf(phrase) ?? bareYears(phrase),
    isStyle: (word: string) => styleWords.has(word),
  };
  const [colourOf, ownSizeOf] = [remembered(known.colourOf), remembered(known.sizeOf)];
  const colourAtEnd = (word: string, least: number) =>
    vague(
      Array.from(word, (_, start) => word.slice(start))
        .filter(({ length }) => length >= least)
        .map(colourOf)
        .find(Boolean),
    );
  return {
    colourOf,
    shadeOf: remembered((phrase) => {
      const last = lastWord(phrase);
      return vague(colourOf(last) ?? (isAlphabetic(last) ? undefined : colourAtEnd(last, 1)));
    }),
    compoundOf: remembered((phrase) => colourAtEnd(lastWord(phrase), 4)),
    sizeOf: ownSizeOf,
    sizesOf: remembered((phrase) => sizesOf(phrase, ownSizeOf)),
    // a shade and its bare family may mean the same, unless the shop has both
    differentColour: (said, mapped) => {
      if (said.family !== mapped.family) return true;
      if (said.vague) return false;
      const shades = [said.shade, mapped.shade].filter((shade) => shade !== undefined);
      const tellApart = shades.length === 2 && !shades.every((shade) => blendingShades.has(shade));
      const apart = tellApart || ownKeys.has(keyOfColour(said));
      return apart && keyOfColour(said) !== keyOfColour(mapped);
    },
    ...comparing((size) => ownKeys.has(keyOfSize(size))),
    partsOf: remembered((word) => partsIn(word, known)),
    isStyle: known.isStyle,
  };
}

const lastWord = (phrase: string) => phraseOf(phrase).split(' ').at(-1) ?? '';
const isAlphabetic = (word: string) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(word);
const vague = (colour: Colour | undefined): Colour | undefined => colour && { family: colour.family, vague: true };

const keyOfColour = ({ family, shade }: Colour) => `colour ${family} ${shade ?? ''}`;

/** The longest colour inside a name such as `Vintage black`. */
function colourIn(name: string): Colour | undefined {
  const whole = commonColour(phraseOf(name));
  if (whole) return whole;
  const runs = runsOf(wordsOf(name), 3).toSorted((a, b) => b.length - a.length);
  return runs.map((run) => commonColour(phraseOf(run.words.join(' ')))).find((colour) => colour !== undefined);
}
