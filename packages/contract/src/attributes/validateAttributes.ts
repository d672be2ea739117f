import { findWrongSelection, findWrongSelectionOrText, findWrongText } from './choices.ts';
import { findWrongDates } from './dates.ts';
import { type AttributeField, type AttributeKind, type AttributeRow, isBlank } from './field.ts';
import type { AttributeFinding, Filled, Finding } from './finding.ts';
import { optionsOf, rowsByField } from './formIndex.ts';
import { findWrongComposition, findWrongNumbers } from './numbers.ts';
import { allowedAmong, visibleFields } from './visibleFields.ts';

/**
 * Everything that the marketplace would refuse in these values, in the order of the form. A hidden field is not looked
 * at. Values of attributes that the marketplace has no more, or has retired, are named, so that nobody loses them unseen.
 */
export function validateAttributes(
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[],
): AttributeFinding[] {
  const grouped = rowsByField(rows);
  const visible = visibleFields(fields, rows);
  const shown = new Set(visible.map(({ id }) => id));
  const wrong = visible.flatMap((field) =>
    findWrongIn({
      field,
      rows: grouped.get(field.id) ?? [],
      allowed: allowedAmong(field, shown, grouped),
      options: optionsOf(field),
    }).map((finding) => ({ attributeId: field.id, ...finding })),
  );
  return [...wrong, ...findNoLongerTaken(fields, grouped)];
}

const findWrongOf: Record<AttributeKind, (filled: Filled) => Finding[]> = {
  text: findWrongText,
  number: findWrongNumbers,
  select: findWrongSelection,
  multiSelect: findWrongSelection,
  selectOrText: findWrongSelectionOrText,
  date: findWrongDates,
  dateRange: findWrongDates,
  month: findWrongDates,
  monthRange: findWrongDates,
  colour: findWrongSelection,
  numberRange: findWrongNumbers,
  twoNumbers: findWrongNumbers,
  threeNumbers: findWrongNumbers,
  composition: findWrongComposition,
};

function findWrongIn(filled: Filled): Finding[] {
  const { field, rows } = filled;
  if (rows.every(isBlank) && !(field.kind === 'composition' && rows.length > 1)) {
    return field.required ? [{ key: 'attributes.required', params: { name: field.name } }] : [];
  }
  return findWrongOf[field.kind](filled);
}

function findNoLongerTaken(fields: readonly AttributeField[], rows: ReadonlyMap<string, AttributeRow[]>) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return [...rows].flatMap(([attributeId, own]): AttributeFinding[] => {
    const field = byId.get(attributeId);
    if (own.every(isBlank) || (field && !field.retired)) return [];
    return [
      field
        ? { attributeId, key: 'attributes.retired', params: { name: field.name } }
        : { attributeId, key: 'attributes.gone', params: { name: attributeId } },
    ];
  });
}
