import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../contradictions/lexicon.ts';
import { spellingBy } from './spelled.ts';
import { codesIn, type Evidence, type Idea, suggest } from './suggest.ts';

const styles = [{ id: '1', type: 1, code: 'TEE', name: 'Tee' }];
const colours = [
  { id: '2', type: 2, code: 'BLK', name: 'Black' },
  { id: '3', type: 2, code: 'WHT', name: 'White' },
  { id: '4', type: 2, code: 'RED-2', name: 'Cherry red' },
];
const sizes = [
  { id: '5', type: 3, code: 'M', name: 'M' },
  { id: '6', type: 3, code: 'L', name: 'L' },
];
const lexicon = lexiconOf({ styles, colours, sizes });

const goodsOf = (color: (typeof colours)[number], size: (typeof sizes)[number], printNum = 1) => ({
  id: `${color.id}${size.id}`,
  code: `TEE-${color.code}-${size.code}`,
  categoryId: color.id,
  printNum,
  styleCode: 'TEE',
  styleName: 'Tee',
  colorCode: color.code,
  colorName: color.name,
  sizeCode: size.code,
  sizeName: size.name,
});
const [blackM, blackL, whiteL, whiteL2] = [
  goodsOf(colours[0]!, sizes[0]!),
  goodsOf(colours[0]!, sizes[1]!),
  goodsOf(colours[1]!, sizes[1]!),
  goodsOf(colours[1]!, sizes[1]!, 2),
];
const picture = (name: string) => ({ id: name, name: `${name}.png` });
const facts = (listing: Partial<ListingFacts>): ListingFacts => ({
  title: '',
  sellerSku: '',
  attributes: [],
  ...listing,
});
const found = (evidence: Partial<Evidence>): Evidence => ({
  facts: null,
  relatives: [],
  goods: [],
  pictures: [],
  ...evidence,
});
const told = (ideas: readonly Idea[]) =>
  ideas.map(({ goods, prints }) => [goods?.code ?? null, ...prints.map(({ id }) => id)].join(' '));
const reasons = (ideas: readonly Idea[]) =>
  ideas.map((idea) => idea.reasons.map(({ key }) => key.replace('skuMapping.because.', '')));

type Kin = Evidence['relatives'][number];
const relative = (kind: Kin['kind'], goods: Kin['goods'], ...prints: string[]): Kin => ({
  kind,
  store: 'Linden',
  productCodeId: goods.id,
  printIds: prints,
  goods,
  prints: prints.map(picture),
});

describe('suggestions', () => {
  it('are none without evidence, and whole mappings of relatives without a listing', () => {
    expect(suggest(found({}), lexicon)).toEqual([]);
    const kin = [relative('sameSkuId', blackM, 'rose'), relative('sameTitle', whiteL, 'fox')];
    // goods with the same title may be another colour or size
    expect(told(suggest(found({ relatives: kin }), lexicon))).toEqual(['TEE-BLK-M rose']);
  });

  it('put what is mapped elsewhere before what the listing says, three at most and each once', () => {
    const listing = facts({ sellerSku: 'TEE-BLK-M' });
    const kin = [
      relative('sameSkuId', blackM, 'rose'),
      relative('sameSellerSku', blackM, 'rose'),
      relative('sameSellerSku', blackM, 'owl'),
    ];
    const ideas = suggest(found({ facts: listing, relatives: kin, goods: [blackM] }), lexicon);
    expect([told(ideas), reasons(ideas)]).toEqual([
      ['TEE-BLK-M rose', 'TEE-BLK-M owl', 'TEE-BLK-M'],
      // of two reasons for the same the later stands
      [['sameSellerSku'], ['sameSellerSku'], ['codeInSku']],
    ]);
    const many = ['a1', 'b2', 'c3', 'd4'].map((name) => relative('sameSellerSku', blackM, name));
    expect(suggest(found({ relatives: many }), lexicon)).toHaveLength(3);
  });

  it('leave out what the listing contradicts', () => {
    const listing = facts({ attributes: [{ name: 'Color', value: 'White' }] });
    const kin = [relative('sameSkuId', blackM, 'rose'), relative('sameSellerSku', whiteL, 'rose')];
    expect(told(suggest(found({ facts: listing, relatives: kin }), lexicon))).toEqual(['TEE-WHT-L rose']);
  });

  it('join the code that the SKU spells out with the picture that it names', () => {
    const listing = facts({ sellerSku: 'tee_blk_m_rose' });
    const ideas = suggest(found({ facts: listing, goods: [blackL, blackM], pictures: [picture('rose')] }), lexicon);
    expect(told(ideas)[0]).toBe('TEE-BLK-M rose');
    expect(reasons(ideas)[0]).toEqual(['codeInSku', 'printNamed']);
  });

  it('take the code whose colour and size the listing names where the SKU spells out none', () => {
    const listing = facts({ sellerSku: 'X-1', attributes: [{ name: '', value: 'White / L' }] });
    const ideas = suggest(found({ facts: listing, goods: [blackL, blackM, whiteL] }), lexicon);
    expect([told(ideas), reasons(ideas)]).toEqual([['TEE-WHT-L'], [['codeFits']]]);
    // a colour alone, or a size alone, fits too much
    for (const value of ['White', 'L'])
      expect(suggest(found({ facts: facts({ attributes: [{ name: '', value }] }), goods: [whiteL] }), lexicon)).toEqual(
        [],
      );
  });

  it('give two prints to goods with two positions, the front first, and one to goods with one', () => {
    const listing = facts({ sellerSku: 'TEE-WHT-L-ROSE' });
    const pictures = [picture('rose_back'), picture('rose_front'), picture('rose_sleeve_fox')];
    const prints = (goods: Kin['goods']) =>
      told(suggest(found({ facts: listing, goods: [goods], pictures }), lexicon))[0];
    expect(prints(whiteL2)).toBe('TEE-WHT-L rose_front rose_back');
    expect(prints(whiteL)).toBe('TEE-WHT-L rose_front');
    pictures.unshift(picture('rose'));
    expect(prints(whiteL)).toBe('TEE-WHT-L rose_front');
  });

  it('put the picture whose whole name stands in the SKU before one with more of its words in the title', () => {
    const listing = facts({ sellerSku: 'TEE-WHT-L-OWL', title: 'Night owl moon shirt' });
    const pictures = [picture('night_moon_sea'), picture('owl')];
    expect(told(suggest(found({ facts: listing, goods: [whiteL], pictures }), lexicon))[0]).toBe('TEE-WHT-L owl');
  });

  it('fall back on the prints of goods with the same title', () => {
    const listing = facts({ sellerSku: 'TEE-WHT-L', title: 'Summer shirt' });
    const kin = [relative('sameTitle', blackM, 'wave')];
    const ideas = suggest(found({ facts: listing, relatives: kin, goods: [whiteL] }), lexicon);
    expect([told(ideas)[0], reasons(ideas)[0]]).toEqual(['TEE-WHT-L wave', ['codeInSku', 'sameTitle']]);
  });
});

