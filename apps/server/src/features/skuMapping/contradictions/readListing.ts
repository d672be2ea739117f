import type { ContradictionSource } from '@pressroom/contract/skuMapping/contradiction';
import type { Colour } from './colours.ts';
import type { Lexicon } from './lexicon.ts';
import type { Size } from './sizes.ts';
import { runsOf, wordsOf } from './words.ts';

/** A marketplace's listing. */
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

/** The sizes and colours that one part of the listing names. */
export interface Reading {
  source: ContradictionSource;
  sizes: Said<Size>[];
  colours: Said<Colour>[];
}

const sizeNames = /size|尺码|尺寸|码数|身高|talla|taille|größe|taglia|tamanho|サイズ/i;
const colourNames = /colou?r|颜色|色彩|花色|farbe|couleur|colore|\bcor\b|カラー|^色$/i;
/** Attributes of the print, of a text on it, or of the model in the picture: not of the shirt. */
const ofSomethingElse =
  /\b(?:text|font|ink|thread|logo|print(?:ing)?|letter(?:ing)?) (?:colou?r|size|area)|\b(?:model|personali[sz]ation|customi[sz]ation)\b|文字|字体|刻字|印花(?:颜色|尺寸)|模特|定制/i;
const designNames =
  /\b(?:design|pattern|print|motif|motiv|graphic)\b(?!.*type)|图案|花型|印花|diseño|estampa|デザイン|柄/i;

/** The most reliable part comes first. */
export function readListing({ attributes, sellerSku, title }: Listing, lexicon: Lexicon): Reading[] {
  return [readAttributes(attributes, lexicon), readSku(sellerSku, lexicon), readTitle(title, lexicon)];
}

function readAttributes(attributes: Listing['attributes'], lexicon: Lexicon): Reading {
  const reading: Reading = { source: 'attribute', sizes: [], colours: [] };
  for (const { name, value } of attributes.flatMap(named)) {
    // a marketplace may give the value alone, in either field
    const text = value || name;
    const [ofSize, ofColour] = value ? [sizeNames.test(name), colourNames.test(name)] : [false, false];
    const ofDesign = designNames.test(name) && !ofSize && !ofColour;
    if (value && (ofDesign || ofSomethingElse.test(name))) continue;
    const [isSize, isColour] = [ofSize && !ofColour, ofColour && !ofSize];
    for (const piece of isSize || isColour ? [text] : piecesOf(text, lexicon))
      readPiece(piece, { isSize, isColour }, reading, lexicon);
  }
  return reading;
}

/** The values of the attributes that name the design. */
export function designsSaid({ attributes }: Pick<Listing, 'attributes'>): string[] {
  return attributes.flatMap(({ name, value }) => (designNames.test(name) || name === '款式' ? [value] : []));
}

/** One value may hold several, each with its own name: `Color: Black; Size: XL`. */
function named({ name, value }: Listing['attributes'][number]): Listing['attributes'] {
  const parts = value.split(/[;；,，|]/).map((part) => /^([^:：]{1,20})[:：](.+)$/.exec(part.trim()));
  const all = parts.length > 1 && parts.every((part) => part !== null);
  return all ? parts.map(([, own, said]) => ({ name: own!, value: said! })) : [{ name, value }];
}

function readPiece(
  piece: string,
  { isSize, isColour }: { isSize: boolean; isColour: boolean },
  into: Reading,
  lexicon: Lexicon,
): void {
  const sizes = isColour ? [] : lexicon.sizesOf(piece);
  into.sizes.push(...sizes.map((value) => ({ value, text: piece.trim() })));
  if (isSize || sizes.length > 0) return;
  const colour = lexicon.colourOf(piece);
  if (colour) into.colours.push({ value: colour, text: piece.trim() });
  else if (into.source === 'attribute') {
    const ways = isColour ? [coloursAmong, colourBesides, colourAtEnd] : [colourBesides];
    into.colours.push(...(ways.map((read) => read(piece, lexicon)).find(({ length }) => length > 0) ?? []));
  }
}

