import { z } from 'zod';
import type { AttributeRow } from '../attributes/field.ts';
import { listedRow, rowOfListed } from '../classification/spellings.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';
import { productType, skuStatus } from '../products/product.ts';
import { storeTypeCode } from '../stores/marketplace.ts';
import { findingOut, findingPlace } from './finding.ts';
import { differences, listingStatus, marketStates, publishStatus, shelfStatus, stages } from './status.ts';

/** A value by which the SKUs of a listing differ. */
const publishProductSpecInfo = z.object({ specKey: z.enum(['color', 'size']), specVal: z.string(), code: z.string() });

export const publishProductImage = z.object({
  imageType: z.int(),
  /** Addresses in their order, joined by commas. */
  imageLinks: z.string(),
});

/** One value of an attribute. A share or number stands in attrInputVal, as the attribute lists of classification templates have it. */
export const publishProductAttr = z.object({
  id: z.string(),
  publishPlanId: id('PublishPlan'),
  publishProductId: id('PublishProduct'),
  attrKeyId: z.string(),
  attrKeyName: z.string(),
  attrValId: z.string().optional(),
  /** The name of a chosen value, or what was typed. */
  attrValName: z.string(),
  attrInputVal: z.string().optional(),
  attrUnit: z.string().optional(),
});
export type PublishProductAttr = z.output<typeof publishProductAttr>;
type SpelledRow = Omit<PublishProductAttr, 'id' | 'publishPlanId' | 'publishProductId' | 'attrKeyName'>;

/** The value as forms have it. */
export function rowOfAttr({ attrKeyId, attrValId, attrValName, attrInputVal, attrUnit }: SpelledRow): AttributeRow {
  return rowOfListed(
    {
      attributeKeyId: attrKeyId,
      attributeValId: attrValId,
      attributeVal: attrValName,
      attributeInputVal: attrInputVal,
      attributeUnit: attrUnit,
    },
    () => undefined,
  );
}

/** The value as the wire spells it; `name`: of a chosen value. */
export function attrOfRow(row: AttributeRow, name = ''): SpelledRow {
  const { attributeKeyId, attributeValId, attributeVal, attributeInputVal, attributeUnit } = listedRow(row, () => name);
  return {
    attrKeyId: attributeKeyId,
    attrValName: attributeVal,
    ...(attributeValId && { attrValId: attributeValId }),
    ...(attributeInputVal && { attrInputVal: attributeInputVal }),
    ...(attributeUnit && { attrUnit: attributeUnit }),
  };
}

/** What the marketplace said of a SKU when it was asked last; null: nothing yet. */
const marketSpec = z.object({
  skcId: z.string(),
  skuId: z.string(),
  originalPrice: z.string().nullable(),
  specialPrice: z.string().nullable(),
  realStock: z.int().nullable(),
  status: shelfStatus.nullable(),
});

/** One SKU of a listing. */
export const publishSpec = z.object({
  id: id('PublishSpec'),
  publishProductId: id('PublishProduct'),
  /** The SKU of ours; null once that is deleted. */
  productSpecId: id('ProductSku').nullable(),
  mainPictureUrl: z.string(),
  sku: z.string(),
  productCode: z.string(),
  originalPrice: z.string().nullable(),
  specialPrice: z.string().nullable(),
  realStock: z.int(),
  status: skuStatus,
  outerBoxLength: z.number().nullable(),
  outerBoxWidth: z.number().nullable(),
  outerBoxHeight: z.number().nullable(),
  outerBoxWeight: z.number().nullable(),
  productReferenceLinks: z.string(),
  publishProductSpecInfos: z.array(publishProductSpecInfo),
  market: marketSpec.nullable(),
});
export type PublishSpec = z.output<typeof publishSpec>;

export const publishSpecDetail = publishSpec.extend({ publishProductImages: z.array(publishProductImage) });
export type PublishSpecDetail = z.output<typeof publishSpecDetail>;

