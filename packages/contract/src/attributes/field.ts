import { z } from 'zod';
import { clean } from '../fields/texts.ts';

/** How an attribute is filled in; the same words for both marketplaces. */
export const attributeKinds = [
  'text',
  'number',
  'select',
  'multiSelect',
  'selectOrText',
  'date',
  'dateRange',
  'month',
  'monthRange',
  'colour',
  'numberRange',
  'twoNumbers',
  'threeNumbers',
  'composition',
] as const;
export type AttributeKind = (typeof attributeKinds)[number];

const id = z.string().max(40).check(clean);
const decimalText = z.string().max(40).check(clean);

const option = z.object({
  id,
  name: z.string(),
  nameEn: z.string().optional(),
  /** The marketplace does not take it any more. */
  retired: z.literal(true).optional(),
});
export type AttributeOption = z.infer<typeof option>;

/** One attribute of a marketplace's category, in words that both marketplaces share. */
export const attributeField = z.object({
  /** The marketplace's own id, unique within the category. */
  id,
  name: z.string(),
  nameEn: z.string().optional(),
  required: z.boolean(),
  kind: z.enum(attributeKinds),
  values: z.array(option),
  /** What a number is counted in; empty: it has no unit. */
  units: z.array(z.string()),
  /** Of numbers; of dates the first and last day; of texts the numbers of characters. */
  min: decimalText.optional(),
  max: decimalText.optional(),
  /** Decimal places that a number may have. */
  precision: z.int().min(0),
  /** How many values may be chosen; absent: any number. */
  atMostChosen: z.int().optional(),
  /** How many words may be typed beside the values. */
  atMostTyped: z.int(),
  /** The shares of a composition make 100 together. */
  sumsTo100: z.literal(true).optional(),
  /** What the value and the number of a composition are called. */
  valueTitle: z.string().optional(),
  numberTitle: z.string().optional(),
  /** The field under which this one stands. */
  parentId: id.optional(),
  /** Shown while one of the values of one of the entries is chosen; empty: always. */
  shownWhen: z.array(z.object({ fieldId: id, valueIds: z.array(id) })),
  /** A value that stands here may be chosen only while the parent has one of the values of one of its entries. */
  allowedUnder: z.array(z.object({ parentValueIds: z.array(id), valueIds: z.array(id) })),
  /** While one of the values of the other field is chosen, only these may be chosen here. */
  linkedTo: z.array(z.object({ fieldId: id, valueIds: z.array(id), onlyValueIds: z.array(id) })),
  /** The marketplace does not let it be filled in any more. */
  retired: z.literal(true).optional(),
});
export type AttributeField = z.infer<typeof attributeField>;

/**
 * One value of one attribute: a chosen value, words that were typed, or a number with its unit; a share of a composition
 * has a value and a number. Ranges and products of numbers are several rows of their attribute, in their order.
 */
export const attributeRow = z.object({
  attributeId: id,
  valueId: id.optional(),
  text: z.string().max(1000).check(clean).optional(),
  /** Decimal digits, never a float. */
  number: decimalText.optional(),
  unit: z.string().max(40).check(clean).optional(),
});
export type AttributeRow = z.infer<typeof attributeRow>;

/** Whether the row says nothing. A unit alone says nothing. */
export function isBlank({ valueId, text, number }: AttributeRow): boolean {
  return !valueId && !text?.trim() && !number?.trim();
}
