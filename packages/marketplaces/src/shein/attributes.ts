import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import { bareNumber } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { id, integer, list, optionalFlag, optionalInteger, optionalText } from '../shared/wire.ts';
import { attributeKind, attributeMode, attributeNeed, attributeRemark, defaultValueRule } from './codes.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const value = z
  .object({
    attribute_value_id: id,
    attribute_value: optionalText,
    attribute_value_en: optionalText,
    is_custom_attribute_value: optionalFlag,
    is_show: optionalInteger,
  })
  .transform((value) => ({
    valueId: value.attribute_value_id,
    name: value.attribute_value,
    englishName: value.attribute_value_en,
    isCustom: value.is_custom_attribute_value === true,
    isHidden: value.is_show === 2,
  }));

const attribute = z
  .object({
    attribute_id: id,
    attribute_name: optionalText,
    attribute_name_en: optionalText,
    attribute_type: integer,
    attribute_label: optionalInteger,
    attribute_mode: integer,
    attribute_input_num: optionalInteger,
    attribute_status: integer,
    attribute_is_show: optionalInteger,
    attribute_remark_list: list(integer),
    data_dimension: optionalInteger,
    attribute_value_info_list: list(value),
  })
  .transform((attribute) => ({
    attributeId: attribute.attribute_id,
    name: attribute.attribute_name,
    englishName: attribute.attribute_name_en,
    kindCode: attribute.attribute_type,
    kind: nameOf(attributeKind, attribute.attribute_type),
    /** The only sales attribute that may be used at the level of the colour (SKC). */
    isMain: attribute.attribute_label === 1,
    modeCode: attribute.attribute_mode,
    mode: nameOf(attributeMode, attribute.attribute_mode),
    /** The most values of an attribute that is `multiple`; undefined: no limit. */
    atMost: attribute.attribute_input_num === 0 ? undefined : attribute.attribute_input_num,
    needCode: attribute.attribute_status,
    need: nameOf(attributeNeed, attribute.attribute_status),
    isShown: attribute.attribute_is_show !== 2,
    remarks: attribute.attribute_remark_list.map((code) => ({ code, name: nameOf(attributeRemark, code) })),
    /** 3 is said to bind the attribute to single SKUs. */
    dimensionCode: attribute.data_dimension,
    values: attribute.attribute_value_info_list,
  }));

const template = z
  .object({
    product_type_id: id,
    business_mode: optionalInteger,
    main_attribute_status: optionalInteger,
    attribute_infos: list(attribute),
  })
  .transform((template) => ({
    productTypeId: template.product_type_id,
    businessModeCode: template.business_mode,
    defaultValueCode: template.main_attribute_status,
    defaultValue: nameOf(defaultValueRule, template.main_attribute_status),
    attributes: template.attribute_infos,
  }));

const attributeTemplate = {
  path: '/open-api/goods/query-attribute-template',
  method: 'POST',
  repeatable: true,
  info: z.object({ data: list(template) }),
} satisfies Endpoint<z.ZodType>;

export type SheinAttributeTemplate = z.output<typeof template>;
export type SheinAttribute = z.output<typeof attribute>;

/** Reads the attributes of any number of product types. A leaf category names its product type; the numbers of the two differ. */
export async function getSheinAttributes(
  store: SheinStore,
  productTypeIds: string[],
  options: SheinCallOptions = {},
): Promise<SheinAttributeTemplate[]> {
  const templates: SheinAttributeTemplate[] = [];
  for (const batch of inBatches([...new Set(productTypeIds)], store.settings.caps.attributeTemplates)) {
    const answer = await store.call(attributeTemplate, { product_type_id_list: batch.map(bareNumber) }, options);
    templates.push(...answer.data);
  }
  return templates;
}
