import type { Contradiction, ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { designCandidates, designWords, likenessOf, versionNamed, versionOf } from './designs.ts';
import type { Lexicon } from './lexicon.ts';
import { designsSaid, type Reading, readListing, type Said } from './readListing.ts';
import { runsOf, wordsOf } from './words.ts';

/** What a line or a mapping stands for. */
export interface Mapped {
  colorCode: string;
  colorName: string;
  sizeCode: string;
  sizeName: string;
  /** The names of its pictures. */
  prints: readonly string[];
}

/** Words that the library must be asked for: only a picture named by one of them can contradict. */
export function openWords(listing: ListingFacts, { prints }: Mapped, lexicon: Lexicon): string[] {
  if (prints.length === 0) return [];
  const known = new Set(prints.flatMap((name) => designWords(name).joined));
  const candidates = [listing.sellerSku, ...designsSaid(listing), listing.title].flatMap((text) =>
    designCandidates(text, lexicon),
  );
  return [...new Set(candidates)].filter((word) => !known.has(word));
}

/** Where the listing disagrees with what is mapped; empty where it agrees or says nothing. `library` are names of other pictures. */
export function contradictionsOf(
  listing: ListingFacts,
  mapped: Mapped,
  lexicon: Lexicon,
  library: readonly string[],
): Contradiction[] {
  const readings = readListing(listing, lexicon);
  return [
    ...sizeContradiction(readings, mapped, lexicon),
    ...colourContradiction(listing, readings, mapped, lexicon),
    ...designContradiction(listing, mapped, lexicon, library),
  ];
}

function sizeContradiction(
  readings: readonly Reading[],
  { sizeCode, sizeName }: Mapped,
  lexicon: Lexicon,
): Contradiction[] {
  const size = lexicon.sizeOf(sizeName) ?? lexicon.sizeOf(sizeCode);
  if (!size) return [];
  const comparable = readings.map(({ source, sizes }) => {
    const alike = sizes.filter(({ value }) => value.kind === size.kind);
    const said = (alike.length > 0 ? alike : sizes).filter(({ value }) => lexicon.comparableSizes(value, size));
    return { source, said };
  });
  return firstWord(comparable, (value) => lexicon.differentSize(value, size), { about: 'size', mapped: sizeName });
}

/** The white of a white tiger is not the shirt's, nor is the gold of `golden-hour` where the print is `GoldenHour`. */
function wordsOfPrints(sellerSku: string, prints: readonly string[]): ReadonlySet<string> {
  const closed = prints.map((name) => wordsOf(name).join(''));
  const pairs = runsOf(wordsOf(sellerSku), 2).filter(({ length }) => length === 2);
  const named = pairs.filter(({ words }) => closed.some((name) => name.includes(words.join(''))));
  return new Set([...prints.flatMap((name) => wordsOf(name)), ...named.flatMap(({ words }) => words)]);
}

function colourContradiction(
  listing: ListingFacts,
  readings: readonly Reading[],
  { colorCode, colorName, prints }: Mapped,
  lexicon: Lexicon,
): Contradiction[] {
  const colour = lexicon.colourOf(colorCode) ?? lexicon.colourOf(colorName);
  if (!colour) return [];
  const ofPrints = wordsOfPrints(listing.sellerSku, prints);
  const comparable = readings.map(({ source, colours }) => ({
    source,
    said:
      source === 'attribute'
        ? colours
        : colours.filter(({ text }) => !wordsOf(text).every((word) => ofPrints.has(word))),
  }));
  return firstWord(comparable, (value) => lexicon.differentColour(value, colour), {
    about: 'colour',
    mapped: colorName,
  });
}

/** The first part of the listing that speaks of it decides; where it says several things, one that fits is enough. */
function firstWord<Value>(
  readings: readonly { source: Contradiction['source']; said: readonly Said<Value>[] }[],
  differs: (value: Value) => boolean,
  told: Pick<Contradiction, 'about' | 'mapped'>,
): Contradiction[] {
  const speaking = readings.find(({ said }) => said.length > 0);
  if (!speaking?.said.every(({ value }) => differs(value))) return [];
  return [{ ...told, source: speaking.source, said: speaking.said.map(({ text }) => text).join(' ') }];
}

/** A picture is named by the listing better than the mapped ones are. */
function designContradiction(
  { sellerSku, title, attributes }: ListingFacts,
  { prints }: Mapped,
  lexicon: Lexicon,
  library: readonly string[],
): Contradiction[] {
  if (prints.length === 0) return [];
  const best = (candidates: ReadonlySet<string>) =>
    Math.max(...prints.map((name) => likenessOf(name, candidates, lexicon).explained));
  const inSku = new Set(designCandidates(sellerSku, lexicon));
  const inTitle = new Set(designCandidates(title, lexicon));
  const told = (source: Contradiction['source'], said: string): Contradiction[] => [
    { about: 'design', source, said, mapped: prints.join(' ') },
  ];
  const better = strongest(library, inSku, lexicon, { least: best(inSku), wholeOnly: best(inSku) > 0 });
  if (better) return told('sellerSku', better);
  const version = otherVersion(sellerSku, prints);
  if (version) return told('sellerSku', version);
  for (const text of best(inSku) > 0 ? [] : designsSaid({ attributes })) {
    const inText = new Set(designCandidates(text, lexicon));
    const named = strongest(library.filter(isDistinct), inText, lexicon, { least: best(inText), wholeOnly: true });
    const said = named ?? otherVersion(text, prints);
    if (said) return told('attribute', said);
  }
  const titled = best(inTitle) > 0 || best(inSku) > 0 || !prints.some(hasPlainWords);
  const other = titled
    ? undefined
    : strongest(library.filter(isDistinct).filter(hasPlainWords), inTitle, lexicon, { least: 0, wholeOnly: true });
  return other ? told('title', other) : [];
}

/** The SKU names the mapped design, but in a version that none of the pictures is of. */
function otherVersion(sellerSku: string, prints: readonly string[]): string | undefined {
  const own = prints.flatMap((name) => versionOf(name) ?? []);
  const named = own.length > 0 ? prints.map((name) => versionNamed(sellerSku, name)).find(Boolean) : undefined;
  const number = (version: string) => Number(version.replace('v', ''));
  return named && !own.some((one) => number(one) === number(named)) ? named.toUpperCase() : undefined;
}

/** The picture whose name explains most, if that is more than `least` letters. */
function strongest(
  library: readonly string[],
  candidates: ReadonlySet<string>,
  lexicon: Lexicon,
  { least, wholeOnly }: { least: number; wholeOnly: boolean },
): string | undefined {
  let [name, most] = [undefined as string | undefined, least];
  for (const other of library) {
    const { explained, whole, plainly } = likenessOf(other, candidates, lexicon);
    if (explained > most && (whole || plainly || !wholeOnly)) [name, most] = [other, explained];
  }
  return name;
}

/** A number such as D0421 says nothing that a title could repeat. */
const hasPlainWords = (name: string) => designWords(name).words.some((word) => /^[a-z]{3,}$/.test(word));

/** `Vintage 1974` is not meant by each vintage style. */
function isDistinct(name: string): boolean {
  const { words, dated } = designWords(name);
  return words.length > 1 || !dated;
}
