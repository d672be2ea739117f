import { type AttributeRecipe, kind, mode } from './attribute.ts';

export const colour: AttributeRecipe = {
  name: '颜色|Color',
  kind: kind.sales,
  mode: mode.oneForSales,
  required: true,
  main: true,
  values: ['黑色|Black', '白色|White', '藏青色|Navy Blue', '玫瑰色|Rosé', '多色|Multicolor'],
  open: true,
};

/** What every category asks for. */
export const common: AttributeRecipe[] = [
  { name: '件数|Pieces in the pack', kind: kind.product, mode: mode.typed, required: true, remarks: [3] },
  {
    name: '图案|Pattern Type',
    kind: kind.product,
    mode: mode.several,
    required: true,
    most: 2,
    values: ['图形|Graphic', '动物|Animal', '花卉|Floral', '字母|Letter', '纯色|Plain'],
    oldValues: ['迷彩|Camouflage'],
  },
  {
    name: '季节|Season',
    kind: kind.product,
    mode: mode.several,
    most: 0,
    values: ['春|Spring', '夏|Summer', '秋|Autumn', '冬|Winter'],
    sometimes: true,
  },
  {
    name: '节日|Holiday',
    kind: kind.product,
    mode: mode.several,
    most: 3,
    values: [
      '圣诞节|Christmas',
      '情人节|Valentine’s Day',
      '母亲节|Mother’s Day',
      '亡灵节|Día de Muertos',
      '开学季|Back to school',
    ],
    sometimes: true,
  },
  { name: '卖点|Selling point', kind: kind.product, mode: mode.typed, sometimes: true },
  { name: '旧款式|Old style code', kind: kind.product, mode: mode.one, retired: true, values: ['A', 'B'] },
  { name: '旧卖点|Old selling point', kind: kind.product, mode: mode.typed, retired: true },
];

/** What categories without a recipe of their own ask for. */
export const plain: AttributeRecipe[] = [
  colour,
  {
    name: '规格|Dimensions',
    kind: kind.sales,
    mode: mode.oneForSales,
    dimension: 3,
    values: ['均码|one-size', '大号|Large'],
    open: true,
  },
  {
    name: '材质|Material',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['面料|Fabric', '陶瓷|Ceramic', '纸|Paper', '硅胶|Silicone', '金属|Metal'],
    remarks: [1],
    open: true,
  },
  { name: '洗涤说明|Care note', kind: kind.product, mode: mode.typed, sometimes: true },
];

export const socks: AttributeRecipe[] = [
  colour,
  {
    name: '袜码|Sock size',
    kind: kind.sales,
    mode: mode.oneForSales,
    required: true,
    dimension: 3,
    values: ['35-38', '39-42', '43-46'],
  },
  {
    name: '袜子成分|Sock composition',
    kind: kind.composition,
    mode: mode.shares,
    required: true,
    values: ['棉|Cotton', '羊毛|Wool', '聚酰胺|Polyamide', '氨纶|Elastane'],
    remarks: [4],
  },
  {
    name: '袜筒高度|Sock height',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['船袜|No-show', '短筒|Ankle', '中筒|Crew', '过膝|Over the knee'],
  },
];
