import { type AttributeRecipe, kind, mode } from './attribute.ts';
import { colour } from './common.ts';

const bad = { attribute: '微波炉适用', only: ['否'], fill: true } as const;

export const mug: AttributeRecipe[] = [
  colour,
  {
    name: '规格|Capacity size',
    kind: kind.sales,
    mode: mode.oneForSales,
    required: true,
    dimension: 3,
    values: ['11oz', '15oz', '20oz'],
    open: true,
  },
  {
    name: '杯身材质|Body material',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['陶瓷|Ceramic', '骨瓷|Bone china', '搪瓷|Enamel', '玻璃|Glass', '不锈钢|Stainless steel'],
    oldValues: ['密胺|Melamine'],
    remarks: [1, 2],
    links: [
      { value: '搪瓷', ...bad, only: [...bad.only] },
      { value: '不锈钢', ...bad, only: [...bad.only] },
      { value: '玻璃', attribute: '釉面', only: ['无釉'], fill: true },
    ],
  },
  {
    name: '微波炉适用|Microwave safe',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['是|Yes', '否|No'],
  },
  {
    name: '洗碗机适用|Dishwasher safe',
    kind: kind.product,
    mode: mode.one,
    required: true,
    values: ['是|Yes', '否|No', '仅上层|Top rack only'],
  },
  { name: '容量(毫升)|Capacity (ml)', kind: kind.product, mode: mode.typed, required: true },
  { name: '釉面|Glaze', kind: kind.product, mode: mode.one, values: ['亮面|Glossy', '哑光|Matt', '无釉|Unglazed'] },
  {
    name: '工艺|Finish',
    kind: kind.product,
    mode: mode.several,
    most: 2,
    values: ['热升华|Sublimation', '贴花|Decal', '手绘|Hand-painted', '浮雕|Relief'],
    open: true,
  },
  {
    name: '食品接触认证|Food contact certificates',
    kind: kind.product,
    mode: mode.several,
    required: true,
    most: 3,
    values: ['FDA', 'LFGB', 'CE', 'GB 4806', 'Décret 2007-766'],
    oldValues: ['EN 1388'],
    remarks: [2],
  },
  {
    name: '釉料成分|Glaze composition',
    kind: kind.composition,
    mode: mode.shares,
    values: ['石英|Quartz', '长石|Feldspar', '高岭土|Kaolin', '石灰石|Limestone'],
    remarks: [4],
  },
  {
    name: '手柄形状|Handle shape',
    kind: kind.product,
    mode: mode.one,
    values: ['C形|C-handle', 'D形|D-handle', '心形|Heart', '无|None'],
    sometimes: true,
  },
];
