import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { ShopColour } from './colours.ts';
import type { Dice } from './dice.ts';
import type { Naming, ShopPrint } from './prints.ts';
import type { ShopStyle } from './styles.ts';
import {
  ageOfHeight,
  american,
  attributeNames,
  european,
  type Language,
  leads,
  manyX,
  months,
  oneSize,
  printed,
  type ShopSize,
  sizeWord,
  tails,
  years,
} from './words.ts';

export interface ShopGoods {
  style: ShopStyle;
  colour: ShopColour;
  size: ShopSize;
  print: ShopPrint;
}

/** What a reader of the listing knows of the goods. A child's age tells its height only roughly. */
export type Fact = 'colour' | 'size' | 'rough size' | Naming;

interface Written {
  text: string;
  facts: readonly Fact[];
}

const capitals = (text: string) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

function adultSize({ code }: ShopSize, language: Language, dice: Dice): string {
  const letters = dice.percent(50) ? (manyX[code] ?? code) : code;
  const [us, eu] = [american[code], european[code]];
  const word = sizeWord[language];
  const worded = language === 'zh' || language === 'ja' ? `${letters}${word}` : `${word} ${letters}`;
  return dice.weighed([
    [72, letters],
    [8, worded],
    [9, us && language === 'en' ? `${letters}(${us})` : letters],
    [
      8,
      eu && language !== 'zh'
        ? dice.one([`${letters} (${eu})`, `${letters} (EU ${eu})`, `EU ${eu} (${letters})`])
        : letters,
    ],
    [3, letters.toLowerCase()],
  ]);
}

const spaced = (count: string, unit: string, language: Language) =>
  language === 'zh' || language === 'ja' || unit.length === 1 ? `${count}${unit}` : `${count} ${unit}`;

function sizeText(size: ShopSize, language: Language, dice: Dice): Written {
  const facts: Fact[] = ['size'];
  if (size.kind === 'adult') return { text: adultSize(size, language, dice), facts };
  if (size.kind === 'one') return { text: dice.way(oneSize[language]), facts };
  if (size.kind === 'months')
    return { text: spaced(size.code.slice(0, -1), dice.way(months[language]), language), facts };
  if (size.kind === 'years')
    return { text: spaced(size.name.slice(0, -1), dice.way(years[language]), language), facts };
  if (size.kind === 'toddler') return { text: dice.one([size.code, size.code, size.code.replace('T', ' T')]), facts };
  const age = ageOfHeight[size.code] ?? '';
  if (dice.percent(6)) return { text: `${age}Y`, facts: ['rough size'] };
  const { code } = size;
  return { text: dice.one([`${code}cm`, `${code}cm`, code, `${code} CM`, `${age}Y (${code}cm)`, `${code}码`]), facts };
}

function colourText({ words }: ShopColour, language: Language, dice: Dice): Written {
  return { text: dice.way(words[language]), facts: ['colour'] };
}

function designText({ number, en, zh, namedBy }: ShopPrint, dice: Dice): Written {
  if (namedBy.includes('en') && dice.percent(65)) {
    return { text: dice.one([capitals(en).replaceAll(' ', ''), en.replaceAll(' ', '-'), capitals(en)]), facts: ['en'] };
  }
  if (namedBy.includes('zh') && dice.percent(namedBy.includes('number') ? 15 : 65)) return { text: zh, facts: ['zh'] };
  return {
    text: dice.weighed([
      [8, number],
      [1, number.replace('YH', 'YH-')],
      [1, number.toLowerCase()],
    ]),
    facts: ['number'],
  };
}

function attributes(goods: ShopGoods, language: Language, dice: Dice): [ListingFacts['attributes'], Fact[]] {
  const spoken = dice.percent(80) ? language : dice.one<Language>(['en', 'en', 'zh']);
  const [colour, size] = [colourText(goods.colour, spoken, dice), sizeText(goods.size, spoken, dice)];
  const named = (what: keyof typeof attributeNames, value: string) => ({
    name: dice.way(attributeNames[what][spoken]),
    value,
  });
  const [colourName, sizeName] = [named('colour', colour.text), named('size', size.text)];
  const both = [...colour.facts, ...size.facts];
  const inOne = dice.one([
    `${colour.text}/${size.text}`,
    `${colour.text}, ${size.text}`,
    `${colour.text}-${size.text}`,
  ]);
  const design = designText(goods.print, dice);
  return dice.weighed<[ListingFacts['attributes'], Fact[]]>([
    [54, [[colourName, sizeName], both]],
    [8, [[sizeName, colourName, { name: 'Material', value: 'Polyester' }], both]],
    [12, [[named('both', inOne)], both]],
    [5, [[sizeName], [...size.facts]]],
    [4, [[colourName], [...colour.facts]]],
    [
      6,
      [
        [named('style', design.text), colourName, sizeName],
        [...both, ...design.facts],
      ],
    ],
    [
      3,
      [
        [named('colour', `${colour.text}-${design.text}`), sizeName],
        [...both, ...design.facts],
      ],
    ],
    [3, [[colourName, sizeName, { name: 'Quantity', value: '1pc' }], both]],
    [5, [[], []]],
  ]);
}

