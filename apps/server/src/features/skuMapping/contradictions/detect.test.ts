import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectContradictions, type Mapped, wordsToLookUp } from './detect.ts';
import { lexiconOf } from './lexicon.ts';

const entry = (code: string, name = code) => ({ code, name });
const lexicon = lexiconOf({
  styles: [entry('TEE', 'Classic tee')],
  colours: [entry('BLK', 'Black'), entry('WHT', 'White'), entry('NVY', 'Navy'), entry('ZLK', 'Zelkova')],
  sizes: ['S', 'M', 'L', 'XL', '6-8Y'].map((size) => entry(size)),
});
const library = [
  'rose_front.png',
  'fox_back.png',
  'cat_mom.png',
  'cat_mom_v2.png',
  'D0421 white tiger.png',
  'vintage 1974.png',
  'Golden Hour.png',
];

const silent: ListingFacts = { title: '', sellerSku: '', attributes: [] };
const blackM: Mapped = {
  colorCode: 'BLK',
  colorName: 'Black',
  sizeCode: 'M',
  sizeName: 'M',
  prints: ['rose_front.png'],
};
const named = (...pairs: [name: string, value: string][]) => pairs.map(([name, value]) => ({ name, value }));

const find = (listing: Partial<ListingFacts>, mapped: Partial<Mapped> = {}) =>
  detectContradictions({ ...silent, ...listing }, { ...blackM, ...mapped }, lexicon, library);
/** As `size L not M (attribute)`. */
const told = (...given: Parameters<typeof find>) =>
  find(...given).map(({ about, source, said, mapped }) => `${about} ${said} not ${mapped} (${source})`);

it('finds nothing where the listing is silent or agrees', () => {
  expect(find({})).toEqual([]);
  const listing = {
    title: 'Rose tee, Black, M',
    sellerSku: 'TEE-BLK-M-ROSE',
    attributes: named(['Color', 'Black'], ['Size', 'M']),
  };
  expect(find(listing)).toEqual([]);
});

describe('what attributes say', () => {
  it.each([
    [named(['Size', 'L']), ['size L not M (attribute)']],
    [named(['', 'Black / L']), ['size L not M (attribute)']],
    // a marketplace may give the value in the field of the name
    [named(['L', '']), ['size L not M (attribute)']],
    [named(['Color', 'White']), ['colour White not Black (attribute)']],
    [named(['', 'White-L']), ['size L not M (attribute)', 'colour White not Black (attribute)']],
    [named(['', 'White L']), ['size L not M (attribute)', 'colour White not Black (attribute)']],
    // several values of their own names in one field
    [named(['Variant', 'Color: White; Size: L']), ['size L not M (attribute)', 'colour White not Black (attribute)']],
    // sizes of two kinds for the same goods; one that fits is enough
    [named(['Size', 'M/38']), []],
    [named(['Size', 'S'], ['Size', 'M']), []],
    [named(['Size', 'S'], ['Size', 'L']), ['size S L not M (attribute)']],
    // an appendix behind the colour is a design or a batch
    [named(['Color', 'White-A12']), ['colour White-A12 not Black (attribute)']],
    [named(['Color', 'Black-A12']), []],
    [named(['Color', 'White Long Sleeve Tee']), ['colour White Long Sleeve Tee not Black (attribute)']],
    [named(['Farbe', 'Knallrosa']), ['colour Knallrosa not Black (attribute)']],
    // a size is none where the name says colour, and the other way round
    [named(['Color', 'L']), []],
    [named(['Size', 'White']), []],
    // the colour of something else than the shirt
    [named(['Text color', 'White']), []],
    [named(['Print area', 'L']), []],
    [named(['Model size', 'L']), []],
    [named(['印花颜色', 'White']), []],
    [named(['Pattern', 'White']), []],
    [named(['Pattern type', 'White']), ['colour White not Black (attribute)']],
  ])('%j', (attributes, expected) => {
    expect(told({ attributes })).toEqual(expected);
  });
});

describe('what the seller’s SKU and the title say', () => {
  it.each([
    [{ sellerSku: 'TEE-WHT-M' }, ['colour wht not Black (sellerSku)']],
    [{ sellerSku: 'TEE-BLK-L' }, ['size l not M (sellerSku)']],
    [{ sellerSku: 'TEEWHTL' }, ['size teewhtl not M (sellerSku)', 'colour teewhtl not Black (sellerSku)']],
    // a plain number is no size that the shop has
    [{ sellerSku: 'TEE-BLK-M-42' }, []],
    // an age with both ends, though a hyphen parts them
    [{ sellerSku: 'TEE-6-8Y-BLK' }, ['size 6to8y not M (sellerSku)']],
    // only the end of a title is about this one
    [{ title: 'White summer shirt' }, []],
    [{ title: 'Rose shirt for women, White, L' }, ['size L not M (title)', 'colour White not Black (title)']],
    [{ title: 'Rose shirt, White, for women' }, []],
    // an attribute decides before the SKU, and the SKU before the title
    [{ attributes: named(['Color', 'Black']), sellerSku: 'TEE-WHT' }, []],
    [{ sellerSku: 'TEE-BLK', title: 'Shirt, White' }, []],
  ])('%j', (listing, expected) => {
    expect(told(listing)).toEqual(expected);
  });

  it('takes no colour from the name of a print', () => {
    const mapped = { prints: ['D0421 white tiger.png'] };
    expect(told({ sellerSku: 'TEE-M-WHITE-TIGER' }, mapped)).toEqual([]);
    expect(told({ sellerSku: 'TEE-M-WHITETIGER' }, mapped)).toEqual([]);
    expect(told({ sellerSku: 'TEE-M-WHITE' }, { prints: [] })).toEqual(['colour white not Black (sellerSku)']);
    // the attribute is about the shirt, whatever the print is called
    expect(told({ attributes: named(['Color', 'White']) }, mapped)).toEqual(['colour White not Black (attribute)']);
  });
});

