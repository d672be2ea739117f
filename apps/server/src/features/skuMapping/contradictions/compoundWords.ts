import type { Colour } from './colours.ts';
import type { Size } from './sizes.ts';

/** The part of the lexicon that this needs. */
interface Known {
  colourOf(phrase: string): Colour | undefined;
  sizeOf(phrase: string): Size | undefined;
  isStyle(word: string): boolean;
}

export interface Parts {
  size?: Size;
  colour?: Colour;
}

const longest = 30;
/** The number of a design or a date, at the start of a word. */
const code = /^(?:[a-z]{1,4}\d{3,}|\d{6,8})(?=\D)/;
/** Sizes with a digit or several X, which are recognised behind any other letters. */
const plainly = /(?<!\d)(?:([2-6]xl|\d{2,3}cm)(?![a-z])|(x{2,5}l)$)/;
const spelledSize = /^(?:[sml]|x{1,5}[sl]|[2-6]xl?|[2-7]t|\d{2,3}cm)$/;

/** Size and colour in a word that sellers have run together: `D1024BLKXL`, `RED2XL`, `120YLW`, `LongTee4XL`. */
export function partsIn(word: string, known: Known): Parts {
  if (word.length > longest || !/^(?=.*[a-z])[a-z\d]{3,}$/.test(word) || known.isStyle(word)) return {};
  const front = code.exec(word)?.[0] ?? styleBefore(word, known);
  const rest = word.slice(front.length).replace(/(?<=[a-z])(?:\d{6,8}|\d{1,2}(?:pcs?|pk))$/, '');
  const cut = rest.length < word.length;
  const alone = cut ? { size: sizeIn(rest, known), colour: known.colourOf(rest) } : {};
  if (alone.size ?? alone.colour) return alone;
  for (let at = rest.length - 1; at > 0; at--) {
    const [before, after] = [rest.slice(0, at), rest.slice(at)];
    // `swt` is not read as small and white: one letter in front is too little
    const sizeFirst = cut || before.length > 1 ? inTurn(after, before, known) : undefined;
    const pair = inTurn(before, after, known) ?? sizeFirst;
    // the s of `reds` is a plural, no size
    if (pair && (cut || !/[a-z]{3,}s$/.test(rest) || rest.endsWith('xs'))) return pair;
  }
  const [, plain, crossed] = plainly.exec(word) ?? [];
  return { size: known.sizeOf(plain ?? crossed ?? '') };
}

function inTurn(colourText: string, sizeText: string, known: Known): Parts | undefined {
  if (colourText.length < 2) return undefined;
  const size = sizeIn(sizeText, known);
  const colour = size && known.colourOf(colourText);
  return colour && { size, colour };
}

function sizeIn(text: string, known: Known): Size | undefined {
  const size = known.sizeOf(text);
  return size && (spelledSize.test(text) || size.kind === 'height' || size.kind === 'years') ? size : undefined;
}

function styleBefore(word: string, known: Known): string {
  const ends = Array.from(word, (_, at) => word.slice(0, word.length - 1 - at)).filter((start) => start.length > 2);
  return ends.find((start) => known.isStyle(start)) ?? '';
}