/** English and Chinese put the design before the goods, the others behind them. */
function phrase({ style, print }: ShopGoods, told: boolean, language: Language, dice: Dice): string {
  const [goods, how] = [dice.way(style.words[language]), dice.way(printed[language])];
  const name = told ? (language === 'zh' ? print.zh : capitals(print.en)) : '';
  if (language === 'zh') return `${name}${how}${goods}`;
  const design = language === 'en' ? [name, how] : [how, name];
  const parts = language === 'en' && dice.percent(65) ? [...design, goods] : [goods, ...design];
  return parts.filter(Boolean).join(' ');
}

function title(goods: ShopGoods, language: Language, dice: Dice): Written {
  const toldHere = dice.percent(language === 'en' || language === 'zh' ? 70 : 15);
  const grown = goods.size.kind === 'adult';
  const colour = dice.percent(8) ? dice.way(goods.colour.words[language]) : '';
  const text = [
    grown ? dice.way(leads[language]) : '',
    phrase(goods, toldHere, language, dice),
    grown ? dice.way(tails[language]) : '',
    colour && `${language === 'zh' ? '，' : ', '}${colour}`,
  ];
  const facts: Fact[] = [
    ...(toldHere ? ([language === 'zh' ? 'zh' : 'en'] as const) : []),
    ...(colour ? (['colour'] as const) : []),
  ];
  return { text: text.join(''), facts };
}

function shortSize(size: ShopSize, dice: Dice): string {
  const { code, name, kind } = size;
  if (kind === 'adult') return dice.percent(35) ? (manyX[code] ?? code) : code;
  if (kind === 'years') return dice.one([code, name]);
  if (kind === 'height') return dice.one([code, name]);
  return kind === 'one' ? dice.one(['OS', 'F', '均码']) : code;
}

const shortColour = ({ code, short, words }: ShopColour, dice: Dice) =>
  dice.weighed([
    [40, code],
    [25, dice.way(words.en).replaceAll(' ', '')],
    [25, dice.way(short)],
    [10, dice.way(words.zh)],
  ]);

const two = (number: number) => String(number).padStart(2, '0');

const day = (dice: Dice) => `${dice.one(['24', '25', '26'])}${two(1 + dice.below(12))}${two(1 + dice.below(28))}`;

const batch = (dice: Dice) =>
  dice.one([
    `${day(dice)}${dice.one(['A', 'P', 'F'])}${two(dice.below(40))}`,
    `LW${1000 + dice.below(9000)}`,
    `20${day(dice)}`,
  ]);

const opaque = (dice: Dice) => {
  const digits = Array.from({ length: 9 }, () => dice.below(10)).join('');
  return dice.one([`sz${day(dice)}${digits}`, `${day(dice)}${digits}`, `st${day(dice)}${digits.slice(0, 6)}`]);
};

const noise = (dice: Dice) => dice.one([day(dice), 'GZ01', 'YW', 'US1', '1PC', 'P2', `B${1 + dice.below(9)}`, 'NEW']);

const productCode = ({ style, colour, size }: Omit<ShopGoods, 'print'>) => `${style.code}${colour.code}${size.code}`;

function sellerSku(goods: ShopGoods, dice: Dice): Written {
  const [c, s] = [shortColour(goods.colour, dice), shortSize(goods.size, dice)];
  const design = designText(goods.print, dice);
  const { style, print } = goods;
  const by = dice.weighed([
    [70, '-'],
    [16, '_'],
    [5, '/'],
    [4, '.'],
    [5, ' '],
  ]);
  const joined = (facts: readonly Fact[], ...tokens: string[]): Written => {
    const all = dice.percent(25) ? (dice.percent(50) ? [noise(dice), ...tokens] : [...tokens, noise(dice)]) : tokens;
    return { text: all.join(by), facts };
  };
  const all: Fact[] = ['colour', 'size', ...design.facts];
  const recipes: [number, () => Written][] = [
    [20, () => joined(all, design.text, c, s)],
    [12, () => joined(all, design.text, style.code, c, s)],
    [8, () => joined(all, productCode(goods), design.text)],
    [6, () => ({ text: `${print.number}${c}${s}`, facts: ['colour', 'size', 'number'] })],
    [5, () => joined(all, s, c, design.text)],
    [14, () => joined(['colour', 'size'], batch(dice), c, s)],
    [5, () => joined(['size', ...design.facts], design.text, style.code, s)],
    [4, () => joined(design.facts, design.text, String(1 + dice.below(30)))],
    [26, () => ({ text: opaque(dice), facts: [] })],
  ];
  return dice.weighed(recipes)();
}

export interface ShopListing {
  listing: ListingFacts;
  facts: ReadonlySet<Fact>;
}

/** What a seller puts on the market for these goods, and what of them it tells. */
export function listed(goods: ShopGoods, language: Language, dice: Dice): ShopListing {
  const [given, fromAttributes] = attributes(goods, language, dice);
  const [name, sku] = [title(goods, language, dice), sellerSku(goods, dice)];
  return {
    listing: { title: name.text, sellerSku: sku.text, attributes: given },
    facts: new Set([...fromAttributes, ...name.facts, ...sku.facts]),
  };
}
