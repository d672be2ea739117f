import { findWrongNumber } from '../../decimals.ts';
import { kind } from '../catalogue/attribute.ts';
import { collect, type Finding, type Judged } from './findings.ts';
import type { SaleAttribute } from './product.ts';

/** Measures of a size chart: of attributes that the category has, above 0, for sizes that the product has. */
export function judgeSizes({ body, attributes }: Judged): Finding[] {
  return collect('size_attribute_list', (say) => {
    const charted = new Map(attributes.flatMap((each) => (each.kind === kind.sizeChart ? [[each.id, each]] : [])));
    const skus = body.skc_list.flatMap(({ sku_list }) => sku_list);
    const sold = new Set(skus.flatMap(({ sale_attribute_list }) => sale_attribute_list.map(keyOf)));
    for (const size of body.size_attribute_list) {
      const form = `size_attribute(${size.attribute_id})`;
      if (!charted.has(size.attribute_id))
        say(form, `非尺码属性 ${size.attribute_id} is not measured in this category`);
      const wrong = findWrongNumber(size.attribute_extra_value, { min: '0.01', precision: 2 });
      if (wrong !== undefined) say(form, `尺码值错误 ${wrong}`);
      const { relate_sale_attribute_id: attribute_id, relate_sale_attribute_value_id: attribute_value_id } = size;
      if (attribute_id === undefined) continue;
      const custom_attribute_value = size.relate_sale_attribute_value;
      if (!sold.has(keyOf({ attribute_id, attribute_value_id, custom_attribute_value })))
        say(form, '尺码不在销售属性中 The measure is of a size that no SKU has');
    }
  });
}

const keyOf = ({ attribute_id, attribute_value_id, custom_attribute_value }: Partial<SaleAttribute>) =>
  `${attribute_id}=${attribute_value_id ?? custom_attribute_value}`;
