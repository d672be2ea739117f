import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviationsOf } from './abbreviations.ts';
import { type Colour, commonColour } from './colours.ts';
import { lexiconOf } from './lexicon.ts';

const spelled = (colour: Colour | undefined) =>
  colour && [colour.family, colour.shade ?? (colour.vague ? 'any' : [])].flat().join(': ');

const entry = (code: string, name = code) => ({ code, name });
const shop = lexiconOf({
  styles: [entry('TEE', 'Classic tee'), entry('HD8', 'Hoodie')],
  colours: [
    entry('BLK', '黑色 Black'),
    entry('WHT', 'White'),
    entry('NVY', 'Navy'),
    entry('C7', 'Vintage forest green'),
    entry('ZLK', 'Zelkova'),
    entry('KHK', 'Khaki'),
    entry('SND', 'Sand'),
  ],
  sizes: [entry('M'), entry('L'), entry('6M', '3-6M'), entry('T2', '2T'), entry('Y68', '6-8Y')],
});

describe('a colour that every seller understands', () => {
  it.each([
    ['black', ['black', 'blk', 'schwarz', '纯黑', 'jet black', 'ブラック']],
    ['blue: navy', ['navy', 'navy blue', 'dark blue', 'dunkelblau', '深蓝', 'bleu foncé', 'azul oscuro']],
    ['blue: light blue', ['light blue', 'hellblau', '浅蓝', 'azul claro', 'bleu pâle']],
    ['green: dark green', ['dark green', 'deep green', 'dunkelgrün', '暗绿', 'verde oscuro', 'verde scuro']],
    ['grey: dark grey', ['charcoal', 'dark grey', 'dk grey', 'deepgrey']],
    ['red: burgundy', ['wine', 'maroon', 'dark red', 'bordeaux']],
    // cherry red, although the last two of its characters alone are a pink
    ['red', ['red', 'bright red', 'vivid red', 'pure red', '大红', '樱桃红']],
    ['brown: camel', ['camel', 'light brown', 'hellbraun']],
    ['beige: cream', ['ivory', 'off white', 'offwhite', '米白']],
    ['purple: any', ['lila']],
    // of these families nobody has named the dark or the light shade
    ['yellow: any', ['dark yellow', 'dunkelgelb']],
    ['orange: any', ['light orange']],
    ['blue: royal', ['rblue', 'rblu']],
    ['green: dark green', ['fgrn', 'forestgreen']],
  ])('%s is what these say', (expected, phrases) => {
    expect(Object.fromEntries(phrases.map((phrase) => [phrase, spelled(commonColour(phrase))]))).toEqual(
      Object.fromEntries(phrases.map((phrase) => [phrase, expected])),
    );
  });

  it.each(['', 'tiger', 'darkness', 'light', 'navy shirt', 'blacksmith'])('is not “%s”', (phrase) => {
    expect(commonColour(phrase)).toBeUndefined();
  });

  it('is shortened to the initial or the consonants of its first word, and one word to its consonants', () => {
    expect(abbreviationsOf('royal blue')).toEqual(['royalblue', 'rblue', 'rylblue', 'royalblu', 'rblu', 'rylblu']);
    expect(abbreviationsOf('mustard')).toEqual(['mstrd']);
    // three letters stand for too much, and so does any other language or a phrase of three words
    for (const phrase of ['olive', 'sky', 'bleu roi', 'grün', 'light sky blue', 'blue-grey'])
      expect(abbreviationsOf(phrase)).toEqual([]);
  });
});

describe('what a shop’s own words mean', () => {
  it.each([
    ['BLK', 'black'],
    ['黑色', 'black'],
    ['Black colour', 'black'],
    // the longest colour inside a name of several words
    ['C7', 'green: dark green'],
    ['zelkova', 'own ZLK'],
    ['dk blue', 'blue: navy'],
    ['lt grey', 'grey: light grey'],
  ])('“%s” is %s', (phrase, expected) => {
    expect(spelled(shop.colourOf(phrase))).toBe(expected);
  });

  it.each([
    // the name is for people: the code 6M is short for it
    ['6M', { kind: 'months', value: '3to6' }],
    ['T2', { kind: 'toddler', value: '2T' }],
    // a bare range is an age where the shop has that age, and nothing elsewhere
    ['6-8', { kind: 'years', value: '6to8' }],
    ['6/8', { kind: 'years', value: '6to8' }],
    ['8-10', undefined],
    ['XL', { kind: 'letter', value: 'XL' }],
  ])('“%s” is the size %o', (phrase, expected) => {
    expect(shop.sizeOf(phrase)).toEqual(expected);
  });

  it('reads the family of a shade that has no name of its own', () => {
    expect(spelled(shop.shadeOf('Cherry Red'))).toBe('red: any');
    expect(spelled(shop.shadeOf('砖红'))).toBe('red: any');
    expect(shop.shadeOf('Cherryred')).toBeUndefined();
    expect(spelled(shop.compoundOf('Knallrosa'))).toBe('pink: any');
    expect(shop.compoundOf('Bored')).toBeUndefined();
  });

  it('takes the words of a style for nothing else', () => {
    expect(['tee', 'classic', 'hd8', 'hoodie'].map(shop.isStyle)).toEqual([true, true, true, true]);
    expect(shop.isStyle('tiger')).toBe(false);
  });
});

