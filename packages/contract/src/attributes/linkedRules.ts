import type { AttributeField } from './field.ts';

/** What one chosen value leaves to choose in another attribute, and what it fills in there. */
export interface LinkedRule {
  attributeId: string;
  valueId: string;
  linkedAttributeId: string;
  /** Empty: all of them. */
  onlyValueIds: string[];
  preFilledValueIds: string[];
}

/** The fields with what these rules leave to choose in them. */
export function withLinkedRules(fields: readonly AttributeField[], rules: readonly LinkedRule[]): AttributeField[] {
  const byLinked = Map.groupBy(
    rules.filter(({ onlyValueIds }) => onlyValueIds.length > 0),
    ({ linkedAttributeId }) => linkedAttributeId,
  );
  return fields.map((field) => {
    const own = byLinked.get(field.id);
    if (!own) return field;
    const links = own.map(({ attributeId, valueId, onlyValueIds }) => ({
      fieldId: attributeId,
      valueIds: [valueId],
      onlyValueIds,
    }));
    return { ...field, linkedTo: [...field.linkedTo, ...links] };
  });
}
