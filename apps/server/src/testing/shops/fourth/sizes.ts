import type { Language } from './colours.ts';
import type { Run } from './words.ts';

export interface Size {
  code: string;
  name: string;
  runs: readonly Run[];
  /** Divided by `|`, as sellers write it in any language, in one language, in a seller's SKU. */
  any: string;
  in: Partial<Record<Language, string>>;
  sku: string;
  /** Agrees by the common charts, without being the same word. */
  loose?: string;
}

/** letter, what else it is called, EU, US, jin that it suits, and in words. */
const letters: readonly [string, string, number, string, string, Size['in']][] = [
  ['S', 'Small', 36, '4', '80-95', { es: 'Pequeña', pt: 'P' }],
  ['M', 'Medium', 38, '6', '95-110', { es: 'Mediana', pt: 'M' }],
  ['L', 'Large', 40, '8/10', '110-125', { es: 'Grande', pt: 'G' }],
  ['XL', 'X-Large|Extra Large', 42, '12', '125-140', { es: 'Extra grande', pt: 'GG', ja: 'LL' }],
  ['2XL', 'XXL|2X-Large|XX-Large|2X', 44, '14', '140-155', {}],
  ['3XL', 'XXXL|3X-Large|XXX-Large|3X', 46, '16', '155-170', {}],
  ['4XL', 'XXXXL|4X-Large|4X', 48, '18', '170-185', {}],
  ['5XL', '5X-Large|XXXXXL|5X', 50, '20', '185-200', {}],
];
const ofLetters = letters.map(([letter, words, eu, us, jin, own], at): Size => {
  const doubled = words.split('|').filter((word) => /^X+L$/.test(word));
  const short = [letter, letter, letter, ...doubled];
  const by = (write: (name: string) => string) => short.map(write).join('|');
  return {
    code: letter,
    name: letter === '2XL' ? '2XL/XXL' : letter,
    runs: at >= 3 ? ['letters', 'plus'] : ['letters'],
    any: `${by((name) => name)}|${letter}(${us})|${letter} (EU ${eu})|EU${eu}/${letter}|${letter}/${eu}`,
    in: {
      en: `${letter}|${words}|US ${letter}|${by((name) => `Size ${name}`)}`,
      zh: `${by((name) => `${name}码`)}|${letter}（建议${jin}斤）|${letter}【${jin}斤】`,
      es: `Talla ${letter}|${own.es ?? letter}`,
      de: `Größe ${letter}|Gr. ${letter}`,
      fr: `Taille ${letter}`,
      ja: `${letter}サイズ|${own.ja ?? letter}`,
      pt: own.pt ?? letter,
    },
    sku: `${by((name) => name)}${at >= 4 ? `|${words.split('|').at(-1)}` : ''}`,
    loose: `EU ${eu}`,
  };
});

const ofToddlers = [2, 3, 4, 5].map((age): Size => ({
  code: `${age}T`,
  name: `${age}T`,
  runs: ['toddler'],
  any: `${age}T|${age}T|${age}T (${80 + age * 6}cm)`,
  in: {
    en: `${age} Years|${age}T Toddler|Age ${age}`,
    zh: `${age}岁|${age}T码`,
    es: `${age} años`,
    de: `${age} Jahre`,
    fr: `${age} ans`,
    ja: `${age}歳`,
    pt: `${age} anos`,
  },
  sku: `${age}T|${age}t|${age}T`,
}));

const ofYears = [
  ['KS', '6-8'],
  ['KM', '9-11'],
  ['KL', '12-14'],
].map(([code, ages]): Size => ({
  code: code!,
  name: `${ages}Y`,
  runs: ['years'],
  any: `${ages}Y|${ages} Y|${ages}`,
  in: {
    en: `${ages} Years|Age ${ages}|Kids ${ages}Y|${ages} yrs`,
    zh: `${ages}岁|${ages?.replace('-', '~')}岁`,
    es: `${ages} años`,
    de: `${ages} Jahre`,
    fr: `${ages} ans|${ages?.replace('-', '/')} ans`,
    ja: `${ages}歳`,
    pt: `${ages} anos`,
  },
  sku: `${ages}Y|${ages}yrs|${ages?.replace('-', '/')}Y|${code}`,
}));

const ofHeight = [
  ['110', '4-5'],
  ['120', '6-7'],
  ['130', '8-9'],
  ['140', '10-11'],
  ['150', '12-13'],
].map(([height, ages]): Size => ({
  code: height!,
  name: `${height}cm`,
  runs: ['height'],
  any: `${height}cm|${height} cm|${height}|${ages}Y(${height}cm)|${height}CM`,
  in: { zh: `${height}码|${height}cm（${ages}岁）`, ja: `${height}サイズ`, de: `Gr. ${height}` },
  sku: `${height}|${height}cm|${height}CM`,
}));

export const sizes: readonly Size[] = [
  ...ofLetters,
  ...ofToddlers,
  ...ofYears,
  ...ofHeight,
  {
    code: 'F',
    name: '均码',
    runs: ['one'],
    any: 'One Size|One-Size|Free Size|OS',
    in: {
      zh: '均码',
      es: 'Talla única',
      de: 'Einheitsgröße',
      fr: 'Taille unique',
      ja: 'フリーサイズ',
      pt: 'Tamanho único',
    },
    sku: 'F|OS|FREE|ONESIZE|均码',
  },
];