describe('what the listing names as design', () => {
  it.each([
    [{ sellerSku: 'TEE-BLK-M-FOX' }, {}, ['design fox_back.png not rose_front.png (sellerSku)']],
    [{ sellerSku: 'TEE-BLK-M-ROSE-FOX' }, {}, []],
    [{ sellerSku: 'TEE-BLK-M-FOX' }, { prints: ['rose_front.png', 'fox_back.png'] }, []],
    // a design with more words is a better match than the mapped one
    [{ sellerSku: 'CATMOM-M' }, {}, ['design cat_mom.png not rose_front.png (sellerSku)']],
    // where the SKU names the mapped print, half of another name is no better one
    [{ sellerSku: 'ROSE-TIGER-M' }, {}, []],
    [{ sellerSku: 'TIGER-M' }, {}, ['design D0421 white tiger.png not rose_front.png (sellerSku)']],
    // another version, however it is written
    [{ sellerSku: 'CAT-MOM-V3' }, { prints: ['cat_mom_v2.png'] }, ['design V3 not cat_mom_v2.png (sellerSku)']],
    [{ sellerSku: 'CAT-MOM-02' }, { prints: ['cat_mom_v2.png'] }, []],
    [{ sellerSku: 'CatMomV2' }, { prints: ['cat_mom_v2.png'] }, []],
    // of a picture without a version nobody can say which it is
    [{ sellerSku: 'CAT-MOM-V3' }, { prints: ['cat_mom.png'] }, []],
    [{ attributes: named(['Pattern', 'Cat Mom']) }, {}, ['design cat_mom.png not rose_front.png (attribute)']],
    [{ attributes: named(['款式', 'Cat Mom']) }, {}, ['design cat_mom.png not rose_front.png (attribute)']],
    // half a name in an attribute or a title is no name
    [{ attributes: named(['Pattern', 'Cat']) }, {}, []],
    [{ title: 'Cat lovers, Cat Mom' }, {}, ['design cat_mom.png not rose_front.png (title)']],
    [{ title: 'Cat lovers' }, {}, []],
    // the SKU names the mapped print: what the title advertises does not count
    [{ sellerSku: 'ROSE-M', title: 'Cat Mom' }, {}, []],
    // every vintage shirt has a year in its title
    [{ title: 'Vintage 1974 birthday' }, {}, []],
    // a mapped picture with a number alone cannot stand in a title
    [{ title: 'Cat Mom' }, { prints: ['D0421.png'] }, []],
    [{ sellerSku: 'TEE-BLK-M-FOX' }, { prints: [] }, []],
  ])('%j mapped to %j', (listing, mapped, expected) => {
    expect(told(listing, mapped)).toEqual(expected);
  });

  it('looks only those words up that the mapped prints do not contain', () => {
    const listing = { ...silent, sellerSku: 'TEE-BLK-M-ROSE-FOX', title: 'Fox shirt' };
    const words = wordsToLookUp(listing, blackM, lexicon);
    expect(words).toContain('fox');
    for (const never of ['rose', 'tee', 'm', 'shirt']) expect(words).not.toContain(never);
    expect(wordsToLookUp(listing, { ...blackM, prints: [] }, lexicon)).toEqual([]);
  });
});

it('is sure of no more than the mapping says: without size, colour or prints nothing differs', () => {
  const nothing = { colorCode: '', colorName: '', sizeCode: '', sizeName: '', prints: [] };
  const texts = fc.constantFrom('TEE-WHT-L-FOX', 'White / L', 'Cat Mom', 'XL', '白色', 'D1024BLKXL');
  fc.assert(
    fc.property(texts, texts, texts, (title, sellerSku, value) => {
      expect(find({ title, sellerSku, attributes: named(['', value]) }, nothing)).toEqual([]);
    }),
  );
});

it('finds the same whatever the order of the library and the case of the listing', () => {
  const words = fc.constantFrom('BLK', 'WHT', 'M', 'L', 'ROSE', 'FOX', 'CAT', 'MOM', 'TEE');
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 6 }),
      fc.shuffledSubarray(library, { minLength: library.length }),
      (sku, order) => {
        const about = (sellerSku: string, names: readonly string[]) =>
          detectContradictions({ ...silent, sellerSku }, blackM, lexicon, names).map((one) => one.about);
        const expected = about(sku.join('-'), library);
        expect(about(sku.join('-').toLowerCase(), library)).toEqual(expected);
        expect(about(sku.join('_'), order)).toEqual(expected);
      },
    ),
  );
});