it('reads every run of a SKU’s words as a product code, eight words at most', () => {
  expect(codesIn('TEE_BLK m')).toEqual(['tee-blk-m', 'tee-blk', 'tee', 'blk-m', 'blk', 'm']);
  expect(codesIn('')).toEqual([]);
  const longest = Math.max(...codesIn('a b c d e f g h i j k').map((code) => code.split('-').length));
  expect(longest).toBe(8);
});

describe('the product that a SKU spells out', () => {
  const entries = [...styles, ...colours, ...sizes];
  const spelled = (listing: Partial<ListingFacts>, dictionary = entries) => {
    const product = spellingBy(dictionary, lexicon)(facts(listing));
    return product && [product.style.code, product.colour.code, product.size?.code];
  };

  it.each([
    ['TEE-BLK-M', ['TEE', 'BLK', 'M']],
    ['rose_tee blk/l', ['TEE', 'BLK', 'L']],
    // a code of several words
    ['TEE-RED-2-M', ['TEE', 'RED-2', 'M']],
    ['TEE-BLK', ['TEE', 'BLK', undefined]],
    // the colour must stand right behind the style
    ['TEE-ROSE-BLK-M', undefined],
    ['BLK-M', undefined],
    ['TEE-BLK-M-TEE-WHT-L', undefined],
    ['', undefined],
  ])('“%s”', (sellerSku, expected) => {
    expect(spelled({ sellerSku })).toEqual(expected);
  });

  it('has the size that the rest of the listing names, where that is one size', () => {
    const listing = (value: string) => ({ sellerSku: 'TEE-BLK', attributes: [{ name: 'Size', value }] });
    expect(spelled(listing('Large'))).toEqual(['TEE', 'BLK', 'L']);
    expect(spelled(listing('M/L'))).toEqual(['TEE', 'BLK', undefined]);
    expect(spelled(listing('3XL'))).toEqual(['TEE', 'BLK', undefined]);
  });

  it('is none where the listing contradicts it or two entries are written alike', () => {
    expect(spelled({ sellerSku: 'TEE-BLK-M', attributes: [{ name: 'Color', value: 'White' }] })).toBeUndefined();
    const twin = { id: '9', type: 2, code: 'BLK.', name: 'Off black' };
    expect(spelled({ sellerSku: 'TEE-BLK-M' }, [...entries, twin])).toBeUndefined();
    expect(spelled({ sellerSku: 'TEE-WHT-M' }, [...entries, twin])).toEqual(['TEE', 'WHT', 'M']);
  });
});
