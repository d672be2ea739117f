import type { ContradictionSource } from '@pressroom/contract/skuMapping/contradiction';
import type { Colour } from './colours.ts';
import type { Lexicon } from './lexicon.ts';
import type { Size } from './sizes.ts';
import { runsOf, wordsOf } from './words.ts';

/** What a marketplace's listing says of a line. */
export interface Listing {
  title: string;
  sellerSku: string;
  attributes: readonly { name: string; value: string }[];
}

export interface Said<Value> {
  value: Value;
  /** As the seller wrote it. */
  text: string;
}

/** What one part of the listing says. */
export interface Reading {
  source: ContradictionSource;
  sizes: Said<Size>[];
  colours: Said<Colour>[];
}

const sizeNames = /size|尺码|尺寸|码数|身高|talla|taille|größe|taglia|tamanho/i;
const colourNames = /colou?r|颜色|色彩|花色|farbe|couleur|colore|\bcor\b/i;

/** The parts that can be trusted most come first. */
export function readListing({ attributes, sellerSku, title }: Listing, lexicon: Lexicon): Reading[] {
  return [readAttributes(attributes, lexicon), readSku(sellerSku, lexicon), readTitle(title, lexicon)];
}

function readAttributes(attributes: Listing['attributes'], lexicon: Lexicon): Reading {
  const reading: Reading = { source: 'attribute', sizes: [], colours: [] };
  for (const { name, value } of attributes) {
    // a marketplace may give the value alone, in either place
    const text = value || name;
    const [ofSize, ofColour] = value ? [sizeNames.test(name), colourNames.test(name)] : [false, false];
    const [isSize, isColour] = [ofSize && !ofColour, ofColour && !ofSize];
    for (const piece of isSize || isColour ? [text] : piecesOf(text, lexicon))
      readPiece(piece, { isSize, isColour }, reading, lexicon);
  }
  return reading;
}

function readPiece(
  piece: string,
  { isSize, isColour }: { isSize: boolean; isColour: boolean },
  into: Reading,
  lexicon: Lexicon,
): void {
  const size = isColour ? undefined : lexicon.sizeOf(piece);
  if (size) into.sizes.push({ value: size, text: piece.trim() });
  if (isSize || size) return;
  const colour = lexicon.colourOf(piece);
  if (colour) into.colours.push({ value: colour, text: piece.trim() });
  else if (into.source === 'attribute') into.colours.push(...colourBesides(piece, lexicon));
}

/** Sellers hang a design or a batch on the colour: `Black-A12`. */
function colourBesides(text: string, lexicon: Lexicon): Said<Colour>[] {
  const cuts = [...text.matchAll(/[-_+/(（)）]/g)].map(({ index }) => index);
  const before = cuts.map((cut) => text.slice(0, cut)).toReversed();
  const after = cuts.map((cut) => text.slice(cut + 1));
  const parts = [...before, ...after, ...text.split(/[-_+/()（）]/)];
  const exact = parts.find((part) => lexicon.colourOf(part));
  if (exact) return saidColour(exact, lexicon.colourOf(exact));
  const first = before.at(-1) ?? text;
  return saidColour(first, lexicon.shadeOf(first));
}

const saidColour = (text: string, value: Colour | undefined): Said<Colour>[] =>
  value ? [{ value, text: text.trim() }] : [];

/** What stands between separators. A hyphen may also be part of a size: it parts only what is something on both sides. */
function piecesOf(value: string, lexicon: Lexicon): string[] {
  return value.split(/[,，/|;；]/).flatMap((part) => {
    const known = (text: string) => lexicon.sizeOf(text) ?? lexicon.colourOf(text);
    if (known(part)) return [part];
    const sides = [...part.matchAll(/-/g)].map(({ index }) => [part.slice(0, index), part.slice(index + 1)]);
    const orShade = (text: string) => known(text) ?? lexicon.shadeOf(text);
    return sides.find((both) => both.every(known)) ?? sides.find((both) => both.every(orShade)) ?? [part];
  });
}

/** Each word of a seller's SKU may stand for something; longer phrases go before their parts. */
function readSku(sku: string, lexicon: Lexicon): Reading {
  const reading: Reading = { source: 'sellerSku', sizes: [], colours: [] };
  const words = wordsOf(sku);
  const taken = new Set<number>();
  for (const run of runsOf(words, 3)) {
    const places = Array.from({ length: run.length }, (_, step) => run.start + step);
    if (places.some((place) => taken.has(place))) continue;
    const text = run.words.join(' ');
    const size = isPlainNumber(text) ? undefined : lexicon.sizeOf(text);
    const colour = size ? undefined : lexicon.colourOf(text);
    if (!size && !colour) continue;
    if (size) reading.sizes.push({ value: size, text });
    if (colour) reading.colours.push({ value: colour, text });
    for (const place of places) taken.add(place);
  }
  for (const word of words) {
    const height = isPlainNumber(word) ? lexicon.sizeOf(word) : undefined;
    if (height) reading.sizes.push({ value: height, text: word });
  }
  return reading;
}

const isPlainNumber = (text: string) => /^\d+$/.test(text);

/** Titles praise: only what trails them, set apart, is about this one piece. */
function readTitle(title: string, lexicon: Lexicon): Reading {
  const reading: Reading = { source: 'title', sizes: [], colours: [] };
  const segments = title
    .split(/[,，/|()（）]|\s[-–—]\s/)
    .slice(1)
    .filter((segment) => segment.trim());
  for (const segment of segments.toReversed()) {
    const before = reading.sizes.length + reading.colours.length;
    readPiece(segment, { isSize: false, isColour: false }, reading, lexicon);
    if (reading.sizes.length + reading.colours.length === before) break;
  }
  return reading;
}
