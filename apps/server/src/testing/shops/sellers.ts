// How sellers name what they sell, from how such listings look. Nothing here is taken from the rules that read them.

export interface Planted {
  listing: { title: string; sellerSku: string; attributes: { name: string; value: string }[] };
  product: Record<'styleCode' | 'styleName' | 'colorCode' | 'colorName' | 'sizeCode' | 'sizeName', string>;
  prints: string[];
  /** What was mapped wrongly on purpose. */
  wrong: ('size' | 'colour' | 'design')[];
}

interface Word {
  code: string;
  name: string;
  said: string[];
  short: string[];
}
type Garment = Word;
type Colour = Word;
type Size = Word;

interface Design {
  files: string[];
  short: string[];
  said: string[];
}

/** A shop's own words, and those of its listings. */
export interface Sellers {
  garments: Garment[];
  colours: Colour[];
  adult: Size[];
  /** For the garment with this code. */
  young: Size[];
  children: string;
  designs: Design[];
  noise: string[];
  prefixes: string[];
}

const garments: Garment[] = [
  {
    code: 'TEE',
    name: '短袖T恤',
    said: ['T-Shirt', 'Graphic Tee', 'Short Sleeve Tee', 'Crew Neck T Shirt'],
    short: ['TS', 'TEE', 'T01'],
  },
  {
    code: 'HD',
    name: 'Hoodie',
    said: ['Hoodie', 'Pullover Hooded Sweatshirt', 'Drawstring Hoodie'],
    short: ['HD', 'HOODIE', 'WY'],
  },
  {
    code: 'SW',
    name: '圆领卫衣',
    said: ['Sweatshirt', 'Crewneck Pullover', 'Long Sleeve Top'],
    short: ['SW', 'CREW', 'W2'],
  },
  {
    code: 'KT',
    name: 'Kids tee',
    said: ["Boys' T-Shirt", 'Girls Short Sleeve Tee', 'Toddler Tee'],
    short: ['KT', 'KIDS', 'ET'],
  },
];

const colours: Colour[] = [
  {
    code: 'BLK',
    name: 'Black',
    said: ['Black', 'black', '黑色', 'BLACK', 'Jet Black'],
    short: ['BLK', 'BK', 'Black', '黑'],
  },
  {
    code: 'WHT',
    name: '白色',
    said: ['White', '白色', 'white', 'Bright White'],
    short: ['WHT', 'WH', 'White', '白', 'WT'],
  },
  {
    code: 'NVY',
    name: 'Navy',
    said: ['Navy', 'Navy Blue', '藏青色', '藏蓝', 'Dark Blue'],
    short: ['NVY', 'NAVY', 'NV'],
  },
  {
    code: 'GRY',
    name: 'Sport grey',
    said: ['Grey', 'Gray', 'Heather Grey', '灰色', 'Light Grey', '花灰'],
    short: ['GRY', 'GREY', 'GY', 'Gray'],
  },
  { code: 'RED', name: '红色', said: ['Red', '红色', '大红', 'red'], short: ['RED', 'RD', '红'] },
  {
    code: 'PNK',
    name: 'Pink',
    said: ['Pink', '粉色', 'Light Pink', '粉红色', 'Baby Pink'],
    short: ['PNK', 'PINK', 'PK'],
  },
  {
    code: 'GRN',
    name: 'Army green',
    said: ['Army Green', '军绿色', 'Olive', 'Olive Green'],
    short: ['ARMY', 'OLV', 'OLIVE'],
  },
  { code: 'KHK', name: '卡其色', said: ['Khaki', '卡其色', 'Khaki'], short: ['KHAKI', 'KHK', 'KH'] },
  { code: 'BGD', name: 'Burgundy', said: ['Burgundy', '酒红色', 'Wine Red', 'Maroon'], short: ['BGD', 'WINE', 'BURG'] },
  { code: 'RYL', name: 'Royal blue', said: ['Royal Blue', '宝蓝色', 'Royal'], short: ['ROYAL', 'RYL', 'RB'] },
];

