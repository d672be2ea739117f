import { isDecimal } from '../attributes/decimals.ts';
import { type AttributeField, type AttributeKind, type AttributeRow, isBlank } from '../attributes/field.ts';

/** What the attribute list of the wire says of one row. */
export interface ListedRow {
  attributeKeyId: string;
  attributeValId?: string | undefined;
  attributeVal: string;
  attributeInputVal?: string | undefined;
  attributeUnit?: string | undefined;
}

const numeric = new Set<AttributeKind>(['number', 'numberRange', 'twoNumbers', 'threeNumbers', 'composition']);

/**
 * A row as the attribute list spells it: the name of a chosen value or the words that were typed; a share or a number as
 * the input value. A number that stands alone is the value, too.
 */
export function listedRow(row: AttributeRow, nameOf: (row: AttributeRow) => string | undefined): ListedRow {
  const { attributeId, valueId, text, number, unit } = row;
  return {
    attributeKeyId: attributeId,
    ...(valueId && { attributeValId: valueId }),
    attributeVal: valueId ? (nameOf(row) ?? '') : text?.trim() || number?.trim() || '',
    ...(number?.trim() && { attributeInputVal: number.trim() }),
    ...(unit && { attributeUnit: unit }),
  };
}

/** The row that an item of the attribute list spells. Names of chosen values are not looked at. */
export function rowOfListed(item: ListedRow, kindOf: (attributeId: string) => AttributeKind | undefined): AttributeRow {
  const { attributeKeyId, attributeValId, attributeUnit } = item;
  const typed = item.attributeVal.trim();
  const input = item.attributeInputVal?.trim() ?? '';
  const head = { attributeId: attributeKeyId, ...(attributeUnit && { unit: attributeUnit }) };
  if (attributeValId) return { ...head, valueId: attributeValId, ...(input && { number: input }) };
  const kind = kindOf(attributeKeyId);
  if (!input && kind !== undefined && numeric.has(kind) && isDecimal(typed)) return { ...head, number: typed };
  return { ...head, ...(typed && typed !== input && { text: typed }), ...(input && { number: input }) };
}

/** Whether both say the same of every attribute. Empty rows, and the order of the attributes, say nothing. */
export function spellSame(one: readonly AttributeRow[], other: readonly AttributeRow[]): boolean {
  const [left, right] = [saidOf(one), saidOf(other)];
  return left.size === right.size && [...left].every(([id, said]) => right.get(id) === said);
}

/** A chosen value leaves no words beside it, and a value without a number no unit. */
function saidOf(rows: readonly AttributeRow[]): Map<string, string> {
  const filled = Map.groupBy(
    rows.filter((row) => !isBlank(row)),
    ({ attributeId }) => attributeId,
  );
  return new Map([...filled].map(([id, own]) => [id, JSON.stringify(own.map(said))]));
}

function said({ valueId, text, number, unit }: AttributeRow) {
  const digits = number?.trim() ?? '';
  return [valueId ?? '', valueId ? '' : (text?.trim() ?? ''), digits, digits && (unit ?? '')];
}

/** What each attribute is filled in with; nothing of those that the category has no more. */
export function kindsOf(fields: readonly AttributeField[]): (attributeId: string) => AttributeKind | undefined {
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]));
  return (attributeId) => kinds.get(attributeId);
}