describe('a listing’s colour beside the mapped one', () => {
  it.each([
    { said: 'Black', mapped: 'White', different: true },
    { said: 'Schwarz', mapped: 'BLK', different: false },
    { said: 'Navy', mapped: 'NVY', different: false },
    { said: 'Royal', mapped: 'NVY', different: true },
    // the bare family may mean any shade of it, and a shade without a name any too
    { said: 'Blue', mapped: 'NVY', different: false },
    { said: 'Dark yellow', mapped: 'Mustard', different: false },
    { said: 'Lila', mapped: 'Lavender', different: false },
    { said: 'Lila', mapped: 'Red', different: true },
    // a shop that sells the bare family as well means it
    { said: 'White', mapped: 'WHT', different: false },
    { said: 'Zelkova', mapped: 'WHT', different: true },
    // these two shades are confused, but not by a shop that has both
    { said: 'Khaki', mapped: 'SND', different: true },
  ])('$said, mapped $mapped', ({ said, mapped, different }) => {
    expect(shop.differentColour(shop.colourOf(said)!, shop.colourOf(mapped)!)).toBe(different);
  });

  it('lets a shop that has one of two shades take the one for the other where sellers do', () => {
    const sandy = lexiconOf({ styles: [], colours: [entry('SND', 'Sand')], sizes: [] });
    expect(sandy.differentColour(sandy.colourOf('khaki')!, sandy.colourOf('SND')!)).toBe(false);
    expect(sandy.differentColour(sandy.colourOf('cream')!, sandy.colourOf('SND')!)).toBe(true);
  });

  it('tells a bare family from its shades in a shop that has both', () => {
    const both = lexiconOf({ styles: [], colours: [entry('BLU', 'Blue'), entry('NVY', 'Navy')], sizes: [] });
    expect(both.differentColour(both.colourOf('blue')!, both.colourOf('NVY')!)).toBe(true);
    // a blue without a name of its own may still be that navy
    expect(both.differentColour(both.shadeOf('Ocean Blue')!, both.colourOf('NVY')!)).toBe(false);
    expect(shop.differentColour(shop.colourOf('blue')!, shop.colourOf('NVY')!)).toBe(false);
  });
});

describe('a word that a seller has run together', () => {
  const parts = (word: string) => {
    const { size, colour } = shop.partsOf(word);
    return [size?.value, spelled(colour)];
  };

  it.each([
    ['d1024blkxl', 'XL', 'black'],
    ['red2xl', '2XL', 'red'],
    ['2xlred', '2XL', 'red'],
    ['blackxs', 'XS', 'black'],
    ['120ylw', '120', 'yellow'],
    ['teeblkm', 'M', 'black'],
    ['longsleeve4xl', '4XL', undefined],
    ['shirt110cm', '110', undefined],
    ['navy20260101', undefined, 'blue: navy'],
    // a plural, not a small one; one letter before a colour is too little
    ['reds', undefined, undefined],
    ['swht', undefined, undefined],
    ['tee', undefined, undefined],
    ['tiger', undefined, undefined],
    ['42', undefined, undefined],
  ])('“%s”', (word, size, colour) => {
    expect(parts(word)).toEqual([size, colour]);
  });

  it('is read back, whichever part comes first, and behind any number of a design', () => {
    const colours = fc.constantFrom('black', 'white', 'navy', 'red');
    const sizes = fc.constantFrom('xl', '2xl', '3xl', '5t');
    const numbers = fc.constantFrom('', 'd0421', 'ab123', '20260101');
    fc.assert(
      fc.property(colours, sizes, numbers, fc.boolean(), (colour, size, number, sizeFirst) => {
        const word = number + (sizeFirst && !/\d/.test(size + number) ? size + colour : colour + size);
        expect(parts(word)).toEqual([size.toUpperCase(), spelled(commonColour(colour))]);
      }),
    );
  });
});
