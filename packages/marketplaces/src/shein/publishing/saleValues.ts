import { codeNames } from '../../publishing/codeNames.ts';
import type { DraftCode, DraftSku } from '../../publishing/draft.ts';
import { bareNumber, type WireNumber } from '../../shared/json.ts';
import type { SheinAttribute, SheinAttributeTemplate } from '../attributes.ts';

type SheinValue = SheinAttribute['values'][number];

/** The name of the one value of products that come in one colour. */
const defaultValueName = '默认';

/** The value that a colour or a size stands for: by its name in either language, else by its code. */
export function findSheinValue(attribute: SheinAttribute, code: DraftCode): SheinValue | undefined {
  const offered = attribute.values.filter(({ isHidden }) => !isHidden);
  return codeNames(code)
    .map(plain)
    .filter((wanted) => wanted !== '')
    .map((wanted) => offered.find((value) => namesOf(value).includes(wanted)))
    .find((value) => value !== undefined);
}

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

function namesOf({ name = '', englishName = '' }: SheinValue): string[] {
  return [plain(name), plain(englishName)];
}

/** The attributes of sale that a product's colours and sizes fill in. */
export interface SaleAttributes {
  colour: SheinAttribute | undefined;
  size: SheinAttribute | undefined;
}

/** The main one is the colour's; of the others the one that knows most of the sizes, before it those that are required. */
export function saleAttributesFor(template: SheinAttributeTemplate, skus: readonly DraftSku[]): SaleAttributes {
  const sales = template.attributes.filter(({ kind, need }) => kind === 'sales' && need !== 'retired');
  const colour = sales.find(({ isMain }) => isMain);
  const sizes = skus.flatMap(({ size }) => size ?? []);
  const others = sales
    .filter((attribute) => attribute !== colour)
    .map((attribute) => ({
      attribute,
      known: sizes.filter((size) => findSheinValue(attribute, size)).length,
      required: Number(attribute.need === 'required'),
    }))
    .toSorted((a, b) => b.known - a.known || b.required - a.required);
  return { colour, size: others[0]?.attribute };
}

/** A value of sale as publishing takes it: one that SHEIN offers, or a word of the seller's own. */
export type SaleEntry = { attribute_id: WireNumber } & (
  | { attribute_value_id: WireNumber }
  | { custom_attribute_value: string; language: string }
);

/** Goods without a colour or size have the value named "默认" where it is offered, else that word as their own. */
export function saleEntry(attribute: SheinAttribute, code: DraftCode | null, language: string): SaleEntry {
  const value = code
    ? findSheinValue(attribute, code)
    : attribute.values.find(({ name, isHidden }) => name === defaultValueName && !isHidden);
  const attribute_id = bareNumber(attribute.attributeId);
  if (value) return { attribute_id, attribute_value_id: bareNumber(value.valueId) };
  const ownDefault = language.startsWith('zh') ? defaultValueName : 'Default';
  return { attribute_id, custom_attribute_value: (code && (code.name || code.code)) ?? ownDefault, language };
}
