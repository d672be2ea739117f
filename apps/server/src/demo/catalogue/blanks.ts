import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { sampleBlank, type SampleGoods } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';

interface Style {
  code: string;
  name: string;
  goods: SampleGoods;
  /** Codes of `colours`. */
  colours: readonly string[];
  /** Codes of `sizes`. */
  sizes: readonly string[];
  /** cm, and g. */
  box: readonly [length: number, width: number, height: number, weight: number];
}

/** Clothes at TEMU come in black, white, navy and rosé; the other colours are for SHEIN alone. */
const colours: Readonly<Record<string, readonly [name: string, cloth: string]>> = {
  NVY: ['藏青色 Navy', '#22304f'],
  SND: ['沙色 Sand', '#d8c6a4'],
  RED: ['红色 Red', '#b3263a'],
  GRN: ['墨绿 Green', '#2f5d48'],
  PNK: ['玫瑰色 Rosé', '#eeb5c0'],
  BLU: ['浅蓝 Light blue', '#9fb8c8'],
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
    name: '经典 T 恤 Classic tee',
    goods: 'shirt',
    colours: ['BLK', 'WHT', 'NVY', 'SND', 'RED', 'GRN'],
    sizes: letters,
    box: [30, 25, 3, 240],
  },
  {
    code: 'OVS',
    name: '宽松 T 恤 Oversized tee',
    goods: 'shirt',
    colours: ['BLK', 'SND', 'PNK'],
    sizes: ['S', 'M', 'L', 'XL'],
    box: [32, 26, 3, 290],
  },
  {
    code: 'HOO',
    name: '连帽卫衣 Hoodie',
    goods: 'shirt',
    colours: ['BLK', 'NVY'],
    sizes: ['M', 'L', 'XL'],
    box: [38, 32, 8, 720],
  },
  {
    code: 'KID',
    name: '童装 Kids tee',
    goods: 'shirt',
    colours: ['WHT', 'PNK', 'NVY'],
    sizes: ['S', 'M', 'L'],
    box: [26, 20, 3, 150],
  },
  {
    code: 'MUG',
    name: '马克杯 Mug',
    goods: 'mug',
    colours: ['WHT', 'GRN'],
    sizes: ['11OZ', '15OZ'],
    box: [12, 12, 11, 420],
  },
  {
    code: 'POS',
    name: '海报 Poster',
    goods: 'poster',
    colours: ['BLK', 'SND'],
    sizes: ['A3', 'A2'],
    box: [45, 8, 8, 260],
  },
  {
    code: 'PHC',
    name: '手机壳 Phone case',
    goods: 'phoneCase',
    colours: ['BLK', 'BLU'],
    sizes: ['IP15', 'IP16'],
    box: [18, 10, 2, 60],
  },
];

/** Product codes that nobody has added yet. */
const missing = new Set(['CLS-GRN-2XL', 'CLS-GRN-S']);

/** The blanks that are printed on: their words in the dictionary, a category for each style and colour, and product codes. */
export async function addBlanks(caller: Caller): Promise<void> {
  for (const [code, [name]] of Object.entries(colours)) await must(caller, codes.create, { type: 2, name, code });
  for (const [code, name] of Object.entries(sizes)) await must(caller, codes.create, { type: 3, name, code });
  for (const [at, style] of styles.entries()) {
    await must(caller, codes.create, { type: 1, name: style.name, code: style.code });
    for (const [nth, colorCode] of style.colours.entries())
      await addCategory(caller, style, { colorCode, nth: at + nth });
  }
}

async function addCategory(
  caller: Caller,
  { code, name, goods, sizes: own, box: [boxLength, boxWidth, boxHigh, boxWeight] }: Style,
  { colorCode, nth }: { colorCode: string; nth: number },
): Promise<void> {
  const { png, box } = await sampleBlank({ goods, colour: colours[colorCode]?.[1] ?? known[colorCode]! });
  const fileName = `${code}-${colorCode}.png`.toLowerCase();
  const base = await must(caller, library.upload, {}, [{ fileName, bytes: png }]);
  const { id } = await must(caller, categories.create, {
    name: `${name.split(' ')[0]} ${colorCode}`,
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
    // some have sold out
    const realStock = (nth * 5 + at) % 9 === 4 ? 0 : 40 + ((nth * 37 + at * 23) % 160);
    await must(caller, categories.createProductCode, { productCodeCategoryId: id, sizeCode, realStock });
  }
}