const adult: Size[] = [
  { code: 'S', name: 'Small', said: ['S', 'Small', 'US S', 'S(4)'], short: ['S', 's'] },
  { code: 'M', name: 'M', said: ['M', 'Medium', 'M(6-8)', 'US M', '中码'], short: ['M', 'MD'] },
  { code: 'L', name: 'Large', said: ['L', 'Large', 'L (10-12)', 'US L'], short: ['L', 'LG'] },
  { code: 'XL', name: 'XL', said: ['XL', 'X-Large', 'XL(14)', 'Extra Large'], short: ['XL'] },
  { code: '2XL', name: 'XXL', said: ['XXL', '2XL', 'XX-Large', '2X-Large'], short: ['XXL', '2XL', '2X'] },
  { code: '3XL', name: '3XL', said: ['3XL', 'XXXL', '3X-Large', 'XXXL(20)'], short: ['3XL', 'XXXL', '3X'] },
  { code: '4XL', name: '4X-Large', said: ['4XL', 'XXXXL', '4X-Large'], short: ['4XL', '4X'] },
  { code: '5XL', name: '5XL', said: ['5XL', '5X-Large'], short: ['5XL'] },
];
const young: Size[] = [
  { code: '3T', name: '3T', said: ['3T', '3 T'], short: ['3T'] },
  { code: '5T', name: 'Toddler 5', said: ['5T'], short: ['5T'] },
  { code: 'YS', name: 'Youth S', said: ['Youth S', 'Youth Small', 'YS'], short: ['YS'] },
  { code: 'YM', name: 'Youth M', said: ['Youth M', 'Youth Medium', 'YM'], short: ['YM'] },
  { code: 'YL', name: 'Youth L', said: ['Youth L', 'Kids L', 'YL'], short: ['YL'] },
  { code: '110', name: '110cm', said: ['110', '110cm', '110 CM'], short: ['110'] },
  { code: '120', name: '120', said: ['120', '120cm'], short: ['120'] },
  { code: '130', name: '130', said: ['130CM', '130'], short: ['130'] },
];

/** What the picture is called in the library, in a SKU, and in a title. */
const designs: Design[] = [
  { files: ['fox_front.png', 'fox_back.png'], short: ['FOX'], said: ['Cute Fox'] },
  {
    files: ['retro-sunset-01.png'],
    short: ['SUNSET', 'RetroSunset', 'RETRO-SUNSET'],
    said: ['Retro Sunset', 'Vintage Sunset Beach'],
  },
  { files: ['D0421_正面.png', 'D0421_反面.png'], short: ['D0421'], said: ['Letter Print', 'Slogan'] },
  { files: ['D0422.png'], short: ['D0422'], said: ['Funny Letter', 'Slogan'] },
  { files: ['狐狸月亮.png'], short: ['狐狸月亮'], said: ['Night Animal', 'Moonlight'] },
  { files: ['cat mom 02.png'], short: ['CATMOM', 'CAT-MOM', 'cat_mom_02'], said: ['Cat Mom', 'Best Cat Mom Ever'] },
  { files: ['skull rose.png'], short: ['SKULL', 'SKULLROSE', 'skull-rose'], said: ['Skull and Rose', 'Skull Rose'] },
  { files: ['A1187 front.png', 'A1187 back.png'], short: ['A1187'], said: ['Abstract Art', 'Geometric'] },
  { files: ['white_tiger.png'], short: ['WHITETIGER', 'TIGER'], said: ['White Tiger', 'Tiger Head'] },
  { files: ['mama-bear(final).png'], short: ['MAMABEAR', 'MAMA-BEAR'], said: ['Mama Bear'] },
  { files: ['Orange Cat v2.png'], short: ['ORANGECAT', 'Orange-Cat'], said: ['Orange Cat', 'Lazy Orange Cat'] },
  { files: ['蝴蝶_butterfly.png'], short: ['BUTTERFLY', '蝴蝶'], said: ['Butterfly', 'Floral Butterfly'] },
  { files: ['bigfoot-2024.png'], short: ['BIGFOOT', 'bigfoot2024'], said: ['Bigfoot', 'Sasquatch Bigfoot'] },
  { files: ['pumpkin (3).png'], short: ['PUMPKIN'], said: ['Halloween Pumpkin', 'Pumpkin'] },
];

const noise = [
  "Women's Casual",
  'Men',
  'Unisex Adult',
  '2024 New',
  'Plus Size',
  'Summer Fashion',
  'Y2K',
  '1pc',
  '100% Cotton',
  'Oversized',
  'Gift for Dad',
  'Soft',
  'Black Friday Deal',
  'S-5XL',
  '夏季新款',
  '欧美风',
  'L-Shaped Pocket',
];
const prefixes = ['POD', '20240817', 'SHX', 'SH-', 'US', 'NEW', 'G5', ''];

export const printers: Sellers = { garments, colours, adult, young, children: 'KT', designs, noise, prefixes };

/** Every picture of the library. */
export const libraryOf = (sellers: Sellers): string[] => sellers.designs.flatMap(({ files }) => files);

