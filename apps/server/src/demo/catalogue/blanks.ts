import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { sampleBlank, type SampleGoods } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';

/** In Chinese and in English. */
type Name = readonly [zh: string, en: string];

interface Style {
  code: string;
  name: Name;
  goods: SampleGoods;
  /** Codes of `colours`. */
  colours: readonly string[];
  /** Codes of `sizes`. */
  sizes: readonly string[];
  /** cm, and g. */
  box: readonly [length: number, width: number, height: number, weight: number];
}

/** Clothes at TEMU come in black, white, navy and rosé; the other colours are for SHEIN alone. */
const colours: Readonly<Record<string, readonly [...Name, cloth: string]>> = {
  NVY: ['藏青色', 'Navy', '#22304f'],
  SND: ['沙色', 'Sand', '#d8c6a4'],
  RED: ['红色', 'Red', '#b3263a'],
  GRN: ['墨绿', 'Green', '#2f5d48'],
  PNK: ['玫瑰色', 'Rosé', '#eeb5c0'],
  BLU: ['浅蓝', 'Light blue', '#9fb8c8'],
};
/** These are in the dictionary already. */
const known: Readonly<Record<string, string>> = { BLK: '#1d1d22', WHT: '#f6f5f2' };

const sizes: Readonly<Record<string, string>> = {
  S: 'S',
  XL: 'XL',
  '2XL': 'XXL',
  '11OZ': '11 oz',
  '15OZ': '15 oz',
  A3: 'A3',
  A2: 'A2',
  IP15: 'iPhone 15',
  IP16: 'iPhone 16',
};

const letters = ['S', 'M', 'L', 'XL', '2XL'];

export const styles: readonly Style[] = [
  {
    code: 'CLS',
    name: ['经典 T 恤', 'Classic tee'],
    goods: 'shirt',
    colours: ['BLK', 'WHT', 'NVY', 'SND', 'RED', 'GRN'],
    sizes: letters,
    box: [30, 25, 3, 240],
  },
  {
    code: 'OVS',
    name: ['宽松 T 恤', 'Loose tee'],
    goods: 'shirt',
    colours: ['BLK', 'SND', 'PNK'],
    sizes: ['S', 'M', 'L', 'XL'],
    box: [32, 26, 3, 290],
  },
  {
    code: 'HOO',
    name: ['连帽卫衣', 'Hoodie'],
    goods: 'shirt',
    colours: ['BLK', 'NVY'],
    sizes: ['M', 'L', 'XL'],
    box: [38, 32, 8, 720],
  },
  {
    code: 'KID',
    name: ['童装 T 恤', 'Kids tee'],
    goods: 'shirt',
    colours: ['WHT', 'PNK', 'NVY'],
    sizes: ['S', 'M', 'L'],
    box: [26, 20, 3, 150],
  },
  {
    code: 'MUG',
    name: ['马克杯', 'Mug'],
    goods: 'mug',
    colours: ['WHT', 'GRN'],
    sizes: ['11OZ', '15OZ'],
    box: [12, 12, 11, 420],
  },
  {
    code: 'POS',
    name: ['海报', 'Poster'],
    goods: 'poster',
    colours: ['BLK', 'SND'],
    sizes: ['A3', 'A2'],
    box: [45, 8, 8, 260],
  },
  {
    code: 'PHC',
    name: ['手机壳', 'Phone case'],
    goods: 'phoneCase',
    colours: ['BLK', 'BLU'],
    sizes: ['IP15', 'IP16'],
    box: [18, 10, 2, 60],
  },
];

/** Product codes that nobody has added yet. */
const missing = new Set(['CLS-GRN-2XL', 'CLS-GRN-S']);

/** What lies on the shelf of the nth colour's size; some have sold out. */
const stockOf = (nth: number, at: number) => ((nth * 5 + at) % 9 === 4 ? 0 : 40 + ((nth * 37 + at * 23) % 160));

/** The blanks that are printed on: their words in the dictionary, a category for each style and colour, and product codes. */
export async function addBlanks(caller: Caller): Promise<void> {
  for (const [code, [zh, en]] of Object.entries(colours))
    await must(caller, codes.create, { type: 2, name: `${zh} ${en}`, code });
  for (const [code, name] of Object.entries(sizes)) await must(caller, codes.create, { type: 3, name, code });
  for (const [at, style] of styles.entries()) {
    await must(caller, codes.create, { type: 1, name: style.name.join(' '), code: style.code });
    for (const [nth, colorCode] of style.colours.entries())
      await addCategory(caller, style, { colorCode, nth: at + nth });
  }
}

/** The product codes of a style in some of its colours that lie on the shelf. */
export function stockedCodes(styleCode: string, colourCodes: readonly string[]): string[] {
  const place = styles.findIndex(({ code }) => code === styleCode);
  const style = styles[place]!;
  return colourCodes.flatMap((colour) => {
    const nth = place + style.colours.indexOf(colour);
    return style.sizes
      .filter((_, at) => stockOf(nth, at) > 0)
      .map((size) => `${styleCode}-${colour}-${size}`)
      .filter((code) => !missing.has(code));
  });
}

async function addCategory(
  caller: Caller,
  { code, name, goods, sizes: own, box: [boxLength, boxWidth, boxHigh, boxWeight] }: Style,
  { colorCode, nth }: { colorCode: string; nth: number },
): Promise<void> {
  const { png, box } = await sampleBlank({ goods, colour: colours[colorCode]?.[2] ?? known[colorCode]! });
  const fileName = `${code}-${colorCode}.png`.toLowerCase();
  const base = await must(caller, library.upload, {}, [{ fileName, bytes: png }]);
  const { id } = await must(caller, categories.create, {
    name: `${name.join(' ').replace(' T 恤', 'T恤')} ${colorCode}`,
    styleCode: code,
    colorCode,
    bottomImageId: base.id,
    numberOfPrints: 1,
    printLocations: [box],
    boxLength,
    boxWidth,
    boxHigh,
    boxWeight,
  });
  for (const [at, sizeCode] of own.entries()) {
    if (missing.has(`${code}-${colorCode}-${sizeCode}`)) continue;
    await must(caller, categories.createProductCode, {
      productCodeCategoryId: id,
      sizeCode,
      realStock: stockOf(nth, at),
    });
  }
}
