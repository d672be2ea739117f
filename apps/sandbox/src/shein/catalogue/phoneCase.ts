import { phoneModels } from '../../world/phones.ts';
import { type AttributeRecipe, kind, mode } from './attribute.ts';
import { colour } from './common.ts';

/** Brand and models; the brand leaves its own models. */
function phones(modelsOfBrand: number): AttributeRecipe[] {
  const offered = [...phoneModels].map(([brand, models]) => ({ brand, models: models.slice(0, modelsOfBrand) }));
  return [
    {
      name: '手机品牌|Phone brand',
      kind: kind.product,
      mode: mode.one,
      required: true,
      values: offered.map(({ brand }) => brand),
      links: offered.map(({ brand, models }) => ({ value: brand, attribute: '适用机型', only: models })),
    },
    {
      name: '适用机型|Compatible models',
      kind: kind.product,
      mode: mode.several,
      required: true,
      most: 20,
      values: offered.flatMap(({ models }) => models),
      long: true,
      open: true,
    },
  ];
}

const body: AttributeRecipe[] = [
  colour,
  {
    name: '外壳材质|Case material',
    kind: kind.product,
    mode: mode.several,
    required: true,
    most: 2,
    values: ['TPU', '硅胶|Silicone', '聚碳酸酯|Polycarbonate', '皮革|Leather', '木|Wood'],
    oldValues: ['PVC'],
    remarks: [2],
  },
  {
    name: '外壳成分|Case composition',
    kind: kind.composition,
    mode: mode.shares,
    values: ['TPU', 'PC', '硅|Silicone', '芳纶|Aramid'],
    remarks: [4],
  },
  {
    name: '磁吸|Magnetic',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['是|Yes', '否|No'],
  },
  {
    name: '防护功能|Protection',
    kind: kind.product,
    mode: mode.several,
    most: 0,
    values: ['防摔|Shockproof', '防水|Waterproof', '防尘|Dustproof', '镜头保护|Lens guard'],
  },
  { name: '厚度(毫米)|Thickness (mm)', kind: kind.product, mode: mode.typed },
  {
    name: '系列|Case type',
    kind: kind.sales,
    mode: mode.oneForSales,
    dimension: 3,
    values: ['标准|Standard', '加厚|Reinforced'],
    open: true,
  },
];

export const phoneCase: AttributeRecipe[] = [...body, ...phones(6)];
/** 2,000 models. */
export const everyPhone: AttributeRecipe[] = [...body, ...phones(200)];
