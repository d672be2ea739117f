import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparing, keyOfSize } from './compareSizes.ts';
import { type Size, sizeOf, sizesOf } from './sizes.ts';

const spelled = (size: Size | undefined) => size && `${size.kind} ${size.value}`;

describe('one size', () => {
  it.each([
    [
      'letter S',
      ['s', 'Small', 'SM', '小码', 'S码', '小码S', 'Pequeña', 'klein', 'Size: S', 'US S', 'Youth S', 'S (40-50kg)'],
    ],
    ['letter M', ['m', 'Medium', 'MED', '中号', 'Talla: M', 'Größe M', 'Mサイズ', 'M (100-110斤)', 'M【修身】']],
    ['letter L', ['l', 'Large', '大码', 'Grande', 'Taille L', 'unisex L']],
    ['letter XL', ['xl', '1XL', 'X-Large', 'Extra Large', 'LL', '1X', '加大码', 'Tam. XL', 'Extra Grande']],
    ['letter 2XL', ['XXL', '2XL', '2xl', '2X', 'XX-Large', 'Adult 2XL']],
    ['letter 5XL', ['5XL', 'XXXXXL', '5X']],
    ['letter XS', ['xs', 'X-Small', 'Extra Small', 'XXXS']],
    ['letter XXS', ['xxs', 'XX-Small']],
    ['toddler 2T', ['2T', 'Toddler 2', 'toddler 2T', '2T Toddler']],
    ['toddler 7T', ['7T']],
    ['months 6to12', ['6-12M', '6~12 months', '6/12 mo', '6-12 Monate', '6至12个月']],
    ['months 0to3', ['03M', '0-3 months']],
    ['months 3', ['3M', '3 mois']],
    ['months 12', ['12M', '12个月']],
    ['years 6to8', ['6-8Y', '6-8 years', '6–8 ans', '6 to 8 yrs', 'Age 6-8', 'Edad 6-8', '6-8岁']],
    ['years 10', ['10Y', '10 years old', '10歳', 'Alter 10']],
    ['european 38', ['EU 38', 'EUR38', '38', 'US 8 / EU 38', '欧码38']],
    ['height 110', ['110', '110cm', '110 CM']],
    ['height 60', ['60cm']],
    ['height 180', ['180']],
  ])('%s is what these say', (expected, texts) => {
    expect(Object.fromEntries(texts.map((text) => [text, spelled(sizeOf(text))]))).toEqual(
      Object.fromEntries(texts.map((text) => [text, expected])),
    );
  });

  it.each(['', ' ', 'Black', 'one size', '0XL', '1T', '8T', '59cm', '181cm', '29', '2', 'XLR', 'MS', 'TEE-M', '(M)'])(
    'is not what “%s” says',
    (text) => {
      expect(sizeOf(text)).toBeUndefined();
    },
  );

  it('is the same in any case, with spaces around it, and in half or full width', () => {
    const texts = fc.constantFrom('s', 'xl', '3xl', '2t', '6-12m', '6-8y', '110cm', 'eu 38', 'medium', 'xxs');
    fc.assert(
      fc.property(texts, fc.boolean(), fc.nat(3), (text, upper, spaces) => {
        const written = ' '.repeat(spaces) + (upper ? text.toUpperCase() : text) + ' '.repeat(spaces);
        expect(sizeOf(written)).toEqual(sizeOf(text));
        const wide = text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0));
        if (!/eu/.test(text)) expect(sizeOf(wide)).toEqual(sizeOf(text));
      }),
    );
  });
});

describe('several sizes in one text', () => {
  it.each([
    ['M/38', ['letter M', 'european 38']],
    ['8-9Y (130cm)', ['years 8to9', 'height 130']],
    ['S/M', ['letter S', 'letter M']],
    ['L', ['letter L']],
    ['L [EU 42]', ['letter L', 'european 42']],
    ['Black (M)', []],
    ['Black/M', []],
    ['', []],
  ])('“%s”', (text, expected) => {
    expect(sizesOf(text).map(spelled)).toEqual(expected);
  });
});

const size = (text: string) => sizeOf(text)!;
const shopWith = (...own: string[]) => {
  const keys = new Set(own.map((text) => keyOfSize(size(text))));
  return comparing((one) => keys.has(keyOfSize(one)));
};

describe('a listing’s size beside the mapped one', () => {
  it.each([
    // the same size is never another one
    { said: 'M', mapped: 'Medium', shop: ['M', 'L'], comparable: true, different: false },
    { said: 'M', mapped: 'L', shop: ['M', 'L'], comparable: true, different: true },
    // of an age in the middle of a range, the range says nothing else
    { said: '6Y', mapped: '6-8Y', shop: ['6-8Y'], comparable: true, different: false },
    { said: '8Y', mapped: '6-8Y', shop: ['6-8Y'], comparable: true, different: false },
    { said: '9Y', mapped: '6-8Y', shop: ['6-8Y'], comparable: true, different: true },
    { said: '5Y', mapped: '6-8Y', shop: ['6-8Y'], comparable: true, different: true },
    // a toddler’s size is an age
    { said: '2T', mapped: '2Y', shop: ['2Y'], comparable: false, different: false },
    { said: '3T', mapped: '2Y', shop: ['2Y'], comparable: true, different: true },
    // a wider range of ages is what the listing offers in all, unless the shop sells that range
    { said: '2-10Y', mapped: '6-8Y', shop: ['6-8Y'], comparable: false },
    { said: '2-10Y', mapped: '6-8Y', shop: ['6-8Y', '2-10Y'], comparable: true, different: true },
    // a shop that has both ages of one kind tells them apart
    { said: '7Y', mapped: '6-8Y', shop: ['6-8Y', '7Y'], comparable: true, different: true },
    // two kinds may mean the same, unless the shop has both
    { said: '110cm', mapped: 'M', shop: ['M'], comparable: false },
    { said: '110cm', mapped: 'M', shop: ['M', '110cm'], comparable: true, different: true },
    { said: '5Y', mapped: '110cm', shop: ['110cm', '5T'], comparable: true, different: true },
    // a European number stands beside a letter and excludes none
    { said: 'EU 38', mapped: 'M', shop: ['M', '38'], comparable: false },
  ])('$said, mapped $mapped, in a shop with $shop', ({ said, mapped, shop, comparable, different }) => {
    const { comparableSizes, differentSize } = shopWith(...shop);
    expect(comparableSizes(size(said), size(mapped))).toBe(comparable);
    if (different !== undefined) expect(differentSize(size(said), size(mapped))).toBe(different);
  });

  it('never differs from itself, whatever the shop has', () => {
    const any = fc.constantFrom('S', '3XL', '2T', '6-12M', '6-8Y', '7Y', '110cm', 'EU 38');
    fc.assert(
      fc.property(any, fc.array(any), (text, own) => {
        const { comparableSizes, differentSize } = shopWith(...own);
        expect(comparableSizes(size(text), size(text))).toBe(true);
        expect(differentSize(size(text), size(text))).toBe(false);
      }),
    );
  });

  it('differs both ways alike where both are sizes of one kind that the shop has', () => {
    const letters = fc.constantFrom('S', 'M', 'L', 'XL', '2XL', '6Y', '7Y', '6-8Y');
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const { differentSize } = shopWith(one, other);
        expect(differentSize(size(one), size(other))).toBe(keyOfSize(size(one)) !== keyOfSize(size(other)));
      }),
    );
  });
});
