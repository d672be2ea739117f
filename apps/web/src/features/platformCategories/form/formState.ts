import { type AttributeField, type AttributeRow, isBlank } from '@pressroom/contract/attributes/field';
import type { AttributeFinding } from '@pressroom/contract/attributes/finding';

/** A finding in the server's words, as its answers carry it. */
export interface ToldFinding {
  attributeId: string;
  row: number | null;
  msg: string;
}

/** What is wrong with one field: found here, or told by the server. */
export type ShownFinding = AttributeFinding | ToldFinding;

/** The names that stored values had, in the words of the answers: they outlive the marketplace's definition. */
export interface HeldName {
  attributeKeyId: string;
  attributeKey: string;
  attributeValId?: string | undefined;
  attributeVal: string;
}

/** What a choice has changed in other fields, told beside it until the next choice. */
export interface Notice {
  /** The field whose value was chosen. */
  fieldId: string;
  cleared: readonly string[];
  filled: readonly string[];
  /** What the changed fields held before, and the chosen one. */
  before: ReadonlyMap<string, readonly AttributeRow[]>;
}

/** A field and, under it, the fields that its values ask for. */
export interface FieldNode {
  id: string;
  children: readonly FieldNode[];
}

/** What one field shows. The same object as long as nothing of it has changed. */
export interface FieldView {
  /** Absent: the marketplace has no such attribute any more. */
  field: AttributeField | undefined;
  rows: readonly AttributeRow[];
  /** The values that may be chosen now; absent: all of them. */
  allowed: ReadonlySet<string> | undefined;
  findings: readonly ShownFinding[];
  notice: Notice | undefined;
  /** The row whose control takes the focus; absent: none does. */
  focusRow: number | undefined;
}

/** What the form shows as a whole. The same object as long as nothing of it has changed. */
export interface FormView {
  nodes: readonly FieldNode[];
  /** Attributes that hold something and are asked for no more. */
  leftOver: readonly string[];
  shown: number;
  required: number;
  requiredFilled: number;
  /** The field that takes the focus; absent: none does. */
  focusId: string | undefined;
}

/** The rows as they are stored: without blank ones at the end, but for those of a composition that has several. */
export function rowsToKeep(field: AttributeField | undefined, rows: readonly AttributeRow[]): readonly AttributeRow[] {
  if (field?.kind === 'composition' && rows.length > 1) return rows;
  const last = rows.findLastIndex((row) => !isBlank(row));
  return last === rows.length - 1 ? rows : rows.slice(0, last + 1);
}

export function isFilled(rows: readonly AttributeRow[]): boolean {
  return rows.some((row) => !isBlank(row));
}

/** The rows of each attribute, blank ones included, as somebody is filling them in. */
export type Held = ReadonlyMap<string, readonly AttributeRow[]>;

export function groupRows(rows: readonly AttributeRow[]): Map<string, readonly AttributeRow[]> {
  return Map.groupBy(rows, ({ attributeId }) => attributeId);
}

export function sameFindings(left: readonly ShownFinding[], right: readonly ShownFinding[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export function sameChoices(left: readonly AttributeRow[], right: readonly AttributeRow[]): boolean {
  const chosen = (rows: readonly AttributeRow[]) => rows.flatMap(({ valueId }) => valueId ?? []).join(' ');
  return chosen(left) === chosen(right);
}

/** Whether all parts of both are the same objects. */
export function sameParts<T extends object>(left: T, right: T): boolean {
  return (Object.keys(right) as (keyof T)[]).every((part) => left[part] === right[part]);
}
