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
    .array(
      z.object({
        image_item_id: z.string().optional(),
        image_sort: z.int(),
        image_type: z.int(),
        image_url: z.string(),
      }),
    )
    .default([]),
});
export type Pictures = z.output<typeof pictures>;

/** An amount; the interfaces write it as a text or as a number. */
const amount = z.union([z.string(), z.number()]).transform(String);

const sku = z.object({
  sku_code: z.string().optional(),
  supplier_sku: z.string(),
  mall_state: z.int().optional(),
  stop_purchase: z.int().optional(),
  length: amount.optional(),
  width: amount.optional(),
  height: amount.optional(),
  weight: amount.optional(),
  sale_attribute_list: z.array(saleAttribute).default([]),
  price_info_list: z
    .array(
      z.object({
        sub_site: z.string(),
        currency: z.string(),
        base_price: amount.optional(),
        special_price: amount.optional(),
      }),
    )
    .optional(),
  cost_info: z.object({ cost_price: amount, currency: z.string() }).optional(),
  stock_info_list: z
    .array(
      z.object({
        inventory_num: z.number(),
        supplier_warehouse_id: z.string().optional(),
        supplier_warehouse_name: z.string().optional(),
      }),
    )
    .optional(),
  image_info: pictures.optional(),
  competing_product_link: z.string().optional(),
  supplier_barcode: z.object({ barcode: z.string(), barcode_type: z.string() }).optional(),
  quantity_info: z
    .object({ quantity_type: z.int(), quantity_unit: z.int().optional(), quantity: z.int().optional() })
    .optional(),
  package_type: z.int().optional(),
  minimum_stock_quantity: z.int().optional(),
});
export type Sku = z.output<typeof sku>;

const skc = z.object({
  skc_name: z.string().optional(),
  supplier_code: z.string().default(''),
  skc_title: z.string().optional(),
  shelf_way: z.int().optional(),
  shelf_require: z.int().optional(),
  hope_on_sale_date: z.string().optional(),
  sale_attribute: saleAttribute.optional(),
  image_info: pictures.optional(),
  site_detail_image_info_list: z
    .array(pictures.extend({ site_abbr_list: z.array(z.string()).default([]) }))
    .default([]),
  suggested_retail_price: z.object({ currency: z.string(), price: amount }).optional(),
  proof_of_stock_list: z
    .array(z.object({ file_name: z.string().optional(), type: z.int(), url: z.string() }))
    .optional(),
  sku_list: z.array(sku).default([]),
});
export type Skc = z.output<typeof skc>;

const text = z.object({ language: z.string(), name: z.string() });

/** A product as it is sent. What it must hold is judged afterwards, so that each fault has its place. */
export const publishBody = z.object({
  category_id: id,
  product_type_id: id.optional(),
  brand_code: z.string().optional(),
  source_system: z.string().optional(),
  supplier_code: z.string().optional(),
  suit_flag: z.int().optional(),
  is_spu_pic: z.boolean().default(false),
  spu_name: z.string().optional(),
  image_info: pictures.optional(),
  multi_language_name_list: z.array(text).default([]),
  multi_language_desc_list: z.array(text).default([]),
  product_attribute_list: z
    .array(
      z.object({ attribute_id: id, attribute_value_id: id.optional(), attribute_extra_value: z.string().optional() }),
    )
    .default([]),
  size_attribute_list: z
    .array(
      z.object({
        attribute_id: id,
        attribute_extra_value: amount.default(''),
        relate_sale_attribute_id: id.optional(),
        relate_sale_attribute_value_id: id.optional(),
        relate_sale_attribute_value: z.string().optional(),
      }),
    )
    .default([]),
  site_list: z.array(z.object({ main_site: z.string(), sub_site_list: z.array(z.string()).default([]) })).optional(),
  fill_configuration_info: z
    .object({
      filled_quantity_to_sku: z.boolean().optional(),
      fill_configuration_tags: z.array(z.string()).optional(),
    })
    .optional(),
  skc_list: z.array(skc).default([]),
});
export type PublishBody = z.output<typeof publishBody>;

/** What SHEIN keeps of a product beside what all marketplaces keep. */
export interface Details {
  productTypeId: string;
  /** As it was sent, with the codes that SHEIN has given its colours and SKUs. */
  content: PublishBody;
}
export type SheinProduct = Product<Details>;
