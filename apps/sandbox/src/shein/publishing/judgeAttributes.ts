import { findWrongNumber, makeHundred } from '../../decimals.ts';
import type { CatalogueValue } from '../../markets/catalogue.ts';
import { kind, mode, type SheinAttribute } from '../catalogue/attribute.ts';
import type { Finding } from './findings.ts';

/** One entry of `product_attribute_list`. */
export interface AttributeEntry {
  attribute_id: string;
  attribute_value_id?: string | undefined;
  attribute_extra_value?: string | undefined;
}

interface Form {
  attributes: SheinAttribute[];
  /** Values that the seller has added, by attribute. */
  own: ReadonlyMap<string, CatalogueValue[]>;
  entries: AttributeEntry[];
}

/** Everything that SHEIN refuses in a product's attributes, by attribute. */
export function judgeAttributes(form: Form): Finding[] {
  const { attributes, entries } = form;
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const entriesOf = Map.groupBy(entries, ({ attribute_id }) => attribute_id);
  const strange = [...entriesOf.keys()]
    .filter((id) => !byId.has(id))
    .map((id) => finding(id, ['类目下无此属性 The attribute is not in the template of the product type']));
  const found = attributes.flatMap((attribute) => {
    const messages = findInAttribute(attribute, entriesOf.get(attribute.id) ?? [], form);
    return messages.length > 0 ? [finding(`${attribute.zh}(${attribute.id})`, messages)] : [];
  });
  return [...strange, ...found];
}

const finding = (form: string, messages: string[]): Finding => ({ module: 'product_attribute_list', form, messages });

function findInAttribute(attribute: SheinAttribute, entries: AttributeEntry[], form: Form): string[] {
  const isAsked = attribute.kind === kind.composition || attribute.kind === kind.product;
  if (entries.length === 0)
    return attribute.required && isAsked && !attribute.retired ? ['必填属性未填 The attribute is required'] : [];
  if (!isAsked) return ['不是商品属性 Attributes of sale and of size belong elsewhere'];
  if (attribute.retired) return ['属性不可填写 The attribute is not filled in any more'];
  if (attribute.mode === mode.typed) return findInTyped(entries);
  return [
    ...findInChosen(attribute, entries, form),
    ...findCount(attribute, entries),
    ...(attribute.mode === mode.shares ? findInShares(entries) : findTyped(entries)),
  ];
}

function findInTyped(entries: AttributeEntry[]): string[] {
  const messages: string[] = [];
  if (entries.length > 1) messages.push('属性重复 The attribute is given twice');
  if (entries.some((entry) => entry.attribute_value_id !== undefined))
    messages.push('只能手动填写 It has no values to choose');
  if (entries.some(({ attribute_extra_value = '' }) => attribute_extra_value.trim() === ''))
    messages.push('属性值为空 attribute_extra_value is empty');
  return messages;
}

function findInChosen({ id, values }: SheinAttribute, entries: AttributeEntry[], form: Form): string[] {
  const offered = new Map([...values, ...(form.own.get(id) ?? [])].map((value) => [value.id, value]));
  const allowed = allowedIn(id, form);
  const messages = entries.flatMap(({ attribute_value_id: valueId }) => {
    if (valueId === undefined) return ['请选择属性值 attribute_value_id is missing'];
    const value = offered.get(valueId);
    if (!value) return [`属性值不存在 There is no value ${valueId}`];
    if (value.retired) return [`属性值已失效 Value ${value.zh} is not taken any more`];
    return allowed.every((only) => only.has(valueId))
      ? []
      : [`属性值与关联属性不符 Value ${value.zh} is not allowed beside the others`];
  });
  const ids = entries.map((entry) => entry.attribute_value_id);
  return new Set(ids).size < ids.length ? [...messages, '属性值重复 A value is given twice'] : messages;
}

/** What the linked rules of the chosen values leave in this attribute; each list holds. */
function allowedIn(attributeId: string, { attributes, entries }: Form): ReadonlySet<string>[] {
  const chosen = new Set(entries.map((entry) => `${entry.attribute_id} ${entry.attribute_value_id}`));
  return attributes
    .flatMap(({ id, links }) => links.filter(({ valueId }) => chosen.has(`${id} ${valueId}`)))
    .filter((link) => link.attributeId === attributeId)
    .map(({ onlyValueIds }) => new Set(onlyValueIds));
}

function findCount({ mode: by, most }: SheinAttribute, entries: AttributeEntry[]): string[] {
  const limit = by === mode.one || by === mode.oneForSales ? 1 : by === mode.several ? most : 0;
  return limit > 0 && entries.length > limit ? [`最多选择${limit}个 More than ${limit} values are chosen`] : [];
}

function findTyped(entries: AttributeEntry[]): string[] {
  return entries.some((entry) => entry.attribute_extra_value !== undefined)
    ? ['不可手动填写 attribute_extra_value is not taken']
    : [];
}

/** Shares are percentages. How many decimals they may have is not published; the forms of sellers take two. */
function findInShares(entries: AttributeEntry[]): string[] {
  const shares = entries.map(({ attribute_extra_value = '' }) => attribute_extra_value);
  const messages = shares
    .map((share) => findWrongNumber(share, { min: '0', max: '100', precision: 2 }))
    .filter((message) => message !== undefined);
  if (messages.length > 0) return messages.map((message) => `百分比错误 ${message}`);
  return makeHundred(shares) ? [] : ['百分比之和必须为100 The percentages must add up to 100'];
}
