/** A product of many SKUs: one design on a style, in some of its colours and all of its sizes. */
export interface VariantProduct {
  design: string;
  style: string;
  colours: readonly string[];
  template: string;
}

/** A single product: one design on one blank. */
export interface SingleProduct {
  design: string;
  /** Style, colour and size. */
  code: string;
  template: string;
  stopped?: true;
}

export interface Combination {
  spu: string;
  name: string;
  /** Whose categories and packaging it takes. */
  template: string;
  /** SKUs with their quantities. */
  components: readonly (readonly [sku: string, quantity: number])[];
}

const classic = '纯棉短袖 Cotton tee';
const giftBox = '纯棉短袖礼盒 Gift-boxed tee';
const twoMugs = '陶瓷马克杯两只 Two ceramic mugs';
const poster = '艺术海报 A3 Art poster';
const oversized = '宽松 T 恤 Oversized tee';
const hoodie = '加绒连帽卫衣 Lined hoodie';
const kids = '童装卫衣 Kids sweatshirt';

const tees = (template: string, style: string, designs: Readonly<Record<string, string>>): VariantProduct[] =>
  Object.entries(designs).map(([design, colours]) => ({ design, style, colours: colours.split(' '), template }));

export const variantProducts: readonly VariantProduct[] = [
  ...tees(classic, 'CLS', {
    TIGER: 'BLK WHT NVY SND RED GRN',
    DRAGON: 'BLK NVY',
    FOX: 'WHT NVY BLK',
    BUTTERFLY: 'WHT NVY',
    OWL: 'BLK NVY',
    ROSE: 'WHT BLK',
    MOUNTAIN: 'WHT NVY',
    WAVE: 'WHT NVY',
    PLANET: 'BLK NVY',
    CACTUS: 'SND WHT',
    MUSHROOMS: 'WHT SND GRN',
    RAINBOW: 'WHT BLK',
  }),
  ...tees(oversized, 'OVS', {
    TIGER: 'BLK SND',
    DRAGON: 'BLK',
    FOX: 'SND PNK',
    OWL: 'BLK',
    ROSE: 'PNK BLK',
    WAVE: 'SND',
    PLANET: 'BLK',
    MUSHROOMS: 'SND PNK',
  }),
  ...tees(hoodie, 'HOO', {
    TIGER: 'BLK NVY',
    DRAGON: 'BLK',
    FOX: 'NVY',
    OWL: 'BLK NVY',
    MOUNTAIN: 'NVY BLK',
    WAVE: 'NVY',
    PLANET: 'BLK',
    ROSE: 'NVY',
  }),
  ...tees(kids, 'KID', {
    FOX: 'WHT NVY',
    BUTTERFLY: 'PNK WHT',
    CACTUS: 'WHT',
    PLANET: 'NVY WHT',
    RAINBOW: 'WHT PNK NVY',
    MUSHROOMS: 'PNK',
  }),
];

const on = (code: string, template: string, designs: string): SingleProduct[] =>
  designs.split(' ').map((design) => ({ design, code, template }));

export const singleProducts: readonly SingleProduct[] = [
  ...on('MUG-WHT-11OZ', '陶瓷马克杯 Ceramic mug 11 oz', 'FOX ROSE OWL WAVE CACTUS'),
  ...on('MUG-GRN-15OZ', '搪瓷杯 Enamel mug', 'MOUNTAIN PLANET MUSHROOMS'),
  // a marketplace asks more of its category by now
  ...on('MUG-WHT-15OZ', '变色杯 Magic mug', 'RAINBOW'),
  ...on('POS-BLK-A3', poster, 'MOUNTAIN WAVE ROSE DRAGON'),
  ...on('POS-SND-A2', '艺术海报 A2 Art poster', 'PLANET CACTUS'),
  ...on('PHC-BLK-IP15', '硅胶手机壳 Silicone case', 'OWL TIGER'),
  ...on('PHC-BLU-IP16', '硅胶手机壳 Silicone case', 'BUTTERFLY RAINBOW'),
  { design: 'DRAGON', code: 'PHC-BLU-IP15', template: '硅胶手机壳 Silicone case', stopped: true },
];

export const combinations: readonly Combination[] = [
  {
    spu: 'SET-FOX-FAMILY',
    name: '狐狸亲子套装 Fox family set',
    template: classic,
    components: [
      ['CLS-FOX-NVY-L', 1],
      ['CLS-FOX-WHT-M', 1],
      ['KID-FOX-NVY-S', 1],
    ],
  },
  {
    spu: 'SET-ROSE-GIFT',
    name: '牡丹礼盒：T 恤与马克杯 Peony gift: tee and mug',
    template: giftBox,
    components: [
      ['CLS-ROSE-WHT-M', 1],
      ['ROSE-MUG-WHT-11OZ', 1],
    ],
  },
  { spu: 'SET-MUGS-FOUR', name: '马克杯四只装 Four mugs', template: twoMugs, components: [['WAVE-MUG-WHT-11OZ', 4]] },
  {
    spu: 'SET-WALL-THREE',
    name: '海报三联 Three posters',
    template: poster,
    components: [
      ['MOUNTAIN-POS-BLK-A3', 1],
      ['WAVE-POS-BLK-A3', 1],
      ['ROSE-POS-BLK-A3', 1],
    ],
  },
  {
    spu: 'SET-OWL-NIGHT',
    name: '月夜套装 Moonlit set',
    template: oversized,
    components: [
      ['OVS-OWL-BLK-L', 1],
      ['OWL-PHC-BLK-IP15', 1],
    ],
  },
  {
    spu: 'SET-RAINBOW-KIDS',
    name: '彩虹童装三件 Three rainbow kids tees',
    template: kids,
    components: [
      ['KID-RAINBOW-WHT-S', 1],
      ['KID-RAINBOW-PNK-S', 1],
      ['KID-RAINBOW-NVY-S', 1],
    ],
  },
];
