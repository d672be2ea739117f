import type { Wishes } from './fill.ts';

export interface Classification {
  name: string;
  /** The names of the categories from the root on; both marketplaces of the sandbox have the same. */
  path: readonly string[];
  wishes: Wishes;
}

const tees = ['上衣', 'T恤'];
const printed = { Pattern: ['印花'], 'Pattern Type': ['图形'] };
const stoneware = { 'Dishwasher safe': '是', Capacity: '325', 'Capacity (ml)': '325' };

/** Among them one for each kind of control, some with children three levels deep, and last the one whose definitions change. */
export const classifications: readonly Classification[] = [
  {
    name: '弹力短袖 Stretch tee 95/5',
    path: ['女装', ...tees, '短袖T恤'],
    wishes: {
      ...printed,
      Composition: { 棉: '95', 氨纶: '5' },
      'Sleeve length': '短袖',
      'Sleeve type': '常规袖',
      'Sleeve Length': '短袖',
      'Sleeve Type': '常规袖',
      Look: ['休闲', '无性别'],
    },
  },
  {
    name: '纯棉短袖 Cotton tee',
    path: ['男装', ...tees, '短袖T恤'],
    wishes: { ...printed, Composition: { 棉: '100' } },
  },
  {
    name: '宽松 T 恤 Oversized tee',
    path: ['男装', ...tees, '宽松T恤'],
    wishes: { ...printed, Composition: { 棉: '60', 聚酯纤维: '40' }, Fit: '宽松', 'Fit Type': '宽松' },
  },
  {
    name: '灯笼袖上衣 Lantern-sleeve top',
    path: ['女装', ...tees, '长袖T恤'],
    wishes: {
      Composition: { 粘纤: '66.67', 亚麻: '33.33' },
      'Sleeve length': '长袖',
      'Sleeve type': '灯笼袖',
      Cuffs: '编织',
      'Sleeve Length': '长袖',
      'Sleeve Type': '灯笼袖',
      'Care Instructions': ['机洗', '手洗'],
    },
  },
  {
    name: '加绒连帽卫衣 Lined hoodie',
    path: ['男装', '上衣', '卫衣', '连帽卫衣'],
    wishes: {
      Composition: { 棉: '80', 聚酯纤维: '20' },
      Lined: '有',
      Lining: { 聚酯纤维: '100' },
      Height: ['165', '192.5'],
      'Care note': '反面机洗',
      Care: '反面机洗',
    },
  },
  {
    name: '童装卫衣 Kids sweatshirt',
    path: ['男童', '上衣', '卫衣', '圆领卫衣'],
    wishes: {
      Composition: { 棉: '65', 聚酯纤维: '35' },
      'Folded size': ['28', '22.5', '4'],
      'Launch date': '2026-11-01',
    },
  },
  {
    name: '孕妇 T 恤 Maternity tee',
    path: ['孕妇装', ...tees, '短袖T恤'],
    wishes: { Composition: { 棉: '92', 氨纶: '8' }, 'Months of use': ['2026-03', '2026-09'], Season: ['春', '夏'] },
  },
  {
    name: '睡衣 Pyjamas',
    path: ['女装', '家居服', '睡衣'],
    wishes: { Composition: { 粘纤: '100' }, 'Month of production': '2026-10', Color: ['黑色', '玫瑰色'] },
  },
  {
    name: '棉袜 Cotton socks',
    path: ['配饰', '袜子'],
    wishes: {
      Composition: { 棉: '75', 聚酰胺: '22', 氨纶: '3' },
      'Sock composition': { 棉: '75', 聚酰胺: '22', 氨纶: '3' },
      Height: ['10', '15'],
    },
  },
  {
    name: '陶瓷马克杯 Ceramic mug 11 oz',
    path: ['杯具', '马克杯与杯子', '陶瓷马克杯'],
    wishes: { ...stoneware, 'Diameter and height': ['8.2', '9.5'], 'Microwave safe': '是', Glaze: { 石英: '100' } },
  },
  {
    name: '搪瓷杯 Enamel mug',
    path: ['杯具', '马克杯与杯子', '搪瓷杯'],
    wishes: {
      ...stoneware,
      Material: '搪瓷',
      'Body material': '搪瓷',
      'Microwave safe': '否',
      Temperatures: ['-20', '180'],
    },
  },
  {
    name: '带盖旅行杯 Travel mug with lid',
    path: ['杯具', '水瓶与保温杯', '旅行杯'],
    wishes: {
      ...stoneware,
      Material: '不锈钢',
      'Body material': '不锈钢',
      'Microwave safe': '否',
      Lid: '有',
      'Lid material': '塑料',
      Seal: '食品级硅胶',
    },
  },
  {
    name: '意式浓缩杯 Espresso cup',
    path: ['杯具', '马克杯与杯子', '意式浓缩杯'],
    wishes: {
      ...stoneware,
      Capacity: '80',
      Material: '骨瓷',
      'Body material': '骨瓷',
      Glaze: { 石英: '33.33', 长石: '33.33', 高岭土: '33.34' },
      'Glaze composition': { 石英: '33.33', 长石: '33.33', 高岭土: '33.34' },
    },
  },
  {
    name: '艺术海报 Art poster',
    path: ['海报与版画', '海报', '艺术海报'],
    wishes: {
      Framing: '无框',
      'Paper weight': '200',
      'Paper weight (gsm)': '200',
      Theme: ['抽象', '风景'],
      'Printed on': '2026-11-02',
      Pulp: { 木浆: '70', 再生浆: '30' },
    },
  },
  {
    name: '橡木框画 Oak-framed print',
    path: ['海报与版画', '带框装饰画', '木框画', '橡木框画'],
    wishes: {
      Framing: '带框',
      'Frame material': '橡木',
      'Frame colour': '原木色',
      'Paper weight': '250',
      'Paper weight (gsm)': '250',
      'Image area': ['29.7', '42'],
      'First printing': '2026-10',
    },
  },
  {
    name: '儿童海报 Kids poster',
    path: ['海报与版画', '海报', '儿童海报'],
    wishes: { Framing: '无框', Exhibition: ['2026-12-01', '2026-12-31'], Theme: ['人物', '动物园'] },
  },
  {
    name: '帆布画 Canvas print',
    path: ['海报与版画', '帆布画'],
    wishes: { Paper: '帆布', Framing: '挂轴', 'Frame material': '橡木', 'Packed size': ['62', '8', '8'] },
  },
  {
    name: '硅胶手机壳 Silicone case',
    path: ['手机配件', '保护壳与保护套', '按材质', '硅胶壳'],
    wishes: { Material: ['硅胶'], 'Case material': ['硅胶'], Magnetic: '否', Protection: ['防摔', '防尘'] },
  },
  {
    name: '磁吸手机壳 MagSafe case',
    path: ['手机配件', '磁吸手机壳'],
    wishes: { Magnetic: '是', 'Magnetic force': '12.5', 'Case size': ['160', '78', '12.5'] },
  },
  {
    name: '全机型手机壳 All-model case',
    path: ['手机配件', '保护壳与保护套', '全机型手机壳'],
    wishes: { Magnetic: '否', 'Case composition': { TPU: '60', PC: '40' } },
  },
  {
    name: '工作夹克 Work jacket',
    path: ['工装', '防护服', '工作夹克'],
    wishes: { Composition: { 聚酯纤维: '65', 棉: '35' } },
  },
  {
    name: '变色杯 Magic mug',
    path: ['杯具', '马克杯与杯子', '变色马克杯'],
    wishes: { ...stoneware, Finish: ['热升华'], Promotion: ['2026-11-20', '2026-12-24'], Holiday: ['圣诞节'] },
  },
];
