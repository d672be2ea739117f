import { amountFields } from '@pressroom/contract/productTemplates/form';
import type { CallInput } from '@pressroom/contract/endpoint';
import { slotRowsOf, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductSpecDetail } from '@pressroom/contract/products/product';
import type { productWrites } from '@pressroom/contract/products/writes';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';
import type { Path } from '../../../kit/problems.ts';
import type { SlotLists } from '../../pictures/pictures.public.tsx';
import { fieldOfPart } from '../../products/products.public.tsx';

export const tabs = ['basic', 'specifications', 'shein', 'temu'] as const;
export type Tab = (typeof tabs)[number];

export const lists: SlotLists = { shein: ['sheinProductImages'], temu: ['temuProductImages'] };
const basicFields: readonly string[] = [
  'sku',
  'name',
  'status',
  'productCode',
  'followsStock',
  'realStock',
  'remark',
  'mainPictureUrl',
];

export function tabOf([name = '']: Path): Tab {
  if (name === 'sheinProductImages') return 'shein';
  if (name === 'temuProductImages') return 'temu';
  return basicFields.includes(String(name)) ? 'basic' : 'specifications';
}

/** The field that gives what is missing; undefined: it is the product's. */
export const fieldOf = (part: MissingPart) => fieldOfPart(part, { within: [], lists });

type Values = Partial<CallInput<typeof productWrites.editSpec>>;

export function valuesOf(spec: ProductSpecDetail): Values {
  const slots = slotValuesOf(spec.sheinProductImages, spec.temuProductImages);
  return {
    id: spec.id,
    gmtModified: spec.gmtModified,
    sku: spec.sku,
    name: spec.name,
    status: spec.status,
    productCode: spec.productCode,
    colorCode: spec.colorCode,
    sizeCode: spec.sizeCode,
    followsStock: spec.followsStock,
    realStock: spec.followsStock ? undefined : spec.realStock,
    remark: spec.remark,
    mainPictureUrl: spec.mainPictureUrl,
    material: spec.material,
    origin: spec.origin ?? undefined,
    productReferenceLinks: spec.productReferenceLinks,
    startOriginalPrice: spec.startOriginalPrice ?? undefined,
    endOriginalPrice: spec.endOriginalPrice ?? undefined,
    startSellingPrice: spec.startSellingPrice ?? undefined,
    endSellingPrice: spec.endSellingPrice ?? undefined,
    outerBoxLength: spec.outerBoxLength ?? undefined,
    outerBoxWidth: spec.outerBoxWidth ?? undefined,
    outerBoxHeight: spec.outerBoxHeight ?? undefined,
    outerBoxWeight: spec.outerBoxWeight ?? undefined,
    sheinProductImages: slotRowsOf('shein', slots),
    temuProductImages: slotRowsOf('temu', slots),
  };
}

const plainFacts = [
  'sku',
  'name',
  'productCode',
  'remark',
  'material',
  'origin',
  'productReferenceLinks',
  ...amountFields,
] as const;

/** What the form shows of a SKU, in words. */
export function factsOf(spec: ProductSpecDetail, t: Translate): Fact[] {
  const stock = spec.followsStock ? t('productVariants.follows') : String(spec.realStock);
  return [
    ...plainFacts.map((name) => ({ name, label: t(`productVariants.cell.${name}`), text: String(spec[name] ?? '') })),
    { name: 'status', label: t('ui.status'), text: t(`productVariants.status.${spec.status}`) },
    { name: 'followsStock', label: t('productVariants.stock'), text: stock },
    { name: 'realStock', label: t('productVariants.stock'), text: stock },
    { name: 'mainPictureUrl', label: t('productVariants.mainPicture'), text: spec.mainPictureUrl },
    { name: 'sheinProductImages', label: t('productVariants.tab.shein'), text: countOf(spec.sheinProductImages) },
    { name: 'temuProductImages', label: t('productVariants.tab.temu'), text: countOf(spec.temuProductImages) },
  ];
}

function countOf(rows: ProductSpecDetail['sheinProductImages']): string {
  return String(Object.values(slotValuesOf(rows)).flat().length);
}
