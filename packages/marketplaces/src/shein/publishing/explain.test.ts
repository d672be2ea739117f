import { expect, it } from 'vitest';
import { explainSheinProblem } from './explain.ts';

const problem = (field: string, reason = '', code = '') => ({ code, reason, field });

it.each([
  ['basic_info/multi_language_name_list', { part: 'title' }],
  ['basic_info/brand_code', { part: 'settings', field: 'brandCode' }],
  ['product_attribute_list/图案(9107199000000021001)', { part: 'attributes', field: '9107199000000021001' }],
  ['sales_info/supplier_code', { part: 'cargoNo' }],
  ['sales_info/sale_attribute', { part: 'skus', field: 'color' }],
  ['sales_info/sale_attribute_list', { part: 'skus', field: 'size' }],
  ['sales_info/special_price', { part: 'skus', field: 'specialPrice' }],
  ['sales_info/cost_info', { part: 'skus', field: 'originalPrice' }],
  ['sales_info/weight', { part: 'skus', field: 'outerBoxWeight' }],
  ['stock_info_list/supplier_warehouse_id', { part: 'settings', field: 'warehouseCode' }],
  ['image_info/image_url', { part: 'pictures', field: '1' }],
  ['supplier_info/package_type', { part: 'packaging' }],
  ['unheard_of', undefined],
])('leads from %s to its place', (field, place) => {
  expect(explainSheinProblem(problem(field)).place).toEqual(place);
});

it.each([
  ['商品标题含有品牌词，涉嫌侵权 / The title names a brand and may infringe', { part: 'title' }],
  ['主图含有水印或文字，请更换图片', { part: 'pictures', field: '1' }],
  ['商品与所选类目不符', { part: 'category' }],
  ['店铺无发品权限', { part: 'store' }],
  ['请联系运营', undefined],
])('leads from the words “%s” to their place', (reason, place) => {
  expect(explainSheinProblem(problem('sa2601', reason)).place).toEqual(place);
});

it('names the SKU that the words name, the longer of two that begin alike', () => {
  const { place, message } = explainSheinProblem(
    problem('sales_info/supplier_sku', '商家SKU重复 TS01-BLK-S2 exists already'),
    ['TS01-BLK-S', 'TS01-BLK-S2'],
  );
  expect(place).toEqual({ part: 'skus', field: 'sku', sku: 'TS01-BLK-S2' });
  expect(message).toEqual({ key: 'publishing.means.skuTaken' });
});

it('knows a used-up quota, which passes by itself', () => {
  expect(explainSheinProblem(problem('', '今日发品额度已用完'))).toMatchObject({
    place: { part: 'store' },
    isQuota: true,
  });
  expect(explainSheinProblem(problem('', '图片下载异常', 'spmp0001'))).toMatchObject({
    message: { key: 'publishing.means.pictureAddress' },
  });
});
