import { z } from 'zod';
import { id } from '../../ids.ts';
import type { Product } from '../../markets/product.ts';

/** The language in which a new product must have a name. */
export const defaultLanguage = 'en';

const saleAttribute = z.object({
  attribute_id: id,
  attribute_value_id: id.optional(),
  custom_attribute_value: z.string().optional(),
  language: z.string().optional(),
});
export type SaleAttribute = z.output<typeof saleAttribute>;

const pictures = z.object({
  image_group_code: z.string().optional(),
  image_info_list: z
    .array(z.object({ image_sort: z.int().min(1), image_type: z.int(), image_url: z.string().min(1) }))
    .default([]),
});

const centimetres = z.string().regex(/^\d{1,6}(\.\d{1,2})?$/);

/** An amount of money; the interfaces write it as a text or as a number. */
const decimal = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/));

const sku = z.object({
  supplier_sku: z.string().min(1).max(200),
  mall_state: z.union([z.literal(1), z.literal(2)]),
  stop_purchase: z.union([z.literal(1), z.literal(2)]).optional(),
  length: centimetres,
  width: centimetres,
  height: centimetres,
  weight: z.int().min(1),
  sale_attribute_list: z.array(saleAttribute).max(2).default([]),
  price_info_list: z
    .array(
      z.object({ sub_site: z.string(), currency: z.string(), base_price: decimal, special_price: decimal.optional() }),
    )
    .default([]),
  cost_info: z.object({ cost_price: z.string().regex(/^\d{1,6}(\.\d{1,2})?$/), currency: z.string() }).optional(),
  stock_info_list: z
    .array(z.object({ inventory_num: z.int().min(0).max(99_999), supplier_warehouse_id: z.string().optional() }))
    .min(1),
});

/** A new product, as far as the documentation is sure of it. */
export const publishBody = z.object({
  category_id: id,
  product_type_id: id.optional(),
  brand_code: z.string().optional(),
  source_system: z.literal('openapi').optional(),
  supplier_code: z.string().max(200).optional(),
  suit_flag: z.literal(0).optional(),
  is_spu_pic: z.boolean().default(false),
  spu_name: z.string().optional(),
  image_info: pictures.optional(),
  multi_language_name_list: z.array(z.object({ language: z.string(), name: z.string().min(2).max(1000) })).min(1),
  product_attribute_list: z.array(
    z.object({ attribute_id: id, attribute_value_id: id.optional(), attribute_extra_value: z.string().optional() }),
  ),
  site_list: z.array(z.object({ main_site: z.string(), sub_site_list: z.array(z.string()) })).default([]),
  size_attribute_list: z.array(z.object({ attribute_id: id, attribute_extra_value: z.string() })).default([]),
  skc_list: z
    .array(
      z.object({
        supplier_code: z.string().min(1).max(200),
        shelf_way: z.union([z.literal(1), z.literal(2)]).optional(),
        sale_attribute: saleAttribute,
        image_info: pictures,
        sku_list: z.array(sku).min(1).max(400),
      }),
    )
    .min(1)
    .max(40),
});
export type PublishBody = z.output<typeof publishBody>;

/** What SHEIN keeps of a product beside what all marketplaces keep. */
export interface Details {
  productTypeId: string;
  /** As it was sent. */
  content: PublishBody;
}
export type SheinProduct = Product<Details>;
