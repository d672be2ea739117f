import { z } from 'zod';
import { id } from '../../ids.ts';
import type { Goods } from '../../world/category.ts';
import { categoryOf } from '../../world/categories.ts';
import { brandsOf } from '../brands.ts';
import { storeEndpoint } from '../endpoint.ts';
import { defaultLanguage } from '../publishing/product.ts';
import { badParameter } from '../refusal.ts';

export const brandList = storeEndpoint({
  path: '/open-api/goods/query-brand-list',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({}),
  act({ state, store }) {
    const brands = brandsOf(state.core.world, store);
    return {
      data: brands.map(({ code, name }) => ({ brand_code: code, brand_name: name })),
      meta: { count: brands.length, customObj: null },
    };
  },
});

/** In which sellers state what they want to be paid. */
const supplyCurrency = 'CNY';

type Field = [module: string, key: string, required: boolean, show: boolean];

function fieldsOf(goods: Goods | undefined, mode: 'semi' | 'full'): Field[] {
  const worn = goods === 'clothing' || goods === 'workwear';
  return [
    ['basic_info', 'brand_code', false, true],
    ['basic_info', 'skc_title', false, true],
    ['sales_info', 'suggest_price', false, mode === 'semi'],
    ['sales_info', 'mall_state', true, true],
    ['sales_info', 'stop_purchase', false, false],
    ['sales_info', 'quantity_info', goods === 'socks', true],
    ['sales_info', 'minimum_stock_quantity', false, mode === 'full'],
    ['supplier_info', 'package_type', mode === 'full', true],
    ['supplier_info', 'supplier_barcode', false, true],
    ['supplier_info', 'proof_of_stock', false, mode === 'full'],
    ['reference_info', 'reference_product_link', false, true],
    ['sample_info', 'sample_spec', false, worn && mode === 'full'],
    ['product_detail_pic', 'product_detail_picture', false, true],
  ];
}

/** The old scheme names one switch alone; the new ones say where the carousel stands. */
function pictureRules(goods: Goods | undefined): [key: string, isTrue: boolean][] {
  if (goods === undefined || goods === 'clothing' || goods === 'workwear') return [['switch_spu_picture', false]];
  const isSingle = goods === 'mug';
  return [
    ['switch_spu_picture', true],
    ['spu_image_detail_show', true],
    ['spu_image_detail_required', true],
    ['spu_image_detail_single', isSingle],
    ['spu_image_square_show', true],
    ['spu_image_square_required', !isSingle],
    ['skc_image_detail_show', true],
    ['skc_image_detail_required', isSingle],
    ['skc_image_detail_single', !isSingle],
    ['skc_image_square_show', false],
    ['skc_image_square_required', false],
    ['sku_image_detail_required', false],
  ];
}

export const fillInStandard = storeEndpoint({
  path: '/open-api/goods/query-publish-fill-in-standard',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ category_id: id.optional(), spu_name: z.string().optional() }),
  about: ({ category_id = '' }) => category_id,
  act({ store, body }) {
    const category = body.category_id === undefined ? undefined : categoryOf(body.category_id);
    if (body.category_id !== undefined && !category?.leaf) throw badParameter('category_id: it is no last category');
    return {
      default_language: defaultLanguage,
      currency: supplyCurrency,
      support_sale_attribute_sort: true,
      fill_in_standard_list: fieldsOf(category?.goods, store.mode).map(([module, field_key, required, show]) => ({
        module,
        field_key,
        required,
        show,
      })),
      picture_config_list: pictureRules(category?.goods).map(([field_key, is_true]) => ({ field_key, is_true })),
    };
  },
});
