import { amountFields } from '@pressroom/contract/productTemplates/form';
import { type ComponentValue, type HeadValues, type SkuValues } from '../write/values.ts';
import { cellText } from '../../../platform/spreadsheet/cell.ts';
import type { WholeProduct } from '../record/queries.ts';

/** A product as a sheet wants it to be. */
export interface PlannedProduct {
  line: number;
  existing: WholeProduct | undefined;
  productType: number;
  head: HeadValues;
  sku: SkuValues;
  /** It has no main picture yet, and a product code and prints to make one with. */
  lacksPicture: boolean;
}

/** What a sheet cannot hold, such as invisible characters, stays where the cell says the rest. */
export function kept(present: string | undefined, given: string): string {
  return present !== undefined && cellText({ kind: 'text', text: present }) === given ? present : given;
}

const headFields = [
  'spu',
  'status',
  'productTemplateId',
  'classificationTemplateId',
  'packagingTemplateId',
  'print1Id',
  'print2Id',
] as const satisfies readonly (keyof HeadValues & keyof WholeProduct['head'])[];

const textFields = [
  'sku',
  'name',
  'productCodeId',
  'material',
  'origin',
  'productReferenceLinks',
  'ownStock',
  'remark',
  'mainBlobId',
] as const satisfies readonly (keyof SkuValues)[];

/** Amounts have few digits, so that different ones are different numbers, too. */
const amount = (given: string | null) => (given === null ? null : Number(given));

const sameList = <T>(one: readonly T[], other: readonly T[], keyOf: (each: T) => string) =>
  one.length === other.length && one.every((each, at) => keyOf(each) === keyOf(other[at]!));

/** Whether the product is already what the sheet says. */
export function isUnchanged({ existing, head, sku }: PlannedProduct): boolean {
  const present = existing?.skus[0];
  if (!present) return false;
  return (
    headFields.every((field) => head[field] === existing.head[field]) &&
    textFields.every((field) => sku[field] === present[field]) &&
    amountFields.every((field) => amount(sku[field]) === amount(present[field])) &&
    (!sku.pictures || sameList(sku.pictures, present.pictures, ({ imageType, blobId }) => `${imageType} ${blobId}`)) &&
    (!sku.components || sameList(sku.components, present.components.map(asValue), componentKey))
  );
}

const asValue = ({ id, quantity }: { id: string; quantity: number }): ComponentValue => ({ skuId: id, quantity });
const componentKey = ({ skuId, quantity }: ComponentValue) => `${skuId} ${quantity}`;

const shownFields = ['name', 'material', 'origin', 'productReferenceLinks', 'ownStock', 'remark'] as const;

/** What a person sees of a change: the fields that differ, as they are and as they would be. Pictures and templates have no words. */
export function differencesOf({ existing, sku }: PlannedProduct): { before: string; after: string } {
  const present = existing?.skus[0];
  const texts = shownFields.filter((field) => present?.[field] !== sku[field]);
  const amounts = amountFields.filter((field) => amount(present?.[field] ?? null) !== amount(sku[field]));
  const shown = [...texts, ...amounts];
  const words = (values: typeof sku | typeof present) => shown.map((field) => values?.[field] ?? '–').join(' · ');
  return { before: words(present), after: words(sku) };
}
