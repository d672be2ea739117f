import { findWrongNumber } from '../../decimals.ts';
import { currencyOf, fillInFieldsOf } from '../fillIn.ts';
import { sites } from '../sites.ts';
import { stockCode, warehousesOf } from '../warehouses.ts';
import { collect, type Finding, type Judged, type Say } from './findings.ts';
import type { Sku } from './product.ts';
import { findTakenSkus } from './takenSkus.ts';

const [longestSku, mostStock, highestCost] = [200, 99_999, '100000'];

/** Each SKU: its code, box, price, stock, and what the category asks of it. */
export function judgeSkus(judged: Judged): Finding[] {
  return collect('sales_info', (say) => {
    for (const sku of findTakenSkus(judged)) say('supplier_sku', `商家SKU重复 SKU ${sku} exists already`);
    for (const sku of judged.body.skc_list.flatMap(({ sku_list }) => sku_list)) judgeSku(judged, sku, say);
  });
}

function judgeSku(judged: Judged, sku: Sku, say: Say): void {
  const name = `SKU ${sku.supplier_sku}`;
  if (sku.supplier_sku.trim() === '' || sku.supplier_sku.length > longestSku)
    say('supplier_sku', `${name}: 商家SKU须为1到${longestSku}个字符 supplier_sku has 1 to ${longestSku} characters`);
  if (sku.mall_state !== 1 && sku.mall_state !== 2)
    say('mall_state', `${name}: 商城状态必填 mall_state must be 1 or 2`);
  if (sku.stop_purchase !== undefined && ![1, 2].includes(sku.stop_purchase))
    say('stop_purchase', `${name}: stop_purchase must be 1 or 2`);
  for (const side of ['length', 'width', 'height'] as const) judgeSide(name, side, sku[side], say);
  if (!/^[1-9]\d{0,8}$/.test(sku.weight ?? ''))
    say('weight', `${name}: 重量须为正整数克 weight must be whole grams above 0, is ${sku.weight}`);
  judgeFillIn(judged, sku, say);
  if (sku.sku_code !== undefined) return;
  if (judged.store.mode === 'full') judgeCost(judged, sku, say);
  else judgePrices(judged, sku, say);
  judgeStock(judged, sku, say);
}

function judgeSide(name: string, side: string, value: string | undefined, say: Say): void {
  if (value === undefined || !/^\d{1,6}(\.\d{1,2})?$/.test(value) || Number(value) === 0)
    say(side, `${name}: 尺寸须大于0且最多两位小数 ${side} must be centimetres above 0 with two decimals, is ${value}`);
}

function judgeFillIn({ store, category }: Judged, sku: Sku, say: Say): void {
  const required = new Set(
    fillInFieldsOf(category.goods, store.mode).flatMap((each) => (each.required ? [each.key] : [])),
  );
  const name = `SKU ${sku.supplier_sku}`;
  const { quantity_info: pieces, package_type: packed, minimum_stock_quantity: least, supplier_barcode: code } = sku;
  if (required.has('quantity_info') && !pieces) say('quantity_info', `${name}: 件数信息必填 quantity_info is required`);
  if (pieces && ![1, 2, 3].includes(pieces.quantity_type))
    say('quantity_info', `${name}: quantity_type must be 1 to 3`);
  if (pieces?.quantity_unit !== undefined && ![1, 2, 3].includes(pieces.quantity_unit))
    say('quantity_info', `${name}: quantity_unit must be 1 to 3`);
  if (required.has('package_type') && packed === undefined)
    say('package_type', `${name}: 包装类型必填 package_type is required`);
  if (packed !== undefined && (packed < 0 || packed > 4)) say('package_type', `${name}: package_type must be 0 to 4`);
  if (least !== undefined && least < 0) say('minimum_stock_quantity', `${name}: minimum_stock_quantity is negative`);
  if (code && (!/^\d{1,32}$/.test(code.barcode) || !['EAN', 'UPC'].includes(code.barcode_type)))
    say('supplier_barcode', `${name}: 条码错误 A barcode has up to 32 digits and is EAN or UPC`);
}

