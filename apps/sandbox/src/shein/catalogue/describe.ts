import { digits } from '../../json.ts';
import type { CatalogueValue } from '../../markets/catalogue.ts';
import type { Goods } from '../../world/category.ts';
import type { SheinAttribute } from './attribute.ts';

const status = { retired: 1, optional: 2, required: 3 } as const;

export const statusOf = ({ retired, required }: SheinAttribute) =>
  retired ? status.retired : required ? status.required : status.optional;

interface View {
  english: boolean;
  goods: Goods;
  /** Values that the seller has added, by attribute. */
  own: ReadonlyMap<string, CatalogueValue[]>;
}

/** An attribute as SHEIN answers it. Posters have numbers as texts, mugs null for empty lists: both were seen. */
export function describeAttribute(attribute: SheinAttribute, { english, goods, own }: View) {
  const number = (value: number) => (goods === 'poster' ? String(value) : value);
  const list = <Row>(rows: Row[]) => (goods === 'mug' && rows.length === 0 ? null : rows);
  const describeValue = (value: CatalogueValue, isOwn: boolean) => ({
    attribute_value_id: digits(value.id),
    attribute_value: english ? value.en : value.zh,
    attribute_value_en: value.en,
    is_custom_attribute_value: isOwn,
    is_show: value.retired ? 2 : 1,
    supplier_id: 0,
    attribute_value_doc: '',
    attribute_value_doc_image_list: [],
    attribute_value_group_list: null,
  });
  return {
    attribute_id: digits(attribute.id),
    attribute_name: english ? attribute.en : attribute.zh,
    attribute_name_en: attribute.en,
    attribute_is_show: 1,
    attribute_source: 1,
    attribute_label: number(attribute.main ? 1 : 0),
    attribute_mode: number(attribute.mode),
    attribute_input_num: number(attribute.most),
    data_dimension: attribute.dimension,
    attribute_status: number(statusOf(attribute)),
    attribute_type: number(attribute.kind),
    attribute_remark_list: list(attribute.remarks),
    business_mode: 1,
    is_sample: 0,
    supplier_id: 0,
    attribute_doc: '',
    attribute_doc_image_list: [],
    attribute_value_info_list: list([
      ...attribute.values.map((value) => describeValue(value, false)),
      ...(own.get(attribute.id) ?? []).map((value) => describeValue(value, true)),
    ]),
  };
}
