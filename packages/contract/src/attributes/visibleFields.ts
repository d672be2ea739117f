import type { AttributeField, AttributeRow } from './field.ts';
import { optionsOf, type RowsByField, rowsByField } from './formIndex.ts';

/**
 * The fields that are asked for while these values stand, each child after its parent. A field that the marketplace has
 * retired is none of them. What a hidden field holds does not show its children.
 */
export function visibleFields(fields: readonly AttributeField[], rows: readonly AttributeRow[]): AttributeField[] {
  const shown = shownIds(fields, rowsByField(rows));
  const children = Map.groupBy(fields, ({ parentId }) => parentId);
  const withChildren = (field: AttributeField): AttributeField[] =>
    shown.has(field.id) ? [field, ...(children.get(field.id) ?? []).flatMap(withChildren)] : [];
  return (children.get(undefined) ?? []).flatMap(withChildren);
}

/**
 * The ids of the fields that are shown. Showing one can only show others, so the fields are gone through until nothing
 * is added: fields that wait for each other in a circle stay hidden, in whichever order they stand.
 */
function shownIds(fields: readonly AttributeField[], rows: RowsByField): Set<string> {
  const shown = new Set<string>();
  const hasChosen = chosenAmong(shown, rows);
  const isShown = ({ retired, parentId, shownWhen, allowedUnder }: AttributeField) => {
    if (retired || (parentId !== undefined && !shown.has(parentId))) return false;
    if (shownWhen.length === 0 && allowedUnder.length === 0) return true;
    return (
      shownWhen.some(({ fieldId, valueIds }) => hasChosen(fieldId, valueIds)) ||
      allowedUnder.some(({ parentValueIds }) => hasChosen(parentId, parentValueIds))
    );
  };

  let waiting = fields.filter(({ retired }) => !retired);
  for (let added = true; added;) {
    const next = waiting.filter((field) => !isShown(field) || void shown.add(field.id));
    added = next.length < waiting.length;
    waiting = next;
  }
  return shown;
}

/** Which values of the field may be chosen while the others stand: by its parent's value and by linked attributes. */
export function allowedValues(
  field: AttributeField,
  fields: readonly AttributeField[],
  rows: readonly AttributeRow[],
): Set<string> {
  const shown = new Set(visibleFields(fields, rows).map(({ id }) => id));
  return allowedSet(field, shown, rowsByField(rows));
}

/** The same where it is known what is shown. */
export function allowedSet(field: AttributeField, shown: ReadonlySet<string>, rows: RowsByField): Set<string> {
  const allowed = allowedAmong(field, shown, rows);
  return new Set(field.values.map(({ id }) => id).filter((id) => allowed.has(id)));
}

/** Tells of one value whether it may be chosen: a form of many values is judged by those that are chosen alone. */
export function allowedAmong(field: AttributeField, shown: ReadonlySet<string>, rows: RowsByField) {
  const hasChosen = chosenAmong(shown, rows);
  const restricted = new Set<string>();
  const underParent = new Set<string>();
  for (const { parentValueIds, valueIds } of field.allowedUnder) {
    const matches = hasChosen(field.parentId, parentValueIds);
    for (const valueId of valueIds) {
      restricted.add(valueId);
      if (matches) underParent.add(valueId);
    }
  }
  const links = field.linkedTo
    .filter(({ fieldId, valueIds }) => hasChosen(fieldId, valueIds))
    .map(({ onlyValueIds }) => new Set(onlyValueIds));
  return {
    has: (id: string) =>
      optionsOf(field).has(id) && (!restricted.has(id) || underParent.has(id)) && links.every((only) => only.has(id)),
  };
}

/** Asks whether a shown field has one of these values chosen. */
function chosenAmong(shown: ReadonlySet<string>, rows: RowsByField) {
  return (fieldId: string | undefined, valueIds: string[]) =>
    fieldId !== undefined &&
    shown.has(fieldId) &&
    (rows.get(fieldId) ?? []).some(({ valueId }) => valueId !== undefined && valueIds.includes(valueId));
}
