import { amountFields } from '@pressroom/contract/productTemplates/form';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import type { WholeProduct } from '../record/queries.ts';
import type { SingleColumn } from './columns.ts';
import { fold, type Known, packagingSlot, type SheetTemplate } from './known.ts';
import type { CellFindings, SheetLine } from './read.ts';

/** The fields that an empty cell takes from the template, or leaves as they are. */
const filledFields = [
  'material',
  'origin',
  'productReferenceLinks',
  ...amountFields,
] as const satisfies readonly (SingleColumn & keyof SheetTemplate)[];

const filledColumns = [
  ...filledFields,
  'classification',
  'packaging',
  ...imageSlots.map(({ type }) => `slot${type}` as const),
] as const;

type Filled = Record<(typeof filledFields)[number], string>;

export interface Templates {
  template: SheetTemplate | undefined;
  /** Undefined where nothing names one. */
  classificationId: string | undefined;
  packagingId: string | undefined;
  /** Empty cells mean what the product has: it has this template already. */
  keeps: boolean;
}

/** The templates that a line names, or that follow from it. */
export function templatesOf(
  { line, text }: SheetLine,
  known: Known,
  existing: WholeProduct | undefined,
  findings: CellFindings,
): Templates {
  const template = known.templates.get(fold(text.template));
  if (text.template && !template) {
    findings.add(line, 'template', 'products.sheet.unknown', { value: text.template });
    // what it would have filled in is not missing
    findings.excuse(
      line,
      filledColumns.filter((column) => text[column] === ''),
    );
  }
  const keeps = existing !== undefined && existing.head.productTemplateId === (template?.id ?? null);
  const named = (column: 'classification' | 'packaging') => {
    const name = text[column];
    const found = known[`${column}s`].get(fold(name));
    if (name && !found) findings.add(line, column, 'products.sheet.unknown', { value: name });
    if (name) return found;
    const key = `${column}TemplateId` as const;
    return keeps || !template ? existing?.head[key] : template[key];
  };
  return { template, classificationId: named('classification'), packagingId: named('packaging'), keeps };
}

/** The cells with what stands for the empty ones. */
export function fill(
  text: SheetLine['text'],
  { template, keeps }: Templates,
  existing: WholeProduct | undefined,
): Filled {
  const sku = existing?.skus[0];
  const source = keeps || !template ? sku : template;
  return Object.fromEntries(filledFields.map((field) => [field, text[field] || (source?.[field] ?? '')])) as Filled;
}

/** The pictures of empty cells, by slot: blobs of the product or of its templates. */
export function filledSlots(
  { template, packagingId, keeps }: Templates,
  known: Known,
  existing: WholeProduct | undefined,
): SlotValues {
  const rows = keeps || !template ? (existing?.skus[0]?.pictures ?? []) : template.pictures;
  const slots = Object.fromEntries(
    imageSlots.map(({ type }) => [type, rows.flatMap(({ imageType, blobId }) => (imageType === type ? blobId : []))]),
  ) as SlotValues;
  const packaging = packagingId && !keeps ? known.packagingPictures.get(packagingId) : undefined;
  return packaging ? { ...slots, [packagingSlot]: packaging } : slots;
}