/** Semi-managed sellers say what buyers pay on each site, or what they want to be paid: the documentation has both. */
function judgePrices(judged: Judged, sku: Sku, say: Say): void {
  const name = `SKU ${sku.supplier_sku}`;
  const { price_info_list: prices = [], cost_info } = sku;
  if (prices.length === 0) {
    if (cost_info) return judgeCost(judged, sku, say);
    return say('base_price', `${name}: 价格必填 price_info_list is missing`);
  }
  const bound = (judged.body.site_list ?? []).flatMap(({ sub_site_list }) => sub_site_list);
  for (const site of bound)
    if (!prices.some(({ sub_site }) => sub_site === site))
      say('base_price', `${name}: 站点缺少价格 There is no price for site ${site}`);
  for (const { sub_site, currency, base_price = '', special_price } of prices) {
    const site = sites.find((each) => each.site === sub_site);
    if (!site || (bound.length > 0 && !bound.includes(sub_site)))
      say('price_sub_site', `${name}: 站点不符 sub_site ${sub_site} is not among the sites of the product`);
    else if (site.currency !== currency)
      say('currency', `${name}: 币种不符 The currency of ${sub_site} is ${site.currency}, not ${currency}`);
    const precision = currency === 'JPY' ? 0 : 2;
    const wrong = findWrongNumber(base_price, { min: precision === 0 ? '1' : '0.01', precision });
    if (wrong !== undefined) say('base_price', `${name}: 价格错误 ${wrong}`);
    judgeSpecial(name, { base_price, special_price, precision }, say);
  }
}

interface Special {
  base_price: string;
  special_price: string | undefined;
  precision: number;
}

function judgeSpecial(name: string, { base_price, special_price, precision }: Special, say: Say): void {
  if (special_price === undefined) return;
  const wrong = findWrongNumber(special_price, { min: precision === 0 ? '1' : '0.01', precision });
  if (wrong !== undefined) say('special_price', `${name}: 特价错误 ${wrong}`);
  else if (Number(special_price) >= Number(base_price))
    say('special_price', `${name}: 特价须低于原价 ${special_price} is not below ${base_price}`);
}

function judgeCost({ store }: Judged, { supplier_sku, cost_info }: Sku, say: Say): void {
  const name = `SKU ${supplier_sku}`;
  if (!cost_info) return say('cost_price', `${name}: 供货价必填 cost_info is missing`);
  const wrong = findWrongNumber(cost_info.cost_price, { min: '0', max: highestCost, precision: 2 });
  if (wrong !== undefined) say('cost_price', `${name}: 供货价错误 ${wrong}`);
  if (cost_info.currency !== currencyOf(store))
    say('currency', `${name}: 币种不符 Supply prices are in ${currencyOf(store)}, not ${cost_info.currency}`);
}

function judgeStock({ state, store }: Judged, { supplier_sku, stock_info_list: stock = [] }: Sku, say: Say): void {
  const name = `SKU ${supplier_sku}`;
  if (stock.length === 0) say('stock_info_list', `${name}: 库存必填 stock_info_list is missing`);
  const codes = store.mode === 'semi' ? warehousesOf(state.core.world, store).map(stockCode) : [];
  for (const { inventory_num, supplier_warehouse_id: warehouse } of stock) {
    if (!Number.isInteger(inventory_num) || inventory_num < 0 || inventory_num > mostStock)
      say('inventory_num', `${name}: 库存须为0到${mostStock} Stock must be 0 to ${mostStock}, is ${inventory_num}`);
    if (warehouse === undefined) {
      if (codes.length > 1)
        say('supplier_warehouse_id', `${name}: 多仓店铺须选仓库 A store with several warehouses must name one`);
    } else if (codes.length > 0 && !codes.includes(warehouse))
      say('supplier_warehouse_id', `${name}: 仓库不存在 There is no warehouse ${warehouse}`);
  }
}
