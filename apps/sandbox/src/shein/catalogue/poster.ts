import { type AttributeRecipe, kind, mode } from './attribute.ts';
import { colour } from './common.ts';

export const poster: AttributeRecipe[] = [
  colour,
  {
    name: '画面尺寸|Print size',
    kind: kind.sales,
    mode: mode.oneForSales,
    required: true,
    dimension: 3,
    values: ['30×40cm', '40×60cm', '60×90cm'],
    open: true,
  },
  {
    name: '方向|Orientation',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['竖版|Portrait', '横版|Landscape', '方形|Square'],
  },
  { name: '纸张克重(克)|Paper weight (gsm)', kind: kind.product, mode: mode.typed, required: true },
  {
    name: '纸张|Paper',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['铜版纸|Coated', '艺术纸|Fine art', '相纸|Photo', '帆布|Canvas'],
    oldValues: ['新闻纸|Newsprint'],
  },
  {
    name: '纸浆成分|Pulp',
    kind: kind.composition,
    mode: mode.shares,
    values: ['木浆|Wood', '棉浆|Cotton', '竹浆|Bamboo', '再生浆|Recycled'],
    remarks: [4],
  },
  {
    name: '装裱|Framing',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['无框|Unframed', '带框|Framed', '挂轴|Hanger'],
    links: [
      { value: '带框', attribute: '框架材质', only: ['橡木', '胡桃木', '铝'] },
      { value: '挂轴', attribute: '框架材质', only: ['橡木'], fill: true },
      { value: '无框', attribute: '框架材质', only: ['无'], fill: true },
    ],
  },
  {
    name: '框架材质|Frame material',
    kind: kind.product,
    mode: mode.one,
    values: ['橡木|Oak', '胡桃木|Walnut', '铝|Aluminium', '无|None'],
    links: [
      { value: '铝', attribute: '框架颜色', only: ['黑色', '银色', '金色'] },
      { value: '橡木', attribute: '框架颜色', only: ['原木色', '黑色'] },
      { value: '胡桃木', attribute: '框架颜色', only: ['深棕色'], fill: true },
    ],
  },
  {
    name: '框架颜色|Frame colour',
    kind: kind.product,
    mode: mode.one,
    values: ['原木色|Natural', '深棕色|Dark brown', '黑色|Black', '银色|Silver', '金色|Gold'],
    long: true,
  },
  {
    name: '题材|Theme',
    kind: kind.product,
    mode: mode.several,
    most: 3,
    values: ['抽象|Abstract', '风景|Landscape', '人物|Portraits', '城市|Cities', '语录|Quotes', 'Été'],
    open: true,
  },
];
