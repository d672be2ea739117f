import { amountFields } from '@pressroom/contract/productTemplates/form';
import { createHash } from 'node:crypto';
import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { mainPictureSlots, putFirst } from '@pressroom/contract/pictures/putFirst';
import { slotCountOf } from '@pressroom/contract/pictures/slotLists';
import { askedBy } from '@pressroom/contract/products/missingParts';
import { productType } from '@pressroom/contract/products/product';
import type { TakeOverField } from '@pressroom/contract/products/takeOver';
import type { WholeProduct, WholeSku } from '../record/queries.ts';
import type { TakenSlot, TakenTemplate } from './queries.ts';

/** What one SKU, or the product itself, would take over. */
export interface Difference {
  field: TakeOverField;
  before: string;
  after: string;
  /** Absent: the product itself. */
  skuId?: string;
  /** Of a slot. */
  slot?: TakenSlot;
}

type Goods = Pick<TakenTemplate, 'material' | 'productReferenceLinks'> & {
  [field in (typeof nullable)[number]]: string | null;
};

const nullable = ['origin', ...amountFields] as const;

const together = (values: readonly (string | null)[], between: string) =>
  values.every((value) => value === null) ? '' : values.map((value) => value ?? '').join(between);
const plain = (measure: string | null) => (measure === null ? null : String(Number(measure)));

function valuesOf(goods: Goods) {
  const { outerBoxLength, outerBoxWidth, outerBoxHeight, outerBoxWeight } = goods;
  return {
    material: goods.material,
    origin: goods.origin ?? '',
    referenceLinks: goods.productReferenceLinks,
    originalPrice: together([goods.startOriginalPrice, goods.endOriginalPrice], ' – '),
    sellingPrice: together([goods.startSellingPrice, goods.endSellingPrice], ' – '),
    box: together([outerBoxLength, outerBoxWidth, outerBoxHeight].map(plain), ' × '),
    weight: plain(outerBoxWeight) ?? '',
  } satisfies Partial<Record<TakeOverField, string>>;
}

/** Everything that the product would take over. A combination has goods and pictures of its components, not of a template. */
export function differencesOf({ head, skus }: WholeProduct, template: TakenTemplate): Difference[] {
  const ofHead: Difference[] = [
    ...(head.classificationTemplateId === template.classificationTemplateId
      ? []
      : [{ field: 'categoryTemplate' as const, before: head.classificationName, after: template.classificationName }]),
    ...(head.packagingTemplateId === template.packagingTemplateId
      ? []
      : [{ field: 'outerPkgTemplate' as const, before: head.packagingName, after: template.packagingName }]),
  ];
  if (head.productType === productType.combination) return ofHead;
  const given = Object.entries(valuesOf(template)) as [keyof ReturnType<typeof valuesOf>, string][];
  const ofSkus = skus.flatMap((sku): Difference[] => {
    const own = valuesOf(sku);
    return [
      ...given.flatMap(([field, after]) =>
        own[field] === after ? [] : [{ field, before: own[field], after, skuId: sku.id }],
      ),
      ...slotDifferences(sku, template, askedBy(head.productType)),
    ];
  });
  return [...ofHead, ...ofSkus];
}

/**
 * A main picture stays first where it stands in a slot. Slots in which the template has no picture stay as they are, and so
 * do those that have as many as a listing needs, where the template has fewer: a single product needs more than a template.
 */
function slotDifferences(
  { id: skuId, mainBlobId, pictures }: WholeSku,
  template: TakenTemplate,
  by: ReturnType<typeof askedBy>,
): Difference[] {
  return imageSlots.flatMap((slot) => {
    const { type } = slot;
    const needed = slotCountOf(slot, by).min;
    const given = blobsOf(template.pictures, type);
    const held = blobsOf(pictures, type);
    if (given.length === 0) return [];
    const keepsMain = mainBlobId !== null && mainPictureSlots.includes(type) && held.includes(mainBlobId);
    const blobIds = keepsMain ? (putFirst({ [type]: given }, mainBlobId)[type] ?? []) : given;
    if (blobIds.join() === held.join() || (blobIds.length < needed && held.length >= needed)) return [];
    return [
      {
        field: `slot${type}` as const,
        before: String(held.length),
        after: String(blobIds.length),
        skuId,
        slot: { skuId, imageType: type, blobIds },
      },
    ];
  });
}

const blobsOf = (pictures: readonly { imageType: number; blobId: string }[], type: number) =>
  pictures.flatMap(({ imageType, blobId }) => (imageType === type ? blobId : []));

/** Names the product and its template as they are now. */
export function basisOf({ head, skus }: WholeProduct, template: TakenTemplate): string {
  const state = [
    head.gmtModified,
    skus.map(({ id, gmtModified }) => [id, gmtModified]),
    [template.id, template.gmtModified],
    [template.classificationName, template.packagingName],
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}