/** The shop's own dictionary. */
export const dictionaryOf = (sellers: Sellers) => ({
  styles: sellers.garments,
  colours: sellers.colours,
  sizes: [...sellers.adult, ...sellers.young],
});

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

/** Mappings as a shop has them: most right, some wrong, some whose listings say next to nothing. */
export function plantMappings(sellers: Sellers, count: number, seed: number): Planted[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => plantOne(sellers, roll));
}

function plantOne(sellers: Sellers, roll: ReturnType<typeof dice>): Planted {
  const { garments: styles, colours: shades, designs: motifs } = sellers;
  const garment = roll.one(styles);
  const sizes = garment.code === sellers.children ? sellers.young : sellers.adult;
  const sold = { colour: roll.one(shades), size: roll.one(sizes), design: roll.one(motifs) };
  const wrong = roll.chance(0.3)
    ? [
        ...new Set([
          roll.one(['size', 'colour', 'design'] as const),
          ...(roll.chance(0.15) ? [roll.one(['size', 'colour', 'design'] as const)] : []),
        ]),
      ]
    : [];
  const other = <T>(list: readonly T[], not: T) => roll.one(list.filter((item) => item !== not));
  const mapped = {
    colour: wrong.includes('colour') ? other(shades, sold.colour) : sold.colour,
    size: wrong.includes('size') ? other(sizes, sold.size) : sold.size,
    design: wrong.includes('design') ? other(motifs, sold.design) : sold.design,
  };
  const said = listingOf(sellers, roll, garment, sold, wrong);
  return {
    listing: said,
    product: {
      styleCode: garment.code,
      styleName: garment.name,
      colorCode: mapped.colour.code,
      colorName: mapped.colour.name,
      sizeCode: mapped.size.code,
      sizeName: mapped.size.name,
    },
    prints: roll.chance(0.5) ? [...mapped.design.files] : mapped.design.files.slice(0, 1),
    wrong,
  };
}

interface Sold {
  colour: Colour;
  size: Size;
  design: Design;
}

/** Whatever is mapped wrongly is said somewhere; the rest often is, too. */
function listingOf(
  sellers: Sellers,
  roll: ReturnType<typeof dice>,
  garment: Garment,
  { colour, size, design }: Sold,
  wrong: Planted['wrong'],
) {
  const attributes: { name: string; value: string }[] = [];
  const [colourSaid, sizeSaid] = [roll.one(colour.said), roll.one(size.said)];
  const must = { colour: wrong.includes('colour'), size: wrong.includes('size'), design: wrong.includes('design') };
  const structured = roll.chance(0.8);
  const inSku = { colour: false, size: false, design: false };
  if (structured) {
    if (roll.chance(0.3))
      attributes.push({
        name: roll.one(['', '规格', 'Specification']),
        value: [colourSaid, sizeSaid].join(roll.one(['-', ' / ', ',', '，'])),
      });
    else {
      attributes.push({ name: roll.one(['Color', '颜色', 'Colour', 'color', '']), value: colourSaid });
      attributes.push({ name: roll.one(['Size', '尺码', '尺寸', 'size', '']), value: sizeSaid });
    }
  }
  const sku = roll.chance(0.85) || must.design || !structured ? skuOf() : roll.one(['', '1729384756', 'ZX-88120']);
  return { title: titleOf(), sellerSku: sku, attributes };

  function skuOf() {
    inSku.colour = roll.chance(0.8) || (must.colour && !structured);
    inSku.size = roll.chance(0.85) || (must.size && !structured);
    inSku.design = roll.chance(0.8) || must.design;
    const pieces = roll.shuffled([
      roll.chance(0.5) ? roll.one(garment.short) : '',
      inSku.colour ? roll.one(colour.short) : '',
      inSku.design ? roll.one(design.short) : '',
    ]);
    if (inSku.size) pieces.splice(roll.chance(0.75) ? pieces.length : 1, 0, roll.one(size.short));
    const text = [roll.chance(0.25) ? roll.one(sellers.prefixes) : '', ...pieces]
      .filter(Boolean)
      .join(roll.one(['-', '_', '-', '/', ' ']));
    return roll.chance(0.3) ? text.toLowerCase() : text;
  }
  function titleOf() {
    if (roll.chance(0.04)) return '';
    const words = roll.shuffled([roll.one(sellers.noise), roll.one(design.said), roll.one(sellers.noise)]);
    const base = `${words.join(' ')} ${roll.one(garment.said)}`;
    if (roll.chance(0.1)) return `${base}, ${colourSaid}, ${sizeSaid}`;
    return roll.chance(0.1) ? `${base} - ${colourSaid} / ${sizeSaid}` : base;
  }
}
