import type { CallInput } from '@pressroom/contract/endpoint';
import { describeIssue } from '@pressroom/contract/issues';
import { publishProductEdit } from '@pressroom/contract/publishing/form';
import type { PublishProductDetail, PublishSpec } from '@pressroom/contract/publishing/listing';
import type { publishProducts } from '@pressroom/contract/publishing/plans';
import type { Translate } from '../../../i18n/i18n.ts';
import type { CellKind, SheetRow } from '../../productVariants/productVariants.public.tsx';

/** What the form holds of one SKU. */
export type SpecValue = CallInput<typeof publishProducts.update>['publishProductSpecs'][number];

/** The cells of a SKU in their order, and how wide they are. */
export const cells = {
  sku: ['ascii', 184],
  originalPrice: ['money', 112],
  specialPrice: ['money', 112],
  realStock: ['whole', 84],
  status: ['choice', 84],
  outerBoxLength: ['measure', 84],
  outerBoxWidth: ['measure', 84],
  outerBoxHeight: ['measure', 84],
  outerBoxWeight: ['measure', 112],
  productReferenceLinks: ['text', 220],
} as const satisfies Readonly<Record<string, readonly [kind: CellKind, width: number]>>;
export type CellName = keyof typeof cells;
export const cellNames = Object.keys(cells) as CellName[];

/** One SKU in the sheet. */
export interface SpecRow extends SheetRow {
  /** As it is kept: it names the row. */
  sku: string;
  picture: string;
  colorCode: string;
  colorName: string;
  sizeCode: string;
  sizeName: string;
  /** The marketplace has it under its code, which is fixed by that. */
  isFixed: boolean;
}

export const valueOfSpec = (spec: PublishSpec): SpecValue => ({
  id: spec.id,
  sku: spec.sku,
  originalPrice: spec.originalPrice,
  specialPrice: spec.specialPrice,
  realStock: spec.realStock,
  status: spec.status,
  outerBoxLength: spec.outerBoxLength,
  outerBoxWidth: spec.outerBoxWidth,
  outerBoxHeight: spec.outerBoxHeight,
  outerBoxWeight: spec.outerBoxWeight,
  productReferenceLinks: spec.productReferenceLinks,
});

type Held = string | number | null | undefined;

const text = (value: Held) => (value === null || value === undefined ? '' : String(value));

export function rowOfValue(value: SpecValue, spec: PublishSpec): SpecRow {
  const held = value as Readonly<Record<CellName, Held>>;
  const info = (key: 'color' | 'size') => spec.publishProductSpecInfos.find(({ specKey }) => specKey === key);
  return {
    key: spec.id,
    cells: Object.fromEntries(cellNames.map((name) => [name, text(held[name])])),
    sku: spec.sku,
    picture: spec.mainPictureUrl,
    colorCode: info('color')?.code ?? '',
    colorName: info('color')?.specVal ?? '',
    sizeCode: info('size')?.code ?? '',
    sizeName: info('size')?.specVal ?? '',
    isFixed: Boolean(spec.market?.skuId),
  };
}

export function valueOfRow({ key, cells: given }: SpecRow): SpecValue {
  const orNone = (name: CellName) => given[name] || null;
  return {
    id: key,
    sku: given['sku'] ?? '',
    originalPrice: orNone('originalPrice'),
    specialPrice: orNone('specialPrice'),
    realStock: given['realStock'] ?? '',
    status: Number(given['status']),
    outerBoxLength: orNone('outerBoxLength'),
    outerBoxWidth: orNone('outerBoxWidth'),
    outerBoxHeight: orNone('outerBoxHeight'),
    outerBoxWeight: orNone('outerBoxWeight'),
    productReferenceLinks: given['productReferenceLinks'] ?? '',
  };
}

export type CellErrors = Readonly<Record<string, string>>;
const specForm = publishProductEdit.shape.publishProductSpecs.element;

/** What the rules of the contract say of the cells of a SKU. */
export function errorsByRules(row: SpecRow, t: Translate): CellErrors {
  const value = valueOfRow(row);
  const checked = specForm.safeParse(value);
  // without a code it would silently stay as it is
  const errors: Record<string, string> = value.sku ? {} : { sku: t('preflight.skuMissing') };
  if (checked.success) return errors;
  for (const issue of checked.error.issues) {
    const name = String(issue.path[0]);
    const { key, params } = describeIssue({ ...issue, input: (value as Readonly<Record<string, unknown>>)[name] });
    errors[name] ??= t(key, params);
  }
  return errors;
}

/** What preflight found of the cells, by SKU. It holds while a cell is as it was judged. */
export function findingsByCell({ findings }: Pick<PublishProductDetail, 'findings'>): ReadonlyMap<string, CellErrors> {
  const found = new Map<string, Record<string, string>>();
  for (const { place, msg } of findings) {
    if (place.part !== 'skus' || place.sku === undefined || place.field === undefined) continue;
    const own = found.get(place.sku) ?? {};
    own[place.field] ??= msg;
    found.set(place.sku, own);
  }
  return found;
}
