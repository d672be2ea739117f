import type { ListingFacts, SpokenContradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { Mapped } from '../../../features/skuMapping/contradictions/contradictions.public.ts';
import { colours, type Entry, type Language, type Words } from './colours.ts';
import { besides, labels, motifs, skuNoise, styles, titleNoise } from './words.ts';

export interface ThirdShopMapping {
  listing: ListingFacts;
  mapped: Mapped;
  /** What was mapped wrongly, where the listing tells better. */
  wrong: SpokenContradiction['about'] | null;
}

interface Design {
  prints: readonly string[];
  /** As a seller's SKU spells it, so that it can be told from every other. */
  sku: readonly string[];
  /** As a SKU shortens it for the seller alone. */
  short: string;
  motif?: (typeof motifs)[number];
  /** The languages in which a title names the picture by the words of its name. */
  named: readonly Language[];
}

const joined = (words: string) => words.replaceAll(' ', '');
const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

function designsOf(motif: (typeof motifs)[number], index: number): Design[] {
  const { en, zh } = motif;
  const short = [...en.matchAll(/\b\w/g)].join('');
  const spelled = [
    joined(en),
    joined(en).toUpperCase(),
    en.replaceAll(' ', '-'),
    en.toLowerCase().replaceAll(' ', '_'),
  ];
  const design = { motif, short, named: ['en'] as const, sku: spelled };
  const code = `D${1007 + index * 13}`;
  const kinds: Design[][] = [
    [{ ...design, prints: [en] }],
    [{ ...design, prints: [`${en.toLowerCase().replaceAll(' ', '_')}.png`] }],
    [1, 2, 3].map((version) => ({
      ...design,
      prints: [`${en} V${version}`],
      sku: [`${joined(en)}-V${version}`, `${joined(en).toUpperCase()}_V${version}`, `${joined(en)}V${version}`],
    })),
    [{ ...design, prints: [`${code} ${en}`], sku: [code, code.toLowerCase(), `${code}-${joined(en)}`] }],
    [{ ...design, prints: [zh], sku: [zh], named: ['zh'] }],
    [{ ...design, prints: [`${en} front`, `${en} back`] }],
  ];
  return kinds[index % kinds.length]!;
}

const coded = Array.from({ length: 60 }, (_, index): Design => {
  const number = 1400 + index * 7;
  const [prefix, dash] = [
    ['D', ''],
    ['PX', '-'],
    ['TS', ''],
  ][index % 3] as [string, string];
  const name = `${prefix}${dash}${padded(number, 4)}`;
  return { prints: [name], sku: [name, name.replace('-', ''), name.toLowerCase()], short: '', named: [] };
});

const dated = Array.from({ length: 24 }, (_, index): Design => {
  const name = `2024${padded((index % 12) + 1, 2)}${padded(((index * 5) % 28) + 1, 2)}-${padded((index % 4) + 1, 2)}`;
  return { prints: [name], sku: [name, name.replace('-', '_')], short: '', named: [] };
});

const pictured = motifs.flatMap(designsOf);
const designs = [...pictured, ...coded, ...dated];

/** The names of all pictures. */
export const thirdShopLibrary: readonly string[] = designs.flatMap(({ prints }) => prints);

const sizes = [...new Set(styles.flatMap((style) => style.sizes))];
export const thirdShopDictionary = { styles, colours, sizes };

const untold = [
  'Vintage Graphic',
  'Funny Saying',
  'Dancing Frog',
  'Beach Vibes',
  'Gift for Dad',
  'Coffee Lovers',
  'Cute Cat',
];

function diceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  return {
    pick,
    chance: (share: number) => next() < share,
    digits: (count: number) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
    shuffle: <Item>(items: readonly Item[]) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
type Dice = ReturnType<typeof diceOf>;

interface Goods {
  style: (typeof styles)[number];
  colour: (typeof colours)[number];
  size: Entry;
  design: Design;
}
/** What a listing can be held against; `version` is the design down to its version. */
type Told = Set<SpokenContradiction['about'] | 'version'>;

const wordOf = (words: Words, language: Language, dice: Dice) => dice.pick(words[language] ?? words.en);

function skuSize({ code }: Entry, dice: Dice): string {
  if (/^E\d/.test(code)) return dice.pick([code.slice(1), `EU${code.slice(1)}`]);
  const wide = /^([2-4])XL$/.exec(code);
  return wide && dice.chance(0.4) ? `${'X'.repeat(Number(wide[1]))}L` : code;
}

function sellerSku({ style, colour, size, design }: Goods, told: Told, dice: Dice): string {
  if (dice.chance(0.1)) return dice.pick([`SKU${dice.digits(7)}`, dice.digits(12), `sz${dice.digits(10)}`]);
  const tokens: string[] = [];
  if (dice.chance(0.65)) {
    tokens.push(dice.pick(design.sku));
    told.add('design').add('version');
  } else if (design.short) tokens.push(design.short);
  if (dice.chance(0.4)) tokens.push(dice.pick([style.code, 'TEE', 'TS']));
  if (dice.chance(0.75)) {
    tokens.push(
      dice.pick([
        colour.code,
        colour.code,
        ...colour.short,
        joined(dice.pick(colour.said.en)),
        dice.pick(colour.said.zh!),
      ]),
    );
    told.add('colour');
  }
  if (dice.chance(0.75)) {
    tokens.push(skuSize(size, dice));
    told.add('size');
  }
  const ordered = dice.chance(0.7) ? tokens : dice.shuffle(tokens);
  if (dice.chance(0.35)) ordered.splice(dice.pick([0, ordered.length]), 0, dice.pick(skuNoise));
  if (ordered.length === 0) return dice.digits(9);
  const sku = ordered.join(dice.pick(['-', '-', '-', '-', '_', '_', '_', '/', ' ', ' ', '.', '']));
  return dice.chance(0.15) ? sku.toLowerCase() : sku;
}

function attributesOf({ colour, size, design }: Goods, language: Language, told: Told, dice: Dice) {
  const spoken: Language = dice.chance(0.25) ? 'en' : language;
  const colourSaid = wordOf(colour.said, spoken, dice);
  const sizeSaid = wordOf(size.said, spoken, dice);
  const { size: sizeLabels, colour: colourLabels, both } = labels[spoken];
  const tellColour = () => {
    if (dice.chance(0.02))
      return { name: dice.pick(colourLabels), value: dice.pick(['As picture', 'Multicolor', '如图']) };
    told.add('colour');
    if (!dice.chance(0.06)) return { name: dice.pick(colourLabels), value: colourSaid };
    told.add('design').add('version');
    return { name: dice.pick(colourLabels), value: `${colourSaid}-${design.sku[0]!}` };
  };
  const tellSize = () => {
    told.add('size');
    return { name: dice.pick(sizeLabels), value: sizeSaid };
  };
  const tellBoth = () => {
    told.add('colour').add('size');
    const parts = dice.chance(0.8) ? [colourSaid, sizeSaid] : [sizeSaid, colourSaid];
    return { name: dice.pick(both), value: parts.join(dice.pick([',', ' / ', '-', ', ', '/', ';'])) };
  };
  const layouts = { apart: 11, together: 4, sizeOnly: 2, colourOnly: 1, none: 2 };
  const layout = dice.pick(Object.entries(layouts).flatMap(([name, weight]) => Array<string>(weight).fill(name)));
  const said = {
    apart: () => [tellColour(), tellSize()],
    together: () => [tellBoth()],
    sizeOnly: () => [tellSize()],
    colourOnly: () => [tellColour()],
    none: () => [],
  }[layout]!();
  return dice.shuffle(dice.chance(0.4) ? [...said, dice.pick(besides), dice.pick(besides)] : said);
}

function titleOf({ style, colour, size, design }: Goods, language: Language, told: Told, dice: Dice): string {
  const words: string[] = [];
  const inEnglish = language !== 'zh' && dice.chance(0.4);
  if (design.motif && dice.chance(0.8)) {
    const spoken = inEnglish ? 'en' : language;
    words.push(design.motif[spoken]);
    if (design.named.includes(spoken)) told.add('design');
  } else if (language === 'en') words.push(dice.pick(untold));
  words.push(wordOf(style.said, language, dice));
  if (dice.chance(0.6)) words.splice(dice.pick([0, words.length]), 0, dice.pick(titleNoise[language]));
  if (dice.chance(0.3)) words.push(dice.pick(titleNoise[language]));
  const title = words.join(language === 'zh' ? dice.pick(['', ' ']) : dice.pick([' ', ' ', ', ', ' - ', ' | ']));
  if (!dice.chance(0.12)) return title;
  told.add('colour').add('size');
  return `${title} (${wordOf(colour.said, language, dice)}, ${wordOf(size.said, language, dice)})`;
}

const other = <Item>(items: readonly Item[], than: Item, dice: Dice) =>
  dice.pick(items.filter((item) => item !== than));

function otherDesign(design: Design, told: Told, dice: Dice): Design {
  const versions = designs.filter(({ motif }) => motif !== undefined && motif === design.motif);
  if (told.has('version') && versions.length > 1 && dice.chance(0.3)) return other(versions, design, dice);
  return dice.pick(designs.filter((one) => one !== design && !(one.motif && one.motif === design.motif)));
}

function mistaken(goods: Goods, wrong: SpokenContradiction['about'], told: Told, dice: Dice): Goods {
  if (wrong === 'size') return { ...goods, size: other(goods.style.sizes, goods.size, dice) };
  if (wrong === 'colour') return { ...goods, colour: other(colours, goods.colour, dice) };
  return { ...goods, design: otherDesign(goods.design, told, dice) };
}

function plant(dice: Dice): ThirdShopMapping {
  const style = dice.pick(styles);
  const goods = {
    style,
    colour: dice.pick(colours),
    size: dice.pick(style.sizes),
    design: dice.pick(dice.pick([pictured, pictured, pictured, coded, coded, dated])),
  };
  const language = dice.pick<Language>(['en', 'en', 'en', 'en', 'zh', 'zh', 'es', 'de', 'fr']);
  const told: Told = new Set();
  const listing = {
    title: titleOf(goods, language, told, dice),
    sellerSku: sellerSku(goods, told, dice),
    attributes: attributesOf(goods, language, told, dice),
  };
  const tellable = (['size', 'colour', 'design'] as const).filter(
    (about) => told.has(about) && (about !== 'size' || style.sizes.length > 1),
  );
  const wrong = dice.chance(0.1) && tellable.length > 0 ? dice.pick(tellable) : null;
  const { colour, size, design } = wrong ? mistaken(goods, wrong, told, dice) : goods;
  return {
    listing,
    mapped: {
      colorCode: colour.code,
      colorName: colour.name,
      sizeCode: size.code,
      sizeName: size.name,
      prints: design.prints,
    },
    wrong,
  };
}

/** The same mappings for the same seed; about one in ten is wrong. */
export function plantThirdShop(count: number, seed: number): ThirdShopMapping[] {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () => plant(dice));
}
