import type { AttributeField, AttributeOption, AttributeRow } from './field.ts';

/** A definition's fields, ready for many questions. */
export interface FormIndex {
  fields: Map<string, AttributeField>;
  options: Map<string, Map<string, AttributeOption>>;
}

/** Definitions hold thousands of values and do not change: each is looked through once. */
const indexes = new WeakMap<readonly AttributeField[], FormIndex>();

export function indexFields(fields: readonly AttributeField[]): FormIndex {
  const known = indexes.get(fields);
  if (known) return known;
  const index = {
    fields: new Map(fields.map((field) => [field.id, field])),
    options: new Map(fields.map(({ id, values }) => [id, new Map(values.map((option) => [option.id, option]))])),
  };
  indexes.set(fields, index);
  return index;
}

/** The rows of each attribute, in their order. */
export type RowsByField = Map<string, AttributeRow[]>;

export function rowsByField(rows: readonly AttributeRow[]): RowsByField {
  return Map.groupBy(rows, ({ attributeId }) => attributeId);
}
