import { control, type PropertyRecipe, valueType } from './property.ts';

/** What every category asks for. The origin has children two levels deep. */
export const common: PropertyRecipe[] = [
  {
    name: '件数|Pieces',
    control: control.input,
    type: valueType.number,
    required: true,
    units: ['件'],
    min: '1',
    max: '999',
  },
  {
    name: '产地|Origin',
    control: control.region,
    required: true,
    values: ['中国大陆|Mainland China', '越南|Vietnam', '土耳其|Türkiye'],
  },
  {
    name: '省份|Province',
    control: control.choose,
    required: true,
    values: ['广东|Guangdong', '浙江|Zhejiang', '福建|Fujian'],
    under: { property: '产地', values: ['中国大陆'] },
  },
  {
    name: '城市|City',
    control: control.choose,
    values: ['广州|Guangzhou', '深圳|Shenzhen', '义乌|Yiwu', '杭州|Hangzhou', '泉州|Quanzhou'],
    under: { property: '省份' },
    allowed: { 广东: ['广州', '深圳'], 浙江: ['义乌', '杭州'], 福建: ['泉州'] },
  },
  {
    name: '风格|Look',
    control: control.inputOrChoose,
    values: ['休闲|Casual', '街头|Street', '复古|Retro', '大码|Größe plus'],
    most: 3,
    typed: 2,
    max: '20',
  },
  {
    name: '图案|Pattern',
    control: control.choose,
    required: true,
    values: ['印花|Print', '纯色|Plain', '条纹|Stripes', '动物|Animal'],
    most: 2,
  },
  {
    name: '上市日期|Launch date',
    control: control.date,
    type: valueType.date,
    min: '2020-01-01',
    max: '2099-12-31',
    sometimes: true,
  },
  { name: '促销期|Promotion', control: control.datePair, type: valueType.datePair, max: '2099-12-31', sometimes: true },
  { name: '生产月份|Month of production', control: control.month, type: valueType.month, sometimes: true },
  { name: '适用季节|Months of use', control: control.monthPair, type: valueType.monthPair, sometimes: true },
  {
    name: '平台标签|Platform tag',
    control: control.choose,
    values: ['新品|New', '热卖|Hot'],
    showType: 2,
  },
];

/** What categories without a recipe of their own ask for. */
export const plain: PropertyRecipe[] = [
  {
    name: '规格|Style',
    control: control.choose,
    sale: 'main',
    required: true,
    values: ['A款|Style A', 'B款|Style B'],
    most: 2,
  },
  {
    name: '材质|Material',
    control: control.choose,
    required: true,
    values: ['棉|Cotton', '聚酯纤维|Polyester', '金属|Metal', '木|Wood', '硅胶|Silicone'],
  },
  {
    name: '平面尺寸|Width and height',
    control: control.twoNumbers,
    type: valueType.twoNumbers,
    units: ['cm'],
    min: '0',
    max: '500',
    precision: 1,
  },
  { name: '洗涤说明|Care', control: control.input, max: '120', sometimes: true },
];

export const socks: PropertyRecipe[] = [
  {
    name: '颜色|Color',
    control: control.colour,
    sale: 'main',
    required: true,
    values: ['黑色|Black', '白色|White', '灰色|Grey'],
    most: 3,
  },
  {
    name: '袜码|Sock size',
    control: control.size,
    sale: 'other',
    required: true,
    values: ['35-38', '39-42', '43-46'],
    most: 3,
  },
  {
    name: '成分|Composition',
    control: control.chooseWithNumber,
    type: valueType.number,
    required: true,
    values: ['棉|Cotton', '羊毛|Wool', '聚酰胺|Polyamide', '氨纶|Elastane'],
    units: ['%'],
    min: '0',
    max: '100',
    precision: 1,
    most: 4,
    rule: 1,
    titles: ['材料', '含量'],
  },
  {
    name: '筒高|Height',
    control: control.numberRange,
    type: valueType.range,
    units: ['cm', 'in'],
    min: '0',
    max: '60',
    precision: 1,
  },
];
