import { packaging, asImageFields } from '@pressroom/contract/packaging/packaging';
import { packageShape, packageType } from '@pressroom/contract/packaging/packages';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';
import type { DesignName, GoodsPictures } from './goodsPictures.ts';

const { irregular, cuboid, cylinder } = packageShape;
const { hard, softWithHardGoods, softWithSoftGoods } = packageType;

type Row = [name: string, shape: number, type: number, design: DesignName, pictures: number];

const templates: readonly Row[] = [
  ['T 恤自封袋 Tee poly mailer', irregular, softWithSoftGoods, 'mailer', 3],
  ['T 恤牛皮纸袋 Kraft mailer S', irregular, softWithSoftGoods, 'mailer', 2],
  ['卫衣加厚袋 Hoodie mailer L', irregular, softWithSoftGoods, 'mailer', 3],
  ['两件装快递袋 Mailer for two', irregular, softWithSoftGoods, 'mailer', 1],
  ['礼品装 T 恤盒 Tee gift box', cuboid, hard, 'box', 3],
  ['马克杯彩盒 11 oz Mug box', cuboid, hard, 'box', 3],
  ['马克杯彩盒 15 oz Mug box', cuboid, hard, 'box', 3],
  ['马克杯两只装 Mug box for two', cuboid, hard, 'box', 2],
  ['马克杯泡沫盒 Mug foam box', cuboid, hard, 'box', 1],
  ['海报纸筒 A3 Poster tube', cylinder, hard, 'tube', 3],
  ['海报纸筒 A2 Poster tube', cylinder, hard, 'tube', 3],
  ['海报三角筒 Triangular tube', irregular, hard, 'tube', 1],
  ['带框挂画纸箱 Framed art box', cuboid, hard, 'box', 3],
  ['挂画护角箱 Corner-guard box', cuboid, hard, 'box', 2],
  ['手机壳气泡袋 Case bubble bag', irregular, softWithHardGoods, 'mailer', 3],
  ['手机壳开窗盒 Case window box', cuboid, hard, 'box', 3],
  ['手机壳简装 Case plain bag', irregular, softWithHardGoods, 'mailer', 1],
  ['抱枕压缩袋 Cushion vacuum bag', irregular, softWithSoftGoods, 'mailer', 2],
  ['帆布袋平铺装 Tote flat pack', cuboid, softWithSoftGoods, 'mailer', 2],
  ['无印刷中性箱 Plain carton', cuboid, hard, 'box', 1],
];

export interface Packaging {
  id: string;
  /** The addresses of its pictures. */
  images: string[];
}

/** Adds them all; answers them by their names. */
export async function addPackagings(
  caller: Caller,
  pictures: Record<DesignName, GoodsPictures>,
): Promise<Map<string, Packaging>> {
  const added = new Map<string, Packaging>();
  for (const [name, shape, type, design, count] of templates) {
    const images = pictures[design].square.slice(0, count);
    const values = { name, packageShape: shape, packageType: type, ...asImageFields(images) };
    const { id } = await must(caller, packaging.create, values);
    added.set(name, { id, images });
  }
  return added;
}
