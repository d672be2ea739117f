import type { Category } from '../world/categories.ts';

/** How a property is filled in, by TEMU's numbers. */
const control = {
  input: 0,
  choose: 1,
  inputOrChoose: 3,
  date: 5,
  datePair: 6,
  month: 7,
  monthPair: 8,
  colour: 9,
  size: 10,
  numberRange: 11,
  twoNumbers: 12,
  threeNumbers: 13,
  computed: 14,
  region: 15,
  chooseWithNumber: 16,
} as const;

interface Recipe {
  name: [chinese: string, english: string];
  control: (typeof control)[keyof typeof control];
  /** 0 text, 1 number with unit, 2 range, 3 two numbers, 4 three numbers, 5 date, 6 two dates, 7 month, 8 two months. */
  valueType?: number;
  required?: true;
  sale?: 'main' | 'other';
  values?: string[];
  units?: string[];
  min?: string;
  max?: string;
  precision?: number;
  most?: number;
  /** The numbers must add up to 100. */
  hundred?: true;
  /** The name of another property and the indexes of its values that this one belongs to. */
  under?: { name: string; indexes: number[] };
  only?: 'apparel' | 'other';
}

const recipes: Recipe[] = [
  {
    name: ['颜色', 'Color'],
    control: control.colour,
    sale: 'main',
    required: true,
    values: ['黑色', '白色', '藏青色', 'Rosé', '多色'],
    only: 'apparel',
  },
  {
    name: ['尺码', 'Size'],
    control: control.size,
    sale: 'other',
    required: true,
    values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    only: 'apparel',
  },
  {
    name: ['规格', 'Style'],
    control: control.inputOrChoose,
    sale: 'main',
    required: true,
    values: ['A款', 'B款'],
    only: 'other',
  },
  {
    name: ['材质', 'Material'],
    control: control.choose,
    required: true,
    values: ['棉', '聚酯纤维', '氨纶', '陶瓷', '硅胶'],
  },
  {
    name: ['成分', 'Composition'],
    control: control.chooseWithNumber,
    valueType: 1,
    required: true,
    values: ['棉', '聚酯纤维', '氨纶'],
    units: ['%'],
    max: '100',
    most: 5,
    hundred: true,
  },
  { name: ['袖长', 'Sleeve length'], control: control.choose, values: ['短袖', '长袖', '无袖'], only: 'apparel' },
  {
    name: ['袖型', 'Sleeve type'],
    control: control.choose,
    values: ['常规袖', '泡泡袖', '蝙蝠袖'],
    under: { name: 'Sleeve length', indexes: [0, 1] },
    only: 'apparel',
  },
  {
    name: ['图案', 'Pattern'],
    control: control.choose,
    required: true,
    values: ['印花', '纯色', '条纹', '动物'],
    most: 2,
  },
  { name: ['风格', 'Look'], control: control.inputOrChoose, values: ['休闲', '街头', 'Größe plus'], most: 3 },
  { name: ['洗涤说明', 'Care'], control: control.input, min: '0', max: '120' },
  {
    name: ['件数', 'Pieces'],
    control: control.input,
    valueType: 1,
    required: true,
    units: ['件'],
    min: '1',
    max: '999',
    precision: 0,
  },
  { name: ['上市日期', 'Launch date'], control: control.date, valueType: 5, max: '2099-12-31' },
  { name: ['促销期', 'Promotion'], control: control.datePair, valueType: 6 },
  { name: ['生产月份', 'Month of production'], control: control.month, valueType: 7 },
  { name: ['适用季节', 'Months of wear'], control: control.monthPair, valueType: 8 },
  {
    name: ['适用身高', 'Height'],
    control: control.numberRange,
    valueType: 2,
    units: ['cm', 'in'],
    min: '0',
    max: '250',
    precision: 1,
    only: 'apparel',
  },
  {
    name: ['平面尺寸', 'Width and height'],
    control: control.twoNumbers,
    valueType: 3,
    units: ['cm'],
    min: '0',
    max: '500',
    precision: 1,
    only: 'other',
  },
  {
    name: ['立体尺寸', 'Length, width and height'],
    control: control.threeNumbers,
    valueType: 4,
    units: ['cm', 'mm'],
    min: '0',
    max: '500',
    precision: 2,
  },
  { name: ['体积', 'Volume'], control: control.computed, valueType: 1, units: ['cm³'], precision: 2, only: 'other' },
  { name: ['产地', 'Origin'], control: control.region, required: true, values: ['中国大陆', '越南', 'Türkiye'] },
];

interface Placed extends Recipe {
  serial: number;
}

const valueId = (serial: number, index: number) => 40_000 + serial * 100 + index;

/** The template of a leaf category. The two templates together have every kind of control. */
export function propertiesOf({ leaf, apparel, id }: Category) {
  const own: Placed[] = recipes
    .map((recipe, index) => ({ ...recipe, serial: index + 1 }))
    .filter(({ only }) => leaf && (only === undefined || (only === 'apparel') === apparel));
  return {
    inputMaxSpecNum: apparel ? 0 : 2,
    chooseAllQualifySpec: false,
    singleSpecValueNum: apparel ? 0 : 20,
    properties: own.map((recipe) => describe(recipe, own, id)),
  };
}

function describe({ serial, name, values, ...recipe }: Placed, own: Placed[], category: number) {
  const parent = own.find((each) => each.name[1] === recipe.under?.name);
  const parentValues = recipe.under?.indexes.map((index) => valueId(parent!.serial, index)) ?? [];
  return {
    refPid: 1000 + serial,
    pid: serial,
    templatePid: category * 1000 + serial,
    parentTemplatePid: parent ? category * 1000 + parent.serial : 0,
    name: name[0],
    lang2Name: { zh: name[0], en: name[1] },
    required: recipe.required ?? false,
    isSale: recipe.sale !== undefined,
    mainSale: recipe.sale === 'main',
    parentSpecId: recipe.sale === undefined ? 0 : 3000 + serial,
    controlType: recipe.control,
    propertyValueType: recipe.valueType ?? 0,
    showType: 0,
    values:
      values?.map((value, index) => ({
        vid: valueId(serial, index),
        value,
        specId: recipe.sale === undefined ? 0 : 500_000 + valueId(serial, index),
        parentVidList: parentValues,
        extendInfo: null,
        lang2Value: { zh: value },
        group: null,
      })) ?? null,
    valueUnit: recipe.units ?? [],
    minValue: recipe.min ?? '',
    maxValue: recipe.max ?? '',
    valuePrecision: recipe.precision ?? 0,
    chooseMaxNum: recipe.most ?? (values ? 1 : 0),
    inputMaxNum: recipe.control === control.inputOrChoose ? 1 : 0,
    valueRule: recipe.hundred ? 1 : 0,
    numberInputTitle: recipe.control === control.chooseWithNumber ? '含量' : '',
    propertyChooseTitle: recipe.control === control.chooseWithNumber ? name[0] : '',
    referenceType: 0,
    feature: 0,
    showCondition: parent ? [{ parentRefPid: 1000 + parent.serial, parentVids: parentValues }] : [],
    templatePropertyValueParentList: parent
      ? [{ parentVidList: parentValues, vidList: (values ?? []).map((_value, index) => valueId(serial, index)) }]
      : [],
  };
}
