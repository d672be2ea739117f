import type { Category } from '../world/categories.ts';

/** Type: 1 sales, 2 size chart, 3 composition, 4 ordinary. Label 1: the main sales attribute. */
interface Recipe {
  name: [english: string, chinese: string];
  type: 1 | 2 | 3 | 4;
  /** How values are chosen: 0 free text, 1 several, 2 one sales value, 3 one, 4 several with percentages. */
  mode: 0 | 1 | 2 | 3 | 4;
  /** 1 retired, 2 optional, 3 required. */
  status: 1 | 2 | 3;
  label?: 1;
  /** How many values may be chosen; 0: no limit. */
  most?: number;
  remarks?: number[];
  dimension?: number;
  values?: [english: string, chinese: string][];
  only?: 'apparel' | 'other';
}

const fibres: Recipe['values'] = [
  ['Cotton', '棉'],
  ['Polyester', '聚酯纤维'],
  ['Elastane', '氨纶'],
  ['Viscose', '粘纤'],
  ['Linen', '亚麻'],
];

const recipes: Recipe[] = [
  {
    name: ['Color', '颜色'],
    type: 1,
    mode: 2,
    status: 3,
    label: 1,
    values: [
      ['Black', '黑色'],
      ['White', '白色'],
      ['Navy Blue', '藏青色'],
      ['Rosé', '玫瑰色'],
      ['Multicolor', '多色'],
    ],
  },
  {
    name: ['Size', '尺码'],
    type: 1,
    mode: 2,
    status: 3,
    dimension: 3,
    values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size) => [size, size]),
    only: 'apparel',
  },
  {
    name: ['Dimensions', '规格'],
    type: 1,
    mode: 2,
    status: 2,
    dimension: 3,
    values: [['one-size', '均码']],
    only: 'other',
  },
  { name: ['Bust (cm)', '胸围'], type: 2, mode: 0, status: 3, only: 'apparel' },
  { name: ['Length (cm)', '衣长'], type: 2, mode: 0, status: 3, only: 'apparel' },
  { name: ['Shoulder (cm)', '肩宽'], type: 2, mode: 0, status: 2, only: 'apparel' },
  { name: ['Composition', '成分'], type: 3, mode: 4, status: 3, values: fibres, remarks: [2, 4], only: 'apparel' },
  {
    name: ['Material', '材质'],
    type: 4,
    mode: 3,
    status: 3,
    values: [
      ['Fabric', '面料'],
      ['Ceramic', '陶瓷'],
      ['Paper', '纸'],
      ['Silicone', '硅胶'],
    ],
    remarks: [1],
  },
  {
    name: ['Pattern Type', '图案'],
    type: 4,
    mode: 1,
    status: 3,
    most: 2,
    values: [
      ['Graphic', '图形'],
      ['Animal', '动物'],
      ['Floral', '花卉'],
      ['Letter', '字母'],
      ['Plain', '纯色'],
    ],
  },
  {
    name: ['Season', '季节'],
    type: 4,
    mode: 1,
    status: 2,
    most: 0,
    values: [
      ['Spring', '春'],
      ['Summer', '夏'],
      ['Autumn', '秋'],
      ['Winter', '冬'],
    ],
  },
  {
    name: ['Neckline', '领型'],
    type: 4,
    mode: 3,
    status: 2,
    values: [
      ['Round Neck', '圆领'],
      ['V-Neck', 'V领'],
      ['Hooded', '连帽'],
    ],
    only: 'apparel',
  },
  { name: ['Lining', '里料成分'], type: 4, mode: 4, status: 2, values: fibres, only: 'apparel' },
  { name: ['Pieces in the pack', '件数'], type: 4, mode: 0, status: 3, remarks: [3] },
  { name: ['Care note', '洗涤说明'], type: 4, mode: 0, status: 2 },
  { name: ['Old style code', '旧款式'], type: 4, mode: 3, status: 1, values: [['A', 'A']] },
];

/** One template with every mode, type and status that is documented. */
export function attributesOf({ apparel, id: category }: Category, { english }: { english: boolean }) {
  return recipes
    .map((recipe, index) => ({ ...recipe, id: 101 + index }))
    .filter(({ only }) => only === undefined || (only === 'apparel') === apparel)
    .filter(({ status, id }) => status !== 2 || (category + id) % 4 !== 0)
    .map((recipe) => describe(recipe, english));
}

function describe({ id, name, ...recipe }: Recipe & { id: number }, english: boolean) {
  return {
    attribute_id: id,
    attribute_name: english ? name[0] : name[1],
    attribute_name_en: name[0],
    attribute_is_show: 1,
    attribute_source: 1,
    attribute_label: recipe.label ?? 0,
    attribute_mode: recipe.mode,
    attribute_input_num: recipe.most ?? 0,
    data_dimension: recipe.dimension ?? 1,
    attribute_status: recipe.status,
    attribute_type: recipe.type,
    attribute_remark_list: recipe.remarks ?? [],
    business_mode: 1,
    is_sample: 0,
    supplier_id: 0,
    attribute_doc: '',
    attribute_doc_image_list: [],
    attribute_value_info_list: (recipe.values ?? []).map(([valueEnglish, valueChinese], index) => ({
      attribute_value_id: id * 1000 + index + 1,
      attribute_value: english ? valueEnglish : valueChinese,
      attribute_value_en: valueEnglish,
      is_custom_attribute_value: false,
      is_show: 1,
      supplier_id: 0,
      attribute_value_doc: '',
      attribute_value_doc_image_list: [],
      attribute_value_group_list: null,
    })),
  };
}
