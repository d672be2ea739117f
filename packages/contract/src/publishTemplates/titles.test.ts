import { assert, array, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordsOf } from './form.ts';
import { generateTitles, keepsRules, titleKey } from './titles.ts';
import { fillPlaceholders, placeholdersKnown, titleCase, wordKey, wordsOf } from './titleWords.ts';

const vocabulary =
  'cotton tee USA gift women retro sunset summer XL 2xl t-shirt graphic soft for with casual o-neck print 3D T恤 oversized vintage beach'.split(
    ' ',
  );
const phrase = array(constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const question = record({
  keywords: uniqueArray(constantFrom(...vocabulary, 'retro sunset', '{design} tee'), { minLength: 1, maxLength: 4 }),
  library: uniqueArray(phrase, { maxLength: 12 }),
  titleNum: integer({ min: 1, max: 6 }),
  min: integer({ min: 20, max: 50 }),
  more: integer({ min: 1, max: 40 }),
  seed: integer({ min: 0, max: 50 }),
}).map(({ more, ...rest }) => ({ ...rest, max: rest.min + more, placeholders: { design: 'rose_garden' } }));

const keysOf = (text: string) => wordsOf(text).map(wordKey);
const shop = ['gift for women', 'soft cotton', 'summer beach', 'graphic print', 'casual wear', 'crew neck', 'party'];

describe('titles', () => {
  it('hold every keyword once and no word twice, within their bounds', () => {
    assert(
      property(question, (asked) => {
        const { titles } = generateTitles(asked);
        const wanted = new Set(asked.keywords.flatMap((one) => keysOf(fillPlaceholders(one, asked.placeholders))));
        for (const title of titles) {
          const keys = keysOf(title);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.filter((key) => wanted.has(key)).length).toBe(wanted.size);
          expect(title.length).toBeGreaterThanOrEqual(asked.min);
          expect(title.length).toBeLessThanOrEqual(asked.max);
          expect(keepsRules(title, asked)).toBe(true);
        }
      }),
    );
  });

  it('cut no word: each is one of the keywords or of the library', () => {
    assert(
      property(question, (asked) => {
        const known = new Set([...asked.library, ...asked.keywords, 'rose garden'].flatMap(keysOf));
        for (const title of generateTitles(asked).titles)
          for (const key of keysOf(title)) expect(known.has(key)).toBe(true);
      }),
    );
  });

  it('differ in more than the order of their words, and say when they are fewer than asked for', () => {
    assert(
      property(question, (asked) => {
        const { titles, problem } = generateTitles(asked);
        expect(new Set(titles.map((title) => titleKey(wordsOf(title)))).size).toBe(titles.length);
        expect(titles.length).toBeLessThanOrEqual(asked.titleNum);
        expect(problem === null).toBe(titles.length === asked.titleNum);
      }),
    );
  });

  it('are as many as there are: no set of words is missed', () => {
    assert(
      property(question, (asked) => {
        const { titles } = generateTitles({ ...asked, library: asked.library.slice(0, 6), titleNum: 50 });
        expect(titles.length).toBe(Math.min(50, everySet({ ...asked, library: asked.library.slice(0, 6) })));
      }),
    );
  });

  it('are the same for the same question, however the library is listed', () => {
    assert(
      property(question, (asked) => {
        expect(generateTitles({ ...asked, library: asked.library.toReversed() })).toEqual(generateTitles(asked));
      }),
    );
  });

  it('are others when they are asked for again', () => {
    const asked = { keywords: ['tee'], library: shop, titleNum: 3, min: 30, max: 60, seed: 0, placeholders: {} };
    const [first, again] = [generateTitles(asked), generateTitles({ ...asked, seed: 1 })];
    expect(first.titles).toHaveLength(3);
    expect(again.titles).not.toEqual(first.titles);
  });

  it('say what cannot be met', () => {
    const asked = { titleNum: 1, min: 20, max: 25, seed: 0, placeholders: {} };
    const long = { ...asked, keywords: ['oversized vintage graphic tee'], library: shop };
    expect(generateTitles(long)).toEqual({
      titles: [],
      problem: { key: 'publishTemplates.keywordsTooLong', params: { length: 29, max: 25 } },
    });
    expect(generateTitles({ ...asked, keywords: ['tee'], library: ['soft', 'party'] })).toEqual({
      titles: [],
      problem: { key: 'publishTemplates.tooFewWords', params: { min: 20, longest: 14 } },
    });
    expect(generateTitles({ ...asked, titleNum: 4, keywords: ['oversized graphic tee'], library: [] })).toEqual({
      titles: ['Oversized Graphic Tee'],
      problem: { key: 'publishTemplates.fewerTitles', params: { count: 1 } },
    });
  });

  it('find the one filling that chance would miss', () => {
    const filler = Array.from({ length: 300 }, (_, at) => `longfiller${String(at).padStart(3, '0')}`);
    const asked = { keywords: ['oversized shirt'], titleNum: 1, min: 20, max: 21, seed: 3, placeholders: {} };
    expect(generateTitles({ ...asked, library: [...filler, 'silky'] }).titles).toEqual(['Oversized Shirt Silky']);
  });

  it('leave acronyms, sizes and small words alone', () => {
    expect(titleCase(wordsOf('the USA t-shirt for women with 2xl xl 3d iPhone o-neck'))).toBe(
      'The USA T-Shirt for Women with 2xl xl 3d iPhone O-Neck',
    );
  });

  it('are filled with what the product is', () => {
    const asked = { library: [], titleNum: 1, min: 20, max: 60, seed: 0 };
    const placeholders = { design: 'Rose_Garden', colour: 'black' };
    for (const tee of ['{color} tee', '{colour} tee'])
      expect(generateTitles({ ...asked, keywords: [tee, '{design} print {size}'], placeholders }).titles).toEqual([
        'Black Tee Rose Garden Print',
      ]);
    expect([placeholdersKnown('{colour} {color}'), placeholdersKnown('{hue}'), placeholdersKnown('tee}')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('reads keywords from one text, each once', () => {
  expect(keywordsOf('Tee, soft  cotton，tee\nGift；')).toEqual(['Tee', 'soft cotton', 'Gift']);
});

/** How many different sets of words there are: by trying all. */
function everySet({ library, keywords, min, max, placeholders }: Parameters<typeof generateTitles>[0]): number {
  const base = [...new Set(keywords.flatMap((one) => keysOf(fillPlaceholders(one, placeholders))))];
  const phrases = library.filter((one) => new Set(keysOf(one)).size === keysOf(one).length);
  const found = new Set<string>();
  for (let choice = 0; choice < 2 ** phrases.length; choice += 1) {
    const words = [...base, ...phrases.filter((_, at) => choice & (2 ** at)).flatMap(keysOf)];
    const { length } = words.join(' ');
    if (new Set(words).size === words.length && length >= min && length <= max) found.add(titleKey(words));
  }
  return found.size;
}
