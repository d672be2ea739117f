import { amountFields } from '@pressroom/contract/productTemplates/form';
import type { CallInput } from '@pressroom/contract/endpoint';
import { linksOf, slotRowsOf, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductDetail } from '@pressroom/contract/products/product';
import type { productWrites } from '@pressroom/contract/products/writes';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';
import type { Path } from '../../../kit/problems.ts';
import type { SlotLists } from '../../pictures/pictures.public.tsx';
import { fieldOfPart } from '../form/fieldOfPart.ts';
import { codeOfCopy, headFacts, headOf, specFacts } from '../form/productForm.ts';

export type Tab = 'basic' | 'specification' | 'shein' | 'temu';

/** Where the form keeps the one SKU. */
export const spec = 'singleSpec';

export const slotLists: SlotLists = {
  shein: [spec, 'sheinProductImages'],
  temu: [spec, 'temuProductImages'],
};

const specificationFields: readonly string[] = [
  'material',
  'origin',
  'productReferenceLinks',
  'realStock',
  ...amountFields,
];

/** The fields that stand alone, by their names. */
export const plainFields: readonly string[] = [
  'spu',
  'categoryTemplateId',
  'outerPkgTemplateId',
  ...['sku', 'name', 'productCode', 'remark', ...specificationFields].map((name) => `${spec}.${name}`),
];

/** The tab on which a field stands. */
export function tabOf([first, name]: Path): Tab {
  if (first !== spec) return 'basic';
  if (name === 'sheinProductImages') return 'shein';
  if (name === 'temuProductImages') return 'temu';
  return specificationFields.includes(String(name)) ? 'specification' : 'basic';
}

/** The field that gives what is missing. */
export function fieldOf(part: MissingPart): Path {
  const ofSku = fieldOfPart(part, { within: [spec], lists: slotLists });
  return ofSku ?? [part === 'attributes' ? 'categoryTemplateId' : 'stockImage1'];
}

type Values = Partial<CallInput<typeof productWrites.edit>>;

/** Fields that nobody has filled in yet are absent. */
export const newSingle = {
  status: 1,
  [spec]: {
    followsStock: true,
    sheinProductImages: slotRowsOf('shein', {}),
    temuProductImages: slotRowsOf('temu', {}),
  },
} as unknown as Values;

export function valuesOf(product: ProductDetail): Values {
  const [sku] = product.productSpecs;
  const slots = slotValuesOf(sku!.sheinProductImages, sku!.temuProductImages);
  const { id, gmtModified, name, remark, material, origin, productReferenceLinks, productCode } = sku!;
  return {
    ...headOf(product),
    stockImage1: product.stockImage1 || undefined,
    stockImage2: product.stockImage2 || undefined,
    [spec]: {
      id,
      gmtModified,
      sku: sku!.sku,
      name,
      remark,
      productCode,
      mainPictureUrl: sku!.mainPictureUrl,
      followsStock: sku!.followsStock,
      realStock: sku!.followsStock ? undefined : String(sku!.realStock),
      material,
      origin: origin ?? undefined,
      productReferenceLinks,
      startOriginalPrice: sku!.startOriginalPrice ?? undefined,
      endOriginalPrice: sku!.endOriginalPrice ?? undefined,
      startSellingPrice: sku!.startSellingPrice ?? undefined,
      endSellingPrice: sku!.endSellingPrice ?? undefined,
      outerBoxLength: sku!.outerBoxLength ?? undefined,
      outerBoxWidth: sku!.outerBoxWidth ?? undefined,
      outerBoxHeight: sku!.outerBoxHeight ?? undefined,
      outerBoxWeight: sku!.outerBoxWeight ?? undefined,
      sheinProductImages: slotRowsOf('shein', slots),
      temuProductImages: slotRowsOf('temu', slots),
    },
  } as Values;
}

/** A product like this one, under other codes. */
export function copyOf(product: ProductDetail): Values {
  const { id: _id, gmtModified: _version, ...head } = valuesOf(product);
  const { id: _sku, gmtModified: _skuVersion, ...own } = head.singleSpec!;
  return { ...head, spu: codeOfCopy(product.spu), [spec]: { ...own, sku: codeOfCopy(own.sku) } } as Values;
}

/** What the form shows of a product, in words. */
export function factsOf(product: ProductDetail, t: Translate): Fact[] {
  const [sku] = product.productSpecs;
  const pictures = (rows: readonly { imageLinks: string }[]) =>
    t('products.pictureCount', { count: rows.flatMap(({ imageLinks }) => linksOf(imageLinks)).length });
  const [print1, print2] = sku!.stockImages;
  return [
    ...headFacts(product, t),
    { name: 'stockImage1', label: t('products.print', { at: 1 }), text: print1?.name ?? '' },
    { name: 'stockImage2', label: t('products.print', { at: 2 }), text: print2?.name ?? '' },
    { name: `${spec}.productCode`, label: t('products.productCode'), text: sku!.productCode },
    ...specFacts(sku!, spec, t),
    { name: `${spec}.material`, label: t('products.material'), text: sku!.material },
    {
      name: `${spec}.origin`,
      label: t('products.origin'),
      text: sku!.origin ? t(`productTemplates.origin.${sku!.origin}`) : '',
    },
    { name: `${spec}.productReferenceLinks`, label: t('products.links'), text: sku!.productReferenceLinks },
    {
      name: `${spec}.sheinProductImages`,
      label: t('products.tab.shein'),
      text: pictures(sku!.sheinProductImages),
    },
    { name: `${spec}.temuProductImages`, label: t('products.tab.temu'), text: pictures(sku!.temuProductImages) },
  ];
}
