import { type AttributeField, type AttributeRow, isBlank } from './field.ts';
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

/** What reaches the marketplace: the rows of the fields that are shown, without blank ones. */
export function submittedRows(fields: readonly AttributeField[], rows: readonly AttributeRow[]): AttributeRow[] {
  const grouped = rowsByField(rows);
  return visibleFields(fields, rows).flatMap(({ id }) => (grouped.get(id) ?? []).filter((row) => !isBlank(row)));
}
