import type { Dice } from './dice.ts';
import type { Pen } from './pen.ts';
import { skuPrefixes, skuSuffixes } from './words.ts';

interface Part {
  of: 'design' | 'style' | 'colour' | 'size' | 'noise';
  text: string;
}

export function writeSellerSku(pen: Pen): string {
  const { dice } = pen;
  if (dice.chance(0.25)) return silentSku(dice);
  const parts = dice.chance(0.1) ? wholeCode(pen) : spelledOut(pen);
  if (dice.chance(0.15)) parts.unshift({ of: 'noise', text: dice.word(skuPrefixes) });
  if (dice.chance(0.22)) parts.push({ of: 'noise', text: dice.word(skuSuffixes) });
  return join(dice, parts);
}

/** As marketplaces and tools number by themselves. */
function silentSku(dice: Dice): string {
  const [capital, any] = ['ABCDEFGHJKNPQRUVWZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  return dice.one([
    '',
    dice.digits(11),
    `sz${dice.digits(16)}`,
    `sk2${dice.digits(12)}`,
    `${dice.digits(1)}${dice.letters(1, capital)}-${dice.letters(4, any)}-${dice.letters(4, any)}`,
    dice.letters(12, '0123456789abcdef'),
  ]);
}

function wholeCode(pen: Pen): Part[] {
  const { dice, goods, stated } = pen;
  const { style, colour, size } = goods;
  stated.add('colour').add('size');
  const code: Part = { of: 'size', text: `${style.code}-${colour.code}-${size.code}` };
  return dice.chance(0.5) ? [designPart(pen), code] : [code, designPart(pen)];
}

const orders = ['dscz', 'dscz', 'sczd', 'scdz', 'dzcs', 'czds', 'sdcz', 'szdc', 'zcsd', 'cdsz'];

function spelledOut(pen: Pen): Part[] {
  const { dice, goods, firm, stated } = pen;
  const { style, colour, size } = goods;
  const written = new Map<string, Part>();
  if (dice.chance(0.78)) written.set('d', designPart(pen));
  if (dice.chance(0.4)) {
    written.set('s', { of: 'style', text: dice.chance(0.5) ? style.code : dice.word(style.sku) });
  }
  if (dice.chance(0.68)) {
    const loose = firm ? undefined : colour.loose?.sku;
    stated.add('colour');
    written.set('c', { of: 'colour', text: dice.word(loose && dice.chance(0.3) ? loose : colour.sku) });
  }
  if (dice.chance(0.72) || written.size === 0) {
    stated.add('size');
    written.set('z', { of: 'size', text: dice.word(size.sku) });
  }
  return dice
    .one(orders)
    .split('')
    .flatMap((part) => written.get(part) ?? []);
}

function designPart({ dice, goods: { print }, stated }: Pen): Part {
  stated.add('design').add('number');
  return { of: 'design', text: dice.one(print.skuNames) };
}

function join(dice: Dice, parts: readonly Part[]): string {
  const usual = dice.one(['-', '-', '-', '-', '_', '_', '/', ' ', '.', '--', '', '']);
  const mixed = dice.chance(0.12);
  const sku = parts.reduce((before, part, at) => {
    if (at === 0) return part.text;
    const between = mixed ? dice.one(['-', '_', '.']) : usual;
    return before + (between === '' ? seam(parts[at - 1]!, part) : between) + part.text;
  }, '');
  return usual !== '' && dice.chance(0.15) ? sku.toLowerCase() : sku;
}

/** Where nobody could tell the one part's end from the next one's start, even sellers without separators put one. */
function seam(before: Part, after: Part): '' | '-' {
  const digitsMeet = /\d$/.test(before.text) && /^\d/.test(after.text);
  const wordsMeet = /\p{L}$/u.test(before.text) && /^\p{L}/u.test(after.text);
  const colourAndSize = [before.of, after.of].toSorted().join(' ') === 'colour size';
  // `YW3` and `XL` would read as 3XL.
  const countsXs = /(?<!\d)\d{1,2}$/.test(before.text) && after.text.startsWith('X');
  return digitsMeet || countsXs || (wordsMeet && !colourAndSize) ? '-' : '';
}
