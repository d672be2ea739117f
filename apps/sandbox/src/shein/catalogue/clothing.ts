import { jacketDetails } from '../../world/workJacket.ts';
import { type AttributeRecipe, kind, mode } from './attribute.ts';
import { colour } from './common.ts';

const fibres = ['棉|Cotton', '聚酯纤维|Polyester', '氨纶|Elastane', '粘纤|Viscose', '亚麻|Linen', '莫代尔|Modal'];

export const clothing: AttributeRecipe[] = [
  colour,
  {
    name: '尺码|Size',
    kind: kind.sales,
    mode: mode.oneForSales,
    required: true,
    dimension: 3,
    values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  },
  { name: '胸围|Bust (cm)', kind: kind.sizeChart, mode: mode.typed, required: true },
  { name: '衣长|Length (cm)', kind: kind.sizeChart, mode: mode.typed, required: true },
  { name: '肩宽|Shoulder (cm)', kind: kind.sizeChart, mode: mode.typed },
  {
    name: '成分|Composition',
    kind: kind.composition,
    mode: mode.shares,
    required: true,
    values: fibres,
    oldValues: ['其他纤维|Other fibres'],
    remarks: [2, 4],
  },
  { name: '里料成分|Lining', kind: kind.product, mode: mode.shares, values: fibres, sometimes: true },
  {
    name: '袖长|Sleeve Length',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['短袖|Short Sleeve', '长袖|Long Sleeve', '无袖|Sleeveless'],
    links: [
      { value: '短袖', attribute: '袖型', only: ['常规袖', '泡泡袖', '蝙蝠袖'] },
      { value: '长袖', attribute: '袖型', only: ['常规袖', '泡泡袖', '灯笼袖'] },
      { value: '无袖', attribute: '袖型', only: ['无'], fill: true },
    ],
  },
  {
    name: '袖型|Sleeve Type',
    kind: kind.product,
    mode: mode.one,
    values: ['常规袖|Regular', '泡泡袖|Puff', '蝙蝠袖|Batwing', '灯笼袖|Lantern', '无|None'],
  },
  {
    name: '领型|Neckline',
    kind: kind.product,
    mode: mode.one,
    values: ['圆领|Round Neck', 'V领|V-Neck', '连帽|Hooded', '翻领|Collar'],
    open: true,
  },
  {
    name: '版型|Fit Type',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['修身|Slim', '常规|Regular', '宽松|Oversized'],
    oldValues: ['紧身|Skinny'],
    remarks: [1],
  },
  {
    name: '面料弹性|Fabric',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['无弹|Non-Stretch', '微弹|Slight Stretch', '中弹|Medium Stretch', '高弹|High Stretch'],
  },
  {
    name: '风格|Style',
    kind: kind.product,
    mode: mode.several,
    most: 3,
    values: ['休闲|Casual', '街头|Street', '复古|Retro', '学院|Preppy', '波西米亚|Boho', 'Café'],
    open: true,
  },
  {
    name: '细节|Details',
    kind: kind.product,
    mode: mode.several,
    most: 0,
    values: ['口袋|Pocket', '拉链|Zipper', '纽扣|Button', '抽绳|Drawstring', '拼接|Patchwork'],
    sometimes: true,
  },
  {
    name: '洗涤方式|Care Instructions',
    kind: kind.product,
    mode: mode.several,
    most: 2,
    values: ['机洗|Machine wash', '手洗|Hand wash', '干洗|Dry clean'],
    sometimes: true,
  },
  { name: '洗涤说明|Care note', kind: kind.product, mode: mode.typed, sometimes: true },
];

const details: AttributeRecipe[] = jacketDetails.map(({ name, aspect, values }) => ({
  name,
  kind: kind.product,
  mode: values.length === 0 ? mode.typed : aspect === 'standard' ? mode.several : mode.one,
  values,
  ...(aspect === 'standard' && { most: 2, remarks: [2] }),
  ...(aspect === 'material' && { required: true as const }),
}));

/** With the common ones 120 attributes, the same in each of its categories. */
export const workwear: AttributeRecipe[] = [
  ...clothing.filter(({ sometimes }) => !sometimes),
  ...details,
  {
    name: '防护等级|Protection class',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['1级|Class 1', '2级|Class 2', '3级|Class 3'],
    remarks: [2],
  },
];
