import type { Goods } from '../world/category.ts';
import type { Store, StoreMode } from '../world/stores.ts';

/** In which prices are stated. */
export const currencyOf = ({ currency }: Store) => currency;

interface FillInField {
  module: string;
  key: string;
  required: boolean;
  show: boolean;
}

/** What a category asks for beside its attributes. */
export function fillInFieldsOf(goods: Goods | undefined, mode: StoreMode): FillInField[] {
  const worn = goods === 'clothing' || goods === 'workwear';
  const phones = goods === 'phoneCase' || goods === 'everyPhone';
  const fields: [module: string, key: string, required: boolean, show: boolean][] = [
    ['basic_info', 'brand_code', phones, true],
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
  return fields.map(([module, key, required, show]) => ({ module, key, required, show }));
}

/** The old scheme names one switch alone; the new ones say where the carousel stands. */
export function pictureRulesOf(goods: Goods | undefined): [key: string, isTrue: boolean][] {
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