/** Why a listing stands where it stands: in our words, in the marketplace's, and the field to mend. */
export const publishProblem = z.object({
  msg: words,
  /** The marketplace's own words, whole; empty: it has said nothing. */
  reason: z.string(),
  code: z.string(),
  place: findingPlace.nullable(),
});
export type PublishProblem = z.output<typeof publishProblem>;

/** A listing as lists show it: what one store shows of one product. */
export const publishProduct = z.object({
  id: id('PublishProduct'),
  publishPlanId: id('PublishPlan'),
  publishBatchNo: z.string(),
  productId: id('Product'),
  productType,
  storeId: id('Store'),
  storeName: z.string(),
  storeTypeCode,
  spu: z.string(),
  name: z.string(),
  title: z.string(),
  cargoNo: z.string(),
  categoryTemplateId: id('ClassificationTemplate').nullable(),
  /** Null once the template is deleted. */
  categoryTemplateName: z.string().nullable(),
  mainPictureUrl: z.string(),
  skuCount: z.int(),
  /** The first few; `skuCount` says how many there are. */
  skuList: z.array(z.string()),
  /** Of the first SKU. */
  outerBoxLength: z.number().nullable(),
  outerBoxWidth: z.number().nullable(),
  outerBoxHeight: z.number().nullable(),
  /** Lowest and highest of its SKUs. */
  originalPrice: z.string().nullable(),
  highestOriginalPrice: z.string().nullable(),
  specialPrice: z.string().nullable(),
  highestSpecialPrice: z.string().nullable(),
  /** Of all its SKUs. */
  realStock: z.int(),
  publishStatus: listingStatus,
  /** While it is publishing. */
  stage: z.enum(stages).nullable(),
  /** When it goes on, where that is not at once. */
  dueAt: momentOut.nullable(),
  /** On or off the shelf; null: not published. */
  status: shelfStatus.nullable(),
  errorMessage: words.nullable(),
  problem: publishProblem.nullable(),
  errorCount: z.int(),
  warningCount: z.int(),
  /** Null: not judged since it was changed. */
  judgedAt: momentOut.nullable(),
  differs: z.array(z.enum(differences)),
  /** Null: it was never asked. */
  marketState: z.enum(marketStates).nullable(),
  /** When the marketplace was asked last. */
  checkedAt: momentOut.nullable(),
  publishedAt: momentOut.nullable(),
  /** When it was changed here after it was sent: republishing sends the change. Null: it is as it was sent. */
  changedAt: momentOut.nullable(),
  /** Its marketplace asks for something else by now, so that it would be refused. */
  outdated: z.boolean(),
  /** Its product, or a template of it, was edited after its contents were taken over. */
  productMoved: z.boolean(),
  /** SHEIN's SPU, TEMU's product; null: it does not know the listing. */
  marketProductId: z.string().nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type PublishProduct = z.output<typeof publishProduct>;

/** The whole of a listing, as it would be sent. */
export const publishProductDetail = publishProduct.extend({
  description: z.string(),
  /** Names from the root to the leaf. */
  categoryNames: z.array(z.string()),
  outerPkgShape: z.int(),
  outerPkgType: z.int(),
  outerPkgImages: z.string(),
  sizeChartName: z.string(),
  modelName: z.string(),
  publishProductAttrs: z.array(publishProductAttr),
  publishProductSpecs: z.array(publishSpecDetail),
  findings: z.array(findingOut),
});
export type PublishProductDetail = z.output<typeof publishProductDetail>;

/** A plan as lists show it. */
export const publishPlan = z.object({
  id: id('PublishPlan'),
  publishBatchNo: z.string(),
  /** Different ones among its listings. */
  storeNames: z.array(z.string()),
  /** The first few; `listingCount` says how many listings there are. */
  spuList: z.array(z.string()),
  listingCount: z.int(),
  publishStatus,
  pending: z.int(),
  publishing: z.int(),
  published: z.int(),
  failed: z.int(),
  /** Listings that preflight would not let through. */
  withErrors: z.int(),
  /** When it releases itself; null: by hand. */
  releaseAt: momentOut.nullable(),
  createUser: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type PublishPlan = z.output<typeof publishPlan>;
