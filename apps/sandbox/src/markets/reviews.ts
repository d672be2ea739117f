import type { Chance } from '../world/chance.ts';
import type { Reason } from './product.ts';

/** How long the marketplaces look at a product, and how many of them they refuse by chance. */
export interface Reviews {
  fromMs: number;
  toMs: number;
  refusedShare: number;
}

export const usualReviews: Reviews = { fromMs: 40_000, toMs: 90_000, refusedShare: 0.03 };

/** Why reviewers refuse what no rule finds. */
const reasons: Reason[] = [
  { zh: '主图含有水印或文字，请更换图片', en: 'The main picture shows a watermark or text: replace the picture' },
  { zh: '商品标题含有品牌词，涉嫌侵权', en: 'The title names a brand and may infringe on its rights' },
  { zh: '图案涉嫌侵权，请提供授权证明', en: 'The design may infringe on rights: prove that you may use it' },
  { zh: '商品与所选类目不符', en: 'The product does not belong to the chosen category' },
  { zh: '细节图与主图不是同一商品', en: 'The detail pictures show another product than the main picture' },
];

/** One or two of them. */
export function drawReasons(chance: Chance): Reason[] {
  const first = chance.whole(0, reasons.length - 1);
  return Array.from({ length: chance.whole(1, 2) }, (_, index) => reasons[(first + index * 2) % reasons.length]!);
}