/** Sellers append a design or a batch to the colour: `Black-A12`. */
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

/** Colours in a value that also names the garment: `Grau meliert Langarmshirt`. A single known word may be half of a shade. */
function coloursAmong(text: string, lexicon: Lexicon): Said<Colour>[] {
  const found = runsOf(wordsOf(text), 3).flatMap(({ length, words }) => {
    const colour = lexicon.colourOf(words.join(' '));
    return colour ? [{ length, colour }] : [];
  });
  const longest = Math.max(...found.map(({ length }) => length));
  return found
    .filter(({ length }) => length === longest)
    .map(({ length, colour }) => ({ value: length > 1 ? colour : { family: colour.family, vague: true }, text }));
}

const colourAtEnd = (text: string, lexicon: Lexicon): Said<Colour>[] => saidColour(text, lexicon.compoundOf(text));

const saidColour = (text: string, value: Colour | undefined): Said<Colour>[] =>
  value ? [{ value, text: text.trim() }] : [];

const outsideBrackets = /[,，/|;；](?![^(（[【]*[)）\]】])/;

/** Splits at separators. A hyphen or a space may belong to a size, so it splits only where both sides have a meaning. */
function piecesOf(value: string, lexicon: Lexicon): string[] {
  const known = (text: string) => lexicon.sizeOf(text) ?? lexicon.colourOf(text);
  return value.split(outsideBrackets).flatMap((part) => {
    if (known(part)) return [part];
    const sides = [...part.matchAll(/[-+\s]/g)].map(({ index }) => [part.slice(0, index), part.slice(index + 1)]);
    const orShade = (text: string) => known(text) ?? lexicon.shadeOf(text);
    return sides.find((both) => both.every(known)) ?? sides.find((both) => both.every(orShade)) ?? [part];
  });
}

const agesInSku = /(?<!\d)(\d{1,2})[-_~/](\d{1,2})(?=(?:y|yo|yrs?|years?|岁|m|mo)(?![a-z]))/gi;

/** Reads every word of a seller's SKU; a longer phrase comes before its parts. */
function readSku(sku: string, lexicon: Lexicon): Reading {
  const reading: Reading = { source: 'sellerSku', sizes: [], colours: [] };
  const words = wordsOf(sku.replace(agesInSku, '$1to$2'));
  const taken = new Set<number>();
  for (const run of runsOf(words, 3)) {
    const indexes = Array.from({ length: run.length }, (_, step) => run.start + step);
    if (indexes.some((index) => taken.has(index))) continue;
    const text = run.words.join(' ');
    const size = isPlainNumber(text) ? undefined : lexicon.sizeOf(text);
    const colour = size ? undefined : lexicon.colourOf(text);
    if (!size && !colour) continue;
    if (size) reading.sizes.push({ value: size, text });
    if (colour) reading.colours.push({ value: colour, text });
    for (const index of indexes) taken.add(index);
  }
  for (const word of words) {
    const height = isPlainNumber(word) ? lexicon.sizeOf(word) : undefined;
    if (height) reading.sizes.push({ value: height, text: word });
  }
  return withClosedWords(
    reading,
    words.filter((_, index) => !taken.has(index)),
    lexicon,
  );
}

/** Looks inside words only for a size or a colour that no whole word gives. */
function withClosedWords(reading: Reading, words: readonly string[], lexicon: Lexicon): Reading {
  if (reading.sizes.length > 0 && reading.colours.length > 0) return reading;
  const parts = words.map((text) => ({ text, ...lexicon.partsOf(text) }));
  const sizes = parts.flatMap(({ text, size }) => (size ? [{ value: size, text }] : []));
  const colours = parts.flatMap(({ text, colour }) => (colour ? [{ value: colour, text }] : []));
  return {
    source: reading.source,
    sizes: reading.sizes.length > 0 ? reading.sizes : sizes,
    colours: reading.colours.length > 0 ? reading.colours : colours,
  };
}

const isPlainNumber = (text: string) => /^\d+$/.test(text);

/** Reads only the last segments of a title: the rest advertises and is not about this variant. */
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
