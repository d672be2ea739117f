import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingFacts } from './listing.ts';
import { runsOf, wordsOf } from './words.ts';

it.each([
  ['TEE-BLK_M rose', ['tee', 'blk', 'm', 'rose']],
  ['黑色T恤', ['黑色', 't', '恤']],
  ['Women’s dog’s', ['women', 'dog']],
  ['ＢＬＡＣＫ／Ｌ', ['black', 'l']],
  ['café – crème', ['café', 'crème']],
  [' -- ', []],
])('splits “%s” into its words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('gives every run of neighbours once: by its start, the longest first', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 9 }), (given, longest) => {
      const plain: { start: number; length: number; words: string[] }[] = [];
      for (let start = 0; start < given.length; start += 1)
        for (let length = longest; length >= 1; length -= 1)
          if (start + length <= given.length) plain.push({ start, length, words: given.slice(start, start + length) });
      expect(runsOf(given, longest)).toEqual(plain);
    }),
  );
});

it('keeps of a listing what is text, trimmed and cut, and of its attributes those that say anything', () => {
  const attributes = [
    { name: ' Color ', value: ' Black ' },
    { name: null, value: 'M' },
    { name: 'Material', value: '' },
    { name: '', value: ' ' },
    { value: 7 },
    null,
    'text',
  ];
  expect(listingFacts({ title: ` ${'x'.repeat(600)}`, sellerSku: 12, attributes })).toEqual({
    title: 'x'.repeat(500),
    sellerSku: '',
    attributes: [
      { name: 'Color', value: 'Black' },
      { name: '', value: 'M' },
      { name: 'Material', value: '' },
    ],
  });
  for (const nothing of [null, undefined, 'text', 7, {}, [], { title: ' ' }, { attributes: [{ name: '' }] }])
    expect(listingFacts(nothing)).toBeNull();
});

it('reads any foreign value without an error, and what it has read once more as the same', () => {
  const anyListing = fc.record(
    { title: fc.anything(), sellerSku: fc.anything(), attributes: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anyListing, fc.anything()), (given) => {
      const facts = listingFacts(given);
      expect(listingFacts(facts)).toEqual(facts);
    }),
  );
});
