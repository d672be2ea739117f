import type { DesignName } from './goodsPictures.ts';

export interface ProductTemplate {
  name: string;
  packaging: string;
  classification: string;
  design: DesignName;
  material: string;
  /** Original and selling price, from and to. */
  prices: readonly [string, string, string, string];
  /** cm, and g. */
  box: readonly [length: number, width: number, height: number, weight: number];
  origin?: 'US' | 'CN';
  stopped?: true;
  remark?: string;
}

const clothes = { box: [30, 25, 3, 240], design: 'greyTee' } as const;
const mugs = { box: [12, 12, 11, 420], design: 'whiteMug', material: '陶瓷 Ceramic' } as const;
const posters = { box: [45, 8, 8, 260], design: 'wavePoster', material: '200g 艺术纸 Fine art' } as const;
const cases = { box: [18, 10, 2, 60], design: 'blueCase', material: 'TPU' } as const;

export const productTemplateList: readonly ProductTemplate[] = [
  {
    ...clothes,
    name: '弹力短袖 Stretch tee',
    packaging: 'T 恤自封袋 Tee poly mailer',
    classification: '弹力短袖 Stretch tee 95/5',
    material: '95/5 棉氨纶 Cotton-elastane',
    prices: ['19.99', '24.99', '12.99', '16.99'],
  },
  {
    ...clothes,
    name: '纯棉短袖 Cotton tee',
    packaging: 'T 恤自封袋 Tee poly mailer',
    classification: '纯棉短袖 Cotton tee',
    material: '180g 精梳棉 Combed cotton',
    prices: ['17.99', '22.99', '10.99', '14.99'],
  },
  {
    ...clothes,
    name: '纯棉短袖礼盒 Gift-boxed tee',
    packaging: '礼品装 T 恤盒 Tee gift box',
    classification: '纯棉短袖 Cotton tee',
    design: 'sandTee',
    material: '180g 精梳棉 Combed cotton',
    prices: ['24.99', '29.99', '17.99', '21.99'],
    box: [32, 26, 5, 380],
  },
  {
    ...clothes,
    name: '宽松 T 恤 Oversized tee',
    packaging: 'T 恤牛皮纸袋 Kraft mailer S',
    classification: '宽松 T 恤 Oversized tee',
    design: 'sandTee',
    material: '60/40 棉涤 Cotton-polyester',
    prices: ['21.99', '26.99', '13.99', '18.99'],
  },
  {
    ...clothes,
    name: '灯笼袖上衣 Lantern-sleeve top',
    packaging: 'T 恤自封袋 Tee poly mailer',
    classification: '灯笼袖上衣 Lantern-sleeve top',
    design: 'sandTee',
    material: '粘纤 Viscose',
    prices: ['26.99', '32.99', '18.99', '23.99'],
    stopped: true,
    remark: '换季停售，明年三月恢复 Back in March',
  },
  {
    ...clothes,
    name: '加绒连帽卫衣 Lined hoodie',
    packaging: '卫衣加厚袋 Hoodie mailer L',
    classification: '加绒连帽卫衣 Lined hoodie',
    material: '320g 抓绒 Fleece',
    prices: ['42.99', '52.99', '29.99', '36.99'],
    box: [38, 32, 8, 720],
  },
  {
    ...clothes,
    name: '童装卫衣 Kids sweatshirt',
    packaging: '卫衣加厚袋 Hoodie mailer L',
    classification: '童装卫衣 Kids sweatshirt',
    material: '280g 毛圈 French terry',
    prices: ['27.99', '33.99', '18.99', '23.99'],
    box: [30, 26, 6, 380],
  },
  {
    ...clothes,
    name: '孕妇 T 恤 Maternity tee',
    packaging: 'T 恤牛皮纸袋 Kraft mailer S',
    classification: '孕妇 T 恤 Maternity tee',
    design: 'sandTee',
    material: '92/8 棉氨纶 Cotton-elastane',
    prices: ['22.99', '27.99', '14.99', '18.99'],
  },
  {
    ...mugs,
    name: '陶瓷马克杯 Ceramic mug 11 oz',
    packaging: '马克杯彩盒 11 oz Mug box',
    classification: '陶瓷马克杯 Ceramic mug 11 oz',
    prices: ['14.99', '18.99', '8.99', '11.99'],
  },
  {
    ...mugs,
    name: '陶瓷马克杯两只 Two ceramic mugs',
    packaging: '马克杯两只装 Mug box for two',
    classification: '陶瓷马克杯 Ceramic mug 11 oz',
    prices: ['26.99', '32.99', '15.99', '20.99'],
    box: [24, 12, 11, 860],
  },
  {
    ...mugs,
    name: '变色杯 Magic mug',
    packaging: '马克杯彩盒 11 oz Mug box',
    classification: '变色杯 Magic mug',
    design: 'greenMug',
    prices: ['17.99', '21.99', '10.99', '13.99'],
    remark: '平台有新增必填属性，见分类模板 New required attributes',
  },
  {
    ...mugs,
    name: '搪瓷杯 Enamel mug',
    packaging: '马克杯泡沫盒 Mug foam box',
    classification: '搪瓷杯 Enamel mug',
    design: 'greenMug',
    material: '搪瓷 Enamel',
    prices: ['16.99', '19.99', '9.99', '12.99'],
  },
  {
    ...mugs,
    name: '带盖旅行杯 Travel mug',
    packaging: '马克杯彩盒 15 oz Mug box',
    classification: '带盖旅行杯 Travel mug with lid',
    design: 'greenMug',
    material: '不锈钢 Stainless steel',
    prices: ['24.99', '29.99', '15.99', '19.99'],
    origin: 'US',
  },
  {
    ...posters,
    name: '艺术海报 A3 Art poster',
    packaging: '海报纸筒 A3 Poster tube',
    classification: '艺术海报 Art poster',
    prices: ['9.99', '14.99', '5.99', '8.99'],
    origin: 'US',
  },
  {
    ...posters,
    name: '艺术海报 A2 Art poster',
    packaging: '海报纸筒 A2 Poster tube',
    classification: '艺术海报 Art poster',
    design: 'peonyPoster',
    prices: ['14.99', '19.99', '8.99', '12.99'],
    box: [65, 8, 8, 340],
    origin: 'US',
  },
  {
    ...posters,
    name: '橡木框画 Oak-framed print',
    packaging: '带框挂画纸箱 Framed art box',
    classification: '橡木框画 Oak-framed print',
    design: 'peonyPoster',
    material: '橡木 Oak, 250g',
    prices: ['49.99', '69.99', '34.99', '49.99'],
    box: [70, 50, 6, 2100],
  },
  {
    ...posters,
    name: '儿童海报 Kids poster',
    packaging: '海报三角筒 Triangular tube',
    classification: '儿童海报 Kids poster',
    prices: ['8.99', '12.99', '4.99', '7.99'],
    stopped: true,
  },
  {
    ...cases,
    name: '硅胶手机壳 Silicone case',
    packaging: '手机壳气泡袋 Case bubble bag',
    classification: '硅胶手机壳 Silicone case',
    material: '液态硅胶 Liquid silicone',
    prices: ['9.99', '13.99', '5.49', '7.99'],
  },
  {
    ...cases,
    name: '磁吸手机壳 MagSafe case',
    packaging: '手机壳开窗盒 Case window box',
    classification: '磁吸手机壳 MagSafe case',
    design: 'blackCase',
    prices: ['15.99', '19.99', '9.99', '12.99'],
  },
  {
    ...cases,
    name: '全机型手机壳 All-model case',
    packaging: '手机壳简装 Case plain bag',
    classification: '全机型手机壳 All-model case',
    design: 'blackCase',
    prices: ['7.99', '10.99', '3.99', '5.99'],
  },
];
