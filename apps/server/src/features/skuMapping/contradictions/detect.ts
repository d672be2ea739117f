import type { SpokenContradiction, ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { designCandidates, designWords, likenessOf, versionNamed, versionOf } from './designs.ts';
import type { Lexicon } from './lexicon.ts';
import { designsSaid, type Reading, readListing, type Said } from './readListing.ts';
import { runsOf, wordsOf } from './words.ts';

/** The product and the prints that an order line or a mapping names. */
export interface Mapped {
  colorCode: string;
  colorName: string;
  sizeCode: string;
  sizeName: string;
  /** The names of its pictures. */
  prints: readonly string[];
}

/** The words of a listing that may name another picture of the library than the mapped ones. */
export function wordsToLookUp(listing: ListingFacts, { prints }: Mapped, lexicon: Lexicon): string[] {
  if (prints.length === 0) return [];
  const known = new Set(prints.flatMap((name) => designWords(name).joined));
  const candidates = [listing.sellerSku, ...designsSaid(listing), listing.title].flatMap((text) =>
    designCandidates(text, lexicon),
  );
  return [...new Set(candidates)].filter((word) => !known.has(word));
}

/** The contradictions; none where the listing agrees or says nothing. `library` are names of other pictures. */
export function detectContradictions(
  listing: ListingFacts,
  mapped: Mapped,
  lexicon: Lexicon,
  library: readonly string[],
): SpokenContradiction[] {
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
): SpokenContradiction[] {
  const size = lexicon.sizeOf(sizeName) ?? lexicon.sizeOf(sizeCode);
  if (!size) return [];
  const comparable = readings.map(({ source, sizes }) => {
    const alike = sizes.filter(({ value }) => value.kind === size.kind);
    const said = (alike.length > 0 ? alike : sizes).filter(({ value }) => lexicon.comparableSizes(value, size));
    return { source, said };
  });
  return firstWord(comparable, (value) => lexicon.differentSize(value, size), { about: 'size', mapped: sizeName });
}

/** Words of the seller's SKU that name a print: the white of `white-tiger` and the gold of `golden-hour` are no colours of the shirt. */
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
): SpokenContradiction[] {
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

/** The first part of the listing that names a value decides. Where that part names several values, one that fits is enough. */
function firstWord<Value>(
  readings: readonly { source: SpokenContradiction['source']; said: readonly Said<Value>[] }[],
  differs: (value: Value) => boolean,
  about: Pick<SpokenContradiction, 'about' | 'mapped'>,
): SpokenContradiction[] {
  const decisive = readings.find(({ said }) => said.length > 0);
  if (!decisive?.said.every(({ value }) => differs(value))) return [];
  return [{ ...about, source: decisive.source, said: decisive.said.map(({ text }) => text).join(' ') }];
}

/** The listing names another picture of the library better than it names the mapped ones. */
function designContradiction(
  { sellerSku, title, attributes }: ListingFacts,
  { prints }: Mapped,
  lexicon: Lexicon,
  library: readonly string[],
): SpokenContradiction[] {
  if (prints.length === 0) return [];
  const best = (candidates: ReadonlySet<string>) =>
    Math.max(...prints.map((name) => likenessOf(name, candidates, lexicon).explained));
  const inSku = new Set(designCandidates(sellerSku, lexicon));
  const inTitle = new Set(designCandidates(title, lexicon));
  const contradictionFrom = (source: SpokenContradiction['source'], said: string): SpokenContradiction[] => [
    { about: 'design', source, said, mapped: prints.join(' ') },
  ];
  const better = strongest(library, inSku, lexicon, { least: best(inSku), wholeOnly: best(inSku) > 0 });
  if (better) return contradictionFrom('sellerSku', better);
  const version = otherVersion(sellerSku, prints);
  if (version) return contradictionFrom('sellerSku', version);
  for (const text of best(inSku) > 0 ? [] : designsSaid({ attributes })) {
    const inText = new Set(designCandidates(text, lexicon));
    const named = strongest(library.filter(isDistinct), inText, lexicon, { least: best(inText), wholeOnly: true });
    const said = named ?? otherVersion(text, prints);
    if (said) return contradictionFrom('attribute', said);
  }
  const titled = best(inTitle) > 0 || best(inSku) > 0 || !prints.some(hasPlainWords);
  const other = titled
    ? undefined
    : strongest(library.filter(isDistinct).filter(hasPlainWords), inTitle, lexicon, { least: 0, wholeOnly: true });
  return other ? contradictionFrom('title', other) : [];
}

/** The version that the SKU gives to the mapped design, where none of the mapped pictures has that version. */
function otherVersion(sellerSku: string, prints: readonly string[]): string | undefined {
  const own = prints.flatMap((name) => versionOf(name) ?? []);
  const named = own.length > 0 ? prints.map((name) => versionNamed(sellerSku, name)).find(Boolean) : undefined;
  const number = (version: string) => Number(version.replace('v', ''));
  return named && !own.some((one) => number(one) === number(named)) ? named.toUpperCase() : undefined;
}

/** The picture whose name explains the most letters, if those are more than `least`. */
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

/** A title never repeats a design number such as D0421; it can repeat plain words. */
const hasPlainWords = (name: string) => designWords(name).words.some((word) => /^[a-z]{3,}$/.test(word));

/** False for names such as `Vintage 1974`, which every listing of a vintage style would match. */
function isDistinct(name: string): boolean {
  const { words, dated } = designWords(name);
  return words.length > 1 || !dated;
}
