import { kind } from '../catalogue/attribute.ts';
import { collect, type Finding, type Judged, type Say } from './findings.ts';
import type { SaleAttribute, Skc } from './product.ts';

const [mostSkcs, mostLive, mostSkus, mostOfSku] = [40, 200, 400, 2];

/** How a product is divided into colours and SKUs, and by which attributes of sale. */
export function judgeSales(judged: Judged): Finding[] {
  return collect('sales_info', (say) => {
    const { skc_list } = judged.body;
    if (skc_list.length === 0) say('skc_list', '至少一个SKC There is no SKC');
    if (skc_list.length > mostSkcs) say('skc_list', `SKC超过${mostSkcs}个 More than ${mostSkcs} SKCs`);
    for (const skc of skc_list) judgeSkc(judged, skc, say);
    for (const twice of repeated(skc_list.map(({ sale_attribute }) => sale_attribute && keyOf(sale_attribute))))
      say('sale_attribute', `主销售属性值重复 Two SKCs have the same value of the main sales attribute: ${twice}`);
  });
}

function judgeSkc(judged: Judged, skc: Skc, say: Say): void {
  const { supplier_code, sku_list, sale_attribute } = skc;
  if (supplier_code === '' || supplier_code.length > 200)
    say('supplier_code', 'SKC货号须为1到200个字符 supplier_code of an SKC has 1 to 200 characters');
  if (sku_list.length === 0) say('sku_list', `SKC ${supplier_code}: 至少一个SKU There is no SKU`);
  const live = sku_list.filter(({ mall_state }) => mall_state === 1).length;
  if (live > mostLive || sku_list.length > mostSkus)
    say('sku_list', `SKC ${supplier_code}: SKU过多 ${live} on sale, ${sku_list.length} in all`);
  judgeShelf(skc, say);
  const fault = sale_attribute ? findInSale(judged, sale_attribute, true) : '主销售属性必填 sale_attribute is missing';
  if (fault !== undefined) say('sale_attribute', `SKC ${supplier_code}: ${fault}`);
  for (const { supplier_sku, sale_attribute_list } of sku_list)
    for (const problem of findInSku(judged, sale_attribute_list))
      say('sale_attribute_list', `SKU ${supplier_sku}: ${problem}`);
  for (const twice of repeated(sku_list.map((sku) => sku.sale_attribute_list.map(keyOf).toSorted().join())))
    say('sale_attribute_list', `SKC ${supplier_code}: 规格重复 Two SKUs have the same sales attributes: ${twice}`);
}

function judgeShelf({ supplier_code, shelf_way = 1, shelf_require = 0, hope_on_sale_date }: Skc, say: Say): void {
  if (shelf_way !== 1 && shelf_way !== 2) say('shelf_way', `SKC ${supplier_code}: shelf_way must be 1 or 2`);
  if (shelf_way === 2 && hope_on_sale_date === undefined)
    say('hope_on_sale_date', `SKC ${supplier_code}: 定时上架须填时间 A scheduled SKC needs a date`);
  if (shelf_require !== 0 && shelf_require !== 1) say('shelf_require', 'shelf_require must be 0 or 1');
}

function findInSku(judged: Judged, given: SaleAttribute[]): string[] {
  const problems = given.map((each) => findInSale(judged, each, false)).filter((problem) => problem !== undefined);
  if (given.length > mostOfSku) problems.push(`销售属性超过${mostOfSku}个 More than ${mostOfSku} sales attributes`);
  const required = judged.attributes.filter((each) => each.kind === kind.sales && !each.main && each.required);
  for (const { id, zh } of required)
    if (!given.some(({ attribute_id }) => attribute_id === id))
      problems.push(`必填销售属性未填 ${zh}(${id}) is required`);
  return problems;
}

/** What is wrong with a value of sale; undefined: nothing. */
function findInSale({ attributes, own }: Judged, given: SaleAttribute, isMain: boolean): string | undefined {
  const attribute = attributes.find(({ id }) => id === given.attribute_id);
  if (attribute?.kind !== kind.sales || attribute.retired)
    return `非销售属性 ${given.attribute_id} is no sales attribute of this category`;
  if (isMain && !attribute.main) return `非主销售属性 ${attribute.zh} is not the main sales attribute`;
  if (given.attribute_value_id !== undefined) {
    const values = [...attribute.values, ...(own.get(attribute.id) ?? [])];
    const value = values.find(({ id }) => id === given.attribute_value_id);
    return value && !value.retired
      ? undefined
      : `销售属性值不存在 ${attribute.zh} has no value ${given.attribute_value_id}`;
  }
  if (given.custom_attribute_value === undefined || given.custom_attribute_value.trim() === '')
    return `销售属性值未填 ${attribute.zh} has no value`;
  if (!attribute.open)
    return `无权限自定义属性值 ${attribute.zh} takes no value of the seller's own: ${given.custom_attribute_value}`;
  return given.custom_attribute_value.length > 100 ? `自定义属性值过长 A value has 100 characters at most` : undefined;
}

const keyOf = ({ attribute_id, attribute_value_id, custom_attribute_value }: SaleAttribute) =>
  `${attribute_id}=${attribute_value_id ?? custom_attribute_value}`;

function repeated(keys: (string | undefined)[]): string[] {
  return [...new Set(keys.filter((key, index) => key !== undefined && keys.indexOf(key) < index))].flatMap(
    (key) => key ?? [],
  );
}
