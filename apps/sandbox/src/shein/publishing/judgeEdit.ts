import { productTypeOf } from '../catalogue/catalogue.ts';
import { collect, type Finding, type Judged, type Say } from './findings.ts';
import { groupCode } from './groupCode.ts';
import type { Pictures, SheinProduct, Skc, Sku } from './product.ts';

/** Why a product cannot be changed now; undefined: it can. */
export function findWhyNotEditable(product: SheinProduct | undefined): string | undefined {
  if (!product) return '商品不存在 There is no such product';
  if (product.removed !== null) return '商品已回收 The product is in the recycle bin';
  if (!product.skcs.some(({ approvedOnce }) => approvedOnce))
    return '未审核通过不可编辑 The product has not passed review';
  return product.skcs.some(({ state }) => state === 'review') ? '审核中不可编辑 The product is in review' : undefined;
}

/** What a change must name, what it may not touch, and which fields have calls of their own. */
export function judgeEdit({ body, held, category }: Judged): Finding[] {
  if (!held) return [];
  return collect('edit', (say) => {
    if (body.product_type_id === undefined || body.product_type_id !== productTypeOf(category))
      say('product_type_id', '产品类型不可修改 product_type_id must be that of spu-info');
    if (held.categoryId !== category.id) say('category_id', '类目不可修改 The category cannot change');
    if (body.site_list !== undefined) say('site_list', '编辑时不可传 site_list is forbidden in a change');
    judgeGroup(held.number, body.is_spu_pic ? body.image_info : undefined, say);
    for (const skc of body.skc_list) judgeSkc(skc, held, say);
  });
}

function judgeSkc(skc: Skc, held: SheinProduct, say: Say): void {
  if (skc.skc_name === undefined) return;
  const live = held.skcs.find(({ id }) => id === skc.skc_name);
  if (!live) return say('skc_name', `SKC ${skc.skc_name} 不存在 is not of this product`);
  judgeGroup(live.id, skc.image_info, say);
  if (skc.suggested_retail_price !== undefined)
    say('suggested_retail_price', '编辑时不可传 suggested_retail_price is forbidden in a change');
  const before = held.details.content.skc_list.find(({ skc_name }) => skc_name === skc.skc_name);
  if (before && JSON.stringify(before.sale_attribute) !== JSON.stringify(skc.sale_attribute))
    say('sale_attribute', `SKC ${live.id}: 销售属性不可修改 Sales attributes cannot change`);
  for (const sku of skc.sku_list) {
    if (sku.sku_code === undefined) continue;
    if (!live.skus.some(({ id }) => id === sku.sku_code)) {
      say('sku_code', `SKU ${sku.sku_code} 不存在 is not of this SKC`);
      continue;
    }
    judgeSku(
      sku,
      before?.sku_list.find(({ sku_code }) => sku_code === sku.sku_code),
      say,
    );
  }
}

function judgeSku(sku: Sku, before: Sku | undefined, say: Say): void {
  const name = `SKU ${sku.supplier_sku}`;
  for (const field of ['price_info_list', 'cost_info', 'stock_info_list'] as const)
    if (sku[field] !== undefined) say(field, `${name}: 编辑时不可传 ${field} is forbidden in a change`);
  if (before && JSON.stringify(before.sale_attribute_list) !== JSON.stringify(sku.sale_attribute_list))
    say('sale_attribute_list', `${name}: 销售属性不可修改 Sales attributes cannot change`);
}

function judgeGroup(owner: string, pictures: Pictures | undefined, say: Say): void {
  if (pictures && pictures.image_group_code !== groupCode(owner))
    say('image_group_code', `图片组编码必填 image_group_code of ${owner} must be that of spu-info`);
}
