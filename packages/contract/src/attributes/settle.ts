import { type AttributeField, type AttributeKind, type AttributeRow, isBlank } from './field.ts';
import { rowsByField } from './formIndex.ts';
import { allowedAmong, visibleFields } from './visibleFields.ts';

/**
 * The values that may stay after one attribute was changed: chosen values that its new value no longer allows go, and with
 * them what hung on them, down to the last child. Values that were wrong before for another reason stay to be seen.
 */
export function settleAfter(
  fields: readonly AttributeField[],
  before: readonly AttributeRow[],
  after: readonly AttributeRow[],
): AttributeRow[] {
  const couldStand = standing(fields, before);
  let rows = [...after];
  for (;;) {
    const canStand = standing(fields, rows);
    const kept = rows.filter((row) => canStand(row) || !couldStand(row));
    if (kept.length === rows.length) return rows;
    rows = kept;
  }
}

/** Whether a value stands in a field that is shown and is allowed beside the others. */
function standing(fields: readonly AttributeField[], rows: readonly AttributeRow[]) {
  const visible = visibleFields(fields, rows);
  const shown = new Set(visible.map(({ id }) => id));
  const grouped = rowsByField(rows);
  const allowed = new Map(visible.map((field) => [field.id, allowedAmong(field, shown, grouped)]));
  return ({ attributeId, valueId }: AttributeRow) => {
    const values = allowed.get(attributeId);
    return values !== undefined && (valueId === undefined || values.has(valueId));
  };
}

/** What reaches the marketplace: what the fields that are shown are filled in with, and nothing that was not judged. */
export function submittedRows(fields: readonly AttributeField[], rows: readonly AttributeRow[]): AttributeRow[] {
  const grouped = rowsByField(rows);
  return visibleFields(fields, rows).flatMap((field) =>
    (grouped.get(field.id) ?? []).map((row) => fittedRow(field, row)).filter((row) => !isBlank(row)),
  );
}

/** The row with those of its parts that the field's kind is filled in with. */
function fittedRow({ id, kind, units }: AttributeField, { valueId, text, number, unit }: AttributeRow): AttributeRow {
  const chosen = valueId ? { valueId } : {};
  const typed = text?.trim() ? { text: text.trim() } : {};
  const ownUnit = unit && units.includes(unit) ? { unit } : {};
  const counted = number?.trim() ? { number: number.trim(), ...ownUnit } : {};
  const parts: Record<AttributeKind, Omit<AttributeRow, 'attributeId'>> = {
    text: typed,
    number: counted,
    select: chosen,
    multiSelect: chosen,
    selectOrText: valueId ? chosen : typed,
    date: typed,
    dateRange: typed,
    month: typed,
    monthRange: typed,
    colour: chosen,
    numberRange: counted,
    twoNumbers: counted,
    threeNumbers: counted,
    composition: { ...chosen, ...counted },
  };
  return { attributeId: id, ...parts[kind] };
}
