import { codeType } from '@pressroom/contract/codes/codes';
import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import {
  detectContradictions,
  type DictionaryEntry,
  type Lexicon,
  readListing,
  runsOf,
  wordsOf,
} from '../contradictions/contradictions.public.ts';

/** A product by the codes of the dictionary. */
export interface Spelled {
  style: DictionaryEntry;
  colour: DictionaryEntry;
  /** Absent where the listing names no size that the dictionary has. */
  size: DictionaryEntry | undefined;
}

const longestCode = 4;

/** Reads the products that sellers' SKUs spell out. */
export function spellingBy(entries: readonly DictionaryEntry[], lexicon: Lexicon) {
  const codes = {
    style: codesOf(entries, codeType.style),
    colour: codesOf(entries, codeType.colour),
    size: codesOf(entries, codeType.size),
  };

  /** Reads a style's code that is followed at once by a colour's. Undefined where there are several readings or the listing contradicts it. */
  return function spelledBy(facts: ListingFacts | null): Spelled | undefined {
    if (!facts) return undefined;
    const words = wordsOf(facts.sellerSku);
    const behind = (start: number, kind: keyof typeof codes) => codesAt(words, start, codes[kind]);
    const readings = words.flatMap((_, start) =>
      behind(start, 'style').flatMap((style) =>
        behind(style.end, 'colour').map((colour) => ({
          style,
          colour,
          sizes: behind(colour.end, 'size'),
        })),
      ),
    );
    const [reading, ...others] = readings;
    if (!reading || others.length > 0 || reading.sizes.length > 1) return undefined;
    const [style, colour] = [reading.style.entry, reading.colour.entry];
    const size = reading.sizes[0]?.entry ?? saidSize(facts, entries, lexicon);
    const said = { colorCode: colour.code, colorName: colour.name, sizeCode: '', sizeName: '', prints: [] };
    const mapped = size ? { ...said, sizeCode: size.code, sizeName: size.name } : said;
    return detectContradictions(facts, mapped, lexicon, []).length === 0 ? { style, colour, size } : undefined;
  };
}

/** The entries by their code as a SKU writes it. A spelling that two entries share is left out. */
function codesOf(entries: readonly DictionaryEntry[], type: number): ReadonlyMap<string, DictionaryEntry> {
  const ofType = entries.filter((entry) => entry.type === type);
  const bySpelling = Map.groupBy(ofType, ({ code }) => wordsOf(code).join('-'));
  return new Map(
    [...bySpelling].flatMap(([spelling, [one, ...same]]) => (one && same.length === 0 ? [[spelling, one]] : [])),
  );
}

function codesAt(words: readonly string[], start: number, codes: ReadonlyMap<string, DictionaryEntry>) {
  return runsOf(words.slice(start), longestCode)
    .filter((run) => run.start === 0)
    .flatMap((run) => {
      const entry = codes.get(run.words.join('-'));
      return entry ? [{ entry, end: start + run.length }] : [];
    });
}

/** The size that the listing names, if exactly one entry of the dictionary is that size. */
function saidSize(
  facts: ListingFacts,
  entries: readonly DictionaryEntry[],
  lexicon: Lexicon,
): DictionaryEntry | undefined {
  const sizes = readListing(facts, lexicon).find((reading) => reading.sizes.length > 0)?.sizes ?? [];
  const fitting = entries.filter(({ type, code, name }) => {
    const size = type === codeType.size ? (lexicon.sizeOf(name) ?? lexicon.sizeOf(code)) : undefined;
    return size && sizes.every(({ value }) => value.kind === size.kind && value.value === size.value);
  });
  return sizes.length > 0 && fitting.length === 1 ? fitting[0] : undefined;
}
