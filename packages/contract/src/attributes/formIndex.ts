import type { AttributeField, AttributeOption, AttributeRow } from './field.ts';

/** Definitions hold thousands of values and do not change: each field is looked through once. */
const options = new WeakMap<AttributeField, ReadonlyMap<string, AttributeOption>>();

export function optionsOf(field: AttributeField): ReadonlyMap<string, AttributeOption> {
  const known = options.get(field);
  if (known) return known;
  const found = new Map(field.values.map((option) => [option.id, option]));
  options.set(field, found);
  return found;
}

/** The rows of each attribute, in their order. */
export type RowsByField = Map<string, AttributeRow[]>;

export function rowsByField(rows: readonly AttributeRow[]): RowsByField {
  return Map.groupBy(rows, ({ attributeId }) => attributeId);
}
