import { phoneModels } from '../../world/phones.ts';
import { control, type PropertyRecipe, valueType } from './property.ts';

/** Brand, its models, and where a model has it, the cutout: three levels. */
function phones(modelsOfBrand: number): PropertyRecipe[] {
  const offered = [...phoneModels].map(([brand, models]) => [brand, models.slice(0, modelsOfBrand)] as const);
  const firstModels = offered.map(([, models]) => models[0]!);
  return [
    { name: '手机品牌|Phone brand', control: control.choose, required: true, values: offered.map(([brand]) => brand) },
    {
      name: '适用机型|Compatible models',
      control: control.choose,
      required: true,
      values: offered.flatMap(([, models]) => models),
      most: 20,
      under: { property: '手机品牌' },
      allowed: Object.fromEntries(offered),
      long: true,
    },
    {
      name: '镜头开孔|Lens cutout',
      control: control.choose,
      required: true,
      values: ['单孔|Single', '双孔|Double', '三孔|Triple'],
      under: { property: '适用机型', values: firstModels },
    },
  ];
}

const body: PropertyRecipe[] = [
  {
    name: '颜色|Color',
    control: control.colour,
    sale: 'main',
    required: true,
    values: ['黑色|Black', '透明|Clear', '玫瑰色|Rosé'],
    most: 3,
  },
  {
    name: '材质|Material',
    control: control.inputOrChoose,
    required: true,
    values: ['TPU', '硅胶|Silicone', '聚碳酸酯|Polycarbonate', '皮革|Leather', '木|Wood'],
    most: 2,
    typed: 1,
    max: '20',
  },
  { name: '磁吸|Magnetic', control: control.choose, required: true, values: ['是|Yes', '否|No'] },
  {
    name: '磁力|Magnetic force',
    control: control.input,
    type: valueType.number,
    required: true,
    units: ['N', 'gf'],
    min: '0.5',
    max: '2000',
    precision: 2,
    under: { property: '磁吸', values: ['是'] },
  },
  {
    name: '防护功能|Protection',
    control: control.size,
    values: ['防摔|Shockproof', '防水|Waterproof', '防尘|Dustproof', '镜头保护|Lens guard'],
    most: 4,
  },
  {
    name: '壳体尺寸|Case size',
    control: control.threeNumbers,
    type: valueType.threeNumbers,
    units: ['mm', 'cm'],
    min: '0',
    max: '400',
    precision: 1,
  },
  {
    name: '外壳成分|Case composition',
    control: control.chooseWithNumber,
    type: valueType.number,
    values: ['TPU', 'PC', '硅|Silicone', '芳纶|Aramid'],
    units: ['%'],
    min: '0',
    max: '100',
    precision: 0,
    most: 3,
    rule: 1,
    titles: ['材料', '含量'],
  },
];

export const phoneCase: PropertyRecipe[] = [...body, ...phones(6)];
/** 2,000 models. */
export const everyPhone: PropertyRecipe[] = [...body, ...phones(200)];
