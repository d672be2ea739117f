import type { AttributeField, AttributeKind, AttributeRow } from '@pressroom/contract/attributes/field';
import { bareNumber, type WireNumber } from '../shared/json.ts';
import type { SheinAttribute, SheinAttributeTemplate } from './attributes.ts';
import { attributeMode } from './codes.ts';

const kindOfMode: Record<number, AttributeKind> = {
  [attributeMode.manual]: 'text',
  [attributeMode.multiple]: 'multiSelect',
  [attributeMode.singleForSales]: 'select',
  [attributeMode.single]: 'select',
  [attributeMode.multipleAndManual]: 'composition',
};

/**
 * What is asked of a product's attributes, required ones first. Attributes of sale and of the size chart are none of them:
 * they are filled from the product's colours and sizes.
 */
export function sheinAttributeFields({ attributes }: SheinAttributeTemplate): AttributeField[] {
  const asked = attributes.filter(({ kind }) => kind !== 'sales' && kind !== 'sizeChart');
  const fields = asked.map(describe);
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}

function describe(attribute: SheinAttribute): AttributeField {
  const { attributeId, name, englishName, modeCode, need, atMost, values } = attribute;
  const kind = kindOfMode[modeCode] ?? 'text';
  return {
    id: attributeId,
    name: name ?? englishName ?? attributeId,
    ...(englishName !== undefined && { nameEn: englishName }),
    required: need === 'required',
    kind,
    values: values.map((value) => ({
      id: value.valueId,
      name: value.name ?? value.englishName ?? value.valueId,
      ...(value.englishName !== undefined && { nameEn: value.englishName }),
      ...(value.isHidden && { retired: true as const }),
    })),
    units: [],
    ...(kind === 'composition' && { min: '0', max: '100', sumsTo100: true as const }),
    precision: kind === 'composition' ? 2 : 0,
    ...(kind === 'multiSelect' && atMost !== undefined && { atMostChosen: atMost }),
    atMostTyped: 0,
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
    ...(need === 'retired' && { retired: true as const }),
  };
}

/** One entry of `product_attribute_list`. */
export interface SheinAttributeEntry {
  attribute_id: WireNumber;
  attribute_value_id?: WireNumber;
  attribute_extra_value?: string;
}

/** The values as publishing takes them: one entry for each chosen value, typed words and shares as the extra value. */
export function sheinAttributeEntries(rows: readonly AttributeRow[]): SheinAttributeEntry[] {
  return rows.map(({ attributeId, valueId, text, number }) => {
    const extra = number?.trim() || text?.trim();
    return {
      attribute_id: bareNumber(attributeId),
      ...(valueId !== undefined && { attribute_value_id: bareNumber(valueId) }),
      ...(extra && { attribute_extra_value: extra }),
    };
  });
}
