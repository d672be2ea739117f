import { readUpload } from '../../markets/uploads.ts';
import { categoryOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import { brandsOf } from '../brands.ts';
import { kind, type SheinAttribute } from '../catalogue/attribute.ts';
import { productTypeOf } from '../catalogue/catalogue.ts';
import { badParameter } from '../refusal.ts';
import type { SheinState } from '../state.ts';
import type { Finding } from './judgeAttributes.ts';
import { defaultLanguage, type PublishBody, type SaleAttribute } from './product.ts';

/** @throws Refusal where there is no such leaf, or its product type is another. */
export function categoryOfProduct({ category_id, product_type_id }: PublishBody): Category {
  const category = categoryOf(category_id);
  if (!category?.leaf || category.hiddenType !== 0)
    throw badParameter(`category_id: ${category_id} is no last category`);
  if (product_type_id !== undefined && product_type_id !== productTypeOf(category))
    throw badParameter(`product_type_id: ${product_type_id} is not of category ${category_id}`);
  return category;
}

/** What is wrong beside the product's attributes, as far as the documentation is sure. */
export function judgeProduct(
  state: SheinState,
  store: Store,
  body: PublishBody,
  attributes: SheinAttribute[],
): Finding[] {
  const { world } = state.core;
  const found: Finding[] = [];
  const say = (module: string, form: string, message: string) => found.push({ module, form, messages: [message] });
  if (!body.multi_language_name_list.some(({ language }) => language === defaultLanguage))
    say('basic_info', 'multi_language_name_list', `缺少默认语言 The name in ${defaultLanguage} is missing`);
  if (body.brand_code !== undefined && !brandsOf(world, store).some(({ code }) => code === body.brand_code))
    say('basic_info', 'brand_code', `品牌不存在 There is no brand ${body.brand_code}`);
  for (const address of picturesOf(body))
    if (!readUpload(world.links, 'shein', address))
      say('image_info', 'image_url', `图片非平台上传 ${address} was not uploaded to SHEIN`);
  for (const supplierSku of findTaken(state, store, body))
    say('sales_info', 'supplier_sku', `商家SKU重复 ${supplierSku} exists already`);
  for (const { sale_attribute, sku_list } of body.skc_list) {
    if (!isOffered(sale_attribute, attributes, true))
      say('sales_info', 'sale_attribute', '主销售属性错误 The main sales attribute or its value is not offered');
    for (const each of sku_list.flatMap(({ sale_attribute_list }) => sale_attribute_list))
      if (!isOffered(each, attributes, false))
        say('sales_info', 'sale_attribute_list', '销售属性错误 The sales attribute or its value is not offered');
  }
  return found;
}

function isOffered(given: SaleAttribute, attributes: SheinAttribute[], main: boolean): boolean {
  const attribute = attributes.find(({ id }) => id === given.attribute_id);
  if (attribute?.kind !== kind.sales || (main && !attribute.main)) return false;
  return given.attribute_value_id === undefined
    ? given.custom_attribute_value !== undefined
    : attribute.values.some(({ id, retired }) => id === given.attribute_value_id && !retired);
}

function picturesOf({ image_info, skc_list }: PublishBody): string[] {
  const all = [image_info, ...skc_list.map((skc) => skc.image_info)];
  return all.flatMap((pictures) => pictures?.image_info_list.map(({ image_url }) => image_url) ?? []);
}

/** A seller's SKU exists once in a store. */
function findTaken(state: SheinState, store: Store, { skc_list }: PublishBody): string[] {
  const published = state.products.ofStore(store).flatMap(({ skcs }) => skcs.flatMap(({ skus }) => skus));
  const taken = new Set([...store.listings, ...published].map(({ sellerSku }) => sellerSku));
  const asked = skc_list.flatMap(({ sku_list }) => sku_list.map(({ supplier_sku }) => supplier_sku));
  return asked.filter((sku, index) => taken.has(sku) || asked.indexOf(sku) < index);
}
