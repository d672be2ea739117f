import { jacketDetails } from '../../world/workJacket.ts';
import { control, type PropertyRecipe, valueType } from './property.ts';

const fibres = ['棉|Cotton', '聚酯纤维|Polyester', '氨纶|Elastane', '粘纤|Viscose', '亚麻|Linen', '羊毛|Wool'];

const shares = {
  control: control.chooseWithNumber,
  type: valueType.number,
  values: fibres,
  units: ['%'],
  min: '0',
  max: '100',
  precision: 2,
  most: 5,
  rule: 1,
  titles: ['材料', '含量'],
} satisfies Partial<PropertyRecipe>;

export const clothing: PropertyRecipe[] = [
  {
    name: '颜色|Color',
    control: control.colour,
    sale: 'main',
    required: true,
    values: ['黑色|Black', '白色|White', '藏青色|Navy', '玫瑰色|Rosé', '多色|Multicolor'],
    most: 5,
  },
  {
    name: '尺码|Size',
    control: control.size,
    sale: 'other',
    required: true,
    values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    most: 6,
  },
  { name: '材质|Material', control: control.choose, required: true, values: fibres },
  { name: '成分|Composition', ...shares, required: true },
  { name: '有无里料|Lined', control: control.choose, values: ['有|Yes', '无|No'] },
  { name: '里料成分|Lining', ...shares, required: true, precision: 1, under: { property: '有无里料', values: ['有'] } },
  {
    name: '填充物|Filling',
    ...shares,
    values: ['羽绒|Down', '棉|Cotton', '聚酯纤维|Polyester'],
    units: ['g', 'oz'],
    max: '5000',
    precision: 0,
    most: 3,
    rule: 2,
    titles: ['填充物', '充填量'],
    sometimes: true,
  },
  {
    name: '袖长|Sleeve length',
    control: control.choose,
    required: true,
    values: ['短袖|Short', '长袖|Long', '无袖|Sleeveless'],
  },
  {
    name: '袖型|Sleeve type',
    control: control.choose,
    required: true,
    values: ['常规袖|Regular', '泡泡袖|Puff', '蝙蝠袖|Batwing', '灯笼袖|Lantern'],
    under: { property: '袖长', values: ['短袖', '长袖'] },
    allowed: { 短袖: ['常规袖', '泡泡袖', '蝙蝠袖'], 长袖: ['常规袖', '泡泡袖', '灯笼袖'] },
  },
  {
    name: '袖口|Cuffs',
    control: control.inputOrChoose,
    values: ['罗纹|Ribbed', '松紧|Elasticated', '纽扣|Buttoned'],
    most: 1,
    typed: 1,
    under: { property: '袖型', values: ['灯笼袖', '泡泡袖'] },
    showType: 1,
  },
  {
    name: '版型|Fit',
    control: control.choose,
    required: true,
    values: ['修身|Slim', '常规|Regular', '宽松|Oversized'],
  },
  {
    name: '适用身高|Height',
    control: control.numberRange,
    type: valueType.range,
    units: ['cm', 'in'],
    min: '0',
    max: '250',
    precision: 1,
    sometimes: true,
  },
  {
    name: '包装尺寸|Folded size',
    control: control.threeNumbers,
    type: valueType.threeNumbers,
    units: ['cm', 'mm'],
    min: '0',
    max: '500',
    precision: 2,
    sometimes: true,
  },
  { name: '洗涤说明|Care', control: control.input, max: '120', sometimes: true },
];

const details = jacketDetails.map(({ name, aspect, values }): PropertyRecipe => {
  const part = name
    .slice(0, name.indexOf('|'))
    .replace(/(款式|材质|颜色|表面处理|宽度|位置|闭合方式|加固|标准|护理)$/, '');
  const plainOnes = { name, control: control.choose, values };
  if (aspect === 'material') return { ...plainOnes, control: control.inputOrChoose, required: true, most: 2, typed: 1 };
  if (aspect === 'colour') return { ...plainOnes, control: control.colour };
  if (aspect === 'standard') return { ...plainOnes, most: 2 };
  if (aspect === 'closure') return { ...plainOnes, under: { property: `${part}位置`, values: ['前', '两侧'] } };
  if (aspect === 'reinforcement') return { ...plainOnes, under: { property: `${part}闭合方式`, values: ['按扣'] } };
  if (aspect === 'width')
    return {
      name,
      control: control.input,
      type: valueType.number,
      units: ['cm', 'mm'],
      min: '0',
      max: '100',
      precision: 1,
    };
  return aspect === 'care' ? { name, control: control.input, max: '80' } : plainOnes;
});

/** With the common ones 120 properties, the same in each of its categories. */
export const workwear: PropertyRecipe[] = [
  ...clothing.filter(({ name }) => !/^(填充物|版型|有无里料|里料成分|洗涤说明)/.test(name)),
  ...details,
];
